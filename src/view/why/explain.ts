import type { ReadingId } from '../../deal/readings.ts';
import { isAsRead } from '../readings/reading-switches.ts';
import { placeOf } from '../run-dates.ts';
import { AMORTISATION_FIGURES } from './amortisation-figures.ts';
import { isAnalysis } from './analysis-address.ts';
import type { AnalysisId } from './analysis-id.ts';
import { BREAK_EVEN_RULES } from './break-even-figures.ts';
import { CERTIFICATE_FIGURES, FACTOR_FIGURES } from './certificate-figures.ts';
import { CAP_FIGURES, CLAIM_RULES } from './claim-figures.ts';
import { clauseDue } from './clause-due-figures.ts';
import { PAID_FIGURES } from './clause-paid-figures.ts';
import { CASH_FIGURES, COLLECTION_RULE } from './collections-figures.ts';
import { DIFFERENCE_RULE } from './difference-figure.ts';
import { DRAWN_RULES } from './drawn-figures.ts';
import type { Explanation } from './explanation.ts';
import { FEE_FIGURES } from './fee-figures.ts';
import { figureAddress } from './figure-address.ts';
import type {
  ClaimId,
  ClassFigure,
  ClassId,
  ClauseFigure,
  ClauseLineId,
  CollectionId,
  DatedId,
  DateFigure,
  DateId,
  FigureId,
  LevelFigure,
  LevelId,
  LifeId,
  RecordId,
  RunFigure,
  RunId,
  TestId,
} from './figure-id.ts';
import { GROUP_PURSE_FIGURES } from './group-purse-figures.ts';
import { INTEREST_FIGURES } from './interest-figures.ts';
import { LIFE_RULES } from './life-figures.ts';
import { lifeTotalRule } from './life-total-figures.ts';
import { LOSS_FIGURES } from './loss-figures.ts';
import { ENHANCEMENT_RULES, MONTH_FIGURES } from './month-figures.ts';
import { BALANCE_FIGURES, LEVEL_RULES, NOTE_FIGURES } from './note-figures.ts';
import { POOL_FIGURES } from './pool-figures.ts';
import { PRICED_RULES } from './priced-figures.ts';
import { FLOW_RULES } from './priced-flow-figures.ts';
import { PRINCIPAL_FIGURES, TOTAL_PRINCIPAL } from './principal-figures.ts';
import { PURSE_FIGURES } from './purse-figures.ts';
import { BENCHMARK_FIGURES, RATE_FIGURES } from './rate-figures.ts';
import { EVENT_RULE, STATUS_RULE } from './record-figures.ts';
import { RECOVERY_FIGURES } from './recovery-figures.ts';
import { REQUIRED_FIGURES } from './required-figures.ts';
import { EXCESS_FIGURES } from './reserve-excess-figures.ts';
import { RESERVE_FIGURES } from './reserve-figures.ts';
import { RUN_RULES } from './run-figures.ts';
import { SECTION_FIGURE } from './section-figure.ts';
import { TEST_LEVEL_RULES, TEST_RULE } from './test-figures.ts';
import type { Value } from './value.ts';
import { classPlace, type ExplainedRun, type Rule, type Walk, walkOf } from './walk.ts';
import { whenText } from './when-text.ts';

const DATE_RULES: Readonly<Record<DateFigure, Rule<DateId>>> = {
  ...POOL_FIGURES,
  ...CASH_FIGURES,
  ...FEE_FIGURES,
  ...CAP_FIGURES,
  ...NOTE_FIGURES,
  ...TOTAL_PRINCIPAL,
  ...REQUIRED_FIGURES,
  ...RESERVE_FIGURES,
  ...EXCESS_FIGURES,
  ...BENCHMARK_FIGURES,
  ...SECTION_FIGURE,
  ...AMORTISATION_FIGURES,
  ...LOSS_FIGURES,
  ...RECOVERY_FIGURES,
  ...CERTIFICATE_FIGURES,
  ...MONTH_FIGURES,
};
const LEVEL_FIGURE_RULES: Readonly<Record<LevelFigure, Rule<LevelId>>> = {
  ...LEVEL_RULES,
  ...TEST_LEVEL_RULES,
  ...ENHANCEMENT_RULES,
};
const CLASS_RULES: Readonly<Record<ClassFigure, Rule<ClassId>>> = {
  ...RATE_FIGURES,
  ...BALANCE_FIGURES,
  ...FACTOR_FIGURES,
  ...INTEREST_FIGURES,
  ...PRINCIPAL_FIGURES,
};
const CLAUSE_RULES: Readonly<Record<ClauseFigure, Rule<ClauseLineId>>> = {
  'clause-due': clauseDue,
  ...PAID_FIGURES,
  ...PURSE_FIGURES,
  ...GROUP_PURSE_FIGURES,
};

/**
 * Why a figure is what it is: the formula by its name, the inputs with their values, each of them again a figure or a
 * leaf (a filed line, a typed assumption, a term of the deal), clause, purses, what was short, reading. All values come
 * from the run's own records. null where the run has no such figure.
 */
export function explain(run: ExplainedRun, id: FigureId): Explanation | null {
  const walk = walkFor(run);
  const found = ruleFor(walk, id);
  if (found === null) return null;
  const result = found.value();
  if (result === null) return null;
  const { sentence, clauses, formula, method, inputs, purses, short, readings } = found.explain();
  return {
    id,
    title: found.title(),
    when: whenText(walk, id),
    sentence,
    clauses,
    formula,
    method,
    inputs,
    result,
    purses: purses ?? null,
    short: short ?? null,
    readings: (readings ?? []).map((one: ReadingId) => ({
      id: one,
      isAsRead: isAsRead(one, run.projection.scenario.readings),
    })),
  };
}

/** The value of a figure, without its reasons; null where the run has no such figure. */
export function figureValue(run: ExplainedRun, id: FigureId): Value | null {
  return valueIn(walkFor(run), id);
}

const walks = new WeakMap<ExplainedRun['projection'], Walk>();

function walkFor(run: ExplainedRun): Walk {
  const known = walks.get(run.projection);
  if (known && isSameRun(known, run)) return known;
  const value = (id: FigureId): Value => {
    const found = valueIn(walk, id);
    if (found === null) throw new Error(`The run has no figure ${figureAddress(id)}, to which another refers.`);
    return found;
  };
  const walk: Walk = walkOf(run, value, figureValue);
  walks.set(run.projection, walk);
  return walk;
}

/** Whether two say the same of one projection: scenarios may share it under several names, and a name may change. */
function isSameRun(one: ExplainedRun, other: ExplainedRun): boolean {
  return (
    one.form === other.form &&
    one.name === other.name &&
    one.drawn === other.drawn &&
    one.base?.run === other.base?.run &&
    one.base?.name === other.base?.name &&
    one.base?.key === other.base?.key
  );
}

function valueIn(walk: Walk, id: FigureId): Value | null {
  return ruleFor(walk, id)?.value() ?? null;
}

/** A rule with its figure, ready to be asked. */
interface Bound {
  readonly title: () => string;
  readonly value: () => Value | null;
  readonly explain: () => ReturnType<Rule<never>['explain']>;
}

function bound<Id>(rule: Rule<Id>, walk: Walk, id: Id, at: number): Bound {
  return {
    title: () => rule.title(id, walk, at),
    value: () => rule.value(walk, id, at),
    explain: () => rule.explain(walk, id, at),
  };
}

const LIFE_TOTAL = lifeTotalRule({
  title: (walk, id) => ruleFor(walk, id)?.title() ?? '',
  value: (walk, id) => valueIn(walk, id),
});

/** The rule of a figure; null where the run has no such date, class or record. */
function ruleFor(walk: Walk, id: FigureId): Bound | null {
  if (isAnalysis(id)) return ruleOfAnalysis(walk, id);
  if ('noteClass' in id && classPlace(walk, id.noteClass) < 0) return null;
  if (id.kind === 'life-total') {
    const { each } = id;
    if ('noteClass' in each && classPlace(walk, each.noteClass) < 0) return null;
    return bound(LIFE_TOTAL, walk, id, 0);
  }
  if (!('number' in id)) {
    return 'noteClass' in id
      ? bound(LIFE_RULES[id.kind], walk, id satisfies LifeId, 0)
      : bound(RUN_RULES[id.kind satisfies RunFigure], walk, id satisfies RunId, 0);
  }
  const at = placeOf(walk.projection, id.number);
  const isAtStart = 'place' in id && id.number === walk.projection.startAfter;
  return at < 0 && !isAtStart ? null : ruleOfDate(walk, id, at);
}

function ruleOfAnalysis(walk: Walk, id: AnalysisId): Bound | null {
  if (id.kind === 'difference') return bound(DIFFERENCE_RULE, walk, id, 0);
  if ('path' in id) return bound(DRAWN_RULES[id.kind], walk, id, 0);
  if ('test' in id) return bound(BREAK_EVEN_RULES[id.kind], walk, id, 0);
  if (!('number' in id)) return bound(PRICED_RULES[id.kind], walk, id, 0);
  const at = placeOf(walk.projection, id.number);
  return at < 0 ? null : bound(FLOW_RULES[id.kind], walk, id, at);
}

function ruleOfDate(walk: Walk, id: DatedId, at: number): Bound {
  if ('test' in id) return bound(TEST_RULE, walk, id satisfies TestId, at);
  if ('level' in id) return bound(LEVEL_FIGURE_RULES[id.kind], walk, id satisfies LevelId, at);
  if ('noteClass' in id) return bound(CLASS_RULES[id.kind], walk, id satisfies ClassId, at);
  if ('clause' in id) return bound(CLAUSE_RULES[id.kind], walk, id satisfies ClauseLineId, at);
  if ('claimant' in id) return bound(CLAIM_RULES[id.kind], walk, id satisfies ClaimId, at);
  if ('line' in id) return bound(COLLECTION_RULE, walk, id satisfies CollectionId, at);
  if ('place' in id) return bound(id.kind === 'event' ? EVENT_RULE : STATUS_RULE, walk, id satisfies RecordId, at);
  return bound(DATE_RULES[id.kind], walk, id satisfies DateId, at);
}
