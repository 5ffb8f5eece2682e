import { type KeyboardEvent, memo, useEffect, useState } from 'react';
import { MOST_SCENARIOS } from '../../scenario/link/workspace.ts';
import type { ScenarioTab } from '../../store/app-state.ts';
import { activate } from '../../store/app-store.ts';
import { resultOf } from '../../store/outcome.ts';
import { openOverlay } from '../../store/overlay.ts';
import { duplicateScenario, letterOf, moveScenario } from '../../store/scenarios.ts';
import { runLabel } from '../../view/run-label.ts';
import { Icon } from '../icon.tsx';
import { Provenance } from '../provenance.tsx';
import { deleteWithUndo } from '../tabs/delete-with-undo.ts';
import { ScenarioMenu } from '../tabs/scenario-menu.tsx';
import { useTabDrag } from '../tabs/use-tab-drag.ts';
import { useApp } from '../use-app.ts';

/** The scenarios of the session, each with its letter, and the label of the one on the screen. */
export function ScenarioTabs() {
  const scenarios = useApp((state) => state.scenarios);
  const activeId = useApp((state) => state.activeId);
  const baseId = useApp((state) => state.baseId);
  const [moved, setMoved] = useState('');
  const drag = useTabDrag();
  useEffect(() => {
    document.getElementById(`scenario-${activeId}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [activeId]);
  const active = scenarios.find(({ id }) => id === activeId);
  const label = active && runLabel(active.shown);
  return (
    <div className="scenarios">
      <div
        role="tablist"
        aria-label="Scenarios"
        className="scenario-tabs"
        onKeyDown={(event) => setMoved(tabKey(event, scenarios, activeId))}
        {...drag}
      >
        {scenarios.map((tab, place) => (
          <TabButton
            key={tab.id}
            id={tab.id}
            name={tab.name}
            colour={tab.colour}
            letter={letterOf(place)}
            isActive={tab.id === activeId}
            isBase={tab.id === baseId && scenarios.length > 1}
            isShort={isShort(tab)}
          />
        ))}
      </div>
      {active && <ScenarioMenu tab={active} place={scenarios.indexOf(active)} />}
      <button
        type="button"
        className="icon-button"
        aria-label="New scenario, a copy of this one"
        title={
          scenarios.length < MOST_SCENARIOS ? 'New scenario, a copy of this one (n)' : 'Twelve scenarios are the most'
        }
        disabled={scenarios.length >= MOST_SCENARIOS}
        onClick={() => duplicateScenario(activeId)}
      >
        <Icon name="plus" />
      </button>
      {label && (
        <span className="chip scenario-label">
          <Provenance of={label.provenance} />
          {label.text}
        </span>
      )}
      <span className="hidden-text" aria-live="polite">
        {moved}
      </span>
    </div>
  );
}

interface TabButtonProps {
  readonly id: string;
  readonly name: string;
  readonly colour: number;
  readonly letter: string;
  readonly isActive: boolean;
  readonly isBase: boolean;
  readonly isShort: boolean;
}

const TabButton = memo(function TabButton({ id, name, colour, letter, isActive, isBase, isShort }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`scenario-${id}`}
      data-scenario={id}
      aria-selected={isActive}
      aria-controls="results"
      tabIndex={isActive ? 0 : -1}
      className={`scenario-tab scenario-${(colour % 6) + 1}`}
      title={`${name}${isBase ? ', the base' : ''}. Drag, or Ctrl Shift and an arrow, to move it; F2 to name it.`}
      onClick={() => activate(id)}
      onDoubleClick={() => openOverlay({ kind: 'describe', id })}
    >
      <i aria-hidden="true">{letter}</i>
      <span className="scenario-name">{name}</span>
      {isBase && name !== 'Base' && <span className="scenario-base">base</span>}
      {isShort && (
        <span className="scenario-short">
          <span className="hidden-text">, short</span>
        </span>
      )}
    </button>
  );
});

/** Whether anybody is short of an amount that was due. */
function isShort(tab: ScenarioTab): boolean {
  return resultOf(tab.shown).verdicts.some(
    ({ principalShort, datesPastFinal, summary }) =>
      principalShort > 0 || datesPastFinal > 0 || summary.datesShortOfInterest > 0,
  );
}

/** Arrows go from tab to tab, with Ctrl and Shift they move it; Delete takes it out. @returns what has moved, in words */
function tabKey(event: KeyboardEvent, scenarios: readonly ScenarioTab[], activeId: string): string {
  const place = scenarios.findIndex(({ id }) => id === activeId);
  if (event.key === 'Delete') {
    event.preventDefault();
    deleteWithUndo(activeId);
    focusSoon();
    return '';
  }
  if (event.key === 'F2') openOverlay({ kind: 'describe', id: activeId });
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return '';
  event.preventDefault();
  if (event.ctrlKey && event.shiftKey) {
    moveScenario(activeId, place + step);
    focusSoon();
    const now = Math.min(Math.max(place + step, 0), scenarios.length - 1) + 1;
    return `${scenarios[place]?.name} is tab ${now} of ${scenarios.length}`;
  }
  const next = scenarios[(place + step + scenarios.length) % scenarios.length];
  if (!next) return '';
  activate(next.id);
  document.getElementById(`scenario-${next.id}`)?.focus();
  return '';
}

/** The focus stays with the active tab when the list changes around it. */
function focusSoon(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.scenario-tab[aria-selected="true"]')?.focus());
}
