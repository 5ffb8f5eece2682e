import { plainAmount } from '../amount-text.ts';
import type { Reason } from './explanation.ts';
import { collectionsLeft, groupOf, isAfterReturn, listAt, reserveLeft, sumRows } from './pay-group.ts';
import type { Walk } from './walk.ts';

/** Why a line is not paid in full: what the clauses before it left, and which money may not pay it. One or two sentences. */
function shortWhy(walk: Walk, at: number, row: number): string {
  const group = groupOf(walk, at, row);
  const collections = collectionsLeft(walk, at, group);
  const reserve = reserveLeft(walk, at, group);
  const left = [`${plainAmount(collections)} of collections`];
  if (group.mayUseReserve && reserve > 0) left.push(`${plainAmount(reserve)} of reserve money`);
  const share = group.end - group.first > 1 ? ' It is shared pro rata by what each is due.' : '';
  const nothing = collections === 0 && left.length === 1;
  const what = nothing ? 'nothing' : `only ${left.join(' and ')}`;
  const who = group.first === 0 ? `There is ${what}.` : `The clauses before it leave ${what}.`;
  return `${who}${reserveWords(walk, at, row, group.mayUseReserve)}${nothing ? '' : share}`;
}

function reserveWords(walk: Walk, at: number, row: number, mayUseReserve: boolean): string {
  const { byDate } = walk.projection;
  const draw = byDate.reserveDraw[at] as number;
  const payee = listAt(walk, at).rows[row]?.payee ?? '';
  if (!mayUseReserve) {
    if (payee === 'servicing_fee') return ' Reserve money may not pay the fee while the Servicer is CarMax.';
    if (payee === 'reserve') return ' The Reserve Account cannot fill itself.';
    return ' Reserve money may not pay it.';
  }
  if (isAfterReturn(walk, at, groupOf(walk, at, row))) return ' Reserve money does not reach this far.';
  const account = (byDate.reserveOpening[at] as number) + (byDate.reserveEarnings[at] as number);
  if (account === 0) return ' The Reserve Account is empty.';
  return draw === account ? ' The Reserve Account is drawn to the last cent.' : '';
}

/** From which purses some rows are paid, and what of them is unpaid and why: the last two parts of an explanation. */
export function paymentOf(walk: Walk, at: number, rows: readonly number[]): Pick<Reason, 'purses' | 'short'> {
  const sum = (what: 'due' | 'paid' | 'fromReserve'): number => sumRows(walk, at, rows, what);
  const purses = { collections: sum('paid') - sum('fromReserve'), reserve: sum('fromReserve') };
  const amount = sum('due') - sum('paid');
  if (amount === 0) return { purses };
  const first = rows.find((row) => sumRows(walk, at, [row], 'due') > sumRows(walk, at, [row], 'paid'));
  return { purses, short: { amount, why: shortWhy(walk, at, first ?? 0) } };
}
