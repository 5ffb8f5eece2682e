import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILED_CLASSES } from './filed-class-results.ts';
import { FILED_MONTHS, filedCertificateUrl } from './filed-months.ts';
import { FILED_SERVICING } from './filed-servicing.ts';

// Every figure against a table of the certificates that was read from the filings apart from this project. It lies beside
// the checkout, or where PAYDOWN_SHARED says; without it there is nothing to compare with.

const folder = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const file = join(folder, 'certificates', 'carmx-2019-4.csv');
const [head = '', ...lines] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(/\r?\n/) : [];
const names = head.split(',');
const rows = lines.map((line) => line.split(','));

/** A filed column as the table prints it: text of each month. */
type Printed = (index: number) => string;

const scaled =
  (column: readonly (number | null)[], places: number): Printed =>
  (index) => {
    const value = column[index];
    if (value === null || value === undefined) return '';
    const digits = String(Math.abs(value)).padStart(places + 1, '0');
    const point = places === 0 ? '' : `.${digits.slice(-places)}`;
    return `${value < 0 ? '-' : ''}${digits.slice(0, digits.length - places)}${point}`;
  };
const money = (column: readonly (number | null)[]) => scaled(column, 2);
const count = (column: readonly number[]) => scaled(column, 0);
const text =
  (column: readonly (string | null)[]): Printed =>
  (index) =>
    column[index] ?? 'N/A';

const { inputs, liquidationParts, results, characteristics } = FILED_MONTHS;
const { amounts, byClass } = results;

const byClassColumns: [string, Printed][] = FILED_CLASSES.flatMap((name): [string, Printed][] => {
  const short = name.replace('-', '');
  return [
    [`note_beg_${short}`, money(byClass.before[name])],
    [`note_end_${short}`, money(byClass.after[name])],
    [`factor_end_${short}`, scaled(results.factor[name], 7)],
    [`int_monthly_${short}`, money(byClass.interestCurrent[name])],
    [`int_total_${short}`, money(byClass.interestTotal[name])],
    [`prin_${short}`, money(byClass.principal[name])],
  ];
});

const pastDue = Object.entries({
  dq_31_60: FILED_SERVICING.pastDue.days31To60,
  dq_61_90: FILED_SERVICING.pastDue.days61To90,
  dq_91_120: FILED_SERVICING.pastDue.days91To120,
  dq_121plus: FILED_SERVICING.pastDue.days121AndMore,
  dq_total: FILED_SERVICING.pastDue.total,
}).flatMap(([name, column]): [string, Printed][] => [
  [`${name}_n`, count(column.loans)],
  [`${name}_amt`, money(column.balance)],
]);

const lastDayOf = (date: string) => new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, 0));
const collectionEnd: Printed = (index) =>
  lastDayOf(FILED_MONTHS.distributionDate[index] ?? '')
    .toISOString()
    .slice(0, 10);

const columns: Readonly<Record<string, Printed>> = {
  ...Object.fromEntries(byClassColumns),
  ...Object.fromEntries(pastDue),
  collection_start: (index) => `${collectionEnd(index).slice(0, 8)}01`,
  collection_end: collectionEnd,
  determination_date: text(FILED_SERVICING.determinationDate),
  distribution_date: text(FILED_MONTHS.distributionDate),
  accession: text(FILED_MONTHS.accession),
  source_url: (index) => filedCertificateUrl(index + 1) ?? '',
  pool_beg: money(amounts.poolBegin),
  coll_principal: money(inputs.principal),
  purchase_principal: money(inputs.purchase_principal),
  defaulted_receivables: money(inputs.defaulted),
  pool_end: money(amounts.poolEnd),
  n_receivables_end: count(characteristics.receivables),
  initial_pool: () => '1503750003.50',
  note_beg_total: money(amounts.notesBefore),
  note_end_total: money(amounts.notesAfter),
  factor_end_total: scaled(results.noteFactor, 7),
  oc_target: money(amounts.ocTarget),
  oc_actual: money(amounts.ocActual),
  wac_pct: money(characteristics.wac),
  wa_orig_term: money(characteristics.originalTerm),
  wa_rem_term: money(characteristics.remainingTerm),
  benchmark_label: (index) => (FILED_MONTHS.benchmark[index] === null ? 'Applicable reference rate' : '1-Month LIBOR'),
  benchmark_pct: text(FILED_MONTHS.benchmark),
  a2b_note_rate_pct: text(results.a2bRate),
  coll_finance_charge: money(inputs.finance_charges),
  liq_proceeds_finance_charge: money(liquidationParts.finance),
  purchase_finance_charge: money(inputs.purchase_finance),
  avail_finance_charge: money(amounts.availableFinanceCharges),
  coll_principal_18a: money(inputs.principal),
  liq_proceeds_principal: money(liquidationParts.principal),
  purchase_principal_18c: money(inputs.purchase_principal),
  avail_principal: money(amounts.availablePrincipal),
  total_fc_and_prin: money(amounts.availableBoth),
  interest_income_coll_acct: money(inputs.account_interest),
  simple_interest_advances: money(inputs.advances),
  available_collections: money(amounts.availableCollections),
  reserve_draw: money(amounts.reserveDraw),
  available_funds: money(amounts.availableFunds),
  servicing_fee_monthly: money(amounts.feeCurrent),
  servicing_fee_unpaid_prior: money(amounts.feeUnpaidPrior),
  servicing_fee_paid: money(amounts.feePaid),
  servicing_fee_shortfall: money(amounts.feeShortfall),
  unreimb_servicer_advances: money(inputs.unreimbursed_advances),
  succ_servicer_due: money(amounts.successorDue),
  arr_due: money(amounts.reviewerDue),
  int_additional_A1: money(byClass.interestUnpaidPrior['A-1']),
  int_on_additional_A1: money(byClass.interestOnUnpaid['A-1']),
  priority_pda: money(amounts.priority),
  secondary_pda: money(amounts.secondary),
  tertiary_pda: money(amounts.tertiary),
  quaternary_pda: money(amounts.quaternary),
  required_payment_amount: money(amounts.requiredPayment),
  reserve_deficiency: money(amounts.reserveDeficiency),
  regular_pda: money(amounts.regular),
  rem_unpaid_transition: money(amounts.unpaidTransition),
  rem_unpaid_trustee: money(amounts.unpaidTrustee),
  rem_unpaid_arr: money(amounts.unpaidReviewer),
  rem_unpaid_succ_indem: money(amounts.unpaidIndemnity),
  dep_fc: money(amounts.availableFinanceCharges),
  dep_prin: money(amounts.availablePrincipal),
  dep_from_reserve: money(amounts.reserveDraw),
  dep_interest_income: money(inputs.account_interest),
  dep_total: money(amounts.availableFunds),
  wd_servicing: money(amounts.feePaid),
  wd_succ: money(amounts.successorPaid),
  wd_to_note_payment: money(amounts.notePayment),
  wd_to_reserve: money(amounts.reserveDeposit),
  excess_collections: money(amounts.excessCollections),
  wd_total: money(amounts.totalWithdrawals),
  note_payment_total: money(amounts.notePayment),
  required_reserve: money(amounts.reserveRequired),
  reserve_beg: money(amounts.reserveOpening),
  reserve_inv_earnings: money(inputs.reserve_earnings),
  reserve_amount: money(amounts.reserveBeforeDeposit),
  reserve_deposit: money(amounts.reserveDeposit),
  reserve_excess_to_principal: money(amounts.reserveToRegular),
  reserve_excess_to_succ: money(amounts.reserveToSuccessor),
  reserve_excess_to_depositor: money(amounts.reserveToDepositor),
  reserve_end: money(amounts.reserveClosing),
  delinq_pct_pool: scaled(FILED_SERVICING.pastDueShare, 4),
  delinq_trigger: () => (FILED_SERVICING.delinquencyTrigger ? 'Yes' : 'No'),
  default_period_n: count(FILED_SERVICING.defaults),
  default_period_amt: money(inputs.defaulted),
  recovery_period_n: count(FILED_SERVICING.recoveries),
  recovery_period_amt: money(inputs.liquidation_proceeds),
  net_losses: money(amounts.netLosses),
  net_loss_ratio_pct: scaled(results.netLossRatio, 4),
  default_cum_n: count(FILED_SERVICING.cumulativeDefaults),
  default_cum_amt: money(amounts.cumulativeDefaults),
  recovery_cum_n: count(FILED_SERVICING.cumulativeRecoveries),
  recovery_cum_amt: money(amounts.cumulativeRecoveries),
  cum_net_losses: money(amounts.cumulativeNetLosses),
  cum_net_loss_ratio_pct: scaled(results.cumulativeNetLossRatio, 4),
  avg_net_loss_per_default: money(FILED_SERVICING.averageNetLoss),
  extended_balance: money(FILED_SERVICING.extended),
  // The certificate of month 6 prints one decimal.
  extension_ratio_pct: (index) => (index === 5 ? '3.4' : money(FILED_SERVICING.extensionRatio)(index)),
};

describe.skipIf(rows.length === 0)(
  'the table of certificates (skipped: it is neither beside the checkout nor at PAYDOWN_SHARED)',
  () => {
    test('has 49 months and no column that is not compared', () => {
      expect(rows).toHaveLength(49);
      expect([...names].sort()).toEqual(Object.keys(columns).sort());
    });

    test.each(names)('%s', (name) => {
      const column = names.indexOf(name);
      expect(rows.map((_, index) => columns[name]?.(index))).toEqual(rows.map((row) => row[column]));
    });
  },
);
