import type { Projection } from '../../engine/projection.ts';
import { type ClassSummary, classSummaries, daysToDates } from '../../measures/class-summary.ts';
import type { Day } from '../../money/day.ts';
import { plainAmount } from '../amount-text.ts';
import { type ClassVerdict, classVerdicts } from '../class-verdict.ts';
import { dateText } from '../date-text.ts';
import type { Input, Reason } from './explanation.ts';
import type { LifeFigure, LifeId } from './figure-id.ts';
import { ruleOf } from './origins.ts';
import { amountOf, cents, type Value } from './value.ts';
import { classPlace, leaf, nil, numberAt, of, type Rule, type Walk } from './walk.ts';

const known = new WeakMap<Projection, readonly ClassVerdict[]>();

function verdictOf({ projection }: Walk, place: number): ClassVerdict {
  const verdicts = known.get(projection) ?? classVerdicts(projection, classSummaries(projection));
  known.set(projection, verdicts);
  const verdict = verdicts[place];
  if (!verdict) throw new Error(`The run has no class at place ${place}.`);
  return verdict;
}

function dateLabel({ projection }: Walk, at: number): string {
  return dateText(projection.distributionDates[at] as Day);
}

/** The dates of a run on which a class's figure is not nil, each as an input. */
function onDates(
  walk: Walk,
  kind: 'principal' | 'interest-short',
  noteClass: string,
): readonly { at: number; input: Input }[] {
  const found: { at: number; input: Input }[] = [];
  for (let at = 0; at < walk.projection.count; at += 1) {
    const input = of(walk, dateLabel(walk, at), { kind, noteClass, number: numberAt(walk, at) });
    if (amountOf(input.value) > 0) found.push({ at, input });
  }
  return found;
}

type Say = (walk: Walk, noteClass: string, verdict: ClassVerdict) => Reason;

function lifeRule(
  title: (name: string) => string,
  value: (walk: Walk, summary: ClassSummary, verdict: ClassVerdict) => Value | null,
  explain: Say,
): Rule<LifeId> {
  return {
    title: ({ noteClass }) => title(noteClass),
    value: (walk, { noteClass }) => {
      const verdict = verdictOf(walk, classPlace(walk, noteClass));
      return value(walk, verdict.summary, verdict);
    },
    explain: (walk, { noteClass }) => explain(walk, noteClass, verdictOf(walk, classPlace(walk, noteClass))),
  };
}

function dateValue({ projection }: Walk, at: number): Value | null {
  return at < 0 ? null : { unit: 'date', amount: projection.distributionDates[at] as number };
}

function reasonOf(sentence: string, formula: string, method: Reason['method'], inputs: readonly Input[]): Reason {
  return { sentence, clauses: [], formula, method, inputs };
}

const wal = lifeRule(
  (name) => `Class ${name} weighted average life`,
  (_, { walMillionths }) => (walMillionths === null ? null : { unit: 'years', amount: walMillionths }),
  (walk, noteClass) => {
    const days = daysToDates(walk.projection);
    const from = walk.projection.startAfter === 0 ? 'the closing' : 'the start’s own day of the month';
    const inputs = onDates(walk, 'principal', noteClass).flatMap(({ at, input }) => [
      input,
      leaf('days', { unit: 'days', amount: days[at] as number }, ruleOf('2.8(f)'), 'times'),
    ]);
    const sentence = `Years until a dollar of principal is paid, on average over the principal paid: 30/360 days from ${from} to the unrolled day of each month.`;
    return reasonOf(sentence, 'Weighted average life', 'life', inputs);
  },
);

/** The first or last date on which principal is paid. */
function principalDate(which: 'first' | 'last'): Rule<LifeId> {
  return lifeRule(
    (name) => `Class ${name} ${which} principal`,
    (walk, summary) => dateValue(walk, which === 'first' ? summary.firstPrincipal : summary.lastPrincipal),
    (walk, noteClass, { summary }) => {
      const at = which === 'first' ? summary.firstPrincipal : summary.lastPrincipal;
      const input = of(walk, `principal on ${dateLabel(walk, at)}`, {
        kind: 'principal',
        noteClass,
        number: numberAt(walk, at),
      });
      const sentence = `The ${which} date on which Class ${noteClass} is paid principal.`;
      return reasonOf(sentence, 'Principal window', 'stated', [input]);
    },
  );
}

const paidOff = lifeRule(
  (name) => `Class ${name} paid off`,
  (walk, _, { paidOffAt }) => dateValue(walk, paidOffAt),
  (walk, noteClass, { paidOffAt }) => {
    const number = numberAt(walk, paidOffAt);
    const inputs = [
      of(walk, 'principal on that date', { kind: 'principal', noteClass, number }),
      of(walk, 'balance after it', { kind: 'balance-after', noteClass, number }),
    ];
    return reasonOf('The date after which nothing is left of the class.', 'Pay-off date', 'stated', inputs);
  },
);

const balanceEnd = lifeRule(
  (name) => `Class ${name} balance at the end`,
  (_, summary) => cents(summary.balanceEnd),
  (walk, noteClass) =>
    atEnd(walk, noteClass, 'balance-after', 'Note Balance after the last date', 'Balance at the end'),
);

const unpaidEnd = lifeRule(
  (name) => `Class ${name} interest unpaid at the end`,
  (_, summary) => cents(summary.unpaidInterestEnd),
  (walk, noteClass) =>
    atEnd(walk, noteClass, 'interest-short', 'interest short on the last date', 'Interest unpaid at the end'),
);

function atEnd(
  walk: Walk,
  noteClass: string,
  kind: 'balance-after' | 'interest-short',
  label: string,
  formula: string,
): Reason {
  const number = numberAt(walk, walk.projection.count - 1);
  return reasonOf('What stands after the run’s last date.', formula, 'equal', [
    of(walk, label, { kind, noteClass, number }),
  ]);
}

const principalShort = lifeRule(
  (name) => `Class ${name} principal short`,
  (_, __, verdict) => cents(verdict.principalShort),
  (walk, noteClass, { principalShort: amount, outstanding }) => {
    const formula = 'Principal short';
    if (amount === 0) {
      const left = outstanding > 0 ? `; ${plainAmount(outstanding)} is not due yet when the run ends` : '';
      return nil(`No principal that was due is unpaid at the end${left}.`, ['2.8(e)'], formula);
    }
    const inputs = [of(walk, 'balance at the end', { kind: 'balance-end', noteClass })];
    const sentence =
      'The class is past its Final Distribution Date, or no pool is left to pay it: all that is left of it is short.';
    return { ...reasonOf(sentence, formula, 'equal', inputs), clauses: ['2.8(e)'] };
  },
);

const shortDates = lifeRule(
  (name) => `Dates on which Class ${name} is short of interest`,
  (_, summary) => ({ unit: 'dates', amount: summary.datesShortOfInterest }),
  (walk, noteClass) => {
    const inputs = onDates(walk, 'interest-short', noteClass).map(({ input }) => input);
    if (inputs.length === 0)
      return nil(`Class ${noteClass} is paid all its interest on every date.`, [], 'Dates short of interest');
    return reasonOf(
      'Every date after which interest of the class is unpaid.',
      'Dates short of interest',
      'count',
      inputs,
    );
  },
);

const firstShort = lifeRule(
  (name) => `First date on which Class ${name} is short of interest`,
  (walk, summary) => dateValue(walk, summary.firstShortOfInterest),
  (walk, noteClass, { summary }) => {
    const number = numberAt(walk, summary.firstShortOfInterest);
    const input = of(walk, 'interest short on that date', { kind: 'interest-short', noteClass, number });
    return reasonOf(
      'The first date on which the class is not paid all its interest.',
      'Dates short of interest',
      'stated',
      [input],
    );
  },
);

const pastFinalDates = lifeRule(
  (name) => `Dates on which Class ${name} is past its Final Distribution Date`,
  (_, __, verdict) => ({ unit: 'dates', amount: verdict.datesPastFinal }),
  (walk, noteClass, { datesPastFinal }) => {
    const formula = 'Final Distribution Date';
    if (datesPastFinal === 0)
      return nil(`No balance of Class ${noteClass} is left on its Final Distribution Date.`, ['2.8(e)'], formula);
    const { startAfter, count } = walk.projection;
    const first = Math.max(0, (walk.plan.finalDate[classPlace(walk, noteClass)] as number) - startAfter - 1);
    const inputs: Input[] = [];
    for (let at = first; at < count; at += 1) {
      const input = of(walk, dateLabel(walk, at), { kind: 'balance-after', noteClass, number: numberAt(walk, at) });
      if (amountOf(input.value) > 0) inputs.push(input);
    }
    const sentence = 'Every date, from the final one on, after which a balance of the class is left.';
    return { ...reasonOf(sentence, formula, 'count', inputs), clauses: ['2.8(e)', '5.1(a)(ii)'] };
  },
);

export const LIFE_RULES: Readonly<Record<LifeFigure, Rule<LifeId>>> = {
  wal,
  'first-principal': principalDate('first'),
  'last-principal': principalDate('last'),
  'paid-off': paidOff,
  'balance-end': balanceEnd,
  'unpaid-end': unpaidEnd,
  'principal-short': principalShort,
  'short-dates': shortDates,
  'first-short': firstShort,
  'past-final-dates': pastFinalDates,
};
