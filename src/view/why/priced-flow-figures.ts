import type { Day } from '../../money/day.ts';
import { days360 } from '../../money/day-count.ts';
import type { FlowFigure, FlowId } from './analysis-id.ts';
import type { Input, Reason } from './explanation.ts';
import type { DatedId } from './figure-id.ts';
import { calendarTerm } from './origins.ts';
import { YEAR_DAYS } from './pool-figures.ts';
import { marginLeaf, settlementLeaf } from './priced-origins.ts';
import {
  dueOn,
  FACTOR_PLACES,
  type FlowWeight,
  finerPlaces,
  flowDays,
  flowPart,
  type PricedRun,
  periodDays,
  pricedRun,
} from './priced-run.ts';
import { FLOW_SUMS, plainNumber } from './priced-sums.ts';
import { cents, decimalValue, type Value } from './value.ts';
import { leaf, of, type Rule, type Walk } from './walk.ts';

/** A payment of a priced class or of the residual. */
interface Flow {
  readonly walk: Walk;
  readonly id: FlowId;
  readonly run: PricedRun;
  readonly flows: NonNullable<PricedRun['flows']>;
  /** Among the payments after settlement. */
  readonly place: number;
  /** The date's place in the projection's columns. */
  readonly date: number;
}

function flowOf(walk: Walk, id: FlowId, date: number): Flow | null {
  const run = pricedRun(walk.projection, id.at);
  if (!run?.flows) return null;
  const { flows } = run;
  const place = date - flows.from;
  return place < 0 || place >= flows.cash.length ? null : { walk, id, run, flows, place, date };
}

function flowRule(
  title: string,
  value: (flow: Flow) => Value | null,
  explain: (flow: Flow) => Omit<Reason, 'clauses' | 'formula'>,
): Rule<FlowId> {
  return {
    title: () => title,
    value: (walk, id, date) => {
      const flow = flowOf(walk, id, date);
      return flow && value(flow);
    },
    explain: (walk, id, date) => {
      const flow = flowOf(walk, id, date);
      if (!flow) throw new Error(`Month ${id.number} has no payment after settlement.`);
      return { clauses: [], formula: title, ...explain(flow) };
    },
  };
}

/** Another figure of the same payment. */
function same({ walk, id }: Flow, label: string, kind: FlowFigure, operator?: Input['operator']): Input {
  return of(walk, label, { ...id, kind }, operator);
}

const cash = flowRule(
  'Paid on the date',
  ({ flows, place }) => cents(flows.cash[place] as number),
  ({ walk, id: { at, number }, run }) => {
    const dated = (label: string, id: DatedId): Input => of(walk, label, id);
    if (run.place < 0) {
      const inputs = [dated('residual cash', { kind: 'residual', number })];
      return { sentence: 'What the holders of the residual are paid.', method: 'equal', inputs };
    }
    const { noteClass } = at;
    return {
      sentence: 'Interest and principal of the class together.',
      method: 'sum',
      inputs: [
        dated('interest paid', { kind: 'interest-paid', noteClass, number }),
        dated('principal paid', { kind: 'principal', noteClass, number }),
      ],
    };
  },
);

const days = flowRule(
  'Days from settlement',
  ({ flows, place }) => ({ unit: 'days', amount: flowDays(flows, place) }),
  ({ walk, id, run, flows, place }) => {
    const due = dueOn(walk.projection, flows.from);
    if (place > 0) {
      const first = { ...id, number: id.number - place };
      const later = leaf(
        place === 1 ? 'one month of 30 days' : `${place} months of 30 days`,
        { unit: 'days', amount: 30 * place },
        calendarTerm(walk),
      );
      return {
        sentence: 'Every payment comes a month of 30 days after the one before, whatever day a 15th rolls to.',
        method: 'sum',
        inputs: [of(walk, 'days to the first payment', first), later],
      };
    }
    const inputs = [settlementLeaf(walk, run), leaf('to', { unit: 'date', amount: due }, calendarTerm(walk))];
    if (days360(run.settlement, due) !== flows.firstDays) {
      return { sentence: 'Settlement is not before the payment’s own day of the month.', method: 'stated', inputs };
    }
    return {
      sentence: '30/360, from settlement to the payment’s own day of the month, whatever day that rolls to.',
      method: '30/360 days',
      inputs,
    };
  },
);

function partRule(
  title: string,
  weight: FlowWeight,
  explain: (flow: Flow) => Omit<Reason, 'clauses' | 'formula'>,
): Rule<FlowId> {
  return flowRule(
    title,
    ({ run, place }) => {
      const part = flowPart(run, weight, place);
      return part === null ? null : decimalValue(part, FLOW_SUMS[weight].partPlaces + finerPlaces(run));
    },
    explain,
  );
}

const value = partRule('Present value of the payment', 'value', (flow) => ({
  sentence: 'What the payment is worth at settlement: discounted at the month’s rate for its months of 30 days.',
  method: 'discounted',
  inputs: [
    same(flow, 'paid on the date', 'flow-cash'),
    monthlyInput(flow),
    same(flow, 'days from settlement', 'flow-days'),
  ],
}));

/** The month's rate: of the residual it is the very one that is found by trial, and no figure of its own here. */
function monthlyInput({ walk, id: { at }, run }: Flow): Input {
  if (run.place >= 0) return of(walk, 'the month’s rate', { kind: 'monthly-rate', at });
  const how = 'by trial: at no other rate is the cash worth the price';
  return leaf('return a month', { unit: 'fraction', amount: run.monthly ?? 0 }, { kind: 'found', how });
}

const timeValue = partRule('Present value times years', 'time', (flow) => ({
  sentence: 'What the payment is worth, times the 30/360 years until it is paid.',
  method: 'unrounded',
  inputs: [
    same(flow, 'present value of the payment', 'flow-value'),
    same(flow, 'days from settlement', 'flow-days', 'times'),
    YEAR_DAYS,
  ],
}));

const curveValue = partRule('Present value times periods and the next', 'curve', (flow) => {
  const period = periodDays(flow.run);
  const words = period === 180 ? 'half-years' : 'months';
  const perPeriod = (label: string): Input =>
    plainNumber(label, period, 'days of a period', `the yield compounds by ${words}`, 'divided by');
  return {
    sentence: `What the payment is worth, times its ${words} and times one more: the second derivative of its discount.`,
    method: 'unrounded',
    inputs: [
      same(flow, 'present value of the payment', 'flow-value'),
      same(flow, 'days from settlement', 'flow-days', 'times'),
      plainNumber(
        'days and one period',
        flowDays(flow.flows, flow.place) + period,
        'days and one period',
        `the yield compounds by ${words}`,
        'times',
      ),
      perPeriod('days of a period'),
      perPeriod('the same'),
    ],
  };
});

const marginDays = flowRule(
  'Days of the accrual',
  ({ run, place }) => (run.margin ? { unit: 'days', amount: run.margin.days[place] as number } : null),
  ({ walk, run, place, date }) => {
    const { distributionDates } = walk.projection;
    const before = leaf('from', { unit: 'date', amount: distributionDates[date - 1] as Day }, calendarTerm(walk));
    return {
      sentence: 'Actual days from settlement, or from the Distribution Date before, to this one.',
      method: 'actual days',
      inputs: [
        place === 0 ? settlementLeaf(walk, run) : before,
        leaf('to', { unit: 'date', amount: distributionDates[date] as Day }, calendarTerm(walk)),
      ],
    };
  },
);

const marginFactor = flowRule(
  'Discount factor at the margin',
  ({ run, place }) =>
    run.factors.length === 0 ? null : decimalValue((run.factors[place] as number) * 100, FACTOR_PLACES, ' %'),
  (flow) => {
    const { walk, id, place } = flow;
    const before =
      place === 0
        ? leaf(
            'one at settlement',
            { unit: 'fraction', amount: 1 },
            { kind: 'term', clause: 'settlement', source: 'nothing is discounted yet' },
          )
        : of(walk, 'factor of the date before', { ...id, number: id.number - 1 });
    return {
      sentence: 'Each accrual discounts simply, over its days by 360, at its benchmark and the margin.',
      method: 'accrual discounted',
      inputs: [
        before,
        of(walk, 'benchmark', { kind: 'benchmark', number: id.number }),
        marginLeaf(flow.run),
        same(flow, 'days of the accrual', 'margin-days'),
      ],
    };
  },
);

const marginValue = partRule('Present value of the payment at the margin', 'margin', (flow) => ({
  sentence: 'What the payment is worth at settlement, at benchmark and margin.',
  method: 'unrounded',
  inputs: [same(flow, 'paid on the date', 'flow-cash'), same(flow, 'discount factor', 'margin-factor', 'times')],
}));

export const FLOW_RULES: Readonly<Record<FlowFigure, Rule<FlowId>>> = {
  'flow-cash': cash,
  'flow-days': days,
  'flow-value': value,
  'flow-time-value': timeValue,
  'flow-curve-value': curveValue,
  'margin-days': marginDays,
  'margin-factor': marginFactor,
  'margin-flow-value': marginValue,
};
