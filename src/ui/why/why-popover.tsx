import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { EngineBug } from '../../engine/engine-bug.ts';
import { appStore } from '../../store/app-store.ts';
import { resultOf } from '../../store/outcome.ts';
import { askWhy, backInWhy, whyStore } from '../../store/why.ts';
import { workStore } from '../../store/work.ts';
import { explain } from '../../view/why/explain.ts';
import type { Explanation } from '../../view/why/explanation.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { ALL, type FigureId } from '../../view/why/figure-id.ts';
import type { ExplainedRun } from '../../view/why/walk.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';
import { anchorNow } from './anchor.ts';
import { Answer } from './answer.tsx';
import { askedFigure, askedRun } from './asked-run.ts';
import { CopyLink } from './copy-link.tsx';
import { type Place, placePopover } from './place-popover.ts';
import { closeWhy } from './use-why.ts';
import './why-popover.css';

interface Shown {
  readonly runName: string | null;
  readonly id: FigureId | null;
  readonly explanation: Explanation | null;
  /** The promise that a run behind the figure broke, where one did. */
  readonly broken: EngineBug | null;
}

function useAsked(): Shown {
  const asked = useStore(whyStore, (state) => state.asked);
  const cursor = useApp((state) => state.cursor);
  const state = useApp((whole) => whole);
  // Draws come in, or give way to others, without the app's state: their figures are explained from those that are in.
  useStore(workStore, ({ draws }) => (draws?.state === 'answered' ? draws : null));
  const last = asked.at(-1) ?? { figure: '', run: '' };
  const { run, name } = askedRun(state, last.run);
  const id = run && askedFigure(last, run, cursor);
  return { runName: name, id, ...(run && id ? answerOf(run, id) : { explanation: null, broken: null }) };
}

/** A run made only to explain a figure is withheld like any other where a check fails. */
function answerOf(run: ExplainedRun, id: FigureId): Pick<Shown, 'explanation' | 'broken'> {
  try {
    return { explanation: explain(run, id), broken: null };
  } catch (error) {
    if (!(error instanceof EngineBug)) throw error;
    return { explanation: null, broken: error };
  }
}

/** Why a figure is what it is, beside its row and never over it. Its inputs open in turn. */
export function WhyPopover() {
  const { runName, id, explanation, broken } = useAsked();
  const depth = useStore(whyStore, (state) => state.asked.length);
  const popover = useRef<HTMLDivElement>(null);
  const place = usePlace();
  useFollowedAnchor();
  useEndOfTab();
  const address = id === null ? '' : figureAddress(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure is another answer: the keys begin at its top.
  useEffect(() => {
    popover.current?.focus({ preventScroll: true });
    popover.current?.scrollTo(0, 0);
  }, [address]);
  return (
    <div
      ref={popover}
      className="why-popover"
      role="dialog"
      aria-labelledby="why-title"
      tabIndex={-1}
      style={place}
      data-figure={address}
    >
      <div className="why-head">
        {depth > 1 && (
          <button type="button" className="icon-button" aria-label="Back" title="Back (Backspace)" onClick={backInWhy}>
            <Icon name="left" size={14} />
          </button>
        )}
        <p>{headWords(explanation, runName)}</p>
        <button type="button" className="icon-button" aria-label="Close why" title="Close (Esc)" onClick={closeWhy}>
          <Icon name="close" size={14} />
        </button>
      </div>
      {explanation === null ? (
        <>
          <h2 id="why-title">{broken ? 'Withheld' : 'No such figure'}</h2>
          <p className="why-sentence">
            {broken
              ? `A run behind this figure is withheld, because a check failed: § ${broken.clause}, ${broken.promise}.`
              : 'This run has no such figure: it may be nothing, or belong to another run.'}
          </p>
        </>
      ) : (
        <Answer explanation={explanation} />
      )}
      {explanation !== null && runName === null && isLinked(explanation) && <CopyLink address={address} />}
    </div>
  );
}

/** Draws are no part of a link: whoever opens it has none. */
function isLinked({ id }: Explanation): boolean {
  return !id.kind.startsWith('drawn-');
}

function headWords(explanation: Explanation | null, runName: string | null): string {
  const clause = explanation?.clauses[0];
  const parts = [clause === undefined ? null : `§ ${clause}`, explanation?.when, runName];
  return parts.filter((part) => part !== null && part !== undefined).join(' · ');
}

/** Beside the figure's row, reckoned again when the page moves. */
function usePlace(): Place {
  const asked = useStore(whyStore, (state) => state.asked);
  const cursor = useApp((state) => state.cursor);
  const size = useApp((state) => state.size);
  const [place, setPlace] = useState<Place>(() => placePopover(anchorNow()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure, month or size of the details may stand elsewhere.
  useLayoutEffect(() => {
    const move = (): void => setPlace((before) => samePlace(before, placePopover(anchorNow())));
    move();
    window.addEventListener('resize', move);
    window.addEventListener('scroll', move, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', move);
      window.removeEventListener('scroll', move, { capture: true });
    };
  }, [asked, cursor, size]);
  return place;
}

function samePlace(before: Place, now: Place): Place {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** In another month the same cell holds another figure: the answer follows it. */
function useFollowedAnchor(): void {
  const cursor = useApp((state) => state.cursor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell's figure changes with the month.
  useEffect(() => {
    const now = anchorNow()?.dataset['why'];
    const [first] = whyStore.getState().asked;
    if (now !== undefined && first && now !== first.figure) askWhy({ ...first, figure: now });
  }, [cursor]);
}

/** What was asked in a table that has gone is no longer asked. */
function useEndOfTab(): void {
  const tab = useApp((state) => state.tab);
  const [first] = useState(() => appStore.getState().tab);
  useEffect(() => {
    if (tab !== first) closeWhy();
  }, [tab, first]);
}

/** Explains a few figures for nobody, so that the first that is asked is answered as fast as the next. */
export function warmUp(): void {
  const { scenarios, activeId } = appStore.getState();
  const tab = scenarios.find(({ id }) => id === activeId);
  if (!tab) return;
  const run = resultOf(tab.shown);
  const number = run.projection.startAfter + 1;
  for (const test of ['tertiary', 'regular'] as const) explain(run, { kind: 'test', test, number });
  explain(run, { kind: 'clause-due', clause: '2.8(a)(iii)', payee: ALL, number });
}
