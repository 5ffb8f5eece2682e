import { expect, test } from 'vitest';
import { withValueAtPath } from './form-path.ts';

const form = { a: { b: 1, c: { d: 2 } }, list: [{ x: 1 }, { x: 2 }] };

test('replaces the value and leaves the rest the same objects', () => {
  const changed = withValueAtPath(form, 'a.b', 9) as typeof form;
  expect(changed).toEqual({ a: { b: 9, c: { d: 2 } }, list: [{ x: 1 }, { x: 2 }] });
  expect(changed.a.c).toBe(form.a.c);
  expect(changed.list).toBe(form.list);
  expect(form.a.b).toBe(1);
});

test('makes what is missing, and takes places in a list', () => {
  expect(withValueAtPath({}, 'p.q.r', '1')).toEqual({ p: { q: { r: '1' } } });
  expect(withValueAtPath(form, 'list.1.x', 7)).toEqual({ ...form, list: [{ x: 1 }, { x: 7 }] });
});

test.each(['list.2.x', 'list.-1.x', 'list.one.x', 'a.b.c', '', 'a..b', '__proto__.x', 'a.__proto__.x'])(
  '%j is no path',
  (path) => {
    expect(withValueAtPath(form, path, 1)).toBeNull();
  },
);
