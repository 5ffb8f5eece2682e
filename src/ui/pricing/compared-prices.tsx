import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { analysisStore } from '../../store/analysis.ts';
import { resultOf } from '../../store/outcome.ts';
import { type PriceRow, priceRows } from '../../view/pricing/price-rows.ts';
import { readPricing } from '../../view/pricing/pricing-terms.ts';
import type { PricingTexts } from '../../view/pricing/quotes.ts';
import { pricedAddress, pricedAt } from '../../view/why/analysis-figures.ts';
import type { PricedFigure } from '../../view/why/analysis-id.ts';
import type { Compared } from '../compare/compare.tsx';
import { Letter } from '../compare/letter.tsx';
import { FigureText } from '../why/figure-text.tsx';

const ASKED = {
  price: 'price',
  yield: 'yield',
  margin: 'discount-margin',
  life: 'life-from-settlement',
  first: 'first-from-settlement',
  macaulay: 'macaulay',
  modified: 'modified',
  convexity: 'convexity',
  interest: 'interest-from-settlement',
} as const satisfies Partial<Record<keyof PriceRow, PricedFigure>>;

const FIGURES = {
  price: 'Price',
  yield: 'Yield',
  margin: 'Discount margin',
  life: 'WAL from settlement, years',
  first: 'First principal date',
  macaulay: 'Macaulay duration',
  modified: 'Modified duration',
  convexity: 'Convexity',
  interest: 'Interest paid after settlement',
  interestShort: 'Interest short at the end',
  principalLoss: 'Principal loss',
} as const satisfies Partial<Record<keyof PriceRow, string>>;
type Key = keyof typeof FIGURES;

function addressOf(key: Key, texts: PricingTexts, noteClass: string): string {
  if (key === 'interestShort') return `unpaid-end:${encodeURIComponent(noteClass)}`;
  if (key === 'principalLoss') return `principal-short:${encodeURIComponent(noteClass)}`;
  return pricedAddress(ASKED[key], pricedAt(texts, noteClass));
}

/** One figure of Pricing for every class and scenario, at the quotes that Pricing has. */
export function ComparedPrices({ shown }: { readonly shown: readonly Compared[] }) {
  const [key, setKey] = useState<Key>('price');
  const texts = useStore(analysisStore);
  const { settlement, basis, quotes } = texts;
  const columns = useMemo(
    () =>
      shown.map(({ tab }) => {
        const { projection } = resultOf(tab.shown);
        const names = projection.deal.classes.map(({ name }) => name);
        return priceRows(projection, readPricing({ settlement, basis, quotes }, names).terms);
      }),
    [shown, settlement, basis, quotes],
  );
  const names = [...new Set(columns.flatMap((rows) => rows.map(({ name }) => name)))];
  const notes = columns.flatMap((rows, column) =>
    rows.flatMap((row) => (row[key] === 'n/a' ? row.notes.map((note) => `${shown[column]?.letter}: ${note}`) : [])),
  );
  return (
    <section className="compare-prices" aria-label="Figures of Pricing compared">
      <label className="compare-note">
        Figure at the quotes of Pricing{' '}
        <select className="picker" value={key} onChange={(event) => setKey(event.target.value as Key)}>
          {Object.entries(FIGURES).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <div className="compare-scroll">
        <table className="compare-table">
          <caption className="hidden-text">{FIGURES[key]} of each class in each scenario</caption>
          <thead>
            <tr>
              <th scope="col">Class</th>
              {shown.map(({ tab, letter }) => (
                <th key={tab.id} scope="col">
                  <Letter colour={tab.colour} letter={letter} />
                  <span className="hidden-text">{tab.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, place) => (
              <tr key={name}>
                <th scope="row">
                  <span className={`swatch class-${place + 1}`} />
                  {name}
                </th>
                {columns.map((rows, column) => (
                  <td key={shown[column]?.tab.id}>
                    <FigureText
                      of={rows.some((row) => row.name === name) ? addressOf(key, texts, name) : null}
                      run={shown[column]?.tab.id}
                      text={rows.find((row) => row.name === name)?.[key] ?? 'no such class'}
                      isEntry={place === 0 && column === 0}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="compare-note">
        {basis === 'bey' ? 'Yields bond-equivalent.' : 'Yields compounded monthly.'}{' '}
        {settlement.trim() === '' ? 'Settlement on the earliest day.' : `Settlement ${settlement.trim()}.`}{' '}
        {notes.join(' ')}
      </p>
    </section>
  );
}
