import type * as v from 'valibot';

/** What is wrong with something given: where (a JSON pointer) and a sentence that says what would be right. */
export interface Fault {
  readonly path: string;
  readonly message: string;
}

/** A value read from outside, or the first fault found in it. */
export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export function faultAt(path: string, message: string): { readonly ok: false; readonly fault: Fault } {
  return { ok: false, fault: { path, message } };
}

/** Longest piece of given text that a sentence repeats. */
const LONGEST_QUOTE = 40;

/** Quotes a given value inside a sentence: as text, cut where it is long. */
export function quoted(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : String(JSON.stringify(value) ?? value);
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}

/** The fault of a schema's issue: its place as a JSON pointer, and a sentence. */
export function faultOfIssue(issue: v.BaseIssue<unknown>): Fault {
  const keys = (issue.path ?? []).map((item) => String(item.key));
  return { path: keys.map(pointerTo).join(''), message: sentenceOf(issue, keys.at(-1) ?? '') };
}

/** A key as a step of a JSON pointer (RFC 6901). */
export function pointerTo(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** How the sentences of the schema library itself begin; those of this project are kept as they are. */
const NOT_OURS = /^Invalid /;

function sentenceOf(issue: v.BaseIssue<unknown>, key: string): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return `"${key.slice(0, LONGEST_QUOTE)}" is not a field that is known here.`;
  }
  if (issue.input === undefined) return `"${key}" is missing.`;
  if (!NOT_OURS.test(issue.message)) return issue.message;
  if (issue.expected === 'Object') return `This must be an object, not ${quoted(issue.input)}.`;
  if (issue.type === 'array') return `This must be a list, not ${quoted(issue.input)}.`;
  if (issue.type === 'string') return `This must be text in quotation marks, not ${quoted(issue.input)}.`;
  if (issue.type === 'number') return `This must be a number without quotation marks, not ${quoted(issue.input)}.`;
  if (issue.type === 'boolean') return `This must be true or false, not ${quoted(issue.input)}.`;
  if (issue.type === 'picklist' || issue.type === 'literal' || issue.type === 'variant' || issue.type === 'union') {
    return `This must be ${issue.expected?.replace(/^\(|\)$/g, '').replaceAll(' | ', ' or ') ?? 'another value'}, not ${quoted(issue.input)}.`;
  }
  return issue.message;
}
