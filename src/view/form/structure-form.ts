import { FILED_MONTHS, type FiledInput } from '../../deal/carmx-2019-4/filed-months.ts';
import { CARMX_2019_4 } from '../../deal/carmx-2019-4/terms.ts';
import type { DealForm } from '../../deal/parse-deal.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { type Cents, printCents } from '../../money/cents.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { withPlaces } from '../amount-text.ts';
import { filedRateTexts } from './benchmark-choice.ts';
import { sameJson } from './json-pointer.ts';

/** This trust's own figures, which a changed structure is measured against. */
export const OWN_DEAL: DealForm = CARMX_2019_4;
const FILED_RATES = filedRateTexts(filedMonths(THIS_TRUST).benchmark);

type Collections = Exclude<NonNullable<ScenarioForm['collections']>, 'filed'>;
type RepLines = NonNullable<NonNullable<ScenarioForm['collateral']>['rep_lines']>;

/** Whether a form has this trust with figures of the user's: another trust has another name. */
export function hasOwnStructure({ deal }: ScenarioForm): boolean {
  return deal !== undefined && deal.name === OWN_DEAL.name;
}

/**
 * The form with this trust's structure put in place, to be changed. A deal in place has no filed months, so that what the
 * filings gave is written out: collections, benchmark, and at closing the rep line. The run stays the same to the cent.
 */
export function withStructure(form: ScenarioForm): ScenarioForm {
  const { start, collections, collateral, benchmark } = form;
  const startsLater = start?.kind === 'filed';
  const rates = benchmark === undefined || benchmark === 'filed' ? writtenBenchmark() : benchmark;
  return {
    ...form,
    ...(startsLater && { start: { kind: 'closing' } as const }),
    deal: OWN_DEAL,
    benchmark: rates,
    ...(collections === 'filed' && { collections: filedCollections() }),
    ...(collateral && { collateral: { ...collateral, rep_lines: collateral.rep_lines ?? closingRepLines() } }),
  };
}

/** The form with the trust's own structure again, and the filed figures as the filings' where they still are. */
export function withoutStructure(form: ScenarioForm): ScenarioForm {
  const { deal: _, ...rest } = form;
  const isFiledBenchmark = sameJson(rest.benchmark, writtenBenchmark());
  const isFiledCollections = sameJson(rest.collections, filedCollections());
  return {
    ...rest,
    ...(isFiledBenchmark && { benchmark: 'filed' as const }),
    ...(isFiledCollections && { collections: 'filed' as const }),
    ...(rest.collateral && { collateral: withoutClosingLine(rest.collateral) }),
  };
}

function withoutClosingLine(collateral: NonNullable<ScenarioForm['collateral']>) {
  const { rep_lines: lines, ...others } = collateral;
  return sameJson(lines, closingRepLines()) ? others : collateral;
}

/** The filed benchmark written out, which a deal in place needs. */
export function writtenBenchmark() {
  return { first_month: 1, rates_pct: [...FILED_RATES] };
}

const plain = new WeakMap<ScenarioForm, ScenarioForm>();

/** The form as it would be without its changed structure: what of it a user has set otherwise, and what only goes with it. */
export function plainForm(form: ScenarioForm): ScenarioForm {
  if (!hasOwnStructure(form)) return form;
  const known = plain.get(form) ?? withoutStructure(form);
  plain.set(form, known);
  return known;
}

function closingRepLines(): RepLines {
  const { wac, originalTerm, remainingTerm } = FILED_MONTHS.characteristics.atCutoff;
  return [
    {
      balance: OWN_DEAL.initial_pool,
      rate_pct: withPlaces(wac, 2),
      original_term: withPlaces(originalTerm, 2),
      remaining_term: withPlaces(remainingTerm, 2),
    },
  ];
}

let collectionsList: Collections | null = null;

function filedCollections(): Collections {
  collectionsList ??= Array.from({ length: FILED_MONTHS.count }, (_, at) => {
    const lines = Object.entries(FILED_MONTHS.inputs) as [FiledInput, readonly number[]][];
    return Object.fromEntries(
      lines.flatMap(([line, column]) => {
        const amount = column[at] ?? 0;
        return amount === 0 ? [] : [[line, printCents(amount as Cents)]];
      }),
    );
  });
  return collectionsList;
}
