import { useEffect, useState } from 'react';
import type { ShelfTrust } from '../../deal/shelf/shelf-performance.ts';
import { activeTab } from '../../store/app-state.ts';
import { appStore } from '../../store/app-store.ts';
import { resultOf } from '../../store/outcome.ts';
import { FaultNote } from '../fields/notes.tsx';
import { type AppliedPreset, NOT_LOADED } from './applied-preset.ts';

interface Shelf {
  readonly trusts: readonly ShelfTrust[];
  readonly presetOf: typeof import('../../scenario/presets/shelf-preset.ts').shelfPreset;
}

/** The history of another trust of the shelf as assumptions. The shelf's figures are fetched when the list is opened. */
export function ShelfPresets({ onApply }: { readonly onApply: (applied: AppliedPreset) => void }) {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    loadShelf().then(setShelf, () => setFault(NOT_LOADED));
  }, []);
  const apply = (trust: ShelfTrust): void => {
    const { projection } = resultOf(activeTab(appStore.getState()).shown);
    const read = shelf?.presetOf(trust, projection.startAfter + projection.given);
    if (!read) return;
    setFault(read.ok ? null : read.fault.message);
    if (read.ok) onApply(read.value);
  };
  return (
    <div className="shelf-presets">
      <label>
        <b>As realised by trust</b>{' '}
        <select
          className="picker"
          value=""
          disabled={shelf === null}
          onChange={(event) => {
            const trust = shelf?.trusts.find(({ name }) => name === event.target.value);
            if (trust) apply(trust);
          }}
        >
          <option value="">{shelf === null ? 'Loading…' : 'Choose…'}</option>
          {shelf?.trusts.map(({ name, months, ended }) => (
            <option key={name} value={name}>
              CarMax {name}, {months} months{ended ? '' : ' so far'}
            </option>
          ))}
        </select>
      </label>
      <span>Speed month by month, defaults, recovery and lag, reckoned from its certificates</span>
      {fault !== null && <FaultNote id="shelf-fault">{fault}</FaultNote>}
    </div>
  );
}

async function loadShelf(): Promise<Shelf> {
  const [{ shelfTrusts }, { shelfPreset }] = await Promise.all([
    import('../../deal/shelf/shelf-performance.ts'),
    import('../../scenario/presets/shelf-preset.ts'),
  ]);
  return { trusts: shelfTrusts(), presetOf: shelfPreset };
}
