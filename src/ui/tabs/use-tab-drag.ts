import { type PointerEvent, useRef } from 'react';
import { holdTabs, letTabsGo, moveScenario } from '../../store/scenarios.ts';

/** Pixels before a press becomes a drag. */
const SLACK = 6;

/** Drags a tab among its neighbours: it takes the place of the one whose middle it passes. One step of undo. */
export function useTabDrag() {
  const drag = useRef<{ readonly id: string; readonly x: number; isMoving: boolean } | null>(null);
  const end = (): void => {
    if (drag.current?.isMoving) letTabsGo();
    drag.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const id = (event.target as HTMLElement).closest<HTMLElement>('[data-scenario]')?.dataset['scenario'];
      if (id !== undefined && event.button === 0) drag.current = { id, x: event.clientX, isMoving: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const now = drag.current;
      if (!now || (!now.isMoving && Math.abs(event.clientX - now.x) < SLACK)) return;
      if (!now.isMoving) {
        now.isMoving = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        holdTabs();
      }
      moveScenario(now.id, placeUnder(event.currentTarget, now.id, event.clientX));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** How many of the other tabs lie left of the pointer. */
function placeUnder(list: HTMLElement, id: string, x: number): number {
  const others = [...list.querySelectorAll<HTMLElement>('[data-scenario]')].filter(
    (tab) => tab.dataset['scenario'] !== id,
  );
  return others.filter((tab) => {
    const { left, width } = tab.getBoundingClientRect();
    return left + width / 2 < x;
  }).length;
}
