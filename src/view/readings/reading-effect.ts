import type { ReadingSwitch } from '../../deal/readings.ts';
import { EngineBug } from '../../engine/engine-bug.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import { parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { plainAmount, withPlaces } from '../amount-text.ts';
import { dateText } from '../date-text.ts';
import { recordsOf } from '../form/refusals.ts';
import { sameResult } from '../form/same-result.ts';
import { dateOf } from '../run-dates.ts';
import { figureValue } from '../why/explain.ts';
import type { FigureId } from '../why/figure-id.ts';
import { amountOf, type Value } from '../why/value.ts';
import type { ExplainedRun } from '../why/walk.ts';
import { noEffectWords } from './no-effect-words.ts';

/** A figure of the run that a reading's other option changes. */
interface ReadingChange {
  readonly label: string;
  readonly own: Value | null;
  readonly other: Value | null;
  /** The other option's less the run's own: "−19,667.04", "+0.02 years". */
  readonly difference: string;
  readonly figure: FigureId | null;
}

/** What switching a reading does to a scenario. */
export type ReadingEffect =
  | { readonly kind: 'not computed' }
  | { readonly kind: 'none'; readonly because: string }
  | { readonly kind: 'changes'; readonly changes: readonly ReadingChange[]; readonly summary: string }
  /** The scenario cannot be run under the other option; the reason is a sentence. */
  | { readonly kind: 'withheld'; readonly because: string };

/**
 * What a scenario's figures come to under another form of it, in which a reading is switched: per class interest,
 * principal and life, then certificateholders, Depositor and call.
 */
export function readingEffect(
  context: ScenarioContext,
  run: ExplainedRun,
  name: ReadingSwitch,
  switched: ScenarioForm,
): ReadingEffect {
  const read = parseScenario(switched, context);
  if (!read.ok) return { kind: 'withheld', because: read.fault.message };
  try {
    const projection = engine(read.value.deal, read.value.scenario);
    return effectOf(run, { projection, form: switched }, name);
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return { kind: 'withheld', because: error.message };
  }
}

function effectOf(own: ExplainedRun, other: ExplainedRun, name: ReadingSwitch): ReadingEffect {
  if (sameResult(own.projection, other.projection)) {
    return { kind: 'none', because: noEffectWords(own.projection, name) };
  }
  const changes = [...figureChanges(own, other), ...callChange(own.projection, other.projection)];
  const summary =
    changes.length === 0
      ? 'Everybody is paid the same over the run; dates or purses differ.'
      : changes.map(({ label, difference }) => `${label} ${difference}`).join('; ');
  return { kind: 'changes', changes, summary };
}

/** The figures that are compared, in the order of a row's text. */
function comparedFigures({ deal }: Projection): readonly (readonly [string, FigureId])[] {
  const ofClasses = deal.classes.flatMap(({ name }) => [
    [`${name} interest`, { kind: 'life-total', each: { kind: 'interest-paid', noteClass: name } }] as const,
    [`${name} principal`, { kind: 'life-total', each: { kind: 'principal', noteClass: name } }] as const,
    [`${name} life`, { kind: 'wal', noteClass: name }] as const,
  ]);
  return [...ofClasses, ['Depositor', { kind: 'life-total', each: { kind: 'reserve-to-depositor' } }]];
}

function figureChanges(own: ExplainedRun, other: ExplainedRun): readonly ReadingChange[] {
  const found = comparedFigures(own.projection).flatMap(([label, figure]) =>
    changeOf(label, figure, figureValue(own, figure), figureValue(other, figure)),
  );
  const certificates = changeOf('Certificateholders', null, certificateholders(own), certificateholders(other));
  return [...found, ...certificates];
}

/** What the certificateholders are paid over a run, under whichever section governs. */
function certificateholders(run: ExplainedRun): Value {
  const clauses = ['2.8(a)(xiv)', '5.4(b)(vii)'] as const;
  const amount = clauses.reduce((sum, clause) => {
    const each = { kind: 'clause-paid', clause, payee: 'certificateholders' } as const;
    const value = figureValue(run, { kind: 'life-total', each });
    return sum + (value === null ? 0 : amountOf(value));
  }, 0);
  return { unit: 'cents', amount };
}

function changeOf(
  label: string,
  figure: FigureId | null,
  own: Value | null,
  other: Value | null,
): readonly ReadingChange[] {
  if (own === null && other === null) return [];
  if (own === null || other === null) {
    return [{ label, own, other, difference: own === null ? 'only there' : 'only here', figure }];
  }
  const amount = amountOf(other) - amountOf(own);
  return amount === 0 ? [] : [{ label, own, other, difference: signed(own, amount), figure }];
}

/** "+1,234.56", "−0.020000 years". */
function signed({ unit }: Value, amount: number): string {
  const size = Math.abs(amount);
  const text = unit === 'years' ? `${withPlaces(size, 6)} years` : plainAmount(size);
  return `${amount < 0 ? '−' : '+'}${text}`;
}

/** A call that is made on another date, or in one of the two runs only. */
function callChange(own: Projection, other: Projection): readonly ReadingChange[] {
  const [mine, theirs] = [callDate(own), callDate(other)];
  if (mine === theirs) return [];
  const difference = `${mine ?? 'not made'} becomes ${theirs ?? 'not made'}`;
  return [{ label: 'call', own: null, other: null, difference, figure: null }];
}

function callDate(projection: Projection): string | null {
  const called = recordsOf(projection, 'called')[0];
  return called ? dateText(dateOf(projection, called.month)) : null;
}
