import type { AddedCertificate } from '../files/added-month/added-certificate.ts';
import { afterAddedMonths } from '../files/added-month/continue-scenario.ts';
import type { KnownMonths } from '../files/added-month/known-months.ts';
import { START_POINTERS } from '../view/form/start-choice.ts';
import { activeTab, DEFAULT_FORM } from './app-state.ts';
import { appStore, changeForm } from './app-store.ts';
import { beginHold, endStep } from './history.ts';
import { outcomeOf } from './outcome.ts';
import { TRUST } from './trust.ts';

/** Every month that is known: the filed ones, and those that the user added from certificates. */
export function knownMonths(added: readonly AddedCertificate[] = appStore.getState().added): KnownMonths {
  const { filed } = TRUST;
  if (!filed) throw new Error('The trust of the app has filed months.');
  return { context: { ...TRUST, filed }, added: added.map(({ month }) => month) };
}

/**
 * Starts the active scenario after the last known month, with a certificate more where one is given: one step of undo.
 * @returns why that cannot be, in a sentence; null where it is done
 */
export function goOnAfterAdded(certificate: AddedCertificate | null): string | null {
  const state = appStore.getState();
  const added = certificate === null ? state.added : [...state.added, certificate];
  const { form } = activeTab(state);
  const read = afterAddedMonths(
    { ...form, collateral: form.collateral ?? DEFAULT_FORM.collateral },
    knownMonths(added),
  );
  if (!read.ok) return read.fault.message;
  const outcome = outcomeOf(read.value);
  if (outcome.kind === 'fault') return outcome.fault.message;
  endStep();
  beginHold();
  appStore.setState({ added });
  changeForm(() => read.value, START_POINTERS);
  endStep();
  return null;
}
