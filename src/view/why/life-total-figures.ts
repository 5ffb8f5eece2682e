import type { Day } from '../../money/day.ts';
import { dateText } from '../date-text.ts';
import type { Input } from './explanation.ts';
import { type DatedId, type EachDateId, type LifeTotalId, onDate } from './figure-id.ts';
import { amountOf, cents, type Value } from './value.ts';
import { leaf, numberAt, type Rule, type Walk } from './walk.ts';

/** What the dispatcher knows of a figure of one date: its title, and its value where the run has it on that date. */
export interface DatedFigures {
  readonly title: (walk: Walk, id: DatedId) => string;
  readonly value: (walk: Walk, id: DatedId) => Value | null;
}

/** The dates on which a flow is not nil, each as an input; null where no date of the run has such a figure, be it nil. */
function inputsOf(walk: Walk, each: EachDateId, figures: DatedFigures): readonly Input[] | null {
  const { distributionDates, count } = walk.projection;
  const inputs: Input[] = [];
  let isThere = false;
  for (let at = 0; at < count; at += 1) {
    const id = onDate(each, numberAt(walk, at));
    const value = figures.value(walk, id);
    if (value !== null) isThere = true;
    if (value === null || amountOf(value) === 0) continue;
    inputs.push(leaf(dateText(distributionDates[at] as Day), value, { kind: 'figure', id }));
  }
  return isThere ? inputs : null;
}

/** The rule of a flow added up over all dates of a run. */
export function lifeTotalRule(figures: DatedFigures): Rule<LifeTotalId> {
  return {
    title: ({ each }, walk) => `${figures.title(walk, onDate(each, numberAt(walk, 0)))}, all dates`,
    value: (walk, { each }) => totalOf(walk, each, figures),
    explain: (walk, { each }) => {
      const inputs = inputsOf(walk, each, figures) ?? [];
      return {
        sentence:
          inputs.length === 0 ? 'It is nil on every date of the run.' : 'Every date of the run on which it is not nil.',
        clauses: 'clause' in each ? [each.clause] : [],
        formula: 'Life total',
        method: inputs.length === 0 ? 'nil' : 'sum',
        inputs,
      };
    },
  };
}

/** A flow's amounts of all dates together; null where no date of the run has such a figure. */
function totalOf(walk: Walk, each: EachDateId, figures: DatedFigures): Value | null {
  let isThere = false;
  let total = 0;
  for (let at = 0; at < walk.projection.count; at += 1) {
    const value = figures.value(walk, onDate(each, numberAt(walk, at)));
    if (value === null) continue;
    isThere = true;
    total += amountOf(value);
  }
  return isThere ? cents(total) : null;
}
