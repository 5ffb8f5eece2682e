import { EngineBug } from '../../engine/engine-bug.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import type { Day } from '../../money/day.ts';
import type { DealAndScenario } from '../../scenario/parse-scenario.ts';
import { lifetimeNetLoss } from '../lifetime-loss.ts';
import type { NotAvailable } from '../not-available.ts';
import type { LossScale } from './loss-scale.ts';
import { type Binding, bindingOf, type LossTest, type Outcome, outcomeOf } from './loss-test.ts';

/** The largest loss that a class bears, in steps of the scale; or why there is none to state. */
export type BreakEven =
  | {
      readonly kind: 'found';
      /** Run again: here the test holds, and one step on it fails. Between 0 and here it held wherever it was tried. */
      readonly holdsAt: number;
      readonly failsAt: number;
      /** Net loss over the pool's life at `holdsAt`, in cents. */
      readonly netLoss: number;
      readonly binding: PlacedBinding;
      /** Stretches of larger losses at which it was seen to hold again: a loss is not always worse for a class. */
      readonly holdsAgain: readonly (readonly [from: number, to: number])[];
    }
  | { readonly kind: 'noneUpTo'; readonly most: number; readonly netLoss: number }
  | { readonly kind: 'shortAtZero'; readonly binding: PlacedBinding }
  | { readonly kind: 'notAvailable'; readonly because: NotAvailable };

/** A binding with the number and day of its Distribution Date. */
export interface PlacedBinding extends Binding {
  readonly number: number;
  readonly day: Day;
}

export interface BreakEvens {
  readonly byClass: readonly BreakEven[];
  /** Runs that it took. */
  readonly runs: number;
}

/** Losses at which every class is looked at, besides none; closer together where they are small. */
const SCAN = 64;

/**
 * The break-even of every class under one test. A loss is not always worse than a smaller one (a fast default may end the
 * pool while the reserve is full), so the losses are scanned first and a class's first failure is then bracketed by
 * halves; what is asked once serves all classes.
 * @param lossBefore net loss before the start, in cents, where the scenario has no curve that states it
 */
export function breakEvens(base: DealAndScenario, scale: LossScale, test: LossTest, lossBefore: number): BreakEvens {
  const ask = asker(base, scale, test, lossBefore);
  const losses = scanned(scale.most);
  for (const loss of losses) ask.at(loss);
  const byClass = base.deal.classes.map((_, noteClass) => breakEvenOf(ask, losses, noteClass, base, test));
  return { byClass, runs: ask.runs() };
}

interface Answer {
  readonly outcomes: readonly Outcome[];
  readonly netLoss: number;
  readonly lastDay: Day;
  readonly balances: readonly number[];
}

interface Asker {
  readonly at: (steps: number) => Answer;
  readonly again: (steps: number) => Projection;
  readonly runs: () => number;
}

function asker(base: DealAndScenario, scale: LossScale, test: LossTest, lossBefore: number): Asker {
  const known = new Map<number, Answer>();
  let runs = 0;
  const again = (steps: number): Projection => {
    runs += 1;
    return engine(base.deal, scale.at(steps));
  };
  const at = (steps: number): Answer => {
    const found = known.get(steps);
    if (found) return found;
    const projection = again(steps);
    const answer = {
      outcomes: base.deal.classes.map((_, noteClass) => outcomeOf(projection, noteClass, test)),
      netLoss: lifetimeNetLoss(projection, lossBefore),
      lastDay: (projection.distributionDates[projection.count - 1] ?? base.deal.closing) as Day,
      balances: base.deal.classes.map((_, noteClass) => balanceEnd(projection, noteClass)),
    };
    known.set(steps, answer);
    return answer;
  };
  return { at, again, runs: () => runs };
}

function balanceEnd({ byClass, dates, count, scenario }: Projection, noteClass: number): number {
  let balance = scenario.start.balances[noteClass] as number;
  for (let at = 0; at < count; at += 1) balance -= byClass.principal[noteClass * dates + at] as number;
  return balance;
}

/** 0 and then squares up to the most, each once. */
function scanned(most: number): readonly number[] {
  const losses = new Set<number>([0]);
  for (let place = 1; place <= SCAN; place += 1) losses.add(Math.ceil((most * place * place) / (SCAN * SCAN)));
  return [...losses];
}

function breakEvenOf(
  ask: Asker,
  losses: readonly number[],
  noteClass: number,
  base: DealAndScenario,
  test: LossTest,
): BreakEven {
  const name = base.deal.classes[noteClass]?.name ?? '';
  const { balances, unpaidInterest } = base.scenario.start;
  if (balances[noteClass] === 0 && unpaidInterest[noteClass] === 0) {
    return { kind: 'notAvailable', because: { kind: 'paidOffBeforeStart', noteClass: name } };
  }
  const outcomes = losses.map((loss) => ask.at(loss).outcomes[noteClass] as Outcome);
  const first = outcomes.findIndex((outcome) => outcome !== 'holds');
  const most = losses.at(-1) as number;
  if (first < 0) return { kind: 'noneUpTo', most, netLoss: ask.at(most).netLoss };
  if (outcomes[first] === 'open') {
    const { balances: left, lastDay } = ask.at(losses[first] as number);
    const outstanding = left[noteClass] as number;
    return { kind: 'notAvailable', because: { kind: 'notDueYet', noteClass: name, outstanding, last: lastDay } };
  }
  if (first === 0) return { kind: 'shortAtZero', binding: placed(ask.again(0), noteClass, test) };
  let [holds, fails] = [losses[first - 1] as number, losses[first] as number];
  while (fails - holds > 1) {
    const middle = Math.floor((holds + fails) / 2);
    if (ask.at(middle).outcomes[noteClass] === 'holds') holds = middle;
    else fails = middle;
  }
  return proved(ask, holds, fails, noteClass, test, holdsAgain(losses, outcomes, first));
}

/** Runs both sides once more and takes the figures from those runs. */
function proved(
  ask: Asker,
  holdsAt: number,
  failsAt: number,
  noteClass: number,
  test: LossTest,
  again: readonly (readonly [number, number])[],
): BreakEven {
  const below = ask.again(holdsAt);
  const above = ask.again(failsAt);
  if (outcomeOf(below, noteClass, test) !== 'holds' || outcomeOf(above, noteClass, test) === 'holds') {
    throw new EngineBug('2.8(a)', `a run repeated at ${holdsAt} and ${failsAt} steps of loss comes out as before`);
  }
  return {
    kind: 'found',
    holdsAt,
    failsAt,
    netLoss: ask.at(holdsAt).netLoss,
    binding: placed(above, noteClass, test),
    holdsAgain: again,
  };
}

function placed(projection: Projection, noteClass: number, test: LossTest): PlacedBinding {
  const binding = bindingOf(projection, noteClass, test);
  return {
    ...binding,
    number: projection.startAfter + binding.at + 1,
    day: projection.distributionDates[binding.at] as Day,
  };
}

function holdsAgain(
  losses: readonly number[],
  outcomes: readonly Outcome[],
  first: number,
): readonly (readonly [number, number])[] {
  const stretches: [number, number][] = [];
  for (let place = first + 1; place < losses.length; place += 1) {
    if (outcomes[place] !== 'holds') continue;
    const loss = losses[place] as number;
    const last = stretches.at(-1);
    if (last && outcomes[place - 1] === 'holds') last[1] = loss;
    else stretches.push([loss, loss]);
  }
  return stretches;
}
