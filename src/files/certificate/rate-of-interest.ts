import { RATE_ONE } from '../../money/rate.ts';

/** A year rate found from an amount of interest. */
export interface FoundRate {
  /** In 10^-10, with the fewest decimals of a percentage that give the interest to the cent. */
  readonly rate: number;
  readonly decimals: number;
  /** How many rates with the decimals that the shelf quotes give the same interest: more than one is a doubt. */
  readonly candidates: number;
}

/** Decimals of a percentage beyond which a coupon is no coupon. */
const MOST_DECIMALS = 5;
/** A rate a year above 100 % is none. */
const HIGHEST = 1e10;

/**
 * The rate whose interest, rounded half-up to the cent, is the printed one: balance x rate x days / 360.
 * @param interest cents, above 0
 * @param balance cents, above 0
 * @param days days over 360; 30 for one twelfth of a year
 * @param quoted decimals of a percentage that the shelf quotes: 2, or 5 for Class A-1
 * @returns null where no rate of at most five decimals gives it
 */
export function rateOfInterest(interest: number, balance: number, days: number, quoted: number): FoundRate | null {
  if (interest <= 0 || balance <= 0 || days <= 0) return null;
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals += 1) {
    const { least, most } = ratesBetween(interest, balance, days, decimals);
    if (least > most || least > BigInt(HIGHEST)) continue;
    const { least: first, most: last } = ratesBetween(interest, balance, days, Math.max(quoted, decimals));
    const unit = unitOf(Math.max(quoted, decimals));
    return { rate: Number(least), decimals, candidates: Number((last - first) / unit) + 1 };
  }
  return null;
}

/** The lowest and the highest rate of so many decimals that give the interest. */
function ratesBetween(
  interest: number,
  balance: number,
  days: number,
  decimals: number,
): { least: bigint; most: bigint } {
  const unit = unitOf(decimals);
  const by = 2n * BigInt(balance) * BigInt(days);
  const scale = 360n * BigInt(RATE_ONE);
  // Half-up: from half a cent below, that included, to half a cent above, that left out.
  const least = ceiling((2n * BigInt(interest) - 1n) * scale, by * unit) * unit;
  const most = (ceiling((2n * BigInt(interest) + 1n) * scale, by * unit) - 1n) * unit;
  return { least, most };
}

function unitOf(decimals: number): bigint {
  return 10n ** BigInt(8 - decimals);
}

function ceiling(part: bigint, by: bigint): bigint {
  return (part + by - 1n) / by;
}
