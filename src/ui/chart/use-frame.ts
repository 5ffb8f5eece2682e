import { useMemo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { resultOf } from '../../store/outcome.ts';
import { keptFor, sumOf } from '../../view/class-balances.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { useApp } from '../use-app.ts';
import { type ChartFrame, chartFrame, juniorPlaces, largest } from './chart-frame.ts';
import type { ChartLayout } from './layout.ts';

/** The frame that holds every scenario: months to the last one's end, amounts to the largest stack. */
export function useFrame(layout: ChartLayout): ChartFrame {
  const first = useReach('first') * -1;
  const last = useReach('last');
  const notes = useReach('notes');
  const juniors = useReach('juniors');
  const reserve = useReach('reserve');
  return useMemo(
    () => chartFrame(layout, { first, last, notes, juniors, reserve }),
    [layout, first, last, notes, juniors, reserve],
  );
}

type Reach = Readonly<Record<'first' | 'last' | 'notes' | 'juniors' | 'reserve', number>>;

/** How far a run reaches, each so that the largest of several runs holds them all. */
const reachOf = keptFor((projection): Reach => {
  const { balances, first, notes, reserve } = wholeRun(projection);
  const juniors = juniorPlaces(projection).map((place) => balances[place] ?? new Float64Array(0));
  return {
    first: -first,
    last: lastNumber(projection),
    notes: largest(notes),
    juniors: largest(sumOf(juniors)),
    reserve: largest(reserve),
  };
});

/** The largest of a reach over all scenarios. */
function useReach(of: keyof Reach): number {
  return useApp(({ scenarios }) =>
    Math.max(...scenarios.map(({ shown }) => projectionReach(resultOf(shown).projection, of))),
  );
}

function projectionReach(projection: Projection, of: keyof Reach): number {
  return reachOf(projection)[of];
}
