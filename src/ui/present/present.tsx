import { type KeyboardEvent, useEffect, useRef } from 'react';
import { distributionDate } from '../../engine/plan.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { activate, appStore } from '../../store/app-store.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { letterOf } from '../../store/scenarios.ts';
import { FILED_COUNT, TRUST } from '../../store/trust.ts';
import { dateText } from '../../view/date-text.ts';
import { eventStory } from '../../view/event-story.ts';
import { monthReadout } from '../../view/month-readout.ts';
import { presentFigures } from '../../view/present-figures.ts';
import { dateOf } from '../../view/run-dates.ts';
import { runLabel } from '../../view/run-label.ts';
import { verdictSentence } from '../../view/verdict-sentence.ts';
import { Letter } from '../compare/letter.tsx';
import { Icon } from '../icon.tsx';
import { useApp, useBase, useShown } from '../use-app.ts';
import { monthKey } from '../use-shortcuts.ts';
import { PresentChart } from './present-chart.tsx';
import './present.css';
import { inBackground } from '../in-background.ts';

/** One scenario at a time over the whole screen: its verdict, three figures, one chart, and its note. */
export function Present() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    const left = (): void => {
      if (!document.fullscreenElement) dialog.current?.close();
    };
    document.addEventListener('fullscreenchange', left);
    return () => document.removeEventListener('fullscreenchange', left);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="present"
      aria-label="Presenting"
      onClose={() => {
        if (document.fullscreenElement) inBackground(document.exitFullscreen());
        closeOverlay();
      }}
      onKeyDown={(event) => {
        if (presentKey(event, dialog.current)) event.preventDefault();
      }}
    >
      <Page />
      <PresentBar onFull={() => goFull(dialog.current)} onEnd={() => dialog.current?.close()} />
    </dialog>
  );
}

async function goFull(element: HTMLElement | null): Promise<void> {
  try {
    await element?.requestFullscreen();
  } catch {
    // The browser does not allow it; the page is as large as the window all the same.
  }
}

function presentKey(event: KeyboardEvent, element: HTMLElement | null): boolean {
  const step = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 }[event.key];
  if (step !== undefined) return stepScenario(step);
  if (event.key === 'f') {
    inBackground(goFull(element));
    return true;
  }
  return monthKey(event);
}

function stepScenario(step: number): boolean {
  const { scenarios, activeId } = appStore.getState();
  const next = scenarios[scenarios.findIndex(({ id }) => id === activeId) + step];
  if (next) activate(next.id);
  return true;
}

function Page() {
  const run = useShown();
  const base = useBase();
  const note = useApp((state) => activeTab(state).note);
  const number = useApp((state) => state.cursor);
  const { notes, pool, oc, reserve } = monthReadout(run.projection, number);
  return (
    <div className="present-page">
      <header>
        <h1 aria-live="polite">{verdictSentence(run, base)}</h1>
        <p>{eventStory(run.projection)}</p>
      </header>
      <dl className="present-figures">
        {presentFigures(run, base).map(({ what, text, beside, isShort }) => (
          <div key={what} className={isShort ? 'is-short' : undefined}>
            <dt>{what}</dt>
            <dd>
              {text} <s>{beside}</s>
            </dd>
          </div>
        ))}
      </dl>
      <PresentChart />
      <p className="present-month" aria-live="polite">
        <b>
          {dateText(dateOf(run.projection, number))}, month {number}
        </b>
        <span>Notes {notes}</span>
        <span>Pool Balance {pool}</span>
        <span>OC {oc}</span>
        <span>Reserve {reserve}</span>
      </p>
      {note !== '' && <p className="present-note">{note}</p>}
    </div>
  );
}

interface PresentBarProps {
  readonly onFull: () => void;
  readonly onEnd: () => void;
}

function PresentBar({ onFull, onEnd }: PresentBarProps) {
  const scenarios = useApp((state) => state.scenarios);
  const tab = useApp(activeTab);
  const base = useApp(baseTab);
  const place = scenarios.indexOf(tab);
  return (
    <footer className="present-bar">
      <span>{TRUST.deal.name}</span>
      <span>
        <Letter colour={tab.colour} letter={letterOf(place)} /> <b>{tab.name}</b>
        {tab !== base && `, against ${base.name}`}
      </span>
      <span>{runLabel(tab.shown).text}</span>
      <span className="present-wide">data to {dateText(distributionDate(TRUST.deal, FILED_COUNT))}</span>
      <span className="present-wide">version {__APP_VERSION__}</span>
      <span className="spacer" />
      <span>Projection, not a forecast</span>
      <button type="button" className="icon-button" aria-label="Scenario before" onClick={() => stepScenario(-1)}>
        <Icon name="left" />
      </button>
      <span>
        {place + 1} / {scenarios.length}
      </span>
      <button type="button" className="icon-button" aria-label="Scenario after" onClick={() => stepScenario(1)}>
        <Icon name="right" />
      </button>
      <button type="button" className="icon-button" aria-label="Full screen" title="Full screen (f)" onClick={onFull}>
        <Icon name="large" />
      </button>
      <button type="button" className="icon-button" aria-label="End" title="End (Esc)" onClick={onEnd}>
        <Icon name="close" />
      </button>
    </footer>
  );
}
