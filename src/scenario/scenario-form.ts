import * as v from 'valibot';
import { chosen } from '../deal/chosen.ts';
import * as field from '../deal/fields.ts';
import { objectOf } from '../deal/object-of.ts';
import { dealSchema } from '../deal/parse-deal.ts';
import { collateralSchema } from './collateral-form.ts';
import { EVENT_KINDS } from './scenario.ts';

/** Limits of what a user may give. Months beyond them are slips, not scenarios: the longest car loan has 84. */
export const LIMITS = {
  eventMonth: 480,
  horizon: 1200,
  collections: 1200,
  benchmarkPercent: 50,
  benchmarkMonths: 1200,
  salePercent: 200,
  listLength: 1000,
  noteLength: 20_000,
} as const;

const month = field.wholeBetween(0, LIMITS.eventMonth);
const accrual = field.wholeBetween(1, LIMITS.eventMonth);

function listUpTo<const T extends v.GenericSchema>(item: T, most: number) {
  return v.pipe(
    v.array(item),
    v.check((list) => list.length <= most, `This list may have at most ${most} entries.`),
  );
}

const collectionsLine = objectOf({
  principal: v.optional(field.money),
  finance_charges: v.optional(field.money),
  liquidation_proceeds: v.optional(field.signedMoney),
  purchase_principal: v.optional(field.money),
  purchase_finance: v.optional(field.money),
  defaulted: v.optional(field.money),
  account_interest: v.optional(field.money),
  reserve_earnings: v.optional(field.money),
  advances: v.optional(field.money),
  unreimbursed_advances: v.optional(field.money),
});
export type CollectionsLineValues = v.InferOutput<typeof collectionsLine>;

const owed = objectOf({
  successor_indemnity: v.optional(field.money),
  successor_transition: v.optional(field.money),
  reviewer: v.optional(field.money),
  trustee: v.optional(field.money),
  owner_trustee: v.optional(field.money),
  additional_fee: v.optional(field.money),
  advances: v.optional(field.money),
});

const amountsByClass = v.record(v.string(), field.money);

const start = v.variant('kind', [
  objectOf({ kind: v.literal('closing') }),
  objectOf({ kind: v.literal('filed'), month: field.wholeBetween(1, LIMITS.eventMonth) }),
  objectOf({
    kind: v.literal('after'),
    after_date: month,
    balances: amountsByClass,
    pool: field.money,
    reserve: field.money,
    unpaid_interest: v.optional(amountsByClass),
    unpaid_fee: v.optional(field.money),
    unpaid_advances: v.optional(field.money),
    owed: v.optional(owed),
    cap_successor_used: v.optional(field.money),
    cap_reviewer_used: v.optional(field.money),
  }),
]);

const benchmarkPercent = field.percentBetween(-LIMITS.benchmarkPercent, LIMITS.benchmarkPercent);

/** `"filed"`, or what `schema` reads; told apart before, so that a fault inside keeps its place. */
function filedOr<const T extends v.GenericSchema>(schema: T) {
  const filed = v.literal('filed', 'This must be "filed", or be given in place.');
  return chosen<typeof filed | T>([filed, schema], (input) => (typeof input === 'string' ? filed : schema));
}

const benchmark = filedOr(
  objectOf({
    first_month: accrual,
    rates_pct: v.pipe(
      listUpTo(benchmarkPercent, LIMITS.benchmarkMonths),
      v.minLength(1, 'At least one rate is wanted.'),
    ),
    shift_pct: v.optional(benchmarkPercent),
    replacements: v.optional(
      listUpTo(
        objectOf({ from_month: accrual, name: field.name, adjustment_pct: v.optional(benchmarkPercent) }),
        LIMITS.listLength,
      ),
    ),
  }),
);

const eventState = objectOf({
  state: v.picklist(['modelled', 'forced', 'ignored']),
  month: v.optional(month),
  cured_month: v.optional(v.nullable(month)),
});

const events = objectOf({
  eod: v.optional(
    objectOf({
      i: v.optional(eventState),
      ii: v.optional(eventState),
      iii: v.optional(eventState),
      iv: v.optional(eventState),
      v: v.optional(eventState),
      vi: v.optional(eventState),
    }),
  ),
  acceleration: v.optional(objectOf({ mode: v.picklist(['default', 'month', 'never']), month: v.optional(month) })),
  rescission: v.optional(objectOf({ month })),
  waivers: v.optional(listUpTo(objectOf({ kind: v.picklist(EVENT_KINDS), month }), LIMITS.listLength)),
  sale: v.optional(
    objectOf({
      month,
      price_pct: field.percentBetween(0, LIMITS.salePercent),
      consent_all: v.optional(v.boolean()),
      insufficiency_and_two_thirds: v.optional(v.boolean()),
    }),
  ),
  call: v.optional(objectOf({ mode: v.picklist(['first', 'month', 'never']), month: v.optional(month) })),
  servicer_transfer: v.optional(
    objectOf({
      month,
      successor: v.picklist(['trustee', 'other']),
      additional_fee_monthly: v.optional(field.money),
    }),
  ),
  claims: v.optional(
    listUpTo(
      objectOf({
        month,
        successor_indemnity: v.optional(field.money),
        successor_transition: v.optional(field.money),
        reviewer: v.optional(field.money),
        trustee: v.optional(field.money),
        owner_trustee: v.optional(field.money),
      }),
      LIMITS.listLength,
    ),
  ),
});

const readings = objectOf({
  blank_5_4_b_v_E: v.optional(v.picklist(['pro_rata', 'sequential'])),
  a4_final: v.optional(v.picklist(['2025-07', '2024-07'])),
  whole_account_draw: v.optional(v.boolean()),
  interest_on_unpaid_interest: v.optional(v.boolean()),
  successor_cap: v.optional(v.picklist(['aggregate', 'annual'])),
  first_purse: v.optional(v.picklist(['reserve', 'collections'])),
  call_test: v.optional(v.picklist(['without_reserve', 'with_reserve'])),
  fdd_floor: v.optional(v.picklist(['cumulative', 'own_class'])),
});

/** The scenario form of the headless contract; its faults are sentences. `deal` is read by {@link dealSchema} beside it. */
export const scenarioSchema = objectOf({
  name: v.optional(field.name),
  note: v.optional(
    v.pipe(v.string(), v.maxLength(LIMITS.noteLength, `A note may have at most ${LIMITS.noteLength} characters.`)),
  ),
  deal: v.optional(dealSchema),
  start: v.optional(start),
  collections: v.optional(filedOr(listUpTo(collectionsLine, LIMITS.collections))),
  collateral: v.optional(collateralSchema),
  benchmark: v.optional(benchmark),
  events: v.optional(events),
  switches: v.optional(
    objectOf({
      interest_on_unpaid_interest: v.optional(v.boolean()),
      horizon: v.optional(field.wholeBetween(1, LIMITS.horizon)),
    }),
  ),
  readings: v.optional(readings),
});

/** A scenario as scripts, links and files give it: money and rates as text. */
export type ScenarioForm = v.InferInput<typeof scenarioSchema>;
export type ScenarioValues = v.InferOutput<typeof scenarioSchema>;
