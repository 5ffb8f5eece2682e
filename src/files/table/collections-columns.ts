import type { CollectionLine } from '../../scenario/collections.ts';
import type { ColumnSpec } from './column-spec.ts';

/** The columns of a table of collections: the lines of the contract, and the month that orders the rows. */
export type CollectionsColumn = CollectionLine | 'month';

/**
 * What the lines of a Collection Period are headed in certificates and remittance reports. "Losses" alone is left out: it
 * may be gross or net. So are sums of several lines, such as Available Collections.
 */
export const COLLECTIONS_COLUMNS: readonly ColumnSpec<CollectionsColumn>[] = [
  {
    field: 'month',
    kind: 'period',
    words: 'month',
    spellings: [
      'period',
      'date',
      '#',
      'n',
      'month number',
      'collection period',
      'collection period end',
      'collection month',
      'distribution date',
      'distribution month',
      'payment date',
      'payment month',
    ],
  },
  {
    field: 'principal',
    kind: 'money',
    words: 'principal',
    spellings: [
      'principal collections',
      'collections of principal',
      'collections allocable to principal',
      'principal payments',
      'principal receipts',
      'principal received',
      'principal paid',
    ],
  },
  {
    field: 'finance_charges',
    kind: 'money',
    words: 'finance charges',
    spellings: [
      'finance charge collections',
      'collections allocable to finance charge',
      'interest',
      'interest collections',
      'interest payments',
      'interest received',
      'interest paid',
    ],
  },
  {
    field: 'liquidation_proceeds',
    kind: 'signed',
    words: 'liquidation proceeds',
    spellings: ['net liquidation proceeds', 'recoveries', 'recoveries on defaulted receivables', 'gross recoveries'],
  },
  {
    field: 'purchase_principal',
    kind: 'money',
    words: 'purchase amounts of principal',
    spellings: [
      'principal repurchases',
      'purchase amount allocable to principal',
      'principal of purchased receivables',
    ],
  },
  {
    field: 'purchase_finance',
    kind: 'money',
    words: 'purchase amounts of finance charges',
    spellings: [
      'finance charge repurchases',
      'purchase amount allocable to finance charge',
      'interest of purchased receivables',
      'purchase interest',
      'interest repurchases',
    ],
  },
  {
    field: 'defaulted',
    kind: 'money',
    words: 'defaulted receivables',
    spellings: [
      'defaults',
      'gross defaults',
      'defaulted receivables',
      'defaulted principal',
      'defaulted balance',
      'charge-offs',
      'gross charge-offs',
      'charged-off principal',
      'charged-off balance',
      'charged-off receivables',
      'defaulted receivables (charge-offs)',
      'gross losses',
    ],
  },
  {
    field: 'account_interest',
    kind: 'money',
    words: 'interest of the Collection Account',
    spellings: ['interest income', 'interest income from collection account', 'collection account interest income'],
  },
  {
    field: 'reserve_earnings',
    kind: 'money',
    words: 'earnings of the Reserve Account',
    spellings: [
      'reserve account earnings',
      'reserve investment earnings',
      'reserve account investment earnings',
      'reserve interest',
      'reserve account interest',
    ],
  },
  {
    field: 'advances',
    kind: 'money',
    words: 'advances',
    spellings: ['simple interest advances', 'servicer advances', 'interest advances'],
  },
  {
    field: 'unreimbursed_advances',
    kind: 'money',
    words: 'unreimbursed advances',
    spellings: ['unreimbursed servicer advances'],
  },
];
