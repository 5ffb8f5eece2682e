import { beforeEach, expect, test } from 'vitest';
import { CARMX_2019_4 } from '../deal/carmx-2019-4/terms.ts';
import { valueAt } from '../view/form/json-pointer.ts';
import { START_POINTERS } from '../view/form/start-choice.ts';
import { withStructure } from '../view/form/structure-form.ts';
import { activeTab, baseTab, INITIAL_STATE } from './app-state.ts';
import { activate, appStore, changeForm, resetInput, setValue } from './app-store.ts';

const OC = '/deal/oc_target';
const FEE = '/deal/servicing_fee_pct';
const BALANCE = '/deal/classes/7/balance';

const formNow = () => activeTab(appStore.getState()).form;

beforeEach(() => {
  appStore.setState(INITIAL_STATE, true);
  changeForm(withStructure, START_POINTERS);
});

test('a figure of the structure goes back alone, to the deal’s own where the base has no other', () => {
  setValue(OC, '20000000.00');
  setValue(BALANCE, '30000000.00');
  setValue(FEE, '2.00');
  resetInput(OC);
  // Indenture, Appendix A; Class D and the fee stay as they were set.
  expect(valueAt(formNow(), OC)).toBe(CARMX_2019_4.oc_target);
  expect(valueAt(formNow(), BALANCE)).toBe('30000000.00');
  expect(valueAt(formNow(), FEE)).toBe('2.00');
  resetInput(BALANCE);
  // Term sheet: Class D, $24,070,000.
  expect(valueAt(formNow(), BALANCE)).toBe('24070000.00');
  expect(baseTab(appStore.getState()).form.deal).toBeUndefined();
});

test('where the base has a structure of its own, to the base’s', () => {
  activate('base');
  changeForm(withStructure, START_POINTERS);
  setValue(OC, '5000000.00');
  activate('what-if');
  setValue(OC, '20000000.00');
  resetInput(OC);
  expect(valueAt(formNow(), OC)).toBe('5000000.00');
});

test('the structure as a whole goes back with what goes with it', () => {
  setValue(OC, '20000000.00');
  resetInput('/deal');
  expect(formNow()).toEqual(baseTab(appStore.getState()).form);
});

test('one of several claims goes back alone, and stays where the base has none', () => {
  const claims = [
    { month: 12, reviewer: '100000.00' },
    { month: 20, reviewer: '250000.00' },
  ];
  setValue('/events/claims', claims);
  resetInput('/events/claims/1/month');
  expect(valueAt(formNow(), '/events/claims')).toEqual(claims);
  activate('base');
  setValue('/events/claims', [claims[0]]);
  activate('what-if');
  setValue('/events/claims/0/month', 15);
  resetInput('/events/claims/0/month');
  expect(valueAt(formNow(), '/events/claims')).toEqual(claims);
});
