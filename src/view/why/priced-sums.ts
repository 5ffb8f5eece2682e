import type { Day } from '../../money/day.ts';
import { dateText } from '../date-text.ts';
import type { FlowFigure, PricedAt, PricedFigure, PricedId } from './analysis-id.ts';
import type { Input, Reason } from './explanation.ts';
import { type FlowWeight, finerPlaces, flowPart, type PricedRun, pricedRun } from './priced-run.ts';
import { decimalValue } from './value.ts';
import { leaf, numberAt, of, type Rule, type Walk } from './walk.ts';

/** A sum of all payments, and what its parts are shown with. Decimals fall towards the sum, so that it can be reckoned from them. */
interface FlowSum {
  readonly title: string;
  readonly sentence: string;
  readonly whole: PricedFigure;
  readonly rest: PricedFigure;
  readonly part: FlowFigure;
  readonly partPlaces: number;
  readonly places: number;
}

export const FLOW_SUMS: Readonly<Record<FlowWeight, FlowSum>> = {
  value: {
    title: 'Present value',
    sentence: 'What every payment after settlement is worth on that day, added up.',
    whole: 'present-value',
    rest: 'present-value-rest',
    part: 'flow-value',
    partPlaces: 7,
    places: 4,
  },
  time: {
    title: 'Present value times years',
    sentence: 'What every payment is worth times the 30/360 years until it is paid, added up.',
    whole: 'time-value',
    rest: 'time-value-rest',
    part: 'flow-time-value',
    partPlaces: 5,
    places: 3,
  },
  curve: {
    title: 'Present value times periods and the next',
    sentence: 'What every payment is worth times its periods and times one period more, added up.',
    whole: 'curve-value',
    rest: 'curve-value-rest',
    part: 'flow-curve-value',
    partPlaces: 4,
    places: 3,
  },
  margin: {
    title: 'Present value at the margin',
    sentence: 'What every payment after settlement is worth at benchmark and margin, added up.',
    whole: 'margin-value',
    rest: 'margin-value-rest',
    part: 'margin-flow-value',
    partPlaces: 7,
    places: 4,
  },
};

/** Up to so many payments are all shown; of more the first and the largest, and the others together. */
const SHOWN_WHOLE = 6;
const LARGEST = 3;

interface Split {
  readonly shown: readonly number[];
  readonly others: readonly number[];
}

/** The payments of a sum by their place: those that are shown one by one, and the others. */
function splitOf(run: PricedRun, weight: FlowWeight): Split | null {
  const parts: { readonly place: number; readonly amount: number }[] = [];
  for (let place = 0; place < (run.flows?.cash.length ?? 0); place += 1) {
    const amount = flowPart(run, weight, place);
    if (amount === null) return null;
    if (amount !== 0) parts.push({ place, amount });
  }
  if (parts.length <= SHOWN_WHOLE) return { shown: parts.map(({ place }) => place), others: [] };
  const largest = parts.slice(1).sort((one, other) => other.amount - one.amount || one.place - other.place);
  const shown = new Set([parts[0], ...largest.slice(0, LARGEST)].map((part) => part?.place));
  const [is, isNot] = [parts.filter(({ place }) => shown.has(place)), parts.filter(({ place }) => !shown.has(place))];
  return { shown: is.map(({ place }) => place), others: isNot.map(({ place }) => place) };
}

function added(run: PricedRun, weight: FlowWeight, places: readonly number[]): number {
  return places.reduce((sum, place) => sum + (flowPart(run, weight, place) ?? 0), 0);
}

function partInput(walk: Walk, at: PricedAt, run: PricedRun, part: FlowFigure, place: number): Input {
  const date = (run.flows?.from ?? 0) + place;
  const label = dateText(walk.projection.distributionDates[date] as Day);
  return of(walk, label, { kind: part, at, number: numberAt(walk, date) });
}

function wholeRule(weight: FlowWeight): Rule<PricedId> {
  const sum = FLOW_SUMS[weight];
  return {
    title: () => sum.title,
    value: (walk, { at }) => {
      const run = pricedRun(walk.projection, at);
      const split = run && splitOf(run, weight);
      if (!run || !split || (split.shown.length === 0 && split.others.length === 0)) return null;
      return decimalValue(added(run, weight, [...split.shown, ...split.others]), sum.places + finerPlaces(run));
    },
    explain: (walk, { at }) => {
      const run = pricedRun(walk.projection, at);
      const split = run && splitOf(run, weight);
      if (!run || !split) return nothing(sum.title);
      const inputs = split.shown.map((place) => partInput(walk, at, run, sum.part, place));
      const { length } = split.others;
      if (length === 0) return { ...base(sum.title, sum.sentence), inputs };
      const count = split.shown.length + length;
      const words = `${sum.sentence} Of ${count} payments the first and the ${LARGEST} largest others are shown one by one.`;
      const rest = of(walk, `the other ${length} payments together`, { kind: sum.rest, at });
      return { ...base(sum.title, words), inputs: [...inputs, rest] };
    },
  };
}

function restRule(weight: FlowWeight): Rule<PricedId> {
  const sum = FLOW_SUMS[weight];
  return {
    title: () => `${sum.title}, the other payments`,
    value: (walk, { at }) => {
      const run = pricedRun(walk.projection, at);
      const others = (run && splitOf(run, weight)?.others) ?? [];
      return run && others.length > 0 ? decimalValue(added(run, weight, others), sum.places + finerPlaces(run)) : null;
    },
    explain: (walk, { at }) => {
      const run = pricedRun(walk.projection, at);
      const others = (run && splitOf(run, weight)?.others) ?? [];
      if (!run) return nothing(sum.title);
      return {
        ...base(sum.title, 'All but the first and the largest; the cash of every date is in Cash flows.'),
        inputs: others.map((place) => partInput(walk, at, run, sum.part, place)),
      };
    },
  };
}

function base(formula: string, sentence: string) {
  return { sentence, clauses: [], formula, method: 'unrounded' } as const;
}

function nothing(formula: string): Reason {
  return { sentence: 'Nothing is paid after settlement.', clauses: [], formula, method: 'nil', inputs: [] };
}

export const SUM_RULES = {
  'present-value': wholeRule('value'),
  'present-value-rest': restRule('value'),
  'time-value': wholeRule('time'),
  'time-value-rest': restRule('time'),
  'curve-value': wholeRule('curve'),
  'curve-value-rest': restRule('curve'),
  'margin-value': wholeRule('margin'),
  'margin-value-rest': restRule('margin'),
} satisfies Partial<Record<PricedFigure, Rule<PricedId>>>;

/** The number of a quantity that has no unit, as an input of a chain. */
export function plainNumber(
  label: string,
  amount: number,
  clause: string,
  source: string,
  operator: Input['operator'],
): Input {
  return leaf(label, decimalValue(amount, 0), { kind: 'term', clause, source }, operator);
}
