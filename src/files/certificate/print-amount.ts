import { printCents } from '../../money/cents.ts';

/** Prints cents as the certificates do: "1,503,750,003.50", a negative amount in parentheses. */
export function printAmount(cents: number): string {
  const [dollars = '', rest = ''] = printCents(Math.abs(cents)).split('.');
  const text = `${dollars.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${rest}`;
  return cents < 0 ? `(${text})` : text;
}

/** Prints a fraction in 10^-10 as a percentage with the given decimals: 80,020,000 is "0.8002 %". */
export function printFraction(scaled: number, decimals: number): string {
  const digits = String(Math.abs(scaled)).padStart(9, '0');
  const text = `${digits.slice(0, -8)}.${digits.slice(-8, decimals - 8 || undefined)}`;
  return `${scaled < 0 ? '-' : ''}${decimals === 0 ? digits.slice(0, -8) : text} %`;
}
