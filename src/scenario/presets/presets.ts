import type { ScenarioPatch } from './scenario-patch.ts';

/** Assumptions that others have made or seen, ready to be laid over a scenario. */
export interface Preset {
  readonly id: string;
  /** What it is about, and so beside which inputs it is offered. */
  readonly about: 'scenario' | 'loss' | 'timing';
  readonly label: string;
  /** Where the figures come from. */
  readonly source: string;
  readonly patch: ScenarioPatch;
}

const TERM_SHEET = 'Pricing term sheet (FWP), 17 Oct 2019, accession 0001193125-19-269200';
const CERTIFICATES =
  'Reckoned from the 49 certificates of the trust (EX-99.1, 15 Nov 2019 to 15 Nov 2023, CIK 1788503)';
const RATINGS = 'asreport.americanbanker.com, "Good credit buoys CarMax"';
const RATINGS_NEXT = 'asreport.americanbanker.com, "CarMax CNL projections down slightly in its first 2020 ABS"';
const SHELF =
  'Reckoned from the certificates of 30 trusts of the shelf, 2014-1 to 2021-2, whose pools ran down to the call';
const CONVENTION = "Stress curve of the trade's custom; no filing stands behind it";

/** The presets of collateral.md § 5, whole scenarios first. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'pricing',
    about: 'scenario',
    label: 'Pricing: 1.3 % ABS, no loss, to the call',
    source: TERM_SHEET,
    patch: {
      collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '0', multiple: null } },
      events: { call: { mode: 'first' } },
    },
  },
  {
    id: 'as-realised',
    about: 'scenario',
    label: 'As realised, on average: 1.32 % ABS, 1.32 % CNL, recovery 52.68 %',
    source: CERTIFICATES,
    patch: {
      collateral: {
        prepayment: { kind: 'abs', pct: '1.32' },
        default: { kind: 'cnl', pct: '1.32', multiple: null, timing: null },
        recovery_pct: '52.68',
      },
    },
  },
  lossOf(
    's-and-p',
    'S&P base case: 2.25 % CNL',
    `Middle of the 2.2 to 2.3 % that S&P expected; ${RATINGS}`,
    '2.25',
    null,
  ),
  lossOf(
    'fitch',
    'Fitch base case: 2.45 % CNL',
    `Given for CarMax 2020-1 and said to be like that of 2019-4; ${RATINGS_NEXT}`,
    '2.45',
    null,
  ),
  ...['2', '3', '4', '5'].map((multiple) =>
    lossOf(
      `stress-${multiple}`,
      `${multiple} × 2.25 % CNL`,
      `${multiple} times the middle of S&P's expected loss; ${RATINGS}`,
      '2.25',
      multiple,
    ),
  ),
  timingOf('timing-shelf', 'As the shelf lost: 33.7 % by month 12, 68.2 % by 24', SHELF, null),
  timingOf('timing-front', 'Front-loaded: 50, 80, 95, 100 % at 12, 24, 36, 48', CONVENTION, ['50', '80', '95', '100']),
  timingOf('timing-back', 'Back-loaded: 15, 40, 75, 100 % at 12, 24, 36, 48', CONVENTION, ['15', '40', '75', '100']),
];

/** A lifetime net loss; its timing and the recovery stay the user's. */
function lossOf(id: string, label: string, source: string, pct: string, multiple: string | null): Preset {
  return { id, about: 'loss', label, source, patch: { collateral: { default: { kind: 'cnl', pct, multiple } } } };
}

/** Shares of the lifetime loss at the ends of the years; null is the shelf's own timing, which counts where none is given. */
function timingOf(id: string, label: string, source: string, byYear: readonly string[] | null): Preset {
  const points = byYear?.map((share, year): [number, string] => [12 * (year + 1), share]);
  const timing = points === undefined ? null : { cumulative_pct: points };
  return { id, about: 'timing', label, source, patch: { collateral: { default: { kind: 'cnl', timing } } } };
}
