import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { activeTab } from '../../store/app-state.ts';
import { openOverlay } from '../../store/overlay.ts';
import { whyStore } from '../../store/why.ts';
import { useApp } from '../use-app.ts';
import { goToStep, startTour, type TourStep } from './tour-state.ts';
import './tour.css';

type Shown = Exclude<TourStep, 'over'>;

const WORDS: Readonly<Record<Shown, readonly [title: string, words: string]>> = {
  offered: ['New here?', 'Three things to do, one minute: stress the losses, ask why, see the proof.'],
  losses: [
    '1 of 3. Turn the losses up.',
    'In Assumptions, Losses, set Multiple to 5: chart, verdict and month follow at once.',
  ],
  why: [
    '2 of 3. Ask why.',
    'Press any dotted figure, or go to one and press w: clause, calculation, inputs to follow. Esc closes.',
  ],
  proof: ['3 of 3. See the proof.', 'Open the Proof tab below: every line of 49 certificates beside the computed one.'],
  end: ['That is all of it.', 'Every figure answers in the same way; press ? for the keys.'],
};

/** One step at a time, each done by doing it. */
export function TourBar({ step }: { readonly step: Shown }) {
  useProgress(step);
  const [title, words] = WORDS[step];
  return (
    <section className="tour-bar" aria-label="Tour">
      <p aria-live="polite">
        <b>{title}</b> {words}
      </p>
      {step === 'offered' && (
        <button type="button" className="button" onClick={startTour}>
          Start the tour
        </button>
      )}
      {(step === 'offered' || step === 'end') && (
        <button type="button" className="button" onClick={() => openOverlay({ kind: 'examples' })}>
          Worked examples
        </button>
      )}
      <button type="button" className="link-button" onClick={() => goToStep('over')}>
        {step === 'end' ? 'Close' : 'Skip'}
      </button>
    </section>
  );
}

/** Goes on when what a step asks for has been done. */
function useProgress(step: Shown): void {
  const losses = useApp((state) => JSON.stringify(activeTab(state).form.collateral?.default ?? null));
  const tab = useApp((state) => state.tab);
  const isAsked = useStore(whyStore, ({ asked }) => asked.length > 0);
  const [atFirst, setAtFirst] = useState(losses);
  if (step === 'offered' && atFirst !== losses) setAtFirst(losses);
  useEffect(() => {
    if (step === 'losses' && losses !== atFirst) goToStep('why');
    if (step === 'why' && isAsked) goToStep('proof');
    if (step === 'proof' && tab === 'proof') goToStep('end');
  }, [step, isAsked, tab, losses, atFirst]);
}
