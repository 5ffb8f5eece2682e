import { describe, expect, test } from 'vitest';
import { sameJson, valueAt, withValueAt } from './json-pointer.ts';

const form = { events: { eod: { vi: { state: 'forced', month: 20 } }, waivers: [{ kind: 'vi', month: 3 }] } };

test('a value is found at its pointer', () => {
  expect(valueAt(form, '/events/eod/vi/month')).toBe(20);
  expect(valueAt(form, '/events/waivers/0/kind')).toBe('vi');
  expect(valueAt(form, '/events/call/mode')).toBeUndefined();
  expect(valueAt(form, '')).toBe(form);
});

describe('a copy with another value', () => {
  test('leaves the first as it is and shares what is not on the way', () => {
    const copy = withValueAt(form, '/events/eod/vi/month', 21);
    expect(copy.events.eod.vi.month).toBe(21);
    expect(form.events.eod.vi.month).toBe(20);
    expect(copy.events.waivers).toBe(form.events.waivers);
  });

  test('makes the objects on the way', () => {
    expect(withValueAt({}, '/events/call/mode', 'never')).toEqual({ events: { call: { mode: 'never' } } });
  });

  test('taken out, it takes emptied objects and lists with it', () => {
    expect(withValueAt({ a: 1, events: { eod: { vi: {} } } }, '/events/eod/vi', undefined)).toEqual({ a: 1 });
    expect(withValueAt(form, '/events/waivers/0', undefined)).toEqual({ events: { eod: form.events.eod } });
    expect(withValueAt({ a: 1 }, '/a', undefined)).toEqual({});
  });
});

test('the order of keys is no difference; a value is', () => {
  expect(sameJson({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(sameJson({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(sameJson([1, 2], [2, 1])).toBe(false);
  expect(sameJson([], {})).toBe(false);
  expect(sameJson(null, {})).toBe(false);
});
