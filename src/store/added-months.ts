import { createStore } from 'zustand/vanilla';
import type { AddedMonth, KnownMonths } from '../files/added-month/known-months.ts';
import { TRUST } from './trust.ts';

/** Months that the user added from certificates after the filed ones, in order. They last as long as the page. */
export const addedStore = createStore<{ readonly added: readonly AddedMonth[] }>(() => ({ added: [] }));

/** Every month that is known: the filed ones, and those that were added. */
export function knownMonths(added: readonly AddedMonth[] = addedStore.getState().added): KnownMonths {
  const { filed } = TRUST;
  if (!filed) throw new Error('The trust of the app has filed months.');
  return { context: { ...TRUST, filed }, added };
}

export function appendMonth(month: AddedMonth): void {
  addedStore.setState(({ added }) => ({ added: [...added, month] }));
}
