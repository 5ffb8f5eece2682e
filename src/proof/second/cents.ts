/** Reads money ("1503750003.50", "-12.5", "7") as whole cents. Throws on anything finer than a cent. */
export function centsFromText(text: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new Error(`not an amount of dollars and cents: ${text}`);
  const cents = BigInt(match[2] ?? '0') * 100n + BigInt((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -cents : cents;
}

/** Writes whole cents as dollars with two places ("-0.05"). */
export function textFromCents(cents: bigint): string {
  const size = cents < 0n ? -cents : cents;
  const sign = cents < 0n ? '-' : '';
  return `${sign}${size / 100n}.${(size % 100n).toString().padStart(2, '0')}`;
}

/** numerator / denominator to the nearest whole, halves away from zero for what is positive. Both are >= 0, denominator > 0. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  if (numerator < 0n || denominator <= 0n)
    throw new Error('half-up rounding is defined here for amounts of zero and more');
  return (numerator * 2n + denominator) / (denominator * 2n);
}

export function plus(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}

export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function greater(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

export function sum(amounts: Iterable<bigint>): bigint {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
}

/**
 * Divides `money` (at most the sum of the claims) over the claims in their order: after each claimant the
 * running total stands at money x cumulative claims / all claims, rounded half-up.
 */
export function proRata(money: bigint, claims: readonly bigint[]): bigint[] {
  const all = sum(claims);
  if (all === 0n) return claims.map(() => 0n);
  let cumulative = 0n;
  let given = 0n;
  return claims.map((claim) => {
    cumulative += claim;
    const share = halfUp(money * cumulative, all) - given;
    given += share;
    return share;
  });
}
