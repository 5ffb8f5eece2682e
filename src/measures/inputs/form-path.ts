type Json = unknown;

/**
 * A form with the value at a dotted path replaced ("collateral.default.multiple"; a number is a place in a list). Parts
 * that are not on the path stay the same objects; missing ones on it are made.
 * @returns null where the path leads through something that is neither an object nor a list
 */
export function withValueAtPath(form: object, path: string, value: Json): object | null {
  const replaced = replaceAt(form, path.split('.'), value);
  return replaced === undefined ? null : (replaced as object);
}

function replaceAt(node: Json, keys: readonly string[], value: Json): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return value;
  if (key === '' || key === '__proto__') return undefined;
  if (Array.isArray(node)) return replaceInList(node, key, rest, value);
  if (node !== undefined && node !== null && typeof node !== 'object') return undefined;
  const object = (node ?? {}) as Readonly<Record<string, Json>>;
  const inner = replaceAt(Object.hasOwn(object, key) ? object[key] : undefined, rest, value);
  return inner === undefined ? undefined : { ...object, [key]: inner };
}

function replaceInList(list: readonly Json[], key: string, rest: readonly string[], value: Json): Json | undefined {
  const place = Number(key);
  if (!/^\d+$/.test(key) || place >= list.length) return undefined;
  const inner = replaceAt(list[place], rest, value);
  return inner === undefined ? undefined : list.with(place, inner);
}
