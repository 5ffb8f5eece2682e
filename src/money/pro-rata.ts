import type { Cents } from './cents.ts';
import { exactProduct } from './exact-product.ts';

/**
 * The part of `total` that the claimants through the k-th have together: round-half-up(total x their claims / all claims).
 * The k-th claimant gets this less what the earlier ones were given, so that the parts add up to the total and none is
 * above its claim (engine.md § 5, "Pro rata in cents").
 * @param total what is shared out, at most `allClaims`
 * @param claimsSoFar the claims through the k-th in the document's order
 * @param allClaims above 0
 */
export function proRataThrough(total: number, claimsSoFar: number, allClaims: number): Cents {
  if (claimsSoFar === allClaims) return total as Cents;
  return exactProduct(total, claimsSoFar, allClaims);
}
