import { memo, useState } from 'react';
import { FILED_RATES } from '../../store/trust.ts';
import { compareInputs } from '../../view/compare/compare-inputs.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import type { Compared } from './compare.tsx';
import { Letter } from './letter.tsx';

/** The inputs that differ, one row each; on request all of them. */
export const InputTable = memo(function InputTable({ shown }: { readonly shown: readonly Compared[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const base = shown.find(({ isBase }) => isBase) ?? shown[0];
  if (!base) return null;
  const rows = compareInputs(
    shown.map(({ tab }) => tab.shown),
    base.tab.shown,
    FILED_RATES,
    showsAll,
  );
  return (
    <section className="compare-inputs" aria-label="Inputs that differ">
      <ScrollRegion label="Table of the inputs" className="compare-scroll">
        <table className="compare-table">
          <thead>
            <tr>
              <th scope="col">{showsAll ? 'Inputs' : 'Inputs that differ'}</th>
              {shown.map(({ tab, letter }) => (
                <th key={tab.id} scope="col">
                  <Letter colour={tab.colour} letter={letter} /> {tab.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ pointer, label, cells }) => (
              <tr key={pointer}>
                <th scope="row">{label}</th>
                {cells.map(({ words, differs }, place) => (
                  <td key={shown[place]?.tab.id} className={cellClass(differs, place, cells[0]?.words === words)}>
                    {words}
                  </td>
                ))}
              </tr>
            ))}
            {rows.length === 0 && (
              <tr>
                <th scope="row" colSpan={shown.length + 1}>
                  No input differs: these scenarios are the same.
                </th>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="compare-note">
        {showsAll ? 'What is set apart differs.' : 'All other inputs are the same.'}{' '}
        <button type="button" className="link-button" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Only what differs' : 'Show them'}
        </button>
      </p>
    </section>
  );
});

function cellClass(differs: boolean, place: number, isAsBase: boolean): string | undefined {
  if (differs) return 'differing';
  return place > 0 && isAsBase ? 'faint' : undefined;
}
