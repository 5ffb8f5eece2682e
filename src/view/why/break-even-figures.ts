import { bindingOf, outcomeOf } from '../../measures/break-even/loss-test.ts';
import { lifetimeNetLoss } from '../../measures/lifetime-loss.ts';
import { exactProduct } from '../../money/exact-product.ts';
import { clausePays } from '../clause-words.ts';
import { dateText } from '../date-text.ts';
import { dateOf } from '../run-dates.ts';
import { TEST_WORDS } from '../sensitivity/break-even-rows.ts';
import { lossesBefore } from '../sensitivity/losses-before.ts';
import type { BreakEvenFigure, BreakEvenId } from './analysis-id.ts';
import type { Input } from './explanation.ts';
import { ALL, type FigureId } from './figure-id.ts';
import { type LossRun, lossRun, lossValue } from './loss-runs.ts';
import { amountOf, decimalValue, textValue } from './value.ts';
import { classPlace, elsewhere, nil, numberAt, of, type Rule, type Walk } from './walk.ts';

/** Runs at the break-even and one step on, where the test holds at the one and not at the other: else it is none. */
function pairOf(walk: Walk, { noteClass, input, test, steps }: BreakEvenId): readonly [LossRun, LossRun] | null {
  const place = classPlace(walk, noteClass);
  const [holds, fails] = [lossRun(walk, input, steps), lossRun(walk, input, steps + 1)];
  if (place < 0 || !holds || !fails) return null;
  const isIt =
    outcomeOf(holds.run.projection, place, test) === 'holds' &&
    outcomeOf(fails.run.projection, place, test) === 'fails';
  return isIt ? [holds, fails] : null;
}

/** What a test looks at in a run, as inputs. */
function tested(walk: Walk, { noteClass, test }: BreakEvenId, loss: LossRun): readonly Input[] {
  const input = (label: string, id: FigureId): Input => elsewhere(walk, loss, `${label} at ${loss.name}`, id);
  if (test === 'timely') return [input('dates short of interest', { kind: 'short-dates', noteClass })];
  if (test === 'principal_ever') return [input('balance at the end', { kind: 'balance-end', noteClass })];
  const { count, startAfter } = loss.run.projection;
  const final = walk.plan.finalDate[classPlace(walk, noteClass)] as number;
  const number = Math.max(startAfter + 1, Math.min(final, numberAt(loss.run, count - 1)));
  return [
    input(number < final ? 'balance at the end' : 'balance after its final date', {
      kind: 'balance-after',
      noteClass,
      number,
    }),
    input(number < final ? 'interest short at the end' : 'interest short after it', {
      kind: 'interest-short',
      noteClass,
      number,
    }),
  ];
}

const breakEven: Rule<BreakEvenId> = {
  title: ({ noteClass, test }) => `Class ${noteClass} break-even: ${TEST_WORDS[test].title.toLowerCase()}`,
  value: (walk, id) => (pairOf(walk, id) ? lossValue(id.input, id.steps) : null),
  explain: (walk, id) => {
    const formula = 'Break-even';
    const pair = pairOf(walk, id);
    if (!pair) return nil('At this loss the test does not turn.', [], formula);
    const [holds, fails] = pair;
    return {
      sentence: `The largest loss at which Class ${id.noteClass} passes the test (${TEST_WORDS[id.test].note}): at ${holds.name} it holds, one step on, at ${fails.name}, it does not. Everything else as in this scenario.`,
      clauses: [],
      formula,
      method: 'stated',
      inputs: [
        ...tested(walk, id, holds),
        ...tested(walk, id, fails),
        elsewhere(walk, holds, `CNL at ${holds.name}`, { kind: 'lifetime-loss-share' }),
      ],
    };
  },
};

/** The run at a loss where the test fails, and what binds in it. */
function failedAt(walk: Walk, { noteClass, input, test, steps }: BreakEvenId) {
  const place = classPlace(walk, noteClass);
  const loss = lossRun(walk, input, steps);
  if (place < 0 || !loss || outcomeOf(loss.run.projection, place, test) !== 'fails') return null;
  const binding = bindingOf(loss.run.projection, place, test);
  return { loss, binding, number: numberAt(loss.run, binding.at) };
}

const binding: Rule<BreakEvenId> = {
  title: ({ noteClass, test }) => `Class ${noteClass}, what binds: ${TEST_WORDS[test].title.toLowerCase()}`,
  value: (walk, id) => {
    const found = failedAt(walk, id);
    return found && textValue(`§ ${found.binding.clause}, month ${found.number}`);
  },
  explain: (walk, id) => {
    const found = failedAt(walk, id);
    const formula = 'Binding clause';
    if (!found) return nil('At this loss the test holds.', [], formula);
    const { loss, number } = found;
    const { clause, what } = found.binding;
    const { noteClass } = id;
    const input = (label: string, figure: FigureId): Input => elsewhere(walk, loss, label, figure);
    const ofClass =
      what === 'interest'
        ? [
            input('interest due', { kind: 'interest-due', noteClass, number }),
            input('interest short', { kind: 'interest-short', noteClass, number }),
          ]
        : [
            input('balance before', { kind: 'balance-before', noteClass, number }),
            input('balance after', { kind: 'balance-after', noteClass, number }),
          ];
    return {
      sentence: `At ${loss.name} the test is first missed on ${dateText(dateOf(loss.run.projection, number))}: § ${clause}, ${clausePays(clause)}, pays too little ${what}.`,
      clauses: [clause],
      formula,
      method: 'stated',
      inputs: [...ofClass, input(`paid under ${clause}`, { kind: 'clause-paid', clause, payee: ALL, number })],
    };
  },
};

/** Decimals of a multiple. */
const PLACES = 4;

const coverage: Rule<BreakEvenId> = {
  title: ({ noteClass }) => `Class ${noteClass} loss coverage`,
  value: (walk, id) => {
    const pair = pairOf(walk, id);
    const own = lifetimeNetLoss(walk.projection, lossesBefore(walk.projection));
    if (!pair || own <= 0) return null;
    const most = amountOf(walk.valueIn(pair[0].run, { kind: 'lifetime-net-loss' }) ?? textValue(''));
    return decimalValue(exactProduct(most, 10_000, own) / 10_000, PLACES, ' ×');
  },
  explain: (walk, id) => {
    const formula = 'Loss coverage';
    const pair = pairOf(walk, id);
    if (!pair) return nil('At this loss the test does not turn.', [], formula);
    const [{ name }] = pair;
    return {
      sentence: `The lifetime net loss at the class’s break-even of ${name} (${TEST_WORDS[id.test].note}), as a multiple of this scenario’s own.`,
      clauses: [],
      formula,
      method: 'product',
      inputs: [
        elsewhere(walk, pair[0], `lifetime net loss at ${name}`, { kind: 'lifetime-net-loss' }),
        of(walk, 'this scenario’s lifetime net loss', { kind: 'lifetime-net-loss' }, 'divided by'),
      ],
    };
  },
};

export const BREAK_EVEN_RULES: Readonly<Record<BreakEvenFigure, Rule<BreakEvenId>>> = {
  'break-even': breakEven,
  'break-even-binding': binding,
  'break-even-coverage': coverage,
};
