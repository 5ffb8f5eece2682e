import { TRUST_2019_4 } from '../second/trust-2019-4.ts';
import { type Dice, dollars, monthText, rateText, share } from './dice.ts';

/** A deal in the headless form with what the other generators need of it, amounts in cents. */
export interface DealDraft {
  readonly form: Record<string, unknown>;
  readonly pool: number;
  readonly reserveRequired: number;
  readonly capSuccessor: number;
  readonly capReviewer: number;
  readonly classes: readonly ClassDraft[];
}

interface ClassDraft {
  readonly name: string;
  readonly rank: number;
  readonly balance: number;
}

/** When the dates of the run lie, so that final dates can be made to fall among them. */
export interface Span {
  readonly startAfter: number;
  readonly dates: number;
}

export type Finals = 'documents' | 'early' | 'far';

/** This trust, with its own final months or others. */
export function thisTrust(d: Dice, span: Span, finals: Finals): DealDraft {
  const months = finalMonths(d, span, finals, 2019 * 12 + 10);
  const classes = TRUST_2019_4.classes.map((c) => ({
    name: String(c['name']),
    rank: Number(c['rank']),
    balance: Number(String(c['balance']).replace('.', '')),
  }));
  const moved = TRUST_2019_4.classes.map((c) => ({ ...c, final: months(Number(c['rank'])) ?? c['final'] }));
  return {
    form: { ...TRUST_2019_4, classes: moved },
    pool: 150_375_000_350,
    reserveRequired: 375_937_501,
    capSuccessor: 17_500_000,
    capReviewer: 17_500_000,
    classes,
  };
}

/** The final month of a rank; null keeps the documents'. Rarely a junior rank comes before a senior one. */
function finalMonths(d: Dice, span: Span, finals: Finals, firstMonth: number): (rank: number) => string | null {
  if (finals === 'documents') return () => null;
  if (finals === 'far') return () => '2099-12';
  const first = firstMonth + span.startAfter;
  const drawn = Array.from({ length: 8 }, () => first + d.between(-2, span.dates + 3));
  if (d.chance(75)) drawn.sort((a, b) => a - b);
  return (rank) => monthText(Math.max(drawn[rank - 1] ?? first, firstMonth));
}

/** A made-up deal of the shelf: seven or eight classes, ten thousand to two billion dollars. */
export function madeUpDeal(d: Dice, span: Span, finals: Finals): DealDraft {
  const pool = poolSize(d);
  const firstMonth = 2015 * 12 + d.below(12 * 10);
  const months = finalMonths(d, span, finals, firstMonth);
  const split = d.chance(70);
  const names = split
    ? ['A-1', 'A-2a', 'A-2b', 'A-3', 'A-4', 'B', 'C', 'D']
    : ['A-1', 'A-2', 'A-3', 'A-4', 'B', 'C', 'D'];
  const balances = classBalances(d, share(pool, d.between(9_300, 10_400)), names.length);
  const floating = floatingClass(d, names);
  const rankOf = (k: number) => (split && k >= 2 ? k : k + 1);
  const classes = names.map((name, k) => ({ name, rank: rankOf(k), balance: balances[k] ?? 0 }));
  const reserveRequired = share(pool, d.pick([0, 25, 50, 100, d.below(300)]));
  const cap = d.pick([17_500_000, share(pool, 5), share(pool, 1), d.below(Math.max(1, share(pool, 20))), 0]);
  const form = {
    name: 'made up',
    ...closingAndFirst(d, firstMonth),
    initial_pool: dollars(pool),
    oc_target: dollars(share(pool, d.pick([0, 25, 50, 150, d.below(400)]))),
    reserve_initial: dollars(d.chance(60) ? reserveRequired : share(pool, d.below(300))),
    reserve_required: dollars(reserveRequired),
    servicing_fee_pct: d.pick(['1.00', '1.00', '0.50', '0.75', '1.25', '2.00', '3.5', '0.00']),
    call_threshold_pct: d.pick(['10', '10', '5', '0', '25', '50', '100', String(d.below(101))]),
    ...(d.chance(12) ? { sweep_when_all_paid: false } : {}),
    caps: { successor_total: dollars(cap), reviewer_per_year: dollars(d.chance(50) ? cap : share(pool, d.below(10))) },
    classes: classes.map((c, k) => ({
      name: c.name,
      level: k < names.length - 3 ? 'A' : c.name,
      rank: c.rank,
      balance: dollars(c.balance),
      ...(c.name === floating
        ? { benchmark_spread_pct: rateText(d.below(150) * 1_000), day_count: d.chance(90) ? 'act/360' : '30/360' }
        : { rate_pct: rateText(d.below(900_000)), day_count: k === 0 || d.chance(8) ? 'act/360' : '30/360' }),
      final: months(mateOffset(d, c.rank)) ?? monthText(firstMonth + 12 + c.rank * 8),
      ...(k === 0 ? { first_after_acceleration: true } : {}),
    })),
  };
  const caps = form.caps;
  const cents = (text: string) => Number(text.replace('.', ''));
  return {
    form,
    pool,
    reserveRequired,
    capSuccessor: cents(caps.successor_total),
    capReviewer: cents(caps.reviewer_per_year),
    classes,
  };
}

/** Rarely a class of a shared rank has a final month of its own, the next rank's. */
function mateOffset(d: Dice, rank: number): number {
  return rank === 2 && d.chance(10) ? rank + 1 : rank;
}

function poolSize(d: Dice): number {
  const unit = d.pick([10_000, 100_000, 1_000_000, 10_000_000, 100_000_000]);
  return Math.min(d.between(100, 1_999) * unit + d.below(unit), 200_000_000_000);
}

function classBalances(d: Dice, notes: number, count: number): number[] {
  const weights = Array.from({ length: count }, (_, k) => (k < count - 3 ? d.between(5, 100) : d.between(2, 30)));
  const all = weights.reduce((a, b) => a + b, 0);
  return weights.map((w) => Math.max(1, share(notes, Math.floor((w * 10_000) / all)) + d.below(99)));
}

function floatingClass(d: Dice, names: readonly string[]): string | null {
  if (d.chance(8)) return null;
  return names.includes('A-2b') && d.chance(65) ? 'A-2b' : d.pick(names);
}

/** Usually a month between closing and the first date; also a few days, or up to three months; month ends included. */
function closingAndFirst(d: Dice, firstMonth: number): Record<string, unknown> {
  const monthsBefore = d.pick([1, 1, 1, 0, 2, 3]);
  const index = firstMonth - monthsBefore;
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const last = lengths[index % 12] ?? 28;
  const anyDay = d.chance(15) ? last : d.between(1, last);
  const day = monthsBefore === 0 ? d.between(1, 13) : anyDay;
  return {
    closing: `${monthText(index)}-${day.toString().padStart(2, '0')}`,
    first_distribution: monthText(firstMonth),
    distribution_day: 15,
  };
}
