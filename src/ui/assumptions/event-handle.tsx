import type { KeyboardEvent, PointerEvent } from 'react';
import { letGo, setValue, takeHold } from '../../store/app-store.ts';
import type { Scale } from '../../view/chart/scale.ts';
import { dateText } from '../../view/date-text.ts';
import type { ChosenMonth } from '../../view/form/chosen-months.ts';
import { dateOf } from '../../view/run-dates.ts';
import { inNextFrame } from '../frame-queue.ts';
import { useSettled } from '../use-app.ts';

export interface EventHandleProps {
  readonly event: ChosenMonth;
  readonly least: number;
  readonly most: number;
  readonly x: Scale;
  readonly y: number;
  readonly toMonth: Scale;
}

/** An event of the user's on the timeline: dragged to another month, or moved by the arrows, with Shift by 12. */
export function EventHandle({ event, least, most, x, y, toMonth }: EventHandleProps) {
  const { projection } = useSettled();
  const { pointer, words, month } = event;
  const place = (to: number): void => setValue(pointer, Math.min(Math.max(to, least), most));
  const move = (press: PointerEvent<SVGGElement>): void => {
    const svg = press.currentTarget.ownerSVGElement;
    if (press.buttons !== 1 || !svg) return;
    const { left, width } = svg.getBoundingClientRect();
    const to = Math.round(toMonth(((press.clientX - left) / width) * svg.viewBox.baseVal.width));
    inNextFrame(pointer, () => place(to));
  };
  const key = (press: KeyboardEvent): void => {
    const size = press.shiftKey ? 12 : 1;
    const to = { ArrowRight: month + size, ArrowLeft: month - size, Home: least, End: most }[press.key];
    if (to === undefined) return;
    press.preventDefault();
    press.stopPropagation();
    place(to);
  };
  const at = x(Math.min(Math.max(month, least), most));
  return (
    <g
      className="timeline-handle"
      role="slider"
      tabIndex={0}
      aria-label={`${words}, month`}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={month}
      aria-valuetext={`month ${month}, ${dateText(dateOf(projection, month))}`}
      onPointerDown={(press) => {
        press.currentTarget.setPointerCapture(press.pointerId);
        takeHold();
      }}
      onPointerMove={move}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onKeyDown={key}
    >
      <title>
        {words}, month {month}: drag it, or press the arrows
      </title>
      <rect className="timeline-grip" x={at - 12} y={y - 12} width={24} height={24} />
      <path className="timeline-chosen" d={`M${at} ${y - 6}l6 6l-6 6l-6 -6Z`} />
    </g>
  );
}
