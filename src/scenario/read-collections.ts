import { faultAt, type Read } from '../deal/fault.ts';
import { printCents } from '../money/cents.ts';
import { COLLECTION_LINES, type CollectionsRecord, emptyCollections } from './collections.ts';
import type { CollectionsLineValues } from './scenario-form.ts';

/** Lines that reduce the pool, in the order in which they are taken from it. */
const POOL_LINES = ['principal', 'purchase_principal', 'defaulted'] as const;
/** Lines that are cash of the Collection Account. */
const CASH_LINES = [
  'principal',
  'finance_charges',
  'liquidation_proceeds',
  'purchase_principal',
  'purchase_finance',
  'account_interest',
  'advances',
] as const;

/**
 * Reads given collections into columns and refuses what cannot be: lines above the pool, or a negative sum (a month's
 * liquidation proceeds may be negative; two trusts filed that).
 * @param pool at the start, in cents
 */
export function readCollections(list: readonly CollectionsLineValues[], pool: number): Read<CollectionsRecord> {
  const record = emptyCollections(list.length);
  let left = pool;
  for (const [index, month] of list.entries()) {
    for (const line of COLLECTION_LINES) record.lines[line][index] = month[line] ?? 0;
    for (const line of POOL_LINES) {
      const amount = month[line] ?? 0;
      if (amount > left) {
        return faultAt(
          `/collections/${index}/${line}`,
          `In month ${index + 1} of the list ${line} is ${printCents(amount)}, but the pool has only ${printCents(left)} left.`,
        );
      }
      left -= amount;
    }
    const cash = CASH_LINES.reduce((sum, line) => sum + (month[line] ?? 0), 0);
    if (cash < 0) {
      return faultAt(
        `/collections/${index}/liquidation_proceeds`,
        `In month ${index + 1} of the list the cash lines add up to ${printCents(cash)}; collections cannot be negative.`,
      );
    }
  }
  return { ok: true, value: record };
}
