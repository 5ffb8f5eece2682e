import { Fragment, useMemo } from 'react';
import { useStore } from 'zustand';
import { analysisStore, type QuoteText, setQuote } from '../../store/analysis.ts';
import { type PriceRow, priceRows } from '../../view/pricing/price-rows.ts';
import type { PricingRead } from '../../view/pricing/pricing-terms.ts';
import { AT_PAR } from '../../view/pricing/quotes.ts';
import { breakEvenCells } from '../../view/sensitivity/break-even-rows.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useWork } from '../sensitivity/use-work.ts';
import { useSettled } from '../use-app.ts';

interface ClassPricesProps {
  readonly read: PricingRead;
  readonly names: readonly string[];
}

/** Each class at its quote: price or yield, life, durations, and what it is not paid. */
export function ClassPrices({ read, names }: ClassPricesProps) {
  const { form, projection } = useSettled();
  const rows = useMemo(() => priceRows(projection, read.terms), [projection, read]);
  const line = useMemo(
    () => ({ scenario: form, break_even: { classes: 'all', input: 'cnl_pct', test: 'paid_by_final' } }),
    [form],
  );
  const work = useWork('coverage', 'break_even', line);
  const coverage = work?.answer ? breakEvenCells(work.answer, 'cnl_pct', names) : null;
  return (
    <>
      <ScrollRegion label="Yields and prices by class" className="analysis-scroll">
        <table className="grid analysis-table prices">
          <caption className="hidden-text">Price, yield, life and durations of each class at its quote</caption>
          <Head />
          <tbody>
            {rows.map((row, place) => (
              <Fragment key={row.name}>
                <Row
                  row={row}
                  place={place}
                  coverage={coverage ? coverageText(coverage[place]) : '…'}
                  fault={read.quoteFaults[row.name]}
                />
                <Notes row={row} fault={read.quoteFaults[row.name]} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="analysis-foot">
        Yields of the classes as printed in the final term sheet of 17 Oct 2019 (accession 0001193125-19-269200) until
        you change them; A-1 and A-2b at par. The sheet’s own prices assume 1.3 % ABS, no losses and the call, from many
        rep lines that end in month 49. Coverage: lifetime net loss at which a class is no longer paid by its final
        date, as a multiple of this scenario’s own.
      </p>
    </>
  );
}

function coverageText(cell: ReturnType<typeof breakEvenCells>[number] | undefined): string {
  if (!cell || cell.value === null) return 'none found';
  return cell.coverage === '' ? 'no loss' : cell.coverage;
}

const HEADS = [
  'Price',
  'Yield',
  'Disc. margin',
  'Accrued',
  'WAL, years',
  'Principal from',
  'Macaulay',
  'Modified',
  'Convexity',
  'Coverage',
  'Interest short',
  'Principal loss',
  'Interest',
] as const;

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" className="words">
          Class
        </th>
        <th scope="col" className="words">
          Quoted at
        </th>
        {HEADS.map((words) => (
          <th key={words} scope="col">
            {words}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: PriceRow;
  readonly place: number;
  readonly coverage: string;
  readonly fault: string | undefined;
}

function Row({ row, place, coverage, fault }: RowProps) {
  const quote = useStore(analysisStore, ({ quotes }) => quotes[row.name] ?? AT_PAR);
  return (
    <tr>
      <th scope="row" className="words">
        <span className={`swatch class-${place + 1}`} />
        {row.name}
      </th>
      <td className="words quote">
        <select
          className="picker"
          aria-label={`Class ${row.name}, quoted by`}
          value={quote.by}
          onChange={(event) => setQuote(row.name, requoted(quote, event.target.value as QuoteText['by'], row))}
        >
          <option value="yield">yield</option>
          <option value="price">price</option>
          {row.margin !== 'fixed' && <option value="margin">margin</option>}
        </select>{' '}
        <input
          className="short-text"
          inputMode="decimal"
          aria-label={`Class ${row.name}, ${quote.by}`}
          aria-invalid={fault !== undefined}
          aria-describedby={fault === undefined ? undefined : `quote-fault-${row.name}`}
          value={quote.text}
          onChange={(event) => setQuote(row.name, { text: event.target.value })}
        />
      </td>
      <td className={quote.by === 'price' ? 'faint' : 'strong'}>{row.price}</td>
      <td className={quote.by === 'yield' ? 'faint' : 'strong'}>{row.yield}</td>
      <td className="faint">{row.margin}</td>
      <td>{row.accrued}</td>
      <td>{row.life}</td>
      <td>
        {row.first}
        <s>{row.last}</s>
      </td>
      <td>{row.macaulay}</td>
      <td>{row.modified}</td>
      <td>{row.convexity}</td>
      <td>{coverage}</td>
      <td className={row.interestShortWhen === '' ? 'faint' : 'is-short'}>
        {row.interestShort}
        {row.interestShortWhen !== '' && <s>{row.interestShortWhen}</s>}
      </td>
      <td className={row.principalLossWhen === '' ? 'faint' : 'is-short'}>
        {row.principalLoss}
        {row.principalLossWhen !== '' && <s>due {row.principalLossWhen}</s>}
      </td>
      <td>{row.interest}</td>
    </tr>
  );
}

/** Another way of quoting begins at the figure that the class has by it now. */
function requoted(quote: QuoteText, by: QuoteText['by'], row: PriceRow): QuoteText {
  const now = { price: row.price, yield: row.yield, margin: row.margin }[by].replace(/[ %]/g, '');
  const text = now.replace(/^\((.*)\)$/, '-$1');
  return { by, text: /^-?\d+(\.\d+)?$/.test(text) ? text : quote.text };
}

function Notes({ row, fault }: { readonly row: PriceRow; readonly fault: string | undefined }) {
  if (fault === undefined && row.notes.length === 0) return null;
  return (
    <tr className="price-notes">
      <td />
      <td colSpan={HEADS.length + 1} className="words">
        {fault === undefined ? row.notes.join(' ') : <FaultNote id={`quote-fault-${row.name}`}>{fault}</FaultNote>}
      </td>
    </tr>
  );
}
