import { createStore } from 'zustand/vanilla';
import type { ComparedFigure } from '../files/added-month/compare-certificate.ts';

/** What the certificates that the user added print, by number of their month, for the proof. As long as the page lasts. */
export const addedFigures = createStore<Readonly<Record<number, readonly ComparedFigure[]>>>(() => ({}));

export function keepFigures(month: number, figures: readonly ComparedFigure[]): void {
  addedFigures.setState({ [month]: figures });
}
