import { useMemo, useState } from 'react';
import type { ScenarioTab } from '../../store/app-state.ts';
import { appStore } from '../../store/app-store.ts';
import { duplicateScenario, letterOf } from '../../store/scenarios.ts';
import { ComparedPrices } from '../pricing/compared-prices.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useApp, useFollowingApp } from '../use-app.ts';
import { AttributionPart } from './attribution-part.tsx';
import { ClassTable } from './class-table.tsx';
import { InputTable } from './input-table.tsx';
import { Letter } from './letter.tsx';
import { Multiples } from './multiples.tsx';
import './compare.css';

/** A scenario among those compared, with its letter. */
export interface Compared {
  readonly tab: ScenarioTab;
  readonly letter: string;
  readonly isBase: boolean;
}

/** Scenarios side by side: what differs in the inputs, what that does to every class, and which input does it. */
export function Compare() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const all = useCompared(useFollowingApp('details', (state) => state.scenarios));
  const shown = useMemo(() => withoutLeft(all, left), [all, left]);
  if (all.length < 2) return <NeedsSecond />;
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <ScrollRegion label="Comparison of scenarios" className="compare">
      {all.length > 2 && <Chooser all={all} left={left} onToggle={toggle} />}
      <div className="compare-top">
        <InputTable shown={shown} />
        <AttributionPart shown={shown} />
      </div>
      <ClassTable shown={shown} />
      <ComparedPrices shown={shown} />
      <LiveMultiples left={left} />
    </ScrollRegion>
  );
}

/** The pictures move in every frame of a drag, as the chart does; the tables follow. */
function LiveMultiples({ left }: { readonly left: ReadonlySet<string> }) {
  return <Multiples shown={withoutLeft(useCompared(useApp((state) => state.scenarios)), left)} />;
}

function withoutLeft(all: readonly Compared[], left: ReadonlySet<string>): readonly Compared[] {
  return all.filter(({ tab, isBase }) => isBase || !left.has(tab.id));
}

/** The base first, then the others in the order of their tabs. */
function useCompared(scenarios: readonly ScenarioTab[]): readonly Compared[] {
  const baseId = useApp((state) => state.baseId);
  return useMemo(() => {
    const all = scenarios.map((tab, place) => ({ tab, letter: letterOf(place), isBase: tab.id === baseId }));
    return [...all.filter(({ isBase }) => isBase), ...all.filter(({ isBase }) => !isBase)];
  }, [scenarios, baseId]);
}

interface ChooserProps {
  readonly all: readonly Compared[];
  readonly left: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

function Chooser({ all, left, onToggle }: ChooserProps) {
  return (
    <fieldset className="compare-chooser">
      <legend>Compared</legend>
      {all.map(({ tab, letter, isBase }) => (
        <label key={tab.id} className="tick-box">
          <input
            type="checkbox"
            checked={isBase || !left.has(tab.id)}
            disabled={isBase}
            onChange={() => onToggle(tab.id)}
          />
          <Letter colour={tab.colour} letter={letter} /> {tab.name}
        </label>
      ))}
    </fieldset>
  );
}

function NeedsSecond() {
  return (
    <div className="empty-state">
      <h3>Compare needs a second scenario</h3>
      <p>Duplicate this one and change one input.</p>
      <button type="button" className="button" onClick={() => duplicateScenario(appStore.getState().activeId)}>
        Duplicate
      </button>
    </div>
  );
}
