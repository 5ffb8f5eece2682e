import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../filed-months.ts';
import type { ScenarioForm } from '../scenario-form.ts';
import { base64url, bytesOfBase64url } from './base64url.ts';
import { crc32 } from './crc-32.ts';
import { EVERY_FIELD, OTHER_FIELDS } from './forms-for-tests.ts';
import { FROZEN_SCENARIO } from './v1/frozen-default.ts';
import type { RecordedResult, Workspace } from './workspace.ts';

export const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

/** Figures of the size that eight classes have, two of them short. */
export const EIGHT_CLASSES: RecordedResult = {
  digest: 'murmur3:0123456789abcdef',
  classes: [201_591, 1_262_340, 1_264_001, 2_810_117, 3_990_260, 4_061_111, 4_062_222, null].map((life, at) => ({
    life,
    balance: at < 6 ? 0 : 2_407_000_000 - at,
  })),
};

export function workspaceOf(...forms: readonly ScenarioForm[]): Workspace {
  return { scenarios: forms.map((form) => ({ form, result: EIGHT_CLASSES })), view: {} };
}

/** Every setting of Sensitivity and Pricing, each other than at first; texts that cannot be read are settings like others. */
export const EVERY_SETTING = {
  part: 'draws',
  pricing: 'table',
  loss: 'cdr_pct',
  x: { path: 'events.eod.iv.month', steps: '1 to oops' },
  y: { path: 'collateral.recovery_pct', steps: '20, 30, 40' },
  figure: 'price',
  of: 'B',
  trusts: 'all',
  seed: '7',
  draws: '25000',
  plan: {
    inputs: [
      { path: 'collateral.prepayment.pct', kind: 'normal', fields: { mean: '1.3', sd: '0.15', min: '', max: '2' } },
      { path: 'collateral.default.pct', kind: 'empirical', fields: { values: '2.0, 2.5; 3' } },
    ],
    correlation: { '0 1': '-0.35' },
  },
  settlement: '23 Oct 2019',
  basis: 'monthly',
  quotes: { B: { by: 'price', text: '99.5' }, 'A-2b': { by: 'margin', text: '0.25' } },
  tableClass: 'C',
  tableBy: 'yield',
  tableRows: { yield: '2 to 3 by 0.125' },
  tableColumns: { path: 'collateral.default.multiple', steps: '0, 1, 2' },
  residualPrice: '7500000.00',
};

/** Scenarios of many kinds, alone and together, with names that could be taken for something else. */
export const WORKSPACES: readonly Workspace[] = [
  workspaceOf(FROZEN_SCENARIO),
  workspaceOf({ collections: 'filed', benchmark: 'filed' }),
  workspaceOf(EVERY_FIELD),
  workspaceOf(OTHER_FIELDS),
  workspaceOf({ ...FROZEN_SCENARIO, name: '<img src=x onerror=alert(1)>', note: 'javascript:alert(1) & "quotes"' }),
  workspaceOf(...Array.from({ length: 12 }, (_, at) => withMultiple(`${at}.5`))),
  workspaceOf({
    ...FROZEN_SCENARIO,
    name: '火 👩‍👩‍👧 مرحبا',
    collateral: { prepayment: { kind: 'abs', pct: '1; 2; oops'.slice(0, 4) } },
  }),
  {
    scenarios: [
      { form: withMultiple('4'), colour: 7, result: null },
      { form: EVERY_FIELD, colour: 0, result: { digest: 'sha999:abc', classes: [] } },
      {
        form: { ...withMultiple('5'), ...(EVERY_FIELD.deal ? { deal: EVERY_FIELD.deal } : {}), ...ownPool() },
        result: EIGHT_CLASSES,
      },
    ],
    view: { tab: 'waterfall', month: 33, present: true, base: 1, active: 2, chart: 'losses', table: 'a new one' },
  },
  { ...workspaceOf(FROZEN_SCENARIO), view: { tab: 'pricing', analysis: EVERY_SETTING } },
];

function withMultiple(multiple: string): ScenarioForm {
  const { collateral, ...others } = FROZEN_SCENARIO;
  const loss = { kind: 'cnl' as const, pct: '2.25', multiple };
  return { ...others, name: `Losses ${multiple}×`, collateral: { ...collateral, default: loss } };
}

/** What a scenario of the made-up deal needs: it has no rep line and no filed benchmark. */
function ownPool(): ScenarioForm {
  return {
    start: { kind: 'closing' },
    collateral: {
      rep_lines: [{ balance: '1000000000.00', rate_pct: '8', original_term: '66', remaining_term: '60' }],
    },
    benchmark: { first_month: 1, rates_pct: ['0.1'] },
  };
}

/** The fragment whose bytes are these and the right checksum. */
export function sealed(bytes: Uint8Array): string {
  const checksum = crc32(bytes);
  const whole = new Uint8Array(bytes.length + 4);
  whole.set(bytes);
  for (let at = 0; at < 4; at += 1) whole[bytes.length + at] = (checksum >>> (8 * at)) & 0xff;
  return `${base64url(whole)}z`;
}

/** The bytes of a fragment without its checksum. */
export function unsealed(fragment: string): Uint8Array {
  const bytes = bytesOfBase64url(fragment.slice(0, -1));
  if (bytes === null) throw new Error('This is no fragment of a link.');
  return bytes.subarray(0, -4);
}
