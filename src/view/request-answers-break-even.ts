import { faultAt, quoted, type Read } from '../deal/fault.ts';
import { engine } from '../engine/run.ts';
import { type BreakEven, breakEvens, type PlacedBinding } from '../measures/break-even/break-even.ts';
import { type LossInput, type LossScale, lossScale, USUAL_STEP } from '../measures/break-even/loss-scale.ts';
import type { LossTest } from '../measures/break-even/loss-test.ts';
import { lifetimeNetLoss } from '../measures/lifetime-loss.ts';
import { printDay } from '../money/day.ts';
import { RATE_ONE } from '../money/rate.ts';
import type { DealAndScenario, ScenarioContext } from '../scenario/parse-scenario.ts';
import type { BreakEvenValues } from './request-answers-form.ts';
import { printRatio, printShare, printUnits } from './request-answers-print.ts';
import { becauseOf } from './request-answers-words.ts';

/** Decimals of a scale's unit as it is printed: eight for a percentage or a multiple, less the noughts at its end. */
const SCALE_DECIMALS = 8;
const LOSS_PLACES = 6;
const MULTIPLE_PLACES = 4;

/** The answer to `break_even`: for each class the largest loss it bears under the test, with what binds, or why none is stated. */
export function answerBreakEven(
  base: DealAndScenario,
  values: BreakEvenValues,
  context: ScenarioContext,
): Read<Readonly<Record<string, unknown>>> {
  const wanted = wantedClasses(base, values.classes ?? 'all');
  if (!wanted.ok) return wanted;
  const { input, test = 'paid_by_final' } = values;
  const unit = values.step === undefined ? USUAL_STEP[input] : unitsOf(values.step, input);
  if (unit < 1) return faultAt('/step', `A step of ${values.step} is too small: the least is 0.00000001.`);
  if (values.max !== undefined && values.max < 0) return faultAt('/max', 'The greatest loss may not be negative.');
  const most = values.max === undefined ? null : unitsOf(values.max, input);
  const before = lossBefore(base, context);
  const scale = lossScale(base.scenario, input, unit, most, before);
  if (!scale.ok) {
    const missing = { not_available: becauseOf(scale.because) };
    return { ok: true, value: Object.fromEntries(wanted.value.map((name) => [name, missing])) };
  }
  const found = breakEvens(base, scale.value, test, before);
  const baseLoss = lifetimeNetLoss(engine(base.deal, base.scenario), before);
  const answers = base.deal.classes.map(
    ({ name }, noteClass) =>
      [
        name,
        answerOne(found.byClass[noteClass] as BreakEven, name, scale.value, test, base.deal.initialPool, baseLoss),
      ] as const,
  );
  return { ok: true, value: Object.fromEntries(answers.filter(([name]) => wanted.value.includes(name))) };
}

function wantedClasses({ deal }: DealAndScenario, wanted: 'all' | readonly string[]): Read<readonly string[]> {
  const names = deal.classes.map(({ name }) => name);
  if (wanted === 'all') return { ok: true, value: names };
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown === undefined) return { ok: true, value: wanted };
  return faultAt('/classes', `The deal has no class ${quoted(unknown)}; its classes are ${names.join(', ')}.`);
}

/** Net loss before a filed start; elsewhere the scenario states it, or there is none. */
function lossBefore({ scenario }: DealAndScenario, { filed }: ScenarioContext): number {
  return scenario.start.kind === 'filed' && filed ? filed.lossesThrough(scenario.start.afterDate).netLoss : 0;
}

function unitsOf(value: number, input: LossInput): number {
  return Math.floor(value * (input === 'multiple' ? RATE_ONE : RATE_ONE / 100) + 0.5);
}

function answerOne(one: BreakEven, name: string, scale: LossScale, test: LossTest, pool: number, baseLoss: number) {
  const at = (steps: number): string => printLoss(steps, scale);
  switch (one.kind) {
    case 'notAvailable':
      return { not_available: becauseOf(one.because) };
    case 'shortAtZero':
      return {
        not_available: `because Class ${name} is short already at ${at(0)}: ${WHAT_FAILS[test]}`,
        fails_at: at(0),
        binding: answerBinding(one.binding),
      };
    case 'noneUpTo':
      return {
        not_available: `because no loss up to ${at(one.most)}${UNIT[scale.input]} makes Class ${name} fail this test`,
        holds_at: at(one.most),
        cumulative_net_loss_pct: printShare(one.netLoss, pool, LOSS_PLACES),
      };
    case 'found':
      return {
        value: at(one.holdsAt),
        cumulative_net_loss_pct: printShare(one.netLoss, pool, LOSS_PLACES),
        coverage_multiple:
          baseLoss > 0
            ? printRatio(one.netLoss, baseLoss, MULTIPLE_PLACES)
            : { not_available: 'because the scenario itself loses nothing' },
        binding: answerBinding(one.binding),
        holds_at: at(one.holdsAt),
        fails_at: at(one.failsAt),
        ...(one.holdsAgain.length > 0 ? { holds_again: one.holdsAgain.map(([from, to]) => [at(from), at(to)]) } : {}),
      };
  }
}

const UNIT: Readonly<Record<LossInput, string>> = {
  cdr_pct: ' % CDR',
  cnl_pct: ' % of the initial pool',
  multiple: ' times',
};

const WHAT_FAILS: Readonly<Record<LossTest, string>> = {
  paid_by_final: 'not all of its interest and principal is paid by its Final Distribution Date',
  timely: 'some of its interest is late',
  principal_ever: 'not all of its principal is ever paid',
};

function answerBinding({ clause, number, day, what }: PlacedBinding) {
  return { clause, n: number, date: printDay(day), what };
}

/** A loss with as many decimals as its step has. */
function printLoss(steps: number, { unit, input }: LossScale): string {
  const perWhole = input === 'multiple' ? RATE_ONE : RATE_ONE / 100;
  let places = 0;
  let scale = perWhole;
  while (places < SCALE_DECIMALS && unit % scale !== 0) {
    places += 1;
    scale /= 10;
  }
  return printUnits(Math.floor((steps * unit) / scale + 0.5), places);
}
