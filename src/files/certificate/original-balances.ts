import type { Certificate, ClassLines, Line } from './certificate.ts';
import { isFirst } from './check-continuity.ts';
import { originalBounds } from './check-pool-and-notes.ts';

/** Original balances are round: they are sought among multiples of these, in cents, the roundest first. */
const ROUND_CENTS = [100_000_000n, 10_000_000n, 1_000_000n, 100_000n];

/**
 * The original balance of each class, in cents, where the certificate tells it: from the balance and its factor, and for one
 * class that is gone from the Note Pool Factor. Null where it does not.
 */
export function originalBalances(certificate: Certificate): Map<string, number | null> {
  const { classes, lines } = certificate;
  const found = new Map<string, number | null>();
  for (const one of classes) found.set(one.name, isFirst(certificate) ? (one.balance.first ?? 0) : originalOf(one));
  const gone = classes.filter(({ name }) => found.get(name) === null);
  const [only] = gone;
  const total = lines.noteFactor ? roundestBetween(lines.noteFactor, lines.noteBalance) : null;
  if (gone.length !== 1 || only === undefined || total === null) return found;
  const others = [...found.values()].reduce<number>((sum, cents) => sum + (cents ?? 0), 0);
  return found.set(only.name, total > others ? total - others : null);
}

function originalOf({ factor, balance }: ClassLines): number | null {
  return factor ? roundestBetween(factor, balance) : null;
}

/** The roundest amount that gives both factors with both balances; null where several are as round or none is. */
function roundestBetween(factor: Line, balance: Line): number | null {
  let [least, most] = [0n, 10n ** 18n];
  const pairs: readonly (readonly [number, number])[] = [
    [factor.first ?? 0, balance.first ?? 0],
    [factor.value, balance.value],
  ];
  for (const [share, cents] of pairs) {
    if (share <= 0 || cents <= 0) continue;
    const bounds = originalBounds(share, cents);
    least = bounds.least > least ? bounds.least : least;
    most = bounds.most < most ? bounds.most : most;
  }
  if (least === 0n) return null;
  for (const unit of ROUND_CENTS) {
    const [first, last] = [(least + unit - 1n) / unit, most / unit];
    if (first === last) return Number(first * unit);
    if (first < last) return null;
  }
  return null;
}
