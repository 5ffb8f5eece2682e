import { faultAt, type Read } from '../../deal/fault.ts';
import type { ShelfColumn, ShelfTrust } from '../../deal/shelf/shelf-performance.ts';
import { civilOf, parseDay } from '../../money/day.ts';
import { proRataThrough } from '../../money/pro-rata.ts';
import type { Rate } from '../../money/rate.ts';
import { printScaled } from '../../money/scaled.ts';
import { printVector } from '../vector/print-vector.ts';
import { vectorOf } from '../vector/vector-values.ts';
import { recoveryFit } from './recovery-fit.ts';
import type { ScenarioPatch } from './scenario-patch.ts';

/** Another trust's history as assumptions for this deal. */
export interface ShelfPreset {
  readonly id: string;
  /** "As realised by CarMax 2016-3 (certificates through 15 Sep 2020)" */
  readonly label: string;
  readonly source: string;
  readonly patch: ScenarioPatch;
  /** What the user must know of it: a trust that still runs, missing months, how recoveries are placed, what is odd. */
  readonly notes: readonly string[];
}

/**
 * How near the method comes, measured on the one trust for which both sides are known. The rep line ages by a month a month,
 * while a real pool's average remaining term falls more slowly, its short loans leaving first.
 */
export const ONE_LINE_NOTE =
  "This deal's pool runs as one rep line, which pays down a little faster than its loans did: 2019-4's own history laid over it leaves 8.0 % of the pool after month 49, where 10.2 % were filed.";

/** The columns of a {@link ShelfTrust}: ABS in 10^-5, cumulative net loss in 10^-6. */
const RATE_PER_ABS = 1e5;
const LOSS_PER_PERCENT = 1e4;
/** Shares and recovery are given to ten-thousandths of a percent, as certificates print percentages. */
const HUNDRED_PERCENT = 1_000_000;
const PER_PERCENT = 10_000;

const SOURCE =
  "Reckoned from the trust's monthly certificates (EX-99.1 to Form 10-D; depositor CarMax Auto Funding LLC)";

/**
 * The realised history of a trust of the shelf, to be laid over this deal:
 *
 * - Speed: its implied ABS month by month, then held.
 * - Defaults: its own, month by month, in proportion to the pool. The lifetime loss is its printed cumulative net loss, the
 *   recovery all its recoveries over all its defaults, and the timing the share of each month in all its *defaults*: then
 *   loss / (1 - recovery) x share is just the month's defaults over its initial pool. A timing by net loss would not do:
 *   recoveries come months later, so that in some months the net loss is negative, which no curve can hold.
 * - Recoveries: in all as realised, each the same share of its defaults and the same whole number of months later, the lag
 *   at which their running total stays nearest to the filed one. Negative recoveries of a month, which two trusts filed,
 *   are in the total.
 *
 * @param afterDate the date after which the scenario's assumptions begin (its start, or the last month with given
 * collections): speeds are taken from the trust's next month on
 * @returns a fault where the trust has no month after that date, or a history that cannot be laid over another deal
 */
export function shelfPreset(trust: ShelfTrust, afterDate = 0): Read<ShelfPreset> {
  if (trust.months <= afterDate) {
    return faultAt(
      '/start',
      `CarMax ${trust.name} has ${trust.months} months of certificates and the assumptions begin with month ${afterDate + 1}: choose an older trust, or an earlier start.`,
    );
  }
  const defaults = sumOf(trust.defaults);
  const recoveries = sumOf(trust.recoveries);
  if (defaults === 0 || recoveries < 0 || recoveries >= defaults) {
    return faultAt(
      '/collateral/default',
      `CarMax ${trust.name} has lost nothing so far; there is no loss to lay over.`,
    );
  }
  const fit = recoveryFit(trust);
  return {
    ok: true,
    value: {
      id: `shelf-${trust.name}`,
      label: `As realised by CarMax ${trust.name} (certificates through ${printed(trust.lastDate)})`,
      source: SOURCE,
      patch: {
        collateral: {
          prepayment: { kind: 'abs', pct: speedsFrom(trust.abs, afterDate) },
          default: {
            kind: 'cnl',
            pct: printScaled(trust.cumulativeNetLoss.at(-1) ?? 0, LOSS_PER_PERCENT),
            multiple: null,
            timing: { monthly_pct: sharesOf(trust.defaults, defaults) },
            mid_life: null,
          },
          recovery_pct: printScaled(proRataThrough(HUNDRED_PERCENT, recoveries, defaults), PER_PERCENT),
          recovery_lag: fit.lag,
        },
      },
      notes: notesOf(trust, fit.sentence),
    },
  };
}

function sumOf(column: ShelfColumn): number {
  return column.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** The speeds after a date as vector text; a missing month keeps the speed of the month before it. */
function speedsFrom(abs: ShelfColumn, afterDate: number): string {
  let last = abs.find((speed) => speed !== null) ?? 0;
  const held = abs.map((speed) => {
    last = speed ?? last;
    return (last * RATE_PER_ABS) as Rate;
  });
  return printVector(vectorOf(held.slice(afterDate)));
}

/** Each month's share of all defaults; they add up to 100 exactly. */
function sharesOf(defaults: ShelfColumn, all: number): string[] {
  let soFar = 0;
  let given = 0;
  return defaults.map((amount) => {
    soFar += amount ?? 0;
    const through = proRataThrough(HUNDRED_PERCENT, soFar, all);
    const share = through - given;
    given = through;
    return printScaled(share, PER_PERCENT);
  });
}

function notesOf(trust: ShelfTrust, recoverySentence: string): string[] {
  const { name, months, ended, missing, note, lastPoolFactor } = trust;
  const left = printScaled(Math.floor((lastPoolFactor + 50) / 100), 100);
  const notes = [
    ended
      ? `Its certificates end in month ${months} with ${left} % of the pool left: later months keep the last speed and lose nothing.`
      : `It still runs: month ${months} is its last so far, with ${left} % of the pool left. Later months keep the last speed and lose nothing, so its lifetime loss is understated.`,
    recoverySentence,
    ONE_LINE_NOTE,
  ];
  if (missing.length > 0) {
    notes.push(
      `Month ${missing.join(', ')} of CarMax ${name} has no readable certificate: it keeps the speed of the month before and has no defaults of its own; its net loss is in the total.`,
    );
  }
  if (note !== null) notes.push(note);
  return notes;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function printed(date: string): string {
  const day = parseDay(date);
  if (day === null) return date;
  const civil = civilOf(day);
  return `${civil.day} ${MONTHS[civil.month - 1]} ${civil.year}`;
}
