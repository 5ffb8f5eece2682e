import type { Projection } from '../engine/projection.ts';
import { amountText, plainAmount } from './amount-text.ts';

/** A line of the month's side tables: what, how much, and whether it sums up the lines before. */
export interface SideLine {
  readonly what: string;
  readonly text: string;
  readonly isSum: boolean;
  readonly noteClass: number;
}

function line(what: string, cents: number, isSum = false): SideLine {
  return { what, text: isSum ? plainAmount(cents) : amountText(cents), isSum, noteClass: -1 };
}

/** Where the month's cash comes from. Lines at nil are left out, but for principal and finance charges. */
export function collectionLines(projection: Projection, at: number): readonly SideLine[] {
  const { byDate, scenario } = projection;
  const total = byDate.availableCollections[at] as number;
  const principal = byDate.principalCollections[at] as number;
  const given = scenario.collections;
  const lines: SideLine[] = [line('Principal', principal)];
  if (given && at < given.count) {
    const { lines: filed } = given;
    const amount = (column: Float64Array): number => column[at] as number;
    lines.push(line('Finance charges', amount(filed.finance_charges)));
    lines.push(line('Liquidation Proceeds', amount(filed.liquidation_proceeds)));
    lines.push(line('Purchase Amounts', amount(filed.purchase_principal) + amount(filed.purchase_finance)));
    lines.push(line('Advances', amount(filed.advances)));
    lines.push(line('Account interest', amount(filed.account_interest)));
  } else lines.push(line('Interest and recoveries', total - principal));
  lines.push(
    line('Call price', byDate.callPrice[at] as number),
    line('Sale proceeds', byDate.saleProceeds[at] as number),
  );
  const cash = total + (byDate.callPrice[at] as number) + (byDate.saleProceeds[at] as number);
  return [...lines.filter(({ text }, place) => place < 2 || text !== '–'), line('Available Collections', cash, true)];
}

/** Principal of each class with a balance before the date. */
export function principalLines(projection: Projection, at: number): readonly SideLine[] {
  const { byClass, dates, deal } = projection;
  let total = 0;
  const lines = deal.classes.flatMap(({ name }, noteClass): SideLine[] => {
    const cell = noteClass * dates + at;
    const principal = byClass.principal[cell] as number;
    total += principal;
    return (byClass.before[cell] as number) > 0 ? [{ ...line(name, principal), noteClass }] : [];
  });
  return [...lines, line('Principal', total, true)];
}

/** The Reserve Account's movements of a date. */
export function reserveLines(projection: Projection, at: number): readonly SideLine[] {
  const { byDate } = projection;
  const amount = (name: keyof typeof byDate): number => byDate[name][at] as number;
  const optional: readonly (readonly [string, number])[] = [
    ['Earnings', amount('reserveEarnings')],
    ['Draw', -amount('reserveDraw')],
    ['Returned', amount('reserveReturned')],
    ['Top-up', amount('reserveTopUp')],
    ['To principal', -amount('reserveToRegular')],
    ['To the successor', -amount('reserveToTransition') - amount('reserveToAdditionalFee')],
    ['To the Depositor', -amount('reserveToDepositor')],
  ];
  return [
    line('Opening', amount('reserveOpening')),
    ...optional.filter(([, cents]) => cents !== 0).map(([what, cents]) => line(what, cents)),
    line('Closing', amount('reserveClosing'), true),
    line('Required', amount('reserveRequired')),
  ];
}
