import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { ChosenSchema } from '../deal/chosen.ts';
import { COLLECTION_LINES } from '../scenario/collections.ts';
import { EVENT_KINDS } from '../scenario/scenario.ts';
import { scenarioSchema } from '../scenario/scenario-form.ts';

/**
 * The JSON Schemas of the headless contract: of a scenario line, made from the very schema that reads it, and of a result
 * line. What a schema cannot say (a class named twice, collections above the pool) is said by the sentences of the reader.
 */
export function contractSchemas(): { readonly scenario: unknown; readonly result: unknown } {
  return { scenario: jsonSchemaOf(scenarioSchema), result: RESULT };
}

/** A schema told apart by a look at the input becomes the list of all it may choose from. */
function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      'options' in valibotSchema && valibotSchema.type === 'lazy'
        ? { anyOf: (valibotSchema as unknown as ChosenSchema<v.GenericSchema>).options.map(innerSchemaOf) }
        : undefined,
  });
}

/** A part of a schema: the draft is named once, at the top. */
function innerSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _draft, ...inner } = jsonSchemaOf(schema);
  return inner;
}

const money = { type: 'string', pattern: '^-?\\d+\\.\\d{2}$' };
const date = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const number = { type: 'integer' };
const text = { type: 'string' };
const flag = { type: 'boolean' };

function object(properties: Record<string, unknown>, optional: readonly string[] = []): unknown {
  const required = Object.keys(properties).filter((key) => !optional.includes(key));
  return { type: 'object', properties, required, additionalProperties: false };
}

function amounts(...names: readonly string[]): unknown {
  return object(Object.fromEntries(names.map((name) => [name, money])));
}

function list(items: unknown): unknown {
  return { type: 'array', items };
}

function byClass(value: unknown): unknown {
  return { type: 'object', additionalProperties: value };
}

const event = object({
  kind: { enum: EVENT_KINDS },
  month: number,
  date,
  source: { enum: ['detected', 'forced'] },
  about: text,
});
const status = object({ code: text, detail: text });

const clause = object({
  clause: text,
  payee: text,
  due: money,
  paid: money,
  shortfall: money,
  from_collections: money,
  from_reserve: money,
});

const CLASS_AMOUNTS = [
  'interest_unpaid_prior',
  'interest_current',
  'interest_on_unpaid',
  'interest_due',
  'interest_paid',
  'interest_shortfall',
  'before',
  'principal',
  'after',
] as const;

const noteClass = object(
  { rate_pct: text, days: number, ...Object.fromEntries(CLASS_AMOUNTS.map((name) => [name, money])) },
  ['rate_pct', 'days'],
);

const distributionDate = object({
  n: number,
  date,
  regime: { enum: ['2.8(a)', '5.4(b)(iv)', '5.4(b)(v)'] },
  pool_begin: money,
  pool_end: money,
  available_collections: money,
  call_price: money,
  sale_proceeds: money,
  fee: amounts('current', 'unpaid_prior', 'due', 'paid', 'shortfall'),
  tests: amounts('priority', 'secondary', 'tertiary', 'quaternary', 'regular', 'required_payment', 'pay_off'),
  reserve: object({
    ...Object.fromEntries(
      [
        'opening',
        'earnings',
        'draw',
        'returned',
        'top_up',
        'to_regular',
        'to_successor',
        'to_depositor',
        'closing',
        'required',
      ].map((name) => [name, money]),
    ),
    whole_account: flag,
  }),
  clauses: list(clause),
  classes: byClass(noteClass),
  owed: amounts(
    'successor_indemnity',
    'successor_transition',
    'reviewer',
    'trustee',
    'owner_trustee',
    'additional_fee',
    'advances',
  ),
  events: list(event),
  accelerated_after: flag,
  status: list(status),
});

const life = object(
  {
    wal_years: { type: 'string', pattern: '^\\d+\\.\\d{6}$' },
    first_principal: date,
    last_principal: date,
    interest_paid: money,
    principal_paid: money,
    balance_end: money,
    unpaid_interest_end: money,
    dates_short_of_interest: number,
    first_date_short_of_interest: number,
  },
  ['wal_years', 'first_principal', 'last_principal', 'first_date_short_of_interest'],
);

const RESULT = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  anyOf: [
    object(
      {
        name: text,
        note: text,
        deal: text,
        start_after_date: number,
        opening: object({ status: list(status), events: list(event) }),
        dates: list(distributionDate),
        classes: byClass(life),
        totals: amounts('servicing_fee', 'interest_paid', 'principal_paid', 'certificateholders', 'depositor'),
        collections: list({
          type: 'object',
          properties: Object.fromEntries(COLLECTION_LINES.map((line) => [line, money])),
        }),
        digest: text,
        without_effect: list(object({ path: text, message: text })),
      },
      ['name', 'note', 'collections', 'without_effect'],
    ),
    object({ error: object({ path: text, message: text }) }),
  ],
};
