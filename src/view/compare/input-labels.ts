import type { Input } from '../form/inputs.ts';

/** What a table calls an input: with its unit where the value alone does not say it. */
const LABELS: Readonly<Record<string, string>> = {
  '/start': 'Start',
  '/collections': 'Collections',
  '/deal': 'Structure',
  '/collateral': 'Collateral',
  '/collateral/rep_lines': 'Rep lines',
  '/collateral/prepayment': 'Prepayment',
  '/collateral/default': 'Losses',
  '/collateral/default/kind': 'Losses, kind',
  '/collateral/default/pct': 'Losses, base case',
  '/collateral/default/multiple': 'Losses, multiple',
  '/collateral/default/timing': 'Losses, timing',
  '/collateral/default/mid_life': 'Losses, after a late start',
  '/collateral/recovery_pct': 'Recovery',
  '/collateral/recovery_lag': 'Recovery lag',
  '/benchmark': 'Benchmark',
  '/switches/interest_on_unpaid_interest': 'Interest on unpaid interest',
  '/switches/horizon': 'Dates of the run',
  '/events/waivers': 'Waivers',
  '/events/acceleration': 'Acceleration',
  '/events/rescission': 'Rescission',
  '/events/call': 'Call',
  '/events/sale': 'Sale of the Trust Estate',
  '/events/servicer_transfer': 'Servicer',
  '/events/claims': 'Claims',
  '/readings/interest_on_unpaid_interest': 'Reading: interest on unpaid interest',
  '/readings/first_purse': 'Reading: first purse',
  '/readings/whole_account_draw': 'Reading: whole account drawn',
  '/readings/blank_5_4_b_v_E': 'Reading: blank § 5.4(b), fifth (E)',
  '/readings/a4_final': 'Reading: final date of A-4',
  '/readings/successor_cap': 'Reading: successor’s cap',
  '/readings/call_test': 'Reading: test of the call',
  '/readings/fdd_floor': 'Reading: tests at a final date',
};

export function inputLabel(pointer: Input['pointer']): string {
  const kind = /^\/events\/eod\/(\w+)$/.exec(pointer)?.[1];
  return kind === undefined ? (LABELS[pointer] ?? pointer) : `Event of Default (${kind})`;
}
