import { describe, expect, test } from 'vitest';
import { CONTEXT, WORKSPACES, workspaceOf } from '../../scenario/link/links-for-tests.ts';
import { FROZEN_SCENARIO } from '../../scenario/link/v1/frozen-default.ts';
import { MOST_WORKSPACE_BYTES, printWorkspace, readWorkspace } from './workspace-file.ts';

function fileOf(workspace: Parameters<typeof printWorkspace>[0]): string {
  const printed = printWorkspace(workspace, '0.1.0', 'CarMax Auto Owner Trust 2019-4');
  if (!printed.ok) throw new Error(printed.message);
  return printed.text;
}

function messageOf(text: string): string {
  const read = readWorkspace(text, CONTEXT);
  return read.ok ? 'it opened' : read.message;
}

const FILE = fileOf(workspaceOf({ ...FROZEN_SCENARIO, name: 'Base' }));

/** The file with something else in one place. */
function changed(change: (file: Record<string, unknown>) => void): string {
  const file = JSON.parse(FILE) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
}

test.each(WORKSPACES.map((workspace, at) => [at, workspace] as const))(
  'workspace %i comes back as it was',
  (_, workspace) => {
    expect(readWorkspace(fileOf(workspace), CONTEXT)).toEqual({ ok: true, workspace, engineVersion: '0.1.0' });
  },
);

test('it says what it is of', () => {
  expect(JSON.parse(FILE)).toMatchObject({
    format: 'paydown workspace',
    version: 2,
    app: '0.1.0',
    about: {
      deal: 'CarMax Auto Owner Trust 2019-4',
      data: 'Filings through 15 Nov 2023 (month 49)',
      version: 'Paydown 0.1.0',
      notice: 'Projection, not a forecast',
    },
  });
});

test('a file of the first version, which had less in its view, opens as it did', () => {
  const first = changed((file) => Object.assign(file, { version: 1 }));
  expect(readWorkspace(first, CONTEXT)).toEqual(readWorkspace(FILE, CONTEXT));
});

describe('a file that does not open says why', () => {
  test.each([
    ['', /^This workspace file cannot be opened: it is not JSON: .*\.$/],
    ['{"format": "paydown workspace"', /it is not JSON/],
    ['null', /another kind of file/],
    ['[]', /another kind of file/],
    ['{"version": 1}', /it does not say "format": "paydown workspace" at its beginning/],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, /nested more than 16 levels deep/],
    [
      changed((file) => Object.assign(file, { version: 99 })),
      /newer version of Paydown made it \(file version 99; this one reads up to 2\)/,
    ],
    [
      changed((file) => Object.assign(file, { version: '1' })),
      /its version is "1"; a whole number from 1 to 2 is wanted/,
    ],
    [changed((file) => Object.assign(file, { scenarios: [] })), /at \/scenarios: A workspace has 1 to 12 scenarios/],
    [changed((file) => Object.assign(file, { extra: 1 })), /"extra" is not a field that is known here/],
    [changed((file) => Object.assign(file, { view: { active: 3 } })), /at \/view\/active: there is no scenario 3/],
    [changed((file) => Object.assign(file, { view: { month: '3' } })), /at \/view\/month: This must be a number/],
    [
      changed((file) => Object.assign(file, { scenarios: [{ form: 5, result: null }] })),
      /at \/scenarios\/0\/form: This must be a scenario/,
    ],
    [
      changed((file) =>
        Object.assign(file, { scenarios: [{ form: { collections: 'filed', speed: 1 }, result: null }] }),
      ),
      /at \/scenarios\/0\/form\/speed: "speed" is not a field/,
    ],
    [FILE.replace('"name"', '"__proto__"'), /at \/scenarios\/0\/form\/__proto__: /],
    [FILE.replace(/"wal_years": "[^"]*"/, '"wal_years": "1"'), /wal_years: A life is years with six decimals/],
    [FILE.replace(/"balance_end": "[^"]*"/, '"balance_end": "x"'), /balance_end: This is not an amount/],
  ])('%#', (text, message) => expect(messageOf(text)).toMatch(message));

  test('one that is too large, before it is parsed', () => {
    expect(messageOf(' '.repeat(MOST_WORKSPACE_BYTES + 1))).toMatch(/more than 5\.0 MB/);
  });

  test('cut anywhere', () => {
    for (let length = 0; length < FILE.length - 2; length += 7)
      expect(messageOf(FILE.slice(0, length))).toMatch(/it is not JSON/);
  });
});

test('what could not be read back is not made', () => {
  const line = { balance: '75187.50', rate_pct: '8.66', original_term: '66.44', remaining_term: '61.93' };
  const form = { ...FROZEN_SCENARIO, collateral: { rep_lines: Array.from({ length: 20_000 }, () => line) } };
  const printed = printWorkspace(workspaceOf(form, form, form), '0.1.0', 'x');
  expect(printed.ok ? '' : printed.message).toMatch(
    /^These scenarios make a workspace file of \d+\.\d MB, and no more than 5\.0 MB/,
  );
});
