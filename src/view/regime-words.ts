import type { Regime } from '../engine/projection.ts';

/** The section that governs, as people cite it. */
export const REGIME_WORDS: Readonly<Record<Regime, string>> = {
  '2.8(a)': '§ 2.8(a)',
  '5.4(b)(iv)': '§ 5.4(b), fourth',
  '5.4(b)(v)': '§ 5.4(b), fifth',
};
