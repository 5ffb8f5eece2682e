import { lesserOf } from '../../money/cents.ts';
import type { Column } from '../../money/column.ts';
import { proRataThrough } from '../../money/pro-rata.ts';
import type { Plan } from '../plan.ts';

/**
 * § 2.8(d): divides a date's principal over the classes in order of rank, classes of one rank pro rata to their balances
 * before; once for all clauses together.
 * @param balances before, by class, in cents
 * @param principal receives each class's part; their sum is `amount`
 */
export function dividePrincipal(plan: Plan, balances: Column, amount: number, principal: Column): void {
  let left = amount;
  let first = 0;
  while (first < plan.classCount) {
    const end = plan.rankEnd[first] as number;
    let ofRank = 0;
    for (let one = first; one < end; one += 1) ofRank += balances[one] as number;
    const total = lesserOf(left, ofRank);
    let claims = 0;
    let given = 0;
    for (let one = first; one < end; one += 1) {
      claims += balances[one] as number;
      const through = total === ofRank ? claims : proRataThrough(total, claims, ofRank);
      principal[one] = through - given;
      given = through;
    }
    left -= total;
    first = end;
  }
}
