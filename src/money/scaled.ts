import { Decimal } from './decimal.ts';

/**
 * Reads a plain decimal of zero or more into whole numbers of `1 / scale`, exactly.
 * @param decimals how many decimals the scale holds
 * @returns null where the text is no such decimal
 */
export function parseScaled(text: string, scale: number, decimals: number): number | null {
  const match = /^\d{1,9}(?:\.(\d+))?$/.exec(text);
  if (!match || (match[1]?.length ?? 0) > decimals) return null;
  return new Decimal(text).times(scale).toNumber();
}

/** Prints whole numbers of `1 / scale` as a plain decimal without needless zeros. */
export function printScaled(value: number, scale: number): string {
  return new Decimal(value).dividedBy(scale).toFixed();
}
