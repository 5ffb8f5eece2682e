import type { DealForm } from '../../../deal/parse-deal.ts';
import type { ScenarioForm } from '../../scenario-form.ts';

/**
 * The default scenario of codec version 1, frozen: a link holds what differs from it, so a change here would change every
 * link ever made. Closing; 1.3 % ABS; lifetime net loss 2.25 % on the timing realised by 30 trusts of the shelf; recovery
 * 50 % after 4 months; the filed benchmark, then held; the call at the threshold of 10 %.
 */
export const FROZEN_SCENARIO: ScenarioForm = {
  start: { kind: 'closing' },
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: {
      kind: 'cnl',
      pct: '2.25',
      multiple: '1',
      timing: {
        cumulative_pct: [
          [6, '12.5'],
          [12, '33.7'],
          [18, '52.8'],
          [24, '68.2'],
          [30, '80.2'],
          [36, '89.3'],
          [42, '95.6'],
          [48, '99.6'],
          [54, '100'],
        ],
      },
      mid_life: 'curve',
    },
    recovery_pct: '50',
    recovery_lag: 4,
  },
  benchmark: 'filed',
  events: { call: { mode: 'first' } },
};

/** The terms of this trust as codec version 1 knows them: a deal in place holds what differs from them. Frozen likewise. */
export const FROZEN_DEAL: DealForm = {
  name: 'CarMax Auto Owner Trust 2019-4',
  closing: '2019-10-23',
  cutoff: '2019-09-30',
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
    {
      name: 'A-1',
      cusip: '14315WAA8',
      level: 'A',
      rank: 1,
      balance: '296000000.00',
      rate_pct: '1.96795',
      day_count: 'act/360',
      final: '2020-11',
      first_after_acceleration: true,
    },
    {
      name: 'A-2a',
      cusip: '14315WAB6',
      level: 'A',
      rank: 2,
      balance: '468700000.00',
      rate_pct: '2.01',
      day_count: '30/360',
      final: '2023-03',
    },
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
    {
      name: 'A-3',
      cusip: '14315WAD2',
      level: 'A',
      rank: 3,
      balance: '473500000.00',
      rate_pct: '2.02',
      day_count: '30/360',
      final: '2024-11',
    },
    {
      name: 'A-4',
      cusip: '14315WAE0',
      level: 'A',
      rank: 4,
      balance: '103820000.00',
      rate_pct: '2.13',
      day_count: '30/360',
      final: '2025-07',
    },
    {
      name: 'B',
      cusip: '14315WAF7',
      level: 'B',
      rank: 5,
      balance: '33840000.00',
      rate_pct: '2.32',
      day_count: '30/360',
      final: '2025-07',
    },
    {
      name: 'C',
      cusip: '14315WAG5',
      level: 'C',
      rank: 6,
      balance: '30070000.00',
      rate_pct: '2.60',
      day_count: '30/360',
      final: '2025-09',
    },
    {
      name: 'D',
      cusip: '14315WAH3',
      level: 'D',
      rank: 7,
      balance: '24070000.00',
      rate_pct: '2.80',
      day_count: '30/360',
      final: '2026-04',
    },
  ],
};
