import { expect, test } from 'vitest';
import { DEFAULT_FORM } from './app-state.ts';
import { readKept, writeKept } from './kept-work.ts';

const WORK = {
  stamp: 3,
  workspace: {
    scenarios: [{ form: { ...DEFAULT_FORM, name: 'Base' }, colour: 0, result: null }],
    view: { month: 20 },
    certificates: [],
  },
};

test('what is kept comes back as it was', () => {
  expect(readKept(writeKept(WORK))).toEqual({ ok: true, work: WORK });
});

test('what was kept before certificates were has none', () => {
  expect(readKept(writeKept(WORK).replace(',"certificates":[]', ''))).toEqual({ ok: true, work: WORK });
});

test('a text that breaks off anywhere is told from work', () => {
  const text = writeKept(WORK);
  for (let length = 0; length < text.length; length += 1) {
    expect(readKept(text.slice(0, length))).toEqual({ ok: false, why: 'it breaks off in the middle' });
  }
});

test.each([
  [5, 'it is not the text that Paydown writes'],
  ['{}', 'it is not what Paydown keeps'],
  [writeKept(WORK).replace('"version":1', '"version":9'), 'it is in version 9 of its format'],
  [writeKept(WORK).replace('"stamp":3', '"stamp":"3"'), 'parts of it are missing'],
  [writeKept({ ...WORK, workspace: { scenarios: [], view: {} } }), 'it does not hold 1 to 12 scenarios'],
])('%#: what is no work says why', (raw, why) => {
  expect(readKept(raw)).toEqual({ ok: false, why });
});

test('a scenario that is not valid is told by its place', () => {
  const read = readKept(writeKept(WORK).replace('"kind":"closing"', '"kind":"opening"'));
  expect(read.ok ? '' : read.why).toMatch(/^its scenario 1 is not valid: /);
});
