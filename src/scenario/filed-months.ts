import { FILED_MONTHS, type FiledInput } from '../deal/carmx-2019-4/filed-months.ts';
import type { Deal } from '../deal/deal.ts';
import { type Cents, ZERO } from '../money/cents.ts';
import { putInto } from '../money/column.ts';
import { parsePercent, RATE_ONE, type Rate } from '../money/rate.ts';
import { type CollectionsRecord, emptyCollections } from './collections.ts';
import type { Filed } from './filed.ts';
import { nothingUnpaid } from './read-start.ts';
import type { Start } from './scenario.ts';
import { type RepLine, TERM_ONE } from './vector/collateral-assumptions.ts';

/**
 * The filed months of CarMax Auto Owner Trust 2019-4 in the engine's units. From month 45 on the certificates print no
 * benchmark (Class A-2b was paid off): the last one printed is held.
 * @param deal the trust itself, whose class names the filings use
 */
export function filedMonths(deal: Deal): Filed {
  return {
    count: FILED_MONTHS.count,
    collections: filedCollections(),
    benchmark: filedBenchmark(),
    startAfter: (month) => startAfterFiled(deal, month),
    repLineAfter: (month) => repLineAfter(deal, month),
    lossesThrough: (month) => ({
      netLoss: month === 0 ? ZERO : (FILED_MONTHS.results.amounts.cumulativeNetLosses[month - 1] as Cents),
      defaults: FILED_MONTHS.inputs.defaulted.slice(0, month),
    }),
  };
}

function filedCollections(): CollectionsRecord {
  const record = emptyCollections(FILED_MONTHS.count);
  for (const [line, amounts] of Object.entries(FILED_MONTHS.inputs)) putInto(record.lines[line as FiledInput], amounts);
  return record;
}

function filedBenchmark(): readonly Rate[] {
  let last = 0 as Rate;
  return FILED_MONTHS.benchmark.map((printed) => {
    if (printed !== null) last = parsePercent(printed) ?? last;
    return last;
  });
}

/** What stands after a filed month; no filing has an unpaid amount. */
function startAfterFiled(deal: Deal, month: number): Start {
  const { amounts, byClass } = FILED_MONTHS.results;
  const at = month - 1;
  return {
    kind: 'filed',
    afterDate: month,
    pool: amounts.poolEnd[at] as Cents,
    reserve: amounts.reserveClosing[at] as Cents,
    balances: deal.classes.map(({ name }) => byClass.after[name as keyof typeof byClass.after][at] as Cents),
    ...nothingUnpaid(deal),
  };
}

/** Certificates print coupon and terms in hundredths. */
const HUNDREDTHS = 100;

/** Lines 5 and 12 to 14 of a month's certificate; at closing the initial pool with its own averages. */
function repLineAfter(deal: Deal, month: number): RepLine {
  const { wac, originalTerm, remainingTerm, atCutoff } = FILED_MONTHS.characteristics;
  const at = month - 1;
  const rate = month === 0 ? atCutoff.wac : (wac[at] ?? 0);
  const original = month === 0 ? atCutoff.originalTerm : (originalTerm[at] ?? 0);
  const remaining = month === 0 ? atCutoff.remainingTerm : (remainingTerm[at] ?? 0);
  return {
    balance: month === 0 ? deal.initialPool : (FILED_MONTHS.results.amounts.poolEnd[at] as Cents),
    annualRate: (rate * (RATE_ONE / (HUNDREDTHS * HUNDREDTHS))) as Rate,
    originalTerm: original * (TERM_ONE / HUNDREDTHS),
    remainingTerm: remaining * (TERM_ONE / HUNDREDTHS),
  };
}
