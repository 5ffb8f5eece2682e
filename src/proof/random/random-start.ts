import { type Dice, dollars, share } from './dice.ts';
import type { DealDraft, Span } from './random-deal.ts';

export interface StartDraft {
  readonly form: Record<string, unknown>;
  readonly pool: number;
  readonly notes: number;
}

/**
 * Closing, or a standing after a date: Notes paid in order, the pool about as large as what is left of them, within
 * `poolToNotes` ten-thousandths. `nearlyPaid` leaves less than a tenth of the Notes.
 */
export function randomStart(
  d: Dice,
  deal: DealDraft,
  span: Span,
  poolToNotes: readonly [number, number],
  nearlyPaid: boolean,
): StartDraft {
  const all = deal.classes.reduce((total, c) => total + c.balance, 0);
  if (span.startAfter === 0) return { form: { kind: 'closing' }, pool: deal.pool, notes: all };
  const paid = nearlyPaid ? d.between(8_900, 9_990) : d.pick([0, 3_000, d.below(9_000), d.between(7_000, 9_990)]);
  const balances = paidInOrder(deal, share(all, paid));
  const notes = [...balances.values()].reduce((a, b) => a + b, 0);
  const pool = Math.min(deal.pool, share(notes, d.between(poolToNotes[0], poolToNotes[1])) + d.below(100));
  const form = {
    kind: 'after',
    after_date: span.startAfter,
    balances: Object.fromEntries([...balances].map(([name, cents]) => [name, dollars(cents)])),
    pool: dollars(pool),
    reserve: dollars(
      d.pick([0, deal.reserveRequired, deal.reserveRequired, share(deal.reserveRequired, d.below(15_000))]),
    ),
    ...arrears(d, deal, balances, pool),
  };
  return { form, pool, notes };
}

function paidInOrder(deal: DealDraft, paid: number): Map<string, number> {
  const balances = new Map<string, number>();
  let left = paid;
  for (const rank of [...new Set(deal.classes.map((c) => c.rank))]) {
    const group = deal.classes.filter((c) => c.rank === rank);
    const total = group.reduce((sum, c) => sum + c.balance, 0);
    const part = total === 0 ? 10_000 : Math.min(10_000, Math.floor((Math.min(left, total) * 10_000) / total));
    for (const c of group) balances.set(c.name, left >= total ? 0 : c.balance - share(c.balance, part));
    left = Math.max(0, left - total);
  }
  return balances;
}

function arrears(d: Dice, deal: DealDraft, balances: Map<string, number>, pool: number): Record<string, unknown> {
  const form: Record<string, unknown> = {};
  if (d.chance(30)) {
    const owing = [...balances].filter(([, cents]) => cents > 0 && d.chance(40));
    form['unpaid_interest'] = Object.fromEntries(
      owing.map(([name, cents]) => [name, dollars(share(cents, d.below(60)))]),
    );
  }
  if (d.chance(20)) form['unpaid_fee'] = dollars(d.below(share(pool, 20) + 100));
  if (d.chance(20)) form['unpaid_advances'] = dollars(d.below(share(pool, 10) + 100));
  if (d.chance(25)) form['owed'] = randomClaims(d, deal, pool);
  if (d.chance(25)) form['cap_successor_used'] = dollars(d.below(deal.capSuccessor + 1));
  if (d.chance(25)) form['cap_reviewer_used'] = dollars(d.below(deal.capReviewer + 1));
  return form;
}

/** Claims about as large as the caps, as a small part of the pool, or far above both. */
export function randomClaims(d: Dice, deal: DealDraft, pool: number, transitionWeighs = false): Record<string, string> {
  const size = () =>
    d.below(d.pick([deal.capSuccessor, deal.capReviewer, share(pool, 3), share(pool, 30), 1_000]) + 100);
  const claims: Record<string, string> = {};
  for (const kind of ['successor_indemnity', 'successor_transition', 'reviewer', 'trustee', 'owner_trustee']) {
    if (d.chance(50)) claims[kind] = dollars(size());
  }
  if (transitionWeighs) claims['successor_transition'] = dollars(share(pool, d.between(50, 800)));
  return claims;
}
