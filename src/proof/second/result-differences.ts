type Tree = { readonly [key: string]: Tree } | readonly Tree[] | string;

const REFUSALS = /_refused$/;
const RESERVED = new Set(['digest', 'engine', 'deal', 'name', 'note']);

/**
 * Compares two results in the headless form, figure by figure, and returns one line for each that differs
 * ("dates[3].fee.paid: 1.00 against 2.00"). A missing amount is 0.00, a missing list empty, a clause that is neither
 * due nor paid and a class with nothing outstanding are the same as absent; a clause may be a list
 * `[clause, payee, due, paid, from_collections, from_reserve]`. Texts of refusals and `about` are not compared.
 */
export function resultDifferences(expected: unknown, actual: unknown): string[] {
  const found: string[] = [];
  compare('', tree(expected, ''), tree(actual, ''), found);
  return found;
}

function compare(path: string, expected: Tree | undefined, actual: Tree | undefined, found: string[]): void {
  if (expected === actual) return;
  if (Array.isArray(expected) || Array.isArray(actual)) {
    const a = (expected ?? []) as readonly Tree[];
    const b = (actual ?? []) as readonly Tree[];
    for (let k = 0; k < Math.max(a.length, b.length); k += 1) compare(`${path}[${k}]`, a[k], b[k], found);
    return;
  }
  if (typeof expected === 'object' || typeof actual === 'object') {
    const a = (typeof expected === 'object' ? expected : {}) as Record<string, Tree>;
    const b = (typeof actual === 'object' ? actual : {}) as Record<string, Tree>;
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      compare(path === '' ? key : `${path}.${key}`, a[key], b[key], found);
    }
    return;
  }
  found.push(`${path}: ${expected ?? 'nothing'} against ${actual ?? 'nothing'}`);
}

/** Leaves out what counts as absent, so that the two forms of one result become equal. */
function tree(value: unknown, key: string): Tree | undefined {
  if (Array.isArray(value)) {
    const entries = key === 'clauses' ? value.map(clauseEntry).filter((c) => c !== undefined) : value;
    const kept = entries.map((entry) => tree(entry, `${key}[]`) ?? {});
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value === 'object' && value !== null) return branch(value as Record<string, unknown>, key);
  if (value === undefined || value === null || value === false || value === '') return undefined;
  return leaf(typeof value === 'string' ? value : String(value));
}

function branch(value: Record<string, unknown>, key: string): Tree | undefined {
  const out: Record<string, Tree> = {};
  const refusal = key === 'status[]' && REFUSALS.test(String(value['code']));
  for (const [name, entry] of Object.entries(value)) {
    if (name === 'about' || (name === 'detail' && refusal) || (key === '' && RESERVED.has(name))) continue;
    const kept = tree(entry, name);
    if (kept !== undefined) out[name] = kept;
  }
  const idle = Object.keys(out).every((name) => name === 'rate_pct' || name === 'days' || name === 'wal_years');
  return idle ? undefined : out;
}

/** Zero is absence; rates and amounts lose their trailing zeros. */
function leaf(text: string): string | undefined {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  const short = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  return short === '0' || short === '-0' ? undefined : short;
}

function clauseEntry(entry: unknown): Record<string, unknown> | undefined {
  const names = ['clause', 'payee', 'due', 'paid', 'from_collections', 'from_reserve'];
  const row: Record<string, unknown> = Array.isArray(entry)
    ? Object.fromEntries(names.map((name, k) => [name, entry[k]]))
    : { ...(entry as Record<string, unknown>) };
  row['shortfall'] = undefined;
  const nothing = (name: string) => leaf(String(row[name] ?? '0')) === undefined;
  return nothing('due') && nothing('paid') ? undefined : row;
}
