/** A part of a vector's text, with the range of characters that it fills. */
export interface Token {
  readonly kind: 'number' | 'keyword' | 'semicolon' | 'odd';
  /** A keyword in lower case; everything else as typed. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const CHUNK = /;|[^\s;]+/gu;
const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const KEYWORD = /^(?:for|ramp|x|to|in|by)$/i;
/** "1.3x12", "x12" and "1.3x": the sign for "times" set without blanks. */
const GLUED = /^(-?[\d.]*)x([\d.]*)$/i;
const LONGEST_QUOTE = 24;

/** Cuts a text into its parts. Blanks of every kind only separate; what is no part of a vector comes out as `odd`. */
export function vectorTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(CHUNK)) {
    const chunk = match[0].replaceAll('\u00d7', 'x');
    const glued = chunk.length > 1 ? GLUED.exec(chunk) : null;
    if (glued === null) {
      tokens.push(token(chunk, match.index));
    } else {
      const before = glued[1] ?? '';
      const after = glued[2] ?? '';
      if (before !== '') tokens.push(token(before, match.index));
      tokens.push(token('x', match.index + before.length));
      if (after !== '') tokens.push(token(after, match.index + before.length + 1));
    }
  }
  return tokens;
}

function token(text: string, from: number): Token {
  const to = from + text.length;
  if (text === ';') return { kind: 'semicolon', text, from, to };
  if (NUMBER.test(text)) return { kind: 'number', text, from, to };
  if (KEYWORD.test(text)) return { kind: 'keyword', text: text.toLowerCase(), from, to };
  return { kind: 'odd', text, from, to };
}

/** Why an `odd` part is no part of a vector, and what would be right. */
export function whatIsOdd(text: string): string {
  const shown = quoted(text);
  if (/^-?\d+,\d+$/.test(text)) {
    return `${shown} has a comma; decimals take a point: write ${clipped(text.replace(',', '.'))}.`;
  }
  if (text.includes(',')) return `${shown} has a comma; put a blank or a semicolon between values, as in 1.2; 1.3.`;
  if (/^-?[\d.]+%$/.test(text)) {
    return `${shown}: leave the % sign out, values are percentages already: write ${clipped(text.slice(0, -1))}.`;
  }
  if (/^[-+]?[\d.]+e[-+]?\d*$/i.test(text)) return `${shown} has an exponent; write the digits out, as in 0.05.`;
  if (/^-?\d+\.$/.test(text))
    return `${shown} ends in a point; write ${clipped(text.slice(0, -1))}, or the decimals too.`;
  if (/^-?\d*(?:\.\d*){2,}$/.test(text)) return `${shown} has more than one decimal point; write one, as in 1.25.`;
  if (/^[-+\u2010-\u2015\u2212]/u.test(text)) {
    return `${shown} is not a number; a value has at most one sign, a plain minus in front, as in -0.5.`;
  }
  return `${shown} is neither a number nor one of the words FOR, RAMP, x, to, in, by.`;
}

/** A piece of the user's text as shown in a sentence: in quotes, and cut short where it is long. */
export function quoted(text: string): string {
  return `'${clipped(text)}'`;
}

/** The same without the quotes. */
export function clipped(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  // Cut at whole characters: half of a surrogate pair is no text.
  return `${Array.from(text.slice(0, 2 * LONGEST_QUOTE))
    .slice(0, LONGEST_QUOTE)
    .join('')}\u2026`;
}
