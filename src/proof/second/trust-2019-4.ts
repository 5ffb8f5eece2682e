/** A deal in the headless form. */
export type DealForm = Record<string, unknown> & { readonly classes: readonly Record<string, unknown>[] };

/**
 * CarMax Auto Owner Trust 2019-4 in the headless form, written down a second time so that the second
 * implementation does not stand on the engine's deal file. Balances: Indenture § 2.2(c); rates, bases and final
 * months: its note forms; Class A-4's final month: Amendment No. 1 of 25 Oct 2019 (0001193125-19-274431); pool,
 * overcollateralization, reserve and fee: the certificate of 15 Nov 2019 (0001788503-19-000005).
 */
export const TRUST_2019_4: DealForm = {
  name: 'CarMax Auto Owner Trust 2019-4',
  closing: '2019-10-23',
  first_distribution: '2019-11',
  distribution_day: 15,
  initial_pool: '1503750003.50',
  oc_target: '3759375.01',
  reserve_initial: '3759375.01',
  reserve_required: '3759375.01',
  servicing_fee_pct: '1.00',
  call_threshold_pct: '10',
  sweep_when_all_paid: true,
  caps: { successor_total: '175000.00', reviewer_per_year: '175000.00' },
  classes: [
    fixed('A-1', 'A', 1, '296000000.00', '1.96795', 'act/360', '2020-11', '14315WAA8', true),
    fixed('A-2a', 'A', 2, '468700000.00', '2.01', '30/360', '2023-03', '14315WAB6'),
    {
      name: 'A-2b',
      cusip: '14315WAC4',
      level: 'A',
      rank: 2,
      balance: '70000000.00',
      benchmark_spread_pct: '0.30',
      day_count: 'act/360',
      final: '2023-03',
    },
    fixed('A-3', 'A', 3, '473500000.00', '2.02', '30/360', '2024-11', '14315WAD2'),
    fixed('A-4', 'A', 4, '103820000.00', '2.13', '30/360', '2025-07', '14315WAE0'),
    fixed('B', 'B', 5, '33840000.00', '2.32', '30/360', '2025-07', '14315WAF7'),
    fixed('C', 'C', 6, '30070000.00', '2.60', '30/360', '2025-09', '14315WAG5'),
    fixed('D', 'D', 7, '24070000.00', '2.80', '30/360', '2026-04', '14315WAH3'),
  ],
};

function fixed(
  name: string,
  level: string,
  rank: number,
  balance: string,
  rate: string,
  dayCount: string,
  final: string,
  cusip: string,
  first = false,
): Record<string, unknown> {
  const flagged = first ? { first_after_acceleration: true } : {};
  return { name, cusip, level, rank, balance, rate_pct: rate, day_count: dayCount, final, ...flagged };
}
