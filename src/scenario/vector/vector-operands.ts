import { quoted, type Token, whatIsOdd } from './vector-tokens.ts';
import { MOST_VECTOR_MONTHS, VECTOR_ONE } from './vector-values.ts';

/** What is wrong with a vector's text: the range of characters, and a sentence that says what would be right. */
export interface VectorFault {
  /** First character of the wrong part. */
  readonly from: number;
  /** One past its last character. */
  readonly to: number;
  readonly message: string;
}

/** Decimals of a percentage that are kept. */
const MOST_DECIMALS = 8;
const PER_PERCENT = VECTOR_ONE / 100;
/** Wide enough for any rate; the limits of each input are checked where the input is known. */
const MOST_PERCENT = 1000;
/** What each word needs around it. */
export const FORMS: Readonly<Record<string, string>> = {
  for: "'FOR' needs a value before it and a count after it, as in 2 FOR 12.",
  ramp: "'RAMP' needs a count and an end value, as in 5 RAMP 24 10.",
  x: "'x' needs a value before it and a count after it, as in 1.3 x 12.",
  to: "'to' needs a value before it, an end value, and a count or a step, as in 1 to 1.5 in 6 or 1 to 2 by 0.25.",
  in: "'in' follows an end value and gives the count of months, as in 1 to 1.5 in 6.",
  by: "'by' follows an end value and gives the step, as in 1 to 2 by 0.25.",
};

/** The value at `index`, an operand of the keyword at `keyword`. */
export function operandAt(tokens: readonly Token[], keyword: number, index: number): number | VectorFault {
  const token = tokens[index];
  const form = FORMS[(tokens[keyword] as Token).text] as string;
  if (token === undefined || token.kind === 'semicolon' || token.kind === 'keyword')
    return across(tokens, keyword, index - 1, form);
  return valueAt(token, form);
}

/** The count of months at `index`, an operand of the keyword at `keyword`. */
export function countAt(tokens: readonly Token[], keyword: number, index: number, least: number): number | VectorFault {
  const token = tokens[index];
  const word = tokens[keyword] as Token;
  if (token === undefined || token.kind === 'semicolon' || token.kind === 'keyword') {
    return across(tokens, keyword, index - 1, FORMS[word.text] as string);
  }
  if (token.kind === 'odd') return fault(token, whatIsOdd(token.text));
  if (!/^\d+$/.test(token.text)) {
    return fault(token, `${quoted(token.text)} is not a count: months are whole numbers. ${FORMS[word.text]}`);
  }
  const count = Number(token.text);
  if (count < least) {
    const why = least === 1 ? 'at least 1 month' : 'at least 2 months, its first and its last value';
    return fault(token, `${quoted(token.text)} is too few: this takes ${why}. ${FORMS[word.text]}`);
  }
  if (count > MOST_VECTOR_MONTHS)
    return fault(token, `${quoted(token.text)} is too many: a vector holds at most ${MOST_VECTOR_MONTHS} months.`);
  return count;
}

/** A percentage in 10^-14. @param form what to say where this is not a number at all */
export function valueAt(token: Token, form: string): number | VectorFault {
  if (token.kind === 'odd') return fault(token, whatIsOdd(token.text));
  if (token.kind !== 'number') return fault(token, form);
  const negative = token.text.startsWith('-');
  const [whole = '', decimals = ''] = token.text.slice(negative ? 1 : 0).split('.');
  if (decimals.length > MOST_DECIMALS) {
    return fault(
      token,
      `${quoted(token.text)} has more than ${MOST_DECIMALS} decimals; round it to ${MOST_DECIMALS} or fewer.`,
    );
  }
  // Digits are kept as they stand: the text's decimals, filled up to the scale, are the whole number itself.
  const digits = whole.replace(/^0+/, '');
  const scaled = digits.length > 4 ? Number.POSITIVE_INFINITY : Number(digits + decimals.padEnd(12, '0'));
  if (scaled > MOST_PERCENT * PER_PERCENT) {
    return fault(
      token,
      `${quoted(token.text)} is out of reach; values are percentages from -${MOST_PERCENT} to ${MOST_PERCENT}.`,
    );
  }
  return negative && scaled !== 0 ? -scaled : scaled;
}

/** A fault of one token. */
export function fault(token: Token, message: string): VectorFault {
  return { from: token.from, to: token.to, message };
}

/** A fault that spans the tokens from one index to another. */
export function across(tokens: readonly Token[], first: number, last: number, message: string): VectorFault {
  const begin = tokens[first] as Token;
  const end = tokens[Math.min(last, tokens.length - 1)] as Token;
  return { from: begin.from, to: end.to, message };
}
