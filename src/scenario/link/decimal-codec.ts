import type { ByteReader } from './byte-reader.ts';
import { type ByteWriter, lengthOfWhole, zigzag } from './byte-writer.ts';
import { asText, type Codec, newer } from './codec.ts';

/** A decimal as typed: all its digits as one whole number, and how many of them stand after the point. */
interface Decimal {
  readonly digits: number;
  readonly decimals: number;
}

/** Decimals that are told apart; one digit in the code of a number. */
const MOST_DECIMALS = 9;
const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d{1,9})?$/;

/**
 * Amounts, rates and terms as text, "1503750003.50", kept to the letter: "2.60" stays "2.60". In a column of one number of
 * decimals, the steps from one to the next are written where that is shorter.
 */
export const decimal: Codec = {
  pack: (to, value) => packDecimal(to, asText(value)),
  unpack: unpackDecimal,
  packColumn,
  unpackColumn,
};

function packDecimal(to: ByteWriter, text: string): void {
  const read = decimalOf(text);
  if (read === null) {
    to.whole(0);
    to.text(text);
    return;
  }
  to.whole(1 + zigzag(read.digits) * (MOST_DECIMALS + 1) + read.decimals);
}

function unpackDecimal(from: ByteReader): string {
  const code = from.whole();
  if (code === 0) return from.text();
  const decimals = (code - 1) % (MOST_DECIMALS + 1);
  const signed = (code - 1 - decimals) / (MOST_DECIMALS + 1);
  return printed(signed % 2 === 1 ? -(signed + 1) / 2 : signed / 2, decimals);
}

/** Null where the text is not just as {@link printed} would print it, or has too many digits. */
function decimalOf(text: string): Decimal | null {
  if (!PLAIN.test(text)) return null;
  const point = text.indexOf('.');
  const digits = Number(text.replace('.', ''));
  const decimals = point < 0 ? 0 : text.length - point - 1;
  const fits = Number.isSafeInteger(zigzag(digits) * (MOST_DECIMALS + 1) + MOST_DECIMALS + 1);
  return fits && printed(digits, decimals) === text ? { digits, decimals } : null;
}

function printed(digits: number, decimals: number): string {
  const sign = digits < 0 ? '-' : '';
  const size = String(Math.abs(digits)).padStart(decimals + 1, '0');
  const point = size.length - decimals;
  return decimals === 0 ? sign + size : `${sign}${size.slice(0, point)}.${size.slice(point)}`;
}

const MIXED = 0;

function packColumn(to: ByteWriter, values: readonly unknown[]): void {
  const texts = values.map(asText);
  const read = texts.map(decimalOf);
  const decimals = read[0]?.decimals ?? 0;
  const digits = read.flatMap((one) => (one?.decimals === decimals ? [one.digits] : []));
  if (digits.length < texts.length) {
    to.whole(MIXED);
    for (const text of texts) packDecimal(to, text);
    return;
  }
  const steps = digits.map((value, at) => value - (at === 0 ? 0 : (digits[at - 1] as number)));
  const byStep = lengthOf(steps) < lengthOf(digits);
  to.whole(1 + 2 * decimals + (byStep ? 1 : 0));
  for (const value of byStep ? steps : digits) to.signed(value);
}

function lengthOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + lengthOfWhole(zigzag(value)), 0);
}

function unpackColumn(from: ByteReader, count: number): string[] {
  const mode = from.whole();
  if (mode === MIXED) return Array.from({ length: count }, () => unpackDecimal(from));
  if (mode > 2 * (MOST_DECIMALS + 1)) throw newer();
  const byStep = mode % 2 === 0;
  const decimals = (mode - 1 - (byStep ? 1 : 0)) / 2;
  let before = 0;
  return Array.from({ length: count }, () => {
    before = (byStep ? before : 0) + from.signed();
    return printed(before, decimals);
  });
}
