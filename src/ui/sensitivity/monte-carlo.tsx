import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import { shelfPlan } from '../../view/sensitivity/drawn-inputs.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useSettled } from '../use-app.ts';
import { drawsLine } from './analysis-lines.ts';
import { DrawnInputs } from './drawn-inputs.tsx';
import { type RangeAnswer, RangeTable } from './range-table.tsx';
import { useWork } from './use-work.ts';
import { WorkLine } from './work-line.tsx';

const MOST_DRAWS = 100_000;

/** The scenario with its inputs drawn at random: percentiles for each class, and how likely a short is. */
export function MonteCarlo() {
  const { form, projection } = useSettled();
  const { seed, draws, plan } = useStore(analysisStore);
  const names = useMemo(() => projection.deal.classes.map(({ name }) => name), [projection]);
  const shelf = useMemo(shelfPlan, []);
  const [isOpen, setIsOpen] = useState(false);
  const used = plan ?? shelf.plan;
  const [seedFault, drawsFault] = [
    wholeFault(seed, 'seed', 0, 1e15),
    wholeFault(draws, 'number of draws', 1, MOST_DRAWS),
  ];
  const line = useMemo(
    () => (seedFault === null && drawsFault === null ? drawsLine(form, names, { seed, draws, plan }) : null),
    [form, names, seed, draws, plan, seedFault, drawsFault],
  );
  const work = useWork('draws', 'monte_carlo', line);
  const answer = (work?.answer ?? null) as RangeAnswer | null;
  return (
    <>
      <div className="analysis-bar">
        <label>
          Seed{' '}
          <input
            className="short-text"
            value={seed}
            inputMode="numeric"
            aria-invalid={seedFault !== null}
            aria-describedby={seedFault === null ? undefined : 'seed-fault'}
            onChange={(event) => setAnalysis({ seed: event.target.value })}
          />
        </label>
        <label>
          Draws{' '}
          <input
            className="short-text"
            value={draws}
            inputMode="numeric"
            aria-invalid={drawsFault !== null}
            aria-describedby={drawsFault === null ? undefined : 'draws-fault'}
            onChange={(event) => setAnalysis({ draws: event.target.value })}
          />
        </label>
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Distributions{plan ? ', edited' : ''}
        </button>
        <WorkLine
          workKey="draws"
          name="monte_carlo"
          line={line}
          work={line ? work : null}
          title="Monte Carlo"
          items="draws"
          answersPart
        />
      </div>
      {seedFault !== null && <FaultNote id="seed-fault">{seedFault}</FaultNote>}
      {drawsFault !== null && <FaultNote id="draws-fault">{drawsFault}</FaultNote>}
      <ScrollRegion label="Monte Carlo" className="analysis-scroll">
        {isOpen && <DrawnInputs plan={used} trusts={shelf.trusts} isEdited={plan !== null} />}
        {answer && 'not_available' in answer && (
          <p className="not-available">Not available, {String(answer['not_available'])}.</p>
        )}
        {line && work?.state !== 'refused' && work?.state !== 'broken' && (
          <RangeTable work={work} answer={answer} names={names} />
        )}
      </ScrollRegion>
      <p className="analysis-foot">
        {plan
          ? 'Distributions as edited.'
          : `Distributions and correlations fitted to the ${shelf.trusts} trusts of the shelf whose certificates have ended.`}{' '}
        The same seed gives the same draws on every machine. Percentile: the least value that so many per cent of the
        draws do not exceed. A projection, not a forecast.
      </p>
    </>
  );
}

function wholeFault(text: string, what: string, least: number, most: number): string | null {
  const isWhole = /^\d{1,15}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  if (isWhole) return null;
  const shown = text.trim() === '' ? `No ${what} is given` : `“${text.trim().slice(0, 20)}” is no ${what}`;
  const limits = most === MOST_DRAWS ? 'from 1 to 100,000, as in 10000' : 'of 0 or more, as in 1';
  return `${shown}: write a whole number ${limits}.`;
}
