import { createStore } from 'zustand/vanilla';

const KEY = 'paydown.tour';
const DONE = 'done';

/** Where the tour stands: offered on the first visit, at a step, or over. */
export type TourStep = 'offered' | 'losses' | 'why' | 'proof' | 'end' | 'over';

export const tourStore = createStore<{ readonly step: TourStep }>(() => ({ step: wasSeen() ? 'over' : 'offered' }));

/** A browser that keeps nothing may also deny the question: then the tour is offered again next time, and can be skipped. */
function wasSeen(): boolean {
  try {
    return window.localStorage.getItem(KEY) === DONE;
  } catch {
    return false;
  }
}

/** Goes to a step. Once it was begun or skipped it is never offered again by itself. */
export function goToStep(step: TourStep): void {
  tourStore.setState({ step });
  try {
    window.localStorage.setItem(KEY, DONE);
  } catch {
    // Nothing is kept here; the tour still goes on.
  }
}

export function startTour(): void {
  goToStep('losses');
}
