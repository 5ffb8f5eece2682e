import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { tourStore } from './tour-state.ts';

const TourBar = lazy(async () => ({ default: (await import('./tour-bar.tsx')).TourBar }));

/** Where the tour stands above the results; nothing once it is over. */
export function Tour() {
  const step = useStore(tourStore, (state) => state.step);
  return (
    <div className="tour-place">
      {step !== 'over' && <Suspense fallback={<TourPlace />}>{<TourBar step={step} />}</Suspense>}
    </div>
  );
}

/** Keeps the room of the bar, so that nothing moves when it arrives. */
function TourPlace() {
  return <div style={{ height: 37 }} />;
}
