import { across, countAt, FORMS, fault, operandAt, type VectorFault, valueAt } from './vector-operands.ts';
import { clipped, type Token, vectorTokens, whatIsOdd } from './vector-tokens.ts';
import { MOST_VECTOR_MONTHS, rampValue, type VectorValues } from './vector-values.ts';

export type ParsedVector =
  | { readonly ok: true; readonly values: VectorValues }
  | { readonly ok: false; readonly fault: VectorFault };

/** 600 months of the longest value fit twice. */
const LONGEST_TEXT = 20_000;

/** One stretch of months, and the index of the token after it. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly months: number;
  readonly next: number;
}

/**
 * Reads a vector of percentages in either notation that people type, the words in any case:
 * `1.3`, `0 FOR 12 5 RAMP 24 10` (blanks between parts) and `1.2; 1.3 x 12; 1.0 to 1.5 in 6; 1 to 2 by 0.25`.
 * A bare number is one month; a ramp includes both ends; `by` must reach its end. Never throws.
 */
export function parseVector(text: string): ParsedVector {
  if (text.length > LONGEST_TEXT) {
    const message = `This is ${text.length} characters long; a vector has at most ${MOST_VECTOR_MONTHS} months and fits in ${LONGEST_TEXT}.`;
    return { ok: false, fault: { from: LONGEST_TEXT, to: text.length, message } };
  }
  const tokens = vectorTokens(text);
  const values: number[] = [];
  let at = 0;
  while (at < tokens.length) {
    const stretch = stretchAt(tokens, at);
    if ('message' in stretch) return { ok: false, fault: stretch };
    if (values.length + stretch.months > MOST_VECTOR_MONTHS) return { ok: false, fault: tooLong(tokens, at, stretch) };
    for (let k = 0; k < stretch.months; k++) values.push(valueInMonth(stretch, k));
    const separator = tokens[stretch.next];
    at = stretch.next;
    if (separator?.kind === 'semicolon') {
      at += 1;
      if (at === tokens.length)
        return { ok: false, fault: fault(separator, "Nothing follows the last ';': add a value or delete it.") };
    }
  }
  if (values.length === 0) {
    return {
      ok: false,
      fault: {
        from: 0,
        to: text.length,
        message: 'There is no value here; write one, as in 1.3, or a vector, as in 0 FOR 12 5 RAMP 24 10.',
      },
    };
  }
  return { ok: true, values: values as readonly number[] as VectorValues };
}

function valueInMonth(stretch: Stretch, k: number): number {
  return stretch.start === stretch.end ? stretch.start : rampValue(stretch.start, stretch.end, stretch.months - 1, k);
}

function stretchAt(tokens: readonly Token[], at: number): Stretch | VectorFault {
  const first = tokens[at] as Token;
  if (first.kind === 'semicolon') return fault(first, "Nothing stands before this ';': add a value or delete it.");
  const start = valueAt(first, FORMS[first.text] ?? '');
  if (typeof start !== 'number') return start;
  const keyword = tokens[at + 1];
  if (keyword?.kind !== 'keyword') return { start, end: start, months: 1, next: at + 1 };
  if (keyword.text === 'for' || keyword.text === 'x') return repeatAt(tokens, at + 1, start);
  if (keyword.text === 'ramp') return rampAt(tokens, at + 1, start);
  if (keyword.text === 'to') return climbAt(tokens, at + 1, start);
  return fault(keyword, FORMS[keyword.text] as string);
}

/** `v FOR n` and `v x n`, from the keyword on. */
function repeatAt(tokens: readonly Token[], at: number, start: number): Stretch | VectorFault {
  const months = countAt(tokens, at, at + 1, 1);
  return typeof months === 'number' ? { start, end: start, months, next: at + 2 } : months;
}

/** `a RAMP n b`, from the keyword on. */
function rampAt(tokens: readonly Token[], at: number, start: number): Stretch | VectorFault {
  const months = countAt(tokens, at, at + 1, 2);
  if (typeof months !== 'number') return months;
  const end = operandAt(tokens, at, at + 2);
  return typeof end === 'number' ? { start, end, months, next: at + 3 } : end;
}

/** `a to b in n` and `a to b by s`, from the keyword on. */
function climbAt(tokens: readonly Token[], at: number, start: number): Stretch | VectorFault {
  const end = operandAt(tokens, at, at + 1);
  if (typeof end !== 'number') return end;
  const how = tokens[at + 2];
  if (how?.kind === 'odd') return fault(how, whatIsOdd(how.text));
  if (how?.text === 'in') {
    const months = countAt(tokens, at + 2, at + 3, 2);
    return typeof months === 'number' ? { start, end, months, next: at + 4 } : months;
  }
  if (how?.text !== 'by') return across(tokens, at, at + 1, FORMS['to'] as string);
  const step = operandAt(tokens, at + 2, at + 3);
  if (typeof step !== 'number') return step;
  const wrong = whatIsWrongWithStep(start, end, step, tokens, at);
  if (wrong !== null) return across(tokens, at + 2, at + 3, wrong);
  return { start, end, months: step === 0 ? 1 : (end - start) / step + 1, next: at + 4 };
}

function whatIsWrongWithStep(
  start: number,
  end: number,
  step: number,
  tokens: readonly Token[],
  at: number,
): string | null {
  const [a, b, s] = [at - 1, at + 1, at + 3].map((index) => clipped(tokens[index]?.text ?? '')) as [
    string,
    string,
    string,
  ];
  if (step === 0) return `A step of 0 never gets from ${a} to ${b}; write the step, as in 1 to 2 by 0.25.`;
  if ((end - start) * step < 0) {
    const turned = s.startsWith('-') ? s.slice(1) : `-${s}`;
    return `A step of ${s} leads away from ${b}; from ${a} to ${b} write by ${turned}.`;
  }
  if ((end - start) % step !== 0) {
    return `Steps of ${s} from ${a} do not meet ${b}; take a step that does, or give a count, as in ${a} to ${b} in 6.`;
  }
  return null;
}

function tooLong(tokens: readonly Token[], at: number, stretch: Stretch): VectorFault {
  return across(
    tokens,
    at,
    stretch.next - 1,
    `Here the vector grows beyond ${MOST_VECTOR_MONTHS} months; the last value is held, so it may end earlier.`,
  );
}
