import { LEVELS } from '../../deal/deal.ts';
import type { ClassFigure, ClassId, DateFigure, DateId, LevelFigure, LevelId } from './figure-id.ts';
import { pointerKey, startOrigin } from './origins.ts';
import { amountOf, cents } from './value.ts';
import { classNames, classPlace, leaf, less, of, type Rule, type Walk } from './walk.ts';

const balanceBefore: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} Note Balance before`,
  value: (walk, { noteClass }, at) => cents(balanceAt(walk, classPlace(walk, noteClass), at)),
  explain: (walk, { noteClass, number }, at) => {
    const formula = 'Note Balance';
    if (at > 0) {
      const id = { kind: 'balance-after', noteClass, number: number - 1 } as const;
      const inputs = [of(walk, `Class ${noteClass} Note Balance after the date before`, id)];
      return {
        sentence: 'A date starts with what the date before it has left.',
        clauses: [],
        formula,
        method: 'equal',
        inputs,
      };
    }
    const { start, startAfter } = { ...walk.projection.scenario, startAfter: walk.projection.startAfter };
    const value = cents(start.balances[classPlace(walk, noteClass)] ?? 0);
    const label = startAfter === 0 ? 'original balance' : 'Note Balance at the start';
    const origin = startOrigin(walk, `balances/${pointerKey(noteClass)}`);
    return {
      sentence: 'The run starts with this balance.',
      clauses: [],
      formula,
      method: 'given',
      inputs: [leaf(label, value, origin)],
    };
  },
};

/** A class's balance before a date, paid-off classes included: the start's less all principal paid since. */
export function balanceAt({ projection }: Walk, noteClass: number, at: number): number {
  const { byClass, dates, scenario } = projection;
  let balance: number = scenario.start.balances[noteClass] ?? 0;
  for (let place = 0; place < at; place += 1) balance -= byClass.principal[noteClass * dates + place] as number;
  return balance;
}

const balanceAfter: Rule<ClassId> = {
  title: ({ noteClass }) => `Class ${noteClass} Note Balance after`,
  value: (walk, { noteClass }, at) => cents(balanceAt(walk, classPlace(walk, noteClass), at + 1)),
  explain: (walk, { noteClass, number }) => ({
    sentence: 'Principal paid reduces the balance.',
    clauses: [],
    formula: 'Note Balance',
    method: 'sum',
    inputs: [
      of(walk, `Class ${noteClass} Note Balance before`, { kind: 'balance-before', noteClass, number }),
      less(walk, 'principal paid', { kind: 'principal', noteClass, number }),
    ],
  }),
};

export const BALANCE_FIGURES = {
  'balance-before': balanceBefore,
  'balance-after': balanceAfter,
} satisfies Partial<Record<ClassFigure, Rule<ClassId>>>;

/** A figure that adds up one quantity of every class. */
function allClasses(
  title: string,
  kind: 'balance-before' | 'balance-after' | 'interest-due',
  what: string,
): Rule<DateId> {
  const inputs = (walk: Walk, number: number) =>
    classNames(walk).map((noteClass) => of(walk, `Class ${noteClass} ${what}`, { kind, noteClass, number }));
  return {
    title: () => title,
    value: (walk, { number }) => cents(inputs(walk, number).reduce((sum, { value }) => sum + amountOf(value), 0)),
    explain: (walk, { number }) => ({
      sentence: 'All classes together.',
      clauses: [],
      formula: title,
      method: 'sum',
      inputs: inputs(walk, number),
    }),
  };
}

export const NOTE_FIGURES = {
  'notes-before': allClasses('Note Balance before', 'balance-before', 'before'),
  'notes-after': allClasses('Note Balance after', 'balance-after', 'after'),
  'total-interest': allClasses('Total Note Interest of all classes', 'interest-due', 'Total Note Interest'),
} satisfies Partial<Record<DateFigure, Rule<DateId>>>;

const levelBefore: Rule<LevelId> = {
  title: ({ level }) => `Class ${level} Notes before`,
  value: (walk, { level }, at) => {
    const places = walk.projection.deal.classes.flatMap((one, place) => (one.level === level ? [place] : []));
    return cents(places.reduce((sum, place) => sum + balanceAt(walk, place, at), 0));
  },
  explain: (walk, { level, number }) => ({
    sentence: `All Class ${level} Notes together.`,
    clauses: [],
    formula: 'Note Balance',
    method: 'sum',
    inputs: walk.projection.deal.classes
      .filter((one) => one.level === level)
      .map(({ name }) => of(walk, `Class ${name} before`, { kind: 'balance-before', noteClass: name, number })),
  }),
};

/** The levels through one, of those that the deal has. */
export function levelsThrough(walk: Walk, level: (typeof LEVELS)[number]) {
  const there = new Set(walk.projection.deal.classes.map((one) => one.level));
  return LEVELS.slice(0, LEVELS.indexOf(level) + 1).filter((one) => there.has(one));
}

export const LEVEL_RULES = { 'level-before': levelBefore } satisfies Partial<Record<LevelFigure, Rule<LevelId>>>;
