import type { ClauseId } from '../../deal/clauses.ts';
import { LEVELS, type Level } from '../../deal/deal.ts';
import type { DateQuantity } from '../../engine/projection.ts';
import { andList } from '../word-list.ts';
import type { Input, Reason } from './explanation.ts';
import { type LevelFigure, type LevelId, TESTS, type TestId, type TestName } from './figure-id.ts';
import { excessOf } from './input-sum.ts';
import { balanceAt, levelsThrough } from './note-figures.ts';
import { dealTerm } from './origins.ts';
import { rowsOf } from './pay-group.ts';
import { poolLabel } from './pool-figures.ts';
import { paymentOf } from './short-words.ts';
import { cents } from './value.ts';
import { inCents, leaf, less, nil, numberAt, of, type Rule, regimeAt, type Walk } from './walk.ts';

type LevelTest = Exclude<TestName, 'regular'>;

/** The four tests by level, in order. */
const TEST_OF: Readonly<Record<Level, LevelTest>> = { A: 'priority', B: 'secondary', C: 'tertiary', D: 'quaternary' };
const LEVEL_OF: Readonly<Record<LevelTest, Level>> = { priority: 'A', secondary: 'B', tertiary: 'C', quaternary: 'D' };

export const TEST_WORDS: Readonly<Record<TestName, string>> = {
  priority: 'Priority Principal Distributable Amount',
  secondary: 'Secondary Principal Distributable Amount',
  tertiary: 'Tertiary Principal Distributable Amount',
  quaternary: 'Quaternary Principal Distributable Amount',
  regular: 'Regular Principal Distributable Amount',
};

export const TEST_CLAUSES: Readonly<Record<TestName, ClauseId>> = {
  priority: '2.8(a)(iv)',
  secondary: '2.8(a)(vi)',
  tertiary: '2.8(a)(viii)',
  quaternary: '2.8(a)(x)',
  regular: '2.8(a)(xii)',
};

/** The tests before a level's own, taken off it. */
function testsBefore(walk: Walk, level: Level, number: number): readonly Input[] {
  return LEVELS.slice(0, LEVELS.indexOf(level)).map((one) =>
    less(walk, TEST_WORDS[TEST_OF[one]], { kind: 'test', test: TEST_OF[one], number }),
  );
}

function gapInputs(walk: Walk, level: Level, number: number): readonly Input[] {
  return [
    ...levelsThrough(walk, level).map((one) =>
      of(walk, `Class ${one} Notes before`, { kind: 'level-before', level: one, number }),
    ),
    less(walk, poolLabel(walk, number), { kind: 'pool-end', number }),
    ...testsBefore(walk, level, number),
  ];
}

/** Classes of a level that are on or past their Final Distribution Date with a balance. */
function pastFinal(walk: Walk, level: Level, at: number): readonly number[] {
  const { classes } = walk.projection.deal;
  return classes.flatMap((one, place) => {
    const isPast = numberAt(walk, at) >= (walk.plan.finalDate[place] as number);
    return one.level === level && isPast && balanceAt(walk, place, at) > 0 ? [place] : [];
  });
}

/** What the Final Distribution Date asks of a level at the least: up to and including the last class that has reached it. */
function floorInputs(walk: Walk, level: Level, number: number, at: number): readonly Input[] {
  const { classes } = walk.projection.deal;
  const past = pastFinal(walk, level, at);
  const isOwn = walk.projection.scenario.readings.fddFloor === 'own_class';
  const last = past.at(-1);
  const end = last === undefined ? 0 : (walk.plan.rankEnd[last] as number);
  const places = isOwn ? past : classes.map((_, place) => place).slice(0, end);
  const balances = places.map((place) => {
    const noteClass = classes[place]?.name ?? '';
    return of(walk, `Class ${noteClass} before`, { kind: 'balance-before', noteClass, number });
  });
  return isOwn ? balances : [...balances, ...testsBefore(walk, level, number)];
}

const poolGap: Rule<LevelId> = {
  title: ({ level }) => `What the Notes through Class ${level} exceed the pool by`,
  value: (walk, { level, number }, at) =>
    regimeAt(walk, at) === '2.8(a)' ? cents(excessOf(gapInputs(walk, level, number))) : null,
  explain: (walk, { level, number }) => ({
    sentence: gapSentence(walk, level),
    clauses: [TEST_CLAUSES[TEST_OF[level]]],
    formula: TEST_WORDS[TEST_OF[level]],
    method: 'excess',
    inputs: gapInputs(walk, level, number),
  }),
};

function gapSentence(walk: Walk, level: Level): string {
  const levels = levelsThrough(walk, level);
  const who = `Class${levels.length > 1 ? 'es' : ''} ${andList(levels)} exceed${levels.length > 1 ? '' : 's'}`;
  const tests = LEVELS.indexOf(level);
  const counted = ['', ', less the test before', ', less the two tests before', ', less the three tests before'][tests];
  return `What ${who} the Pool Balance by${counted ?? ''}.`;
}

const finalFloor: Rule<LevelId> = {
  title: ({ level }) => `What the Final Distribution Date asks for Class ${level}`,
  value: (walk, { level, number }, at) => {
    if (regimeAt(walk, at) !== '2.8(a)' || pastFinal(walk, level, at).length === 0) return null;
    return cents(excessOf(floorInputs(walk, level, number, at)));
  },
  explain: (walk, { level, number }, at) => ({
    sentence:
      walk.projection.scenario.readings.fddFloor === 'own_class'
        ? 'From its Final Distribution Date on, the test is at least the balance of that class alone.'
        : 'From a class’s Final Distribution Date on, the tests through its level pay at least that class and all before it.',
    clauses: ['2.8(e)', TEST_CLAUSES[TEST_OF[level]]],
    formula: 'Final Distribution Date',
    method: 'excess',
    inputs: floorInputs(walk, level, number, at),
    readings: ['fdd_floor', 'a4_final'],
  }),
};

export const TEST_LEVEL_RULES = {
  'pool-gap': poolGap,
  'final-floor': finalFloor,
} satisfies Partial<Record<LevelFigure, Rule<LevelId>>>;

function levelReason(walk: Walk, test: LevelTest, number: number, at: number): Reason {
  const level = LEVEL_OF[test];
  const past = pastFinal(walk, level, at);
  const base = { clauses: [TEST_CLAUSES[test]], formula: TEST_WORDS[test], readings: ['unpaid_test'] as const };
  if (past.length === 0) {
    return { ...base, sentence: gapSentence(walk, level), method: 'excess', inputs: gapInputs(walk, level, number) };
  }
  const names = andList(past.map((place) => walk.projection.deal.classes[place]?.name ?? ''));
  return {
    ...base,
    sentence: `Class ${names} has reached its Final Distribution Date, so the test pays it off at the least.`,
    method: 'greater',
    inputs: [
      of(walk, 'what the Notes exceed the pool by', { kind: 'pool-gap', level, number }),
      of(walk, 'what the Final Distribution Date asks for', { kind: 'final-floor', level, number }),
    ],
    readings: ['unpaid_test', 'fdd_floor'],
  };
}

/** Regular principal: down to the pool less its target; all that is left of the Notes when that is less, or the whole account is drawn. */
function regularReason(walk: Walk, number: number, at: number): Reason {
  const { byDate, deal } = walk.projection;
  const notes = of(walk, 'Note Balance before', { kind: 'notes-before', number });
  const four = TESTS.slice(0, 4).map((test) => less(walk, TEST_WORDS[test], { kind: 'test', test, number }));
  const isWhole = byDate.wholeAccount[at] === 1;
  const base = { clauses: [TEST_CLAUSES.regular], formula: TEST_WORDS.regular, method: 'excess' } as const;
  if (isWhole || (byDate.poolEnd[at] as number) < deal.ocTarget) {
    return {
      ...base,
      sentence: isWhole
        ? 'The whole Reserve Account is drawn, so all that is left of the Notes is payable, less the four tests.'
        : 'The pool is below its target, so all that is left of the Notes is payable, less the four tests.',
      inputs: [notes, ...four],
      readings: isWhole ? ['whole_account_draw'] : ['oc_target_constant'],
    };
  }
  return {
    ...base,
    sentence:
      'What brings the Notes down to the pool less the Overcollateralization Target Amount, less the four tests.',
    inputs: [
      notes,
      leaf('Overcollateralization Target Amount', cents(deal.ocTarget), dealTerm(walk, 'oc_target')),
      less(walk, poolLabel(walk, number), { kind: 'pool-end', number }),
      ...four,
    ],
    readings: ['oc_target_constant'],
  };
}

export const TEST_RULE: Rule<TestId> = {
  title: ({ test }) => TEST_WORDS[test],
  value: (walk, { test }, at) => inCents(walk, test as DateQuantity, at),
  explain: (walk, { test, number }, at) => {
    if (regimeAt(walk, at) !== '2.8(a)') {
      return nil('After an acceleration there are no tests.', ['2.8(b)', '5.4(b)'], TEST_WORDS[test]);
    }
    const rows = rowsOf(walk, at, { clause: TEST_CLAUSES[test], payee: 'principal' });
    const reason = test === 'regular' ? regularReason(walk, number, at) : levelReason(walk, test, number, at);
    return { ...reason, ...paymentOf(walk, at, rows) };
  },
};
