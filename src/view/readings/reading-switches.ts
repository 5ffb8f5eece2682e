import { READINGS, type ReadingId, type ReadingSwitch } from '../../deal/readings.ts';
import type { Readings } from '../../scenario/scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { withValueAt } from '../form/json-pointer.ts';

/** The switch of each reading that has one, by the engine's name. */
const SETTINGS: Readonly<Record<ReadingSwitch, keyof Readings>> = {
  blank_5_4_b_v_E: 'blank54bvE',
  a4_final: 'a4Final',
  whole_account_draw: 'wholeAccountDraw',
  interest_on_unpaid_interest: 'interestOnUnpaidInterest',
  successor_cap: 'successorCap',
  first_purse: 'firstPurse',
  call_test: 'callTest',
  fdd_floor: 'fddFloor',
};

/** Whether a run took a reading as it is recorded, and not its alternative. One without a switch always is. */
export function isAsRead(id: ReadingId, readings: Readings): boolean {
  const found = READINGS.find((one) => one.id === id)?.switch;
  return !found || readings[SETTINGS[found.name as ReadingSwitch]] === found.options[0];
}

/**
 * The form with a reading switched to one of its two options. Two switches stand in a second place as well (`switches`,
 * and a deal of the scenario's own): that place is set free, or it would hold the reading off.
 */
export function withReading(form: ScenarioForm, name: ReadingSwitch, asRead: boolean): ScenarioForm {
  const options = READINGS.find((one) => one.switch?.name === name)?.switch?.options ?? [];
  const switched = withValueAt(form, `/readings/${name}`, asRead ? undefined : options[1]);
  if (name === 'interest_on_unpaid_interest') {
    return withValueAt(switched, '/switches/interest_on_unpaid_interest', undefined);
  }
  if (name === 'whole_account_draw' && asRead && switched.deal?.sweep_when_all_paid === false) {
    return withValueAt(switched, '/deal/sweep_when_all_paid', true);
  }
  return switched;
}
