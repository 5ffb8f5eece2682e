import type { CollectionLine } from '../../scenario/collections.ts';
import type { Certificate } from './certificate.ts';
import { sumOf } from './check.ts';

/** The collections of the certificate's Collection Period, in cents. */
export type CertificateCollections = Readonly<Record<CollectionLine, number>>;

/**
 * The certificate's Collection Period as the engine's record of collections, in cents. Liquidation Proceeds are the sum of
 * their two lines; reserve earnings are the Investment Earnings of the Reserve Account.
 */
export function collectionsOf({ lines }: Certificate): CertificateCollections {
  return {
    principal: lines.principalCollections.value,
    finance_charges: lines.financeCollections.value,
    liquidation_proceeds: sumOf(lines.financeLiquidation, lines.principalLiquidation),
    purchase_principal: lines.principalPurchases.value,
    purchase_finance: lines.financePurchases.value,
    defaulted: lines.poolDefaulted.value,
    account_interest: lines.accountInterest.value,
    reserve_earnings: lines.reserveEarnings.value,
    advances: lines.advances.value,
    unreimbursed_advances: lines.unreimbursedAdvances.value,
  };
}
