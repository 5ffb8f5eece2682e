import { REGIME_WORDS } from '../regime-words.ts';
import type { Input, Reason } from './explanation.ts';
import type { ClassFigure, ClassId, DateFigure, DateId } from './figure-id.ts';
import { balanceAt } from './note-figures.ts';
import { listAt, rowsBetween } from './pay-group.ts';
import { cents } from './value.ts';
import { classPlace, less, nil, of, ofClass, type Rule, regimeAt, type Walk } from './walk.ts';

const FORMULA = 'Order of principal';

function nameOf(walk: Walk, place: number): string {
  return walk.projection.deal.classes[place]?.name ?? '';
}

/** The classes of a class's rank: from the first to the one after the last. */
function rankOf(walk: Walk, place: number): { readonly first: number; readonly end: number } {
  const { classes } = walk.projection.deal;
  const first = classes.findIndex(({ rank }) => rank === classes[place]?.rank);
  return { first, end: walk.plan.rankEnd[place] as number };
}

function sumOf(walk: Walk, places: readonly number[], at: number, what: 'before' | 'principal'): number {
  return places.reduce(
    (sum, place) => sum + (what === 'before' ? balanceAt(walk, place, at) : ofClass(walk, 'principal', place, at)),
    0,
  );
}

function inputsOf(
  walk: Walk,
  places: readonly number[],
  kind: 'balance-before' | 'principal',
  number: number,
): readonly Input[] {
  return places.map((place) => {
    const noteClass = nameOf(walk, place);
    return of(walk, `Class ${noteClass}`, { kind, noteClass, number });
  });
}

const principal: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} principal`,
  value: (walk, { noteClass }, at) => cents(ofClass(walk, 'principal', classPlace(walk, noteClass), at)),
  explain: (walk, id, at) => {
    const place = classPlace(walk, id.noteClass);
    return regimeAt(walk, at) === '2.8(a)'
      ? dividedReason(walk, id, at, place)
      : acceleratedReason(walk, id, at, place);
  },
};

function acceleratedReason(walk: Walk, { noteClass, number }: ClassId, at: number, place: number): Reason {
  const list = listAt(walk, at);
  const row = list.rows[list.principalRow[place] as number];
  if (!row) throw new Error(`No clause pays the principal of Class ${noteClass}.`);
  return {
    sentence: 'After an acceleration each class is paid its own principal.',
    clauses: ['2.8(h)', row.clause],
    formula: FORMULA,
    method: 'equal',
    inputs: [
      of(walk, `principal under ${row.clause}`, { kind: 'clause-paid', clause: row.clause, payee: row.payee, number }),
    ],
  };
}

/** § 2.8(d): the date's principal goes down the ranks; classes of one rank share by balance. */
function dividedReason(walk: Walk, id: ClassId, at: number, place: number): Reason {
  const { first, end } = rankOf(walk, place);
  const before = of(walk, 'Note Balance before', { ...id, kind: 'balance-before' });
  const base = { clauses: ['2.8(d)'], formula: FORMULA } as const;
  if (end - first === 1) {
    return {
      ...base,
      sentence: 'All principal of the date is added up and goes to the classes in order.',
      method: 'lesser',
      inputs: [before, of(walk, 'principal left for it', { ...id, kind: 'principal-left' })],
    };
  }
  const members = rowsBetween(first, end);
  if (sumOf(walk, members, at, 'before') === sumOf(walk, members, at, 'principal')) {
    return { ...base, sentence: 'There is enough to pay the whole rank off.', method: 'equal', inputs: [before] };
  }
  return {
    ...base,
    sentence: 'Classes of one rank share its principal by their balances, in whole cents.',
    method: 'share',
    inputs: [
      of(walk, 'principal of the rank', { ...id, kind: 'rank-principal' }),
      of(walk, 'balances through this class', { ...id, kind: 'rank-before-through' }, 'times'),
      of(walk, 'balances of the rank', { ...id, kind: 'rank-before' }, 'divided by'),
      less(walk, 'what those before it get', { ...id, kind: 'rank-given' }),
    ],
    readings: ['cents_pro_rata'],
  };
}

/** A figure of § 2.8(d)'s division: there is none after an acceleration. */
function divisionRule(
  title: string,
  value: (walk: Walk, at: number, place: number) => number,
  explain: (walk: Walk, id: ClassId, at: number, place: number) => Reason,
): Rule<ClassId> {
  return {
    title: ({ noteClass }) => `Class ${noteClass}: ${title}`,
    value: (walk, { noteClass }, at) =>
      regimeAt(walk, at) === '2.8(a)' ? cents(value(walk, at, classPlace(walk, noteClass))) : null,
    explain: (walk, id, at) => explain(walk, id, at, classPlace(walk, id.noteClass)),
  };
}

function division(sentence: string, method: Reason['method'], inputs: readonly Input[]): Reason {
  return { sentence, clauses: ['2.8(d)'], formula: FORMULA, method, inputs };
}

const left = divisionRule(
  'principal left for its rank',
  (walk, at, place) => {
    const everyone = rowsBetween(0, walk.plan.classCount);
    const before = rowsBetween(0, rankOf(walk, place).first);
    return sumOf(walk, everyone, at, 'principal') - sumOf(walk, before, at, 'principal');
  },
  (walk, { number }, _, place) => {
    const before = rowsBetween(0, rankOf(walk, place).first).map((one) => {
      const noteClass = nameOf(walk, one);
      return less(walk, `Class ${noteClass}`, { kind: 'principal', noteClass, number });
    });
    const total = of(walk, 'principal of all Notes', { kind: 'total-principal', number });
    return division('The date’s principal, less what the ranks before it take.', 'sum', [total, ...before]);
  },
);

const rankBefore = divisionRule(
  'balances of its rank',
  (walk, at, place) => {
    const { first, end } = rankOf(walk, place);
    return sumOf(walk, rowsBetween(first, end), at, 'before');
  },
  (walk, { number }, _, place) => {
    const { first, end } = rankOf(walk, place);
    return division(
      'The classes of the rank together.',
      'sum',
      inputsOf(walk, rowsBetween(first, end), 'balance-before', number),
    );
  },
);

const rankBeforeThrough = divisionRule(
  'balances of its rank, through it',
  (walk, at, place) => sumOf(walk, rowsBetween(rankOf(walk, place).first, place + 1), at, 'before'),
  (walk, { number }, _, place) => {
    const through = rowsBetween(rankOf(walk, place).first, place + 1);
    return division(
      'The classes of the rank in order, through this one.',
      'sum',
      inputsOf(walk, through, 'balance-before', number),
    );
  },
);

const rankGiven = divisionRule(
  'principal of the classes before it in its rank',
  (walk, at, place) => sumOf(walk, rowsBetween(rankOf(walk, place).first, place), at, 'principal'),
  (walk, { number }, _, place) => {
    const before = rowsBetween(rankOf(walk, place).first, place);
    if (before.length === 0) return nil('It is the first of its rank: nobody before it.', ['2.8(d)'], FORMULA);
    return division('What those before it have been given.', 'sum', inputsOf(walk, before, 'principal', number));
  },
);

const rankPrincipal = divisionRule(
  'principal of its rank',
  (walk, at, place) => {
    const { first, end } = rankOf(walk, place);
    return sumOf(walk, rowsBetween(first, end), at, 'principal');
  },
  (walk, id) =>
    division('The rank’s balances, as far as principal is left for them.', 'lesser', [
      of(walk, 'balances of the rank', { ...id, kind: 'rank-before' }),
      of(walk, 'principal left for it', { ...id, kind: 'principal-left' }),
    ]),
);

export const PRINCIPAL_FIGURES = {
  principal,
  'principal-left': left,
  'rank-before': rankBefore,
  'rank-before-through': rankBeforeThrough,
  'rank-principal': rankPrincipal,
  'rank-given': rankGiven,
} satisfies Partial<Record<ClassFigure, Rule<ClassId>>>;

/** All principal of a date: what the principal clauses and the reserve's excess pay, added up before it is divided. */
const total: Rule<DateId> = {
  title: () => 'Principal of all Notes',
  value: (walk, _, at) => cents(sumOf(walk, rowsBetween(0, walk.plan.classCount), at, 'principal')),
  explain: (walk, { number }, at) => {
    const regime = regimeAt(walk, at);
    const lines = listAt(walk, at).rows.filter(({ payee }) => payee.startsWith('principal'));
    const paid = lines.map(({ clause, payee }) =>
      of(walk, `paid under ${clause}${payee === 'principal' ? '' : `, Class ${payee.slice('principal '.length)}`}`, {
        kind: 'clause-paid',
        clause,
        payee,
        number,
      }),
    );
    const excess = of(walk, 'from the reserve’s excess', { kind: 'reserve-to-regular', number });
    return {
      sentence:
        regime === '2.8(a)'
          ? 'The principal clauses and the reserve’s excess are added up and divided once.'
          : `The principal clauses of ${REGIME_WORDS[regime]} together.`,
      clauses: regime === '2.8(a)' ? ['2.8(d)'] : ['2.8(h)'],
      formula: 'Principal of all Notes',
      method: 'sum',
      inputs: regime === '2.8(a)' ? [...paid, excess] : paid,
    };
  },
};

export const TOTAL_PRINCIPAL = { 'total-principal': total } satisfies Partial<Record<DateFigure, Rule<DateId>>>;
