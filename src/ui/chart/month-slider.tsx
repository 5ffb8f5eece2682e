import type { PointerEvent, ReactNode } from 'react';
import { moveCursor } from '../../store/app-store.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { cursorSentence } from '../../view/chart-summary.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { wholeRun } from '../../view/whole-run.ts';
import { inNextFrame } from '../frame-queue.ts';
import { useApp, useSettled } from '../use-app.ts';
import { monthKey } from '../use-shortcuts.ts';
import type { ChartFrame } from './chart-frame.ts';

export interface MonthSliderProps {
  readonly frame: ChartFrame;
  readonly name: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** A picture over months that is also the slider of the month: pressed and dragged, or moved by the arrows. */
export function MonthSlider({ frame, name, height, children }: MonthSliderProps) {
  const number = useApp((state) => state.cursor);
  const { projection } = useSettled();
  const { layout } = frame;
  const toMonth = linearScale(layout.left, layout.right, frame.first, frame.last);
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons !== 1) return;
    const month = Math.round(toMonth(event.clientX - event.currentTarget.getBoundingClientRect().left));
    inNextFrame('month', () => moveCursor(month));
  };
  return (
    <div
      className="month-slider"
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={wholeRun(projection).first + 1}
      aria-valuemax={lastNumber(projection)}
      aria-valuenow={number}
      aria-valuetext={cursorSentence(projection, number)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
      onKeyDown={(event) => {
        if (monthKey(event)) event.preventDefault();
      }}
    >
      <svg
        className="chart"
        viewBox={`0 0 ${layout.width} ${height}`}
        width={layout.width}
        height={height}
        aria-hidden="true"
      >
        {children}
      </svg>
    </div>
  );
}
