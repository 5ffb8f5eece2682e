import type { Projection } from '../engine/projection.ts';
import type { Column } from '../money/column.ts';
import { amountText, plainAmount } from './amount-text.ts';

/** A line of the month's side tables: what, how much, and whether it sums up the lines before. */
export interface SideLine {
  readonly what: string;
  readonly text: string;
  readonly isSum: boolean;
  readonly noteClass: number;
  /** The figure's address, for "why?". */
  readonly figure: string;
}

function line(what: string, cents: number, figure: string, isSum = false): SideLine {
  return { what, text: isSum ? plainAmount(cents) : amountText(cents), isSum, noteClass: -1, figure };
}

/** Where the month's cash comes from. Lines at nil are left out, but for principal and finance charges. */
export function collectionLines(projection: Projection, at: number): readonly SideLine[] {
  const { byDate, scenario, startAfter } = projection;
  const number = startAfter + at + 1;
  const total = byDate.availableCollections[at] as number;
  const principal = byDate.principalCollections[at] as number;
  const given = scenario.collections;
  const lines: SideLine[] = [line('Principal', principal, `collections:principal:${number}`)];
  if (given && at < given.count) {
    const { lines: filed } = given;
    // After a call or a sale the months that were given bring the trust nothing.
    const amount = (column: Column): number => (total === 0 ? 0 : (column[at] as number));
    const bought = amount(filed.purchase_principal) + amount(filed.purchase_finance);
    lines.push(
      line('Finance charges', amount(filed.finance_charges), `collections:finance_charges:${number}`),
      line('Liquidation Proceeds', amount(filed.liquidation_proceeds), `collections:liquidation_proceeds:${number}`),
      line('Purchase Amounts', bought, `purchase-amounts:${number}`),
      line('Advances', amount(filed.advances), `collections:advances:${number}`),
      line('Account interest', amount(filed.account_interest), `collections:account_interest:${number}`),
    );
  } else lines.push(line('Interest and recoveries', total - principal, `interest-and-recoveries:${number}`));
  const [called, sold] = [byDate.callPrice[at] as number, byDate.saleProceeds[at] as number];
  lines.push(
    line('Call price', called, `call-price:${number}`),
    line('Sale proceeds', sold, `sale-proceeds:${number}`),
  );
  const sum = called + sold === 0 ? 'available-collections' : 'cash';
  return [
    ...lines.filter(({ text }, place) => place < 2 || text !== '–'),
    line('Available Collections', total + called + sold, `${sum}:${number}`, true),
  ];
}

/** Principal of each class with a balance before the date. */
export function principalLines(projection: Projection, at: number): readonly SideLine[] {
  const { byClass, dates, deal, startAfter } = projection;
  const number = startAfter + at + 1;
  let total = 0;
  const lines = deal.classes.flatMap(({ name }, noteClass): SideLine[] => {
    const cell = noteClass * dates + at;
    const principal = byClass.principal[cell] as number;
    total += principal;
    if ((byClass.before[cell] as number) === 0) return [];
    return [{ ...line(name, principal, `principal:${encodeURIComponent(name)}:${number}`), noteClass }];
  });
  return [...lines, line('Principal', total, `total-principal:${number}`, true)];
}

/** The Reserve Account's movements of a date. */
export function reserveLines(projection: Projection, at: number): readonly SideLine[] {
  const { byDate, startAfter } = projection;
  const number = startAfter + at + 1;
  const amount = (name: keyof typeof byDate): number => byDate[name][at] as number;
  const optional: readonly (readonly [what: string, cents: number, figure: string])[] = [
    ['Earnings', amount('reserveEarnings'), 'reserve-earnings'],
    ['Draw', -amount('reserveDraw'), 'reserve-draw'],
    ['Returned', amount('reserveReturned'), 'reserve-returned'],
    ['Top-up', amount('reserveTopUp'), 'reserve-top-up'],
    ['To principal', -amount('reserveToRegular'), 'reserve-to-regular'],
    ['To the successor', -amount('reserveToTransition') - amount('reserveToAdditionalFee'), 'reserve-to-successor'],
    ['To the Depositor', -amount('reserveToDepositor'), 'reserve-to-depositor'],
  ];
  return [
    line('Opening', amount('reserveOpening'), `reserve-opening:${number}`),
    ...optional
      .filter(([, cents]) => cents !== 0)
      .map(([what, cents, figure]) => line(what, cents, `${figure}:${number}`)),
    line('Closing', amount('reserveClosing'), `reserve-closing:${number}`, true),
    line('Required', amount('reserveRequired'), `reserve-required:${number}`),
  ];
}
