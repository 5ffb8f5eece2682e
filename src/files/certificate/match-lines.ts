import type { ClassKey, LineKey } from './certificate.ts';
import type { FormLine } from './form-lines.ts';
import type { LineRule } from './line-rule.ts';
import { APPLICATION_RULES, COLLECTION_RULES } from './line-table.ts';
import { ACCOUNT_RULES, CLASS_RULES, LOSS_RULES } from './line-table-accounts.ts';

/** The rules of the lines printed once, in the form's order. */
export const LINE_RULES: Readonly<Record<LineKey, LineRule>> = {
  ...COLLECTION_RULES,
  ...APPLICATION_RULES,
  ...ACCOUNT_RULES,
  ...LOSS_RULES,
};

/** Which line of the page is which line of the form. */
export interface Matches {
  readonly once: ReadonlyMap<LineKey, FormLine>;
  /** By class, in the order of the Note Balances. */
  readonly byClass: ReadonlyMap<string, ReadonlyMap<ClassKey, FormLine>>;
  /** Lines that were found a second time. */
  readonly twice: readonly Twice[];
  /** Letters printed twice where the form goes on to the next. */
  readonly relettered: readonly FormLine[];
}

interface Twice {
  readonly first: FormLine;
  readonly second: FormLine;
  /** Whether the line is one that matters, or the second stands in a second copy of the form. */
  readonly serious: boolean;
}

const CLASS_NAME = /\bclass ([a-e](?: ?- ?\d ?-?[a-z]?|\d[a-z]?)?)(?= )/;
const ONCE = Object.entries(LINE_RULES) as [LineKey, LineRule][];
const BY_CLASS = Object.entries(CLASS_RULES) as [ClassKey, LineRule][];

/**
 * Finds each line of the form by its label, its part of the form and the numbered line above it. Where a heading is missing
 * the part is not known, and the first line of the form with that label that is still free is taken.
 */
export function matchLines(lines: readonly FormLine[]): Matches {
  const once = new Map<LineKey, FormLine>();
  const byClass = new Map<string, Map<ClassKey, FormLine>>();
  const twice: Twice[] = [];
  const relettered: FormLine[] = [];
  let highest = 0;
  for (const line of lines) {
    if (line.number === null) continue;
    const label = line.label.toLowerCase();
    const parent = line.parent.toLowerCase();
    const named = CLASS_NAME.exec(label);
    if (named) {
      const key = ruleFor(BY_CLASS, label.replace(CLASS_NAME, 'CLASS'), parent, line, () => false);
      if (key !== null) place(className(named[1] ?? ''), key, line);
      if (key !== null) continue;
    }
    // Numbers that begin again are a second copy: its lines are found a second time and are no others.
    const again = line.number < highest;
    const key = ruleFor(ONCE, label, parent, line, (rule) => again || once.has(rule));
    if (key === null) continue;
    const first = once.get(key);
    if (first) twice.push({ first, second: line, serious: again || LINE_RULES[key].needed });
    else {
      once.set(key, line);
      highest = Math.max(highest, line.number);
    }
  }
  return { once, byClass, twice, relettered };

  function place(name: string, key: ClassKey, line: FormLine): void {
    const found = byClass.get(name) ?? new Map<ClassKey, FormLine>();
    byClass.set(name, found);
    const first = found.get(key);
    if (!first) found.set(key, line);
    else if (key === 'additionalInterest' && !found.has('interestOnAdditional')) {
      // The form of 2018 on prints this label, and its letter, on two lines of Class A-4.
      found.set('interestOnAdditional', line);
      relettered.push(line);
    } else twice.push({ first, second: line, serious: true });
  }
}

function ruleFor<K>(
  rules: readonly (readonly [K, LineRule])[],
  label: string,
  parent: string,
  line: FormLine,
  taken: (key: K) => boolean,
): K | null {
  const bearing = rules.filter(
    ([, rule]) => rule.label.test(label) && (rule.parent === undefined ? true : rule.parent.test(parent)),
  );
  const here = bearing.filter(([, { section }]) => section === line.section);
  const free = [...here, ...bearing].find(([key]) => !taken(key));
  return (free ?? here[0] ?? bearing[0])?.[0] ?? null;
}

/** "a-2 b", "a2b" and "a-2-b" are all Class A-2b. */
function className(text: string): string {
  const [, level = '', digit = '', letter = ''] = /^([a-e])[ -]*(\d?)[ -]*([a-z]?)$/.exec(text) ?? [];
  return digit === '' ? level.toUpperCase() : `${level.toUpperCase()}-${digit}${letter}`;
}
