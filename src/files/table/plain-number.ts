/** A number as a table spells it, its signs and separators read. */
export interface PlainNumber {
  readonly negative: boolean;
  /** Digits before the point, without separators and needless zeros; "0" where there are none. */
  readonly whole: string;
  /** Digits after the point, without zeros at their end. */
  readonly decimals: string;
  readonly percent: boolean;
  readonly dollar: boolean;
}

export type PlainRead =
  | { readonly ok: true; readonly number: PlainNumber }
  | {
      readonly ok: false;
      /** What is wrong, without the place and without a full stop; with one where a decimal comma is the matter. */
      readonly message: string;
      readonly decimal: 'comma' | null;
    };

export interface PlainOptions {
  /** Whether separators between thousands may stand in it, as in amounts. */
  readonly grouped: boolean;
  readonly fromSemicolons: boolean;
}

const SPACES = /[\s\u00a0\u2007\u2009\u202f]+/g;
const MINUSES = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const APOSTROPHES = /[\u2018\u2019]/g;
const DOLLAR = /US\$|\$|\bUSD\b/gi;
const OTHER_CURRENCY = /[\u00a2-\u00a5\u20a0-\u20bf]|\b(?:EUR|GBP|CHF|JPY|CAD|AUD)\b|[A-Z]{1,2}\$/i;
/** No number that is read here is longer, signs and separators included. */
const LONGEST = 60;
/** Most cells: no sign, no separator. */
const BARE = /^(\d{1,15})(?:\.(\d{1,15}))?$/;
const DIGITS = /^(?:(\d+)(?:\.(\d*))?|\.(\d+))$/;
/** Thousands parted by one kind of separator throughout. */
const GROUPS = [/^\d{1,3}(?:,\d{3})+(?:\.\d*)?$/, /^\d{1,3}(?: \d{3})+(?:\.\d*)?$/, /^\d{1,3}(?:'\d{3})+(?:\.\d*)?$/];
const ONE_COMMA = /^\d{1,3},\d{3}$/;
const COMMA_AS_POINT = /^(?:\d+|\d{1,3}(?:[. ']\d{3})+),\d+$/;
const POINTS_AS_COMMAS = /^\d{1,3}(?:\.\d{3}){2,}$/;

/** Reads the signs, separators and digits of a number; its meaning and limits are the column's. */
export function plainNumber(text: string, { grouped, fromSemicolons }: PlainOptions): PlainRead {
  const bare = BARE.exec(text);
  if (bare) return { ok: true, number: numberOf(bare[1], bare[2], false, false, false) };
  if (text.length > LONGEST) return no('is no number');
  if (text.startsWith('#')) return no(/\w/.test(text) ? "is a spreadsheet's error" : 'is a column too narrow to show');
  const level = text.replace(SPACES, ' ').replace(MINUSES, '-').replace(APOSTROPHES, "'");
  if (OTHER_CURRENCY.test(level.replace(/US\$/gi, ''))) return no("is in another currency than the deal's dollars");
  const dollars = level.match(DOLLAR)?.length ?? 0;
  if (dollars > 1) return no('is no number');
  const signs = withoutSigns(level.replace(DOLLAR, '').trim());
  if (signs === null) return no('is no number');
  const { body, negative, percent } = signs;
  const dollar = dollars === 1;
  if (body === '' && negative && !percent && grouped) {
    // In a column of amounts a lone dash is how spreadsheets print zero.
    return { ok: true, number: { negative: false, whole: '0', decimals: '', percent: false, dollar } };
  }
  const digits = ungrouped(body, grouped, fromSemicolons);
  if (typeof digits !== 'string') return digits;
  const match = DIGITS.exec(digits);
  if (!match) return no(whatItIs(body));
  return { ok: true, number: numberOf(match[1], match[2] ?? match[3], negative, percent, dollar) };
}

function numberOf(whole = '', decimals = '', negative: boolean, percent: boolean, dollar: boolean): PlainNumber {
  return {
    negative,
    whole: whole.startsWith('0') || whole === '' ? whole.replace(/^0+(?=\d)/, '') || '0' : whole,
    decimals: decimals.endsWith('0') ? decimals.replace(/0+$/, '') : decimals,
    percent,
    dollar,
  };
}

function no(message: string): PlainRead & { ok: false } {
  return { ok: false, message, decimal: null };
}

/** Takes parentheses, one sign before or behind, and a percent sign off; null where they do not go together. */
function withoutSigns(text: string): { body: string; negative: boolean; percent: boolean } | null {
  const match = /^([-+]?) ?(\(?) ?([-+]?) ?(.*?) ?(%?) ?(\)?) ?(%?) ?(-?)$/.exec(text);
  if (!match) return null;
  const [, before = '', open = '', inside = '', body = '', percentIn = '', close = '', percentOut = '', behind = ''] =
    match;
  const signs = [before, inside, behind, open].filter((sign) => sign !== '');
  if ((open === '') !== (close === '') || signs.length > 1 || (percentIn !== '' && percentOut !== '')) return null;
  return { body, negative: signs.length === 1 && signs[0] !== '+', percent: percentIn + percentOut !== '' };
}

/** The digits without separators between thousands, or the fault of a comma that is none. */
function ungrouped(body: string, grouped: boolean, fromSemicolons: boolean): string | (PlainRead & { ok: false }) {
  if (!/[, ']|\..*\./.test(body)) return body;
  if (fromSemicolons && ONE_COMMA.test(body)) {
    const message = `may be ${body.replace(',', '')} or ${body.replace(',', '.')}: where semicolons part the cells the comma is often the decimal sign. Write it without a separator between thousands.`;
    return { ok: false, message, decimal: 'comma' };
  }
  if (grouped && GROUPS.some((group) => group.test(body))) return body.replace(/[, ']/g, '');
  if (POINTS_AS_COMMAS.test(body)) {
    const message = `has points between thousands: write ${body.replaceAll('.', '')}.`;
    return { ok: false, message, decimal: 'comma' };
  }
  if (COMMA_AS_POINT.test(body)) {
    const right = body.replace(/[. ']/g, '').replace(',', '.');
    return { ok: false, message: `has a decimal comma: with a decimal point it is ${right}.`, decimal: 'comma' };
  }
  return no(/^[\d,. ']+$/.test(body) ? 'has separators that part no thousands' : whatItIs(body));
}

function whatItIs(body: string): string {
  if (/^\d+(?:\.\d+)?e[-+]?\d+$/i.test(body)) return 'is cut to scientific notation, which may have lost digits';
  return 'is no number';
}
