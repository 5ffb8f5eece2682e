import type { ScenarioForm } from '../../scenario/scenario-form.ts';

/** Lists longer than this have a sheet of their own; the assumptions say how long they are. */
const MOST_ENTRIES = 24;
const HEADINGS = ['name', 'deal'];

/**
 * Every assumption of a scenario as a row of its place in words and its value: "collateral, default, multiple" and "4".
 * What the scenario leaves at its default is not there; nor is its name.
 */
export function assumptionRows(form: ScenarioForm): readonly (readonly [place: string, value: string])[] {
  const own = Object.entries(form).filter(([key]) => !HEADINGS.includes(key));
  const deal = form.deal === undefined ? [] : rowsOf(form.deal, ['deal']);
  return [...own.flatMap(([key, value]) => rowsOf(value, [key])), ...deal];
}

function rowsOf(value: unknown, keys: readonly string[]): readonly (readonly [string, string])[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [[placeOf(keys), words(value)]];
  if (!Array.isArray(value)) return Object.entries(value).flatMap(([key, inner]) => rowsOf(inner, [...keys, key]));
  if (value.every((entry) => typeof entry !== 'object')) return [[placeOf(keys), value.map(words).join('; ')]];
  if (value.every(Array.isArray)) return [[placeOf(keys), value.map((pair) => pair.map(words).join(': ')).join('; ')]];
  if (value.length > MOST_ENTRIES) return [[placeOf(keys), `${value.length} rows: see their own sheet`]];
  return value.flatMap((entry, at) => rowsOf(entry, [...keys, String(at + 1)]));
}

function placeOf(keys: readonly string[]): string {
  return keys.map((key) => key.replaceAll('_', ' ')).join(', ');
}

function words(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
