import type { CollectionLine } from '../../scenario/collections.ts';
import type { Reason } from './explanation.ts';
import type { CollectionId, DateFigure, DateId } from './figure-id.ts';
import { assumption, filed, isThisTrust } from './origins.ts';
import { projectedReason } from './projected-collections.ts';
import { cents, type Value } from './value.ts';
import { inCents, leaf, nil, of, poolGone, type Rule, type Walk } from './walk.ts';

export const LINE_WORDS: Readonly<Record<CollectionLine, string>> = {
  principal: 'Principal collected',
  finance_charges: 'Finance charges collected',
  liquidation_proceeds: 'Liquidation Proceeds',
  purchase_principal: 'Purchase Amounts, principal',
  purchase_finance: 'Purchase Amounts, finance charges',
  defaulted: 'Defaulted Receivables',
  account_interest: 'Interest of the Collection Account',
  reserve_earnings: 'Earnings of the Reserve Account',
  advances: 'Servicer advances',
  unreimbursed_advances: 'Unreimbursed Servicer Advances of the month',
};

/** Lines of the certificate by line of collections. */
const FILED_LINES: Readonly<Record<CollectionLine, string>> = {
  principal: '2',
  finance_charges: '17a',
  liquidation_proceeds: '17b and 18b',
  purchase_principal: '3',
  purchase_finance: '17c',
  defaulted: '4',
  account_interest: '20',
  reserve_earnings: '51',
  advances: '21',
  unreimbursed_advances: '27',
};

/** The lines that are cash of the Collection Account. */
export const CASH_LINES = [
  'principal',
  'finance_charges',
  'liquidation_proceeds',
  'purchase_principal',
  'purchase_finance',
  'account_interest',
  'advances',
] as const satisfies readonly CollectionLine[];

/** What a date's collections bring: nothing after a call or sale, or after the last month that was given or projected. */
function lineValue(walk: Walk, line: CollectionLine, number: number, at: number): Value {
  const { collections } = walk.projection;
  return cents(isGone(walk, number) || at >= collections.count ? 0 : (collections.lines[line][at] as number));
}

function isGone(walk: Walk, number: number): boolean {
  const gone = poolGone(walk);
  return gone !== null && number > gone.number;
}

export const COLLECTION_RULE: Rule<CollectionId> = {
  title: ({ line }) => LINE_WORDS[line],
  value: (walk, { line, number }, at) => lineValue(walk, line, number, at),
  explain: (walk, { line, number }, at) => {
    const { collections, given } = walk.projection;
    const formula = 'Collections of the month';
    if (isGone(walk, number)) {
      return nil('The pool was called or sold before this month; nothing comes in any more.', [], formula);
    }
    if (at >= collections.count) return nil('No collections are to come in this month.', [], formula);
    if (at >= given) return projectedReason(walk, line, number, at);
    return givenReason(walk, line, number, at);
  },
};

function givenReason(walk: Walk, line: CollectionLine, number: number, at: number): Reason {
  const isFiled = walk.form.collections === 'filed' && isThisTrust(walk);
  const origin = isFiled ? filed(number, FILED_LINES[line]) : assumption(`/collections/${at}/${line}`);
  return {
    sentence: isFiled ? 'The certificate of the month says so.' : 'The scenario gives the collections of this month.',
    clauses: [],
    formula: 'Collections of the month',
    method: 'given',
    inputs: [leaf(LINE_WORDS[line], lineValue(walk, line, number, at), origin)],
  };
}

const availableCollections: Rule<DateId> = {
  title: () => 'Available Collections',
  value: (walk, _, at) => inCents(walk, 'availableCollections', at),
  explain: (walk, { number }) => ({
    sentence: 'The cash of the Collection Period, all lines together.',
    clauses: ['2.8(a)'],
    formula: 'Available Collections',
    method: 'sum',
    inputs: CASH_LINES.map((line) => of(walk, LINE_WORDS[line], { kind: 'collections', line, number })),
  }),
};

const cash: Rule<DateId> = {
  title: () => 'Collections to be paid out',
  value: (walk, _, at) => {
    const { availableCollections: collected, callPrice, saleProceeds } = walk.projection.byDate;
    return cents((collected[at] as number) + (callPrice[at] as number) + (saleProceeds[at] as number));
  },
  explain: (walk, { number }) => ({
    sentence: 'Available Collections, with the price of a call or the proceeds of a sale.',
    clauses: ['2.8(a)', '5.4(b)'],
    formula: 'Collections to be paid out',
    method: 'sum',
    inputs: [
      of(walk, 'Available Collections', { kind: 'available-collections', number }),
      of(walk, 'call price', { kind: 'call-price', number }),
      of(walk, 'sale proceeds', { kind: 'sale-proceeds', number }),
    ],
  }),
};

const availableFunds: Rule<DateId> = {
  title: () => 'Available Funds',
  value: (walk, _, at) => {
    const { availableCollections: collected, callPrice, saleProceeds, reserveDraw } = walk.projection.byDate;
    const fromPool = (collected[at] as number) + (callPrice[at] as number) + (saleProceeds[at] as number);
    return cents(fromPool + (reserveDraw[at] as number));
  },
  explain: (walk, { number }) => ({
    sentence: 'All that the date can pay out: collections and what is drawn from the Reserve Account.',
    clauses: ['2.8(a)', '8.2(b)'],
    formula: 'Available Funds',
    method: 'sum',
    inputs: [
      of(walk, 'collections to be paid out', { kind: 'cash', number }),
      of(walk, 'Reserve Account Draw Amount', { kind: 'reserve-draw', number }),
    ],
  }),
};

export const CASH_FIGURES = {
  'available-collections': availableCollections,
  cash,
  'available-funds': availableFunds,
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;
