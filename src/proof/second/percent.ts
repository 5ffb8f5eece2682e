/** Percentages are whole numbers of 10^-12 of one per cent. */
export const PERCENT_UNITS = 1_000_000_000_000n;

const PLACES = 12;

/** Reads a rate in per cent ("1.96795", "-0.5"). Throws on more than twelve decimals. */
export function percentFromText(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,12}))?$/.exec(text);
  if (!match) throw new Error(`not a rate in per cent: ${text}`);
  const units = BigInt(match[2] ?? '0') * PERCENT_UNITS + BigInt((match[3] ?? '').padEnd(PLACES, '0'));
  return match[1] === '-' ? -units : units;
}

/** Writes a rate in per cent without trailing zeros ("2.6", "0"). */
export function textFromPercent(units: bigint): string {
  const size = units < 0n ? -units : units;
  const decimals = (size % PERCENT_UNITS).toString().padStart(PLACES, '0').replace(/0+$/, '');
  const whole = `${units < 0n ? '-' : ''}${size / PERCENT_UNITS}`;
  return decimals === '' ? whole : `${whole}.${decimals}`;
}
