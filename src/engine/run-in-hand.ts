import type { Column } from '../money/column.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { DateAmounts } from './date-amounts.ts';
import type { Calendar, Plan } from './plan.ts';
import type { Projection } from './projection.ts';
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
}
