import type { DealForm } from '../parse-deal.ts';

/** A figure of the documents, with where it stands. */
export interface Term {
  readonly value: string;
  readonly unit: string;
  readonly clause: string;
  readonly source: string;
  /** Day on which the figure was last checked against its source. */
  readonly checked: string;
}

const LAST_CHECKED = '2026-12-01';

const INDENTURE = 'Indenture, 1 Oct 2019 (CIK 1788503)';
const FIRST_CERTIFICATE = 'EX-99.1, 15 Nov 2019, accession 0001788503-19-000005';
const TERM_SHEET = 'Pricing term sheet (FWP), 17 Oct 2019, accession 0001193125-19-269200';
const AMENDMENT = 'Amendment No. 1 to the Sale and Servicing Agreement, 25 Oct 2019, accession 0001193125-19-274431';

/** The trust's own figures: one table, each with clause and source. */
export const TERMS = {
  name: term('CarMax Auto Owner Trust 2019-4', 'name', 'cover', INDENTURE),
  closing: term('2019-10-23', 'date', '2.8(f)', TERM_SHEET),
  cutoff: term('2019-09-30', 'date', 'form, line 1', FIRST_CERTIFICATE),
  firstDistribution: term('2019-11', 'month', '2.8(a)', FIRST_CERTIFICATE),
  distributionDay: term('15', 'day of the month', 'Article I', FIRST_CERTIFICATE),
  initialPool: term('1503750003.50', 'dollars', 'form, line 1', FIRST_CERTIFICATE),
  ocTarget: term('3759375.01', 'dollars', 'form, OC Target Amount: 0.25 % of the initial pool', FIRST_CERTIFICATE),
  reserveInitial: term('3759375.01', 'dollars', '8.2(b); 0.25 % of the initial pool', FIRST_CERTIFICATE),
  reserveRequired: term('3759375.01', 'dollars', '8.2(b); 0.25 % of the initial pool, constant', FIRST_CERTIFICATE),
  servicingFee: term('1.00', 'percent a year', '2.8(a)(i)', FIRST_CERTIFICATE),
  callThreshold: term('10', 'percent of the initial pool', '10.1(a)', TERM_SHEET),
  successorCap: term('175000.00', 'dollars in all', '2.8(a)(ii)(a)', INDENTURE),
  reviewerCap: term('175000.00', 'dollars a year', '2.8(a)(ii)(b)', INDENTURE),
  replacementAdjustment: term(
    '0.11448',
    'percent',
    '2.16; Benchmark Replacement Adjustment, 1 month',
    'ISDA spread adjustment fixing of 5 March 2021 (12 CFR 253.4)',
  ),
  finalA4NoteForm: term('2024-07', 'month', 'Exhibit, form of Class A-4 Note', INDENTURE),
  finalA4Amended: term('2025-07', 'month', 'Class A-4 Final Distribution Date', AMENDMENT),
} as const satisfies Record<string, Term>;

function term(value: string, unit: string, clause: string, source: string): Term {
  return { value, unit, clause, source, checked: LAST_CHECKED };
}

/** Balance, coupon, day count, final month and CUSIP of each class: Indenture § 2.8(f) and the forms of Notes; term sheet. */
const CLASSES: DealForm['classes'] = [
  fixed('A-1', '14315WAA8', 'A', 1, '296000000.00', '1.96795', 'act/360', '2020-11'),
  fixed('A-2a', '14315WAB6', 'A', 2, '468700000.00', '2.01', '30/360', '2023-03'),
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
  fixed('A-3', '14315WAD2', 'A', 3, '473500000.00', '2.02', '30/360', '2024-11'),
  fixed('A-4', '14315WAE0', 'A', 4, '103820000.00', '2.13', '30/360', TERMS.finalA4Amended.value),
  fixed('B', '14315WAF7', 'B', 5, '33840000.00', '2.32', '30/360', '2025-07'),
  fixed('C', '14315WAG5', 'C', 6, '30070000.00', '2.60', '30/360', '2025-09'),
  fixed('D', '14315WAH3', 'D', 7, '24070000.00', '2.80', '30/360', '2026-04'),
];

function fixed(
  name: string,
  cusip: string,
  level: 'A' | 'B' | 'C' | 'D',
  rank: number,
  balance: string,
  ratePct: string,
  dayCount: 'act/360' | '30/360',
  final: string,
): DealForm['classes'][number] {
  const first = name === 'A-1' ? { first_after_acceleration: true } : {};
  return { name, cusip, level, rank, balance, rate_pct: ratePct, day_count: dayCount, final, ...first };
}

/** CarMax Auto Owner Trust 2019-4 in the headless deal form. */
export const CARMX_2019_4: DealForm = {
  name: TERMS.name.value,
  closing: TERMS.closing.value,
  cutoff: TERMS.cutoff.value,
  first_distribution: TERMS.firstDistribution.value,
  distribution_day: Number(TERMS.distributionDay.value),
  initial_pool: TERMS.initialPool.value,
  oc_target: TERMS.ocTarget.value,
  reserve_initial: TERMS.reserveInitial.value,
  reserve_required: TERMS.reserveRequired.value,
  servicing_fee_pct: TERMS.servicingFee.value,
  call_threshold_pct: TERMS.callThreshold.value,
  sweep_when_all_paid: true,
  caps: { successor_total: TERMS.successorCap.value, reviewer_per_year: TERMS.reviewerCap.value },
  classes: CLASSES,
};
