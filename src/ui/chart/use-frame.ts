import { useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { AppState } from '../../store/app-state.ts';
import { resultOf } from '../../store/outcome.ts';
import { keptFor, sumOf } from '../../view/class-balances.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { useApp } from '../use-app.ts';
import { type ChartFrame, chartFrame, juniorsOf, largest } from './chart-frame.ts';
import type { ChartLayout } from './layout.ts';

/** The frame that holds every scenario: months to the last one's end, amounts to the largest stack. */
export function useFrame(layout: ChartLayout): ChartFrame {
  const reach = useApp(useShallow(largestReach));
  return useMemo(() => chartFrame(layout, { ...reach, first: -reach.first }), [layout, reach]);
}

const REACHES = ['first', 'last', 'notes', 'juniors', 'reserve'] as const;
type Reach = Readonly<Record<(typeof REACHES)[number], number>>;

/** How far a run reaches, each so that the largest of several runs holds them all. */
const reachOf = keptFor((projection): Reach => {
  const { balances, first, notes, reserve } = wholeRun(projection);
  const juniors = juniorsOf(projection, balances);
  return {
    first: -first,
    last: lastNumber(projection),
    notes: largest(notes),
    juniors: largest(sumOf(juniors)),
    reserve: largest(reserve),
  };
});

/** The largest of each reach over all scenarios. */
function largestReach({ scenarios }: AppState): Reach {
  const reaches = scenarios.map(({ shown }) => reachOf(resultOf(shown).projection));
  return Object.fromEntries(REACHES.map((of) => [of, Math.max(...reaches.map((reach) => reach[of]))])) as Reach;
}
