import type { EventKind } from '../../scenario/scenario.ts';

/** The Events of Default of § 5.1(a) by number, with the fewest words that tell them apart. */
export const EVENT_NAMES: Readonly<Record<EventKind, string>> = {
  i: '(i) Interest unpaid',
  ii: '(ii) Past final date',
  iii: '(iii) Covenant',
  iv: '(iv) Representation',
  v: '(v) Involuntary case',
  vi: '(vi) Voluntary case',
};
