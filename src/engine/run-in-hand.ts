import type { Column } from '../money/column.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { DateAmounts } from './date-amounts.ts';
import type { Calendar, Plan } from './plan.ts';
import type { CompiledList } from './priorities/clause-list.ts';
import type { PaymentColumns, Projection, Regime } from './projection.ts';
import type { RunState } from './run-state.ts';

/** A run in the making: what the steps of a date read and write. */
export interface Run {
  readonly plan: Plan;
  readonly scenario: Scenario;
  readonly state: RunState;
  readonly date: DateAmounts;
  readonly projection: Projection;
  readonly calendar: Calendar;
  readonly interestDue: Column;
  readonly dues: Column;
  readonly principal: Column;
  /** The section that governs the date in hand, with its clauses and the columns of its payments; null before the first date. */
  governing: Governing | null;
}

export interface Governing {
  readonly regime: Regime;
  /** Its place in REGIMES, as the columns record it. */
  readonly place: number;
  readonly list: CompiledList;
  readonly columns: PaymentColumns;
}
