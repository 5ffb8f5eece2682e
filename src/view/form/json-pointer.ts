/** A JSON value that is never changed in place. */
export type Json = unknown;

const keysByPointer = new Map<string, readonly string[]>();

/** The keys of a JSON pointer (RFC 6901): "/events/eod/vi" has three. Kept, since the pointers of a program are few. */
function keysOf(pointer: string): readonly string[] {
  const known = keysByPointer.get(pointer);
  if (known) return known;
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  keysByPointer.set(pointer, keys);
  return keys;
}

/** The value at a pointer, or undefined where there is none. */
export function valueAt(json: Json, pointer: string): Json {
  let value = json;
  for (const key of keysOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, Json>)[key];
  }
  return value;
}

/**
 * A copy with another value at a pointer; only the objects on the way are copied. `undefined` takes the entry out, and
 * with it every object or list on the way that it leaves empty, so that a form taken back to its start equals its start.
 */
export function withValueAt<T>(json: T, pointer: string, value: Json): T {
  const changed = changedAt(json, keysOf(pointer), value);
  return (changed === undefined ? {} : changed) as T;
}

function changedAt(json: Json, keys: readonly string[], value: Json): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (Array.isArray(json)) return changedList(json, Number(key), rest, value);
  const entries = typeof json === 'object' && json !== null ? (json as Record<string, Json>) : {};
  const inner = changedAt(entries[key], rest, value);
  const { [key]: _, ...others } = entries;
  if (inner !== undefined) return { ...entries, [key]: inner };
  return Object.keys(others).length === 0 ? undefined : others;
}

function changedList(list: readonly Json[], at: number, rest: readonly string[], value: Json): Json {
  const inner = changedAt(list[at], rest, value);
  const copy = inner === undefined ? list.filter((_, place) => place !== at) : list.with(at, inner);
  return copy.length === 0 ? undefined : copy;
}

/** Whether two JSON values are the same, whatever the order of their keys. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && sameJson((a as Record<string, Json>)[key], (b as Record<string, Json>)[key]),
  );
}
