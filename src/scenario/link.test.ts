import { deflateSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readContent } from './link/codec-versions.ts';
import { EVERY_FIELD, OTHER_FIELDS } from './link/forms-for-tests.ts';
import { CONTEXT, EIGHT_CLASSES, sealed, unsealed, WORKSPACES, workspaceOf } from './link/links-for-tests.ts';
import { FROZEN_DEAL, FROZEN_SCENARIO } from './link/v1/frozen-default.ts';
import type { Workspace } from './link/workspace.ts';
import { decodeLink, encodeLink, LONGEST_FRAGMENT } from './link.ts';
import { parseScenario } from './parse-scenario.ts';
import type { ScenarioForm } from './scenario-form.ts';

function linkOf(workspace: Workspace): string {
  const link = encodeLink(workspace, '0.1.0');
  if (!link.ok) throw new Error(link.message);
  return link.fragment;
}

function messageOf(fragment: string): string {
  const read = decodeLink(fragment, CONTEXT);
  return read.ok ? 'it opened' : read.message;
}

const LINK = linkOf(workspaceOf({ ...FROZEN_SCENARIO, name: 'Base' }));

describe('what goes in comes out', () => {
  test.each(WORKSPACES.map((workspace, at) => [at, workspace] as const))('workspace %i', (_, workspace) => {
    const read = decodeLink(linkOf(workspace), CONTEXT);
    expect(read).toEqual({ ok: true, workspace, engineVersion: '0.1.0', codecVersion: 1 });
  });

  test('with "#" in front, and with blanks around it', () => {
    expect(decodeLink(`#${LINK}`, CONTEXT).ok).toBe(true);
    expect(decodeLink(` ${LINK}\n`, CONTEXT).ok).toBe(true);
  });

  test('a version of the program that is not three numbers', () => {
    const link = encodeLink(workspaceOf(FROZEN_SCENARIO), '0.2.0-beta.1');
    expect(link.ok && decodeLink(link.fragment, CONTEXT)).toMatchObject({ engineVersion: '0.2.0-beta.1' });
  });

  test('a deal that several scenarios have is written once', () => {
    const once = linkOf(workspaceOf(EVERY_FIELD)).length;
    expect(linkOf(workspaceOf(EVERY_FIELD, { ...EVERY_FIELD, name: 'Twice' })).length).toBeLessThan(once + 400);
  });

  test('a letter that programs drop from the end of a link is never its last', () => {
    for (let month = 0; month < 100; month += 1)
      expect(linkOf({ ...workspaceOf(OTHER_FIELDS), view: { month } })).toMatch(/z$/);
  });
});

describe('lengths, with the result of eight classes in each', () => {
  const view = { tab: 'waterfall', month: 33, present: true, base: 0, active: 0 };
  const lengthOf = (form: ScenarioForm) => linkOf({ ...workspaceOf(form), view }).length;
  const { collateral } = FROZEN_SCENARIO;

  test('one scenario with six changed fields: 260 at most', () => {
    const six: ScenarioForm = {
      ...FROZEN_SCENARIO,
      name: 'Losses 4×, insolvency',
      collateral: {
        prepayment: { kind: 'cpr', pct: '12.5' },
        default: { kind: 'cnl', pct: '2.25', multiple: '4.00' },
        recovery_pct: '42.5',
        recovery_lag: 6,
      },
      events: { call: { mode: 'never' }, eod: { vi: { state: 'forced', month: 30 } } },
    };
    expect(lengthOf(six)).toBeLessThanOrEqual(260);
  });

  test('four settings of Sensitivity and Pricing: 80 more at most; none: not one more', () => {
    const settings = {
      part: 'grid',
      x: { path: 'collateral.recovery_pct', steps: '20 to 60 by 10' },
      settlement: '23 Oct 2019',
      quotes: { D: { by: 'price', text: '99.5' } },
    };
    const form = { ...FROZEN_SCENARIO, name: 'Losses 4×, insolvency' };
    const set = linkOf({ ...workspaceOf(form), view: { ...view, analysis: settings } });
    expect(set.length - lengthOf(form)).toBeLessThanOrEqual(80);
    expect(linkOf({ ...workspaceOf(form), view: { ...view, analysis: {} } }).length - lengthOf(form)).toBeLessThan(4);
  });

  test('every field of the schema changed: 1,000 at most', () => {
    expect(lengthOf(EVERY_FIELD)).toBeLessThanOrEqual(1000);
  });

  test('a vector of 70 months, each with 8 decimals: 2,000 at most', () => {
    const values = Array.from({ length: 70 }, (_, at) => (1 + ((at * 7919) % 9973) / 9973).toFixed(8));
    for (const pct of [values.join('; '), values]) {
      const length = lengthOf({ ...FROZEN_SCENARIO, collateral: { ...collateral, prepayment: { kind: 'abs', pct } } });
      expect(length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
    }
  });

  test('40 uploaded months of five columns, no two alike: 2,000 at most', () => {
    const amount = (most: number, at: number) => ((((at + 1) * 7919 * 104_729) % most) / 100).toFixed(2);
    const collections = Array.from({ length: 40 }, (_, at) => ({
      principal: amount(3_000_000_000, at),
      finance_charges: amount(1_000_000_000, at + 40),
      liquidation_proceeds: amount(100_000_000, at + 80),
      defaulted: amount(200_000_000, at + 120),
      reserve_earnings: amount(1_000_000, at + 160),
    }));
    const form: ScenarioForm = { ...FROZEN_SCENARIO, collections };
    expect(parseScenario(form, CONTEXT).ok).toBe(true);
    expect(lengthOf(form)).toBeLessThanOrEqual(LONGEST_FRAGMENT);
  });

  test('what is longer is not made into a link, and says what to do instead', () => {
    const note = Array.from({ length: 3000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 5000))).join('');
    const link = encodeLink(workspaceOf({ ...FROZEN_SCENARIO, note }), '0.1.0');
    expect(link).toMatchObject({ ok: false, reason: 'too long' });
    expect(link.ok ? '' : link.message).toMatch(/^These scenarios make a link of \d+ characters; .* workspace file/);
  });

  test('13 scenarios, or none, make no link', () => {
    const link = encodeLink(workspaceOf(...Array.from({ length: 13 }, () => FROZEN_SCENARIO)), '0.1.0');
    expect(link).toMatchObject({ reason: 'not packable', message: 'A link holds 1 to 12 scenarios, not 13.' });
    expect(encodeLink(workspaceOf(), '0.1.0').ok).toBe(false);
  });
});

describe('a link that does not open says why', () => {
  test('cut at any length', () => {
    for (let length = 0; length < LINK.length; length += 1) {
      expect(messageOf(LINK.slice(0, length))).toMatch(length === 0 ? /holds no scenario/ : /was cut/);
    }
  });

  test('each character altered', () => {
    for (let at = 0; at < LINK.length; at += 1) {
      for (const letter of ['A', '_', '%', ' ', '\u0000', '…']) {
        if (letter === LINK[at]) continue;
        expect(messageOf(LINK.slice(0, at) + letter + LINK.slice(at + 1))).toMatch(/was (?:cut|altered)/);
      }
    }
  });

  test('megabytes long', () => {
    expect(messageOf('A'.repeat(5_000_000))).toMatch(/5000000 characters long/);
    expect(messageOf(' '.repeat(5_000_000))).toMatch(/5000000 characters long/);
  });

  test('from version 99, and from none', () => {
    const bytes = unsealed(LINK);
    const withVersion = (version: number) => sealed(Uint8Array.of(version, ...bytes.subarray(1)));
    expect(messageOf(withVersion(99))).toMatch(
      /made by a newer version of Paydown \(link format 99; this one reads up to 1\)/,
    );
    expect(messageOf(withVersion(0))).toMatch(/names no link format/);
  });

  test('packed in a way that is not known', () => {
    const bytes = unsealed(LINK);
    expect(messageOf(sealed(Uint8Array.of(1, 7, ...bytes.subarray(2))))).toMatch(/a newer version made it/);
  });

  test('a few bytes that would unpack to megabytes', () => {
    const bomb = deflateSync(new Uint8Array(4_000_000), { level: 9 });
    const claiming = (...length: readonly number[]) => sealed(Uint8Array.of(1, 1, ...length, ...bomb));
    expect(messageOf(claiming(0x80, 0x92, 0xf4, 0x01))).toMatch(/claims to hold 4000000 bytes/);
    expect(messageOf(claiming(100))).toMatch(/cannot be unpacked|holds more or less than it claims/);
  });

  test('scenarios that are not valid, with their place', () => {
    const form: ScenarioForm = { ...FROZEN_SCENARIO, collateral: { prepayment: { kind: 'abs', pct: '1 RAMP 3' } } };
    expect(messageOf(linkOf(workspaceOf(form)))).toMatch(
      /^The scenario of this link is not valid at \/collateral\/prepayment\/pct: 'RAMP'.*/,
    );
    const second = workspaceOf(FROZEN_SCENARIO, { ...FROZEN_SCENARIO, events: { call: { mode: 'month' } } });
    expect(messageOf(linkOf(second))).toMatch(/^Scenario 2 of this link is not valid at \/events\/call\/month: /);
  });

  test('a setting that has no place in a link makes none', () => {
    const link = encodeLink({ ...workspaceOf(FROZEN_SCENARIO), view: { analysis: { colour: 'red' } } }, '0.1.0');
    expect(link).toMatchObject({ ok: false, reason: 'not packable' });
  });

  test('a view that points to a scenario that is not there', () => {
    expect(messageOf(linkOf({ ...workspaceOf(FROZEN_SCENARIO), view: { active: 1 } }))).toMatch(/does not hold/);
  });
});

test('keys that reach into every object neither pass nor take hold', () => {
  const balances = JSON.parse('{"__proto__": "1.00", "A-1": "2.00"}') as Record<string, string>;
  const form: ScenarioForm = {
    ...EVERY_FIELD,
    start: { ...(EVERY_FIELD.start as { kind: 'after' }), balances } as never,
  };
  expect(messageOf(linkOf(workspaceOf(form)))).toMatch(/a name that no class can have/);
  expect(({} as Record<string, unknown>)['A-1']).toBeUndefined();
  const strange = JSON.parse('{"__proto__": {"polluted": true}}') as ScenarioForm;
  expect(encodeLink(workspaceOf(strange), '0.1.0')).toMatchObject({ ok: false, reason: 'not packable' });
});

test('markup in a name is a name, to the letter', () => {
  const name = '<script>alert(document.cookie)</script>';
  const read = decodeLink(linkOf(workspaceOf({ ...FROZEN_SCENARIO, name })), CONTEXT);
  expect(read.ok && read.workspace.scenarios[0]?.form.name).toBe(name);
});

test('what an older version says is carried on to the newest, step by step', () => {
  const told: unknown[] = [];
  const step = (name: string) => (content: unknown) => {
    told.push(name);
    return { ...(content as object), [name]: true };
  };
  const versions = ['one', 'two', 'three'].map((name) => ({ unpack: () => ({ from: name }), migrate: step(name) }));
  expect(readContent(1, new Uint8Array(), versions)).toEqual({ from: 'one', one: true, two: true });
  expect(readContent(3, new Uint8Array(), versions)).toEqual({ from: 'three' });
  expect(told).toEqual(['one', 'two']);
  expect(() => readContent(4, new Uint8Array(), versions)).toThrow('link format 4; this one reads up to 3');
});

test('the frozen default and the frozen terms are a scenario of this trust', () => {
  const read = parseScenario({ ...FROZEN_SCENARIO, deal: FROZEN_DEAL }, CONTEXT);
  expect(read.ok ? '' : read.fault.message).toMatch(/no rep line of its own/);
  expect(parseScenario(FROZEN_SCENARIO, CONTEXT).ok).toBe(true);
  expect(EIGHT_CLASSES.classes).toHaveLength(FROZEN_DEAL.classes.length);
});
