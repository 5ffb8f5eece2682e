import * as v from 'valibot';
import { sameJson } from '../scenario/link/same-json.ts';
import { DISTRIBUTION_KINDS } from '../view/sensitivity/drawn-plan.ts';
import { type AnalysisState, FIRST_ANALYSIS, PRICING_PARTS, SENSITIVITY_PARTS } from './analysis-state.ts';
import type { AppState } from './app-state.ts';

/** The parts of the screen that belong to the analyses, and how the analyses are set. */
export type AnalysisView = Pick<AppState, 'sensitivityPart' | 'pricingPart' | 'analysis'>;

/** Characters of a text that is taken from outside: steps and lists written out are the longest. */
const MOST_TEXT = 4000;
/** Classes quoted, inputs drawn, pairs correlated. */
const MOST_ENTRIES = 200;

const text = v.pipe(v.string(), v.maxLength(MOST_TEXT));
const side = v.strictObject({ path: text, steps: text });

/** Values by a name. */
function byName<T extends v.GenericSchema>(of: T) {
  return v.pipe(
    v.record(v.string(), of),
    v.check((all) => Object.keys(all).length <= MOST_ENTRIES),
  );
}

const PARTS = { part: v.picklist(SENSITIVITY_PARTS), pricing: v.picklist(PRICING_PARTS) };

const SETTINGS = {
  loss: v.picklist(['multiple', 'cnl_pct', 'cdr_pct']),
  x: side,
  y: side,
  figure: text,
  of: text,
  trusts: v.picklist(['ended', 'all']),
  seed: text,
  draws: text,
  plan: v.strictObject({
    inputs: v.pipe(
      v.array(
        v.strictObject({
          path: text,
          kind: v.picklist(DISTRIBUTION_KINDS),
          fields: byName(text),
        }),
      ),
      v.minLength(1),
      v.maxLength(MOST_ENTRIES),
    ),
    correlation: byName(text),
  }),
  settlement: text,
  basis: v.picklist(['bey', 'monthly']),
  quotes: byName(v.strictObject({ by: v.picklist(['yield', 'price', 'margin']), text })),
  tableClass: text,
  tableBy: v.picklist(['price', 'yield']),
  tableRows: v.strictObject({ price: v.optional(text), yield: v.optional(text) }),
  tableColumns: side,
  residualPrice: text,
} satisfies Record<keyof AnalysisState, v.GenericSchema>;

/** Those whose entries differ one by one. */
const BY_ENTRY = ['quotes', 'tableRows'] as const;

/** What differs from how the analyses are set at first, as JSON; undefined where nothing does. */
export function settingsOf({ sensitivityPart, pricingPart, analysis }: AnalysisView): object | undefined {
  const changed = Object.entries(analysis).flatMap(([key, value]) => {
    const first = FIRST_ANALYSIS[key as keyof AnalysisState];
    if (sameJson(value, first)) return [];
    return [[key, BY_ENTRY.some((one) => one === key) ? changedEntries(value, first as object) : value]];
  });
  const settings = {
    ...(sensitivityPart === SENSITIVITY_PARTS[0] ? {} : { part: sensitivityPart }),
    ...(pricingPart === PRICING_PARTS[0] ? {} : { pricing: pricingPart }),
    ...Object.fromEntries(changed),
  };
  return Object.keys(settings).length === 0 ? undefined : settings;
}

function changedEntries(value: object, first: object): object {
  const before = first as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(value).filter(([name, one]) => !sameJson(one, before[name])));
}

/**
 * Reads settings from outside. What is there and cannot be read stays as it is at first, like the name of a tab that is not
 * known: it is no fault of the scenarios. Texts that were typed come back as typed, and are judged where they are shown.
 */
export function readSettings(raw: unknown): AnalysisView {
  const given = typeof raw === 'object' && raw !== null ? (raw as Readonly<Record<string, unknown>>) : {};
  const read: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries({ ...PARTS, ...SETTINGS })) {
    const found = given[key] === undefined ? null : v.safeParse(schema as v.GenericSchema, given[key]);
    if (found?.success) read[key] = found.output;
  }
  const { part = SENSITIVITY_PARTS[0], pricing = PRICING_PARTS[0], ...own } = read;
  for (const key of BY_ENTRY) if (own[key]) own[key] = { ...FIRST_ANALYSIS[key], ...own[key] };
  const analysis = Object.keys(own).length === 0 ? FIRST_ANALYSIS : { ...FIRST_ANALYSIS, ...own };
  return { sensitivityPart: part, pricingPart: pricing, analysis } as AnalysisView;
}
