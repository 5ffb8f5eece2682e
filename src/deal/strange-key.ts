import { type Fault, pointerTo } from './fault.ts';

/** Keys that every object has without being given them; a schema's look-up would find them and pass them over in silence. */
const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));
/** Whether a name is one that every object has as a key: nothing can then be given by it. */
export function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** Forms are at most this deep; what is deeper is no form. */
const DEEPEST = 16;

/**
 * The first key in a form from outside that no schema can see as unknown ("__proto__", "constructor" and the like), or a
 * form nested beyond reason; null where there is none.
 */
export function strangeKey(form: unknown, path = '', depth = 0): Fault | null {
  if (typeof form !== 'object' || form === null) return null;
  if (depth > DEEPEST) return { path, message: `This is nested more than ${DEEPEST} levels deep, which no form is.` };
  for (const key of Object.keys(form)) {
    if (isInherited(key))
      return { path: `${path}${pointerTo(key)}`, message: `"${key}" is not a field that is known here.` };
    const fault = strangeKey((form as Record<string, unknown>)[key], `${path}${pointerTo(key)}`, depth + 1);
    if (fault) return fault;
  }
  return null;
}
