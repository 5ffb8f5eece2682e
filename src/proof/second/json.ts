import { centsFromText } from './cents.ts';

export type Json = Readonly<Record<string, unknown>>;

/** The value as an object; anything else is an empty one. */
export function object(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function text(value: unknown, absent?: string): string {
  if (typeof value === 'string') return value;
  if (value === undefined && absent !== undefined) return absent;
  throw new Error(`expected text, found ${JSON.stringify(value)}`);
}

/** Money as cents; absent is zero unless said otherwise. */
export function money(value: unknown, absent = '0'): bigint {
  return centsFromText(text(value, absent));
}

export function optionalNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** true or false, also as text. */
export function flag(value: unknown, absent: boolean): boolean {
  if (value === undefined) return absent;
  return value === true || value === 'true';
}
