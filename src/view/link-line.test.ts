import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARMX_2019_4 } from '../deal/carmx-2019-4/terms.ts';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { randomScenario } from '../proof/random-scenario.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { EVERY_FIELD, OTHER_FIELDS } from '../scenario/link/forms-for-tests.ts';
import { encodeLink } from '../scenario/link.ts';
import { answerLine } from './answer-line.ts';
import { contractSchemas } from './contract-schemas.ts';
import { decodeLine, encodeLine } from './link-line.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function linkOf(form: object): string {
  const answer = encodeLine(JSON.stringify(form), context, null, '0.1.0');
  if (!answer.ok) throw new Error(answer.text);
  return answer.text;
}

function decoded(fragment: string): { digest?: string; engine?: string; error?: { path: string; message: string } } {
  return JSON.parse(decodeLine(fragment, context).text);
}

function digestOfRun(form: object): string {
  return (JSON.parse(answerLine(JSON.stringify(form), context).text) as { digest: string }).digest;
}

function expectThereAndBack(form: object): void {
  const { digest, engine, ...back } = decoded(linkOf(form));
  expect(back).toEqual(form);
  expect(engine).toBe('0.1.0');
  expect(digest).toMatch(/^murmur3:[0-9a-f]{16}$/);
  expect(digest).toBe(digestOfRun(form));
  expect(digestOfRun(back)).toBe(digest);
}

describe('a scenario comes back from its link as it was, with the digest of its result', () => {
  test('stressed scenarios with deals in place, starts, events, readings of their own', () => {
    for (let seed = 0; seed < 300; seed += 1) expectThereAndBack(randomScenario(seed));
  });

  const percent = (most: number) =>
    fc.integer({ min: 0, max: most * 100 }).map((hundredths) => (hundredths / 100).toString());
  const months = fc.integer({ min: 1, max: 60 });
  const vector = (most: number) =>
    fc.oneof(
      percent(most),
      fc.array(percent(most), { minLength: 1, maxLength: 70 }),
      fc
        .tuple(percent(most), months, percent(most))
        .map(([from, count, to]) => `${from} FOR ${count} ${from} RAMP 12 ${to}`),
      fc.tuple(percent(most), months, percent(most)).map(([from, count, to]) => `${from} x ${count}; ${to}`),
    );
  const loss = fc.record(
    {
      kind: fc.constant('cnl'),
      pct: vector(10),
      multiple: percent(6),
      timing: fc.constantFrom(
        {
          cumulative_pct: [
            [12, '40'],
            [48, '100'],
          ],
        },
        { monthly_pct: ['50', '50'] },
      ),
      mid_life: fc.constantFrom('curve', 'net'),
    },
    { requiredKeys: ['kind', 'pct'] },
  );
  const rate = fc.record({ kind: fc.constantFrom('cdr', 'mdr'), pct: vector(30) });
  const form = fc.record(
    {
      name: fc.string({ unit: 'grapheme', maxLength: 40 }),
      start: fc.oneof(
        fc.constant({ kind: 'closing' }),
        fc.record({ kind: fc.constant('filed'), month: fc.integer({ min: 1, max: 49 }) }),
      ),
      collateral: fc.record(
        {
          prepayment: fc.record({ kind: fc.constantFrom('abs', 'cpr', 'smm'), pct: vector(3) }),
          default: fc.oneof(loss, rate),
          recovery_pct: vector(90),
          recovery_lag: fc.integer({ min: 0, max: 12 }),
        },
        { requiredKeys: [] },
      ),
      benchmark: fc.constant('filed'),
      events: fc.record(
        {
          call: fc.constantFrom({ mode: 'first' }, { mode: 'never' }, { mode: 'month', month: 40 }),
          eod: fc.record({ vi: fc.record({ state: fc.constant('forced'), month: months }) }),
        },
        { requiredKeys: [] },
      ),
      switches: fc.record({ horizon: fc.integer({ min: 1, max: 90 }) }),
    },
    { requiredKeys: ['collateral'] },
  );

  test('scenarios with collateral', () => {
    fc.assert(fc.property(form, expectThereAndBack), { numRuns: 200 });
  });

  test('forms with every field', () => {
    for (const every of [EVERY_FIELD, OTHER_FIELDS]) expectThereAndBack(every);
  });
});

describe('no field of the schema lacks a place in a link', () => {
  type Schema = Readonly<Record<string, unknown>>;

  function pathsOf(schema: unknown, path: string, found: Set<string>): void {
    if (typeof schema !== 'object' || schema === null) return;
    const { anyOf, oneOf, properties, items, additionalProperties } = schema as Schema;
    for (const one of [...((anyOf ?? []) as unknown[]), ...((oneOf ?? []) as unknown[])]) pathsOf(one, path, found);
    for (const [name, inner] of Object.entries((properties ?? {}) as Schema)) {
      found.add(`${path}/${name}`);
      pathsOf(inner, `${path}/${name}`, found);
    }
    if (typeof items === 'object') pathsOf(items, `${path}/*`, found);
    if (typeof additionalProperties === 'object') found.add(`${path}/*`);
  }

  function pathsIn(value: unknown, path: string, found: Set<string>): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      const own = [key, '*'].map((name) => `${path}/${name}`);
      for (const one of own) {
        found.add(one);
        pathsIn(inner, one, found);
      }
    }
  }

  test('the forms of these tests have them all, and a new one must be added there and to the codec', () => {
    const wanted = new Set<string>();
    pathsOf(contractSchemas().scenario, '', wanted);
    const had = new Set<string>();
    for (const every of [EVERY_FIELD, OTHER_FIELDS]) pathsIn(every, '', had);
    expect(wanted.size).toBeGreaterThan(150);
    expect([...wanted].filter((path) => !had.has(path))).toEqual([]);
  });
});

describe('what is wrong is answered', () => {
  test('with place and sentence, and nothing else', () => {
    const encode = (line: string) => JSON.parse(encodeLine(line, context, null, '0.1.0').text);
    expect(encode('{"collections": "filed"').error.message).toMatch(/^This line is not JSON: /);
    expect(encode('{"collections": "filed", "speed": 1}').error).toEqual({
      path: '/speed',
      message: '"speed" is not a field that is known here.',
    });
    expect(encode('[]').error.message).toMatch(/./);
    expect(encode('{"collections": "filed", "__proto__": {}}').error.path).toBe('/__proto__');
    expect(decoded('AQ').error?.message).toMatch(/^This link was cut/);
  });
});

test('the deal of a file goes into the link, which has no file beside it', () => {
  const scenario = {
    benchmark: { first_month: 1, rates_pct: ['1.5'] },
    collateral: {
      rep_lines: [{ balance: '1503750003.50', rate_pct: '8.66', original_term: '66', remaining_term: '61' }],
    },
  };
  const deal = { ...CARMX_2019_4, name: 'From a file' };
  const answer = encodeLine(JSON.stringify(scenario), { ...context, filed: null }, deal, '0.1.0');
  const { digest, engine, ...back } = decoded(answer.text);
  expect(back).toEqual({ ...scenario, deal });
  expect(digest).toBe(digestOfRun({ ...scenario, deal }));
  expect(engine).toBe('0.1.0');
});

test('a link of several scenarios gives all of them', () => {
  const forms = [OTHER_FIELDS, { collections: 'filed' as const, name: 'Replay' }];
  const link = encodeLink({ scenarios: forms.map((form) => ({ form, result: null })), view: { active: 1 } }, '0.1.0');
  expect(link.ok && decoded(link.fragment)).toEqual({ scenarios: forms, active: 1, base: 0, engine: '0.1.0' });
});
