/** One value as a certificate prints it, its signs and units read but not yet its meaning. */
export type PrintedValue = PrintedNumber | { readonly kind: 'word' | 'unreadable'; readonly text: string };

export interface PrintedNumber {
  readonly kind: 'number';
  /** As printed, for sentences. */
  readonly text: string;
  /** Plain digits with a sign and a point: "-1234.50". A lone dash is "0". */
  readonly plain: string;
  readonly decimals: number;
  readonly unit: '' | '$' | '%';
  /** One or two whole digits in parentheses: the mark of a footnote where it stands beside another value. */
  readonly maybeFootnote: boolean;
}

const TOKEN =
  /\s*(?:([-+]?\$?[-+]?(?:\d[\d,]*(?:\.\d+)?|\.\d+))(?![\w,.])|(\$)|(%)|(\()|(\))|(-)(?![\w.$])|([A-Za-z][A-Za-z/]*)(?![\w]))/y;
const GROUPED = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/;
const WORDS = /^(?:yes|no|n\/a|na|none)$/i;
/** Words that only say what a number counts. */
const UNITS = /^(?:months?|usd)$/i;

/** Whether a cell holds nothing but values, their signs and units. */
export function isValueText(text: string): boolean {
  return tokensOf(text).every(
    (token) =>
      /^[$%()]$/.test(token) ||
      UNITS.test(token) ||
      WORDS.test(token) ||
      numberOf(token, false, false).kind === 'number',
  );
}

/** Whether a cell was meant as a value but cannot be read as one: a single word that starts like an amount. */
export function isBrokenValue(text: string): boolean {
  return /^[-+($]*\d[^\s/]*$/.test(text) && /[,.$]/.test(text) && !isValueText(text);
}

/**
 * Reads the value cells of a row. "$", "(", ")", "-" and "%" may stand in cells of their own; parentheses and a leading
 * minus make a number negative; a dash alone is zero; the marks of footnotes beside a value are dropped.
 */
export function readValues(cells: readonly string[]): PrintedValue[] {
  const values: PrintedValue[] = [];
  let dollar = false;
  let open = false;
  for (const token of cells.flatMap(tokensOf)) {
    const last = values.at(-1);
    if (token === '$') dollar = true;
    else if (token === '(') open = true;
    else if (token === ')') {
      if (!open) values.push({ kind: 'unreadable', text: ')' });
      open = false;
    } else if (token === '%') {
      if (last?.kind === 'number') values[values.length - 1] = { ...last, unit: '%', text: `${last.text} %` };
    } else if (WORDS.test(token)) values.push({ kind: 'word', text: token });
    else if (!UNITS.test(token)) {
      values.push(numberOf(token, open, dollar));
      dollar = false;
    }
  }
  if (open) values.push({ kind: 'unreadable', text: '(' });
  return values.length > 1 ? values.filter((value) => value.kind !== 'number' || !value.maybeFootnote) : values;
}

/** The tokens of a cell; a cell that is not made of tokens alone is one token, itself. */
function tokensOf(cell: string): string[] {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < cell.length) {
    const match = TOKEN.exec(cell);
    if (!match) return [cell];
    const token = match[0].trim();
    if (/^[A-Za-z]/.test(token) && !WORDS.test(token) && !UNITS.test(token)) return [cell];
    tokens.push(token);
  }
  return tokens;
}

function numberOf(token: string, inParentheses: boolean, afterDollar: boolean): PrintedValue {
  const text = inParentheses ? `(${token})` : token;
  if (token === '-') return { kind: 'number', text: '-', plain: '0', decimals: 2, unit: '$', maybeFootnote: false };
  const minus = token.includes('-');
  const digits = token.replace(/[-+$]/g, '');
  if (!/^[-+$\d.,]+$/.test(token) || !GROUPED.test(digits) || digits === '' || (minus && inParentheses)) {
    return { kind: 'unreadable', text };
  }
  const plainDigits = digits.replaceAll(',', '').replace(/^\./, '0.');
  const dollar = afterDollar || token.includes('$');
  return {
    kind: 'number',
    text,
    plain: minus || inParentheses ? `-${plainDigits}` : plainDigits,
    decimals: plainDigits.split('.')[1]?.length ?? 0,
    unit: dollar ? '$' : '',
    maybeFootnote: inParentheses && !dollar && /^\d{1,2}$/.test(digits),
  };
}
