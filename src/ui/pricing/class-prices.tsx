import { Fragment, useMemo } from 'react';
import { useStore } from 'zustand';
import { analysisStore, setQuote } from '../../store/analysis.ts';
import type { QuoteText } from '../../store/analysis-state.ts';
import { type Coverage, coverageOf } from '../../view/pricing/coverage.ts';
import { type PriceRow, priceRows } from '../../view/pricing/price-rows.ts';
import type { PricingRead } from '../../view/pricing/pricing-terms.ts';
import { AT_PAR } from '../../view/pricing/quotes.ts';
import { coverageAddress, pricedAddress, pricedAt } from '../../view/why/analysis-figures.ts';
import type { PricedFigure } from '../../view/why/analysis-id.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useWork } from '../sensitivity/use-work.ts';
import { useSettled } from '../use-app.ts';
import { FigureText } from '../why/figure-text.tsx';

interface ClassPricesProps {
  readonly read: PricingRead;
}

/** Each class at its quote: price or yield, life, durations, and what it is not paid. */
export function ClassPrices({ read }: ClassPricesProps) {
  const { form, projection } = useSettled();
  const rows = useMemo(() => priceRows(projection, read.terms), [projection, read]);
  const line = useMemo(
    () => ({ scenario: form, break_even: { classes: 'all', input: 'cnl_pct', test: 'paid_by_final' } }),
    [form],
  );
  const work = useWork('coverage', 'break_even', line);
  const coverage = (name: string): Coverage => {
    if (work?.state === 'refused' || work?.state === 'broken')
      return { text: 'n/a', note: `Coverage: not available, because of the scenario: ${work.message}` };
    return work?.answer ? coverageOf(work.answer, name) : UNDER_WAY;
  };
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
                  coverage={coverage(row.name).text}
                  coverageOf={work?.answer ? coverageAddress(work.answer, row.name) : null}
                  fault={read.quoteFaults[row.name]}
                />
                <Notes row={row} place={place} coverage={coverage(row.name).note} fault={read.quoteFaults[row.name]} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="analysis-foot">
        Yields of the classes as printed in the final term sheet of 17 Oct 2019 (accession 0001193125-19-269200) until
        you change them; A-1 and A-2b at par. The sheet’s own prices assume 1.3 % ABS, no losses and the call, from many
        rep lines that end in month 49. Coverage: the largest lifetime net loss with which a class is still paid by its
        final date, as a multiple of this scenario’s own.
      </p>
    </>
  );
}

const UNDER_WAY: Coverage = { text: '…', note: '' };

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
  /** The coverage's address, for "why?". */
  readonly coverageOf: string | null;
  readonly fault: string | undefined;
}

function Row({ row, place, coverage, coverageOf: ofCoverage, fault }: RowProps) {
  const texts = useStore(analysisStore);
  const quote = texts.quotes[row.name] ?? AT_PAR;
  const at = pricedAt(texts, row.name);
  const asked = (kind: PricedFigure, text: string) => (
    <FigureText of={pricedAddress(kind, at)} text={text} isEntry={kind === 'price' && place === 0} />
  );
  const noteClass = encodeURIComponent(row.name);
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
          aria-describedby={fault === undefined ? undefined : `quote-fault-${place}`}
          value={quote.text}
          onChange={(event) => setQuote(row.name, { text: event.target.value })}
        />
      </td>
      <td className={quote.by === 'price' ? 'faint' : 'strong'}>{asked('price', row.price)}</td>
      <td className={quote.by === 'yield' ? 'faint' : 'strong'}>{asked('yield', row.yield)}</td>
      <td className="faint">{asked('discount-margin', row.margin)}</td>
      <td>{asked('accrued', row.accrued)}</td>
      <td>{asked('life-from-settlement', row.life)}</td>
      <td>
        {asked('first-from-settlement', row.first)}
        <s>{asked('last-from-settlement', row.last)}</s>
      </td>
      <td>{asked('macaulay', row.macaulay)}</td>
      <td>{asked('modified', row.modified)}</td>
      <td>{asked('convexity', row.convexity)}</td>
      <td>
        <FigureText of={ofCoverage} text={coverage} />
      </td>
      <td className={row.interestShortWhen === '' ? 'faint' : 'is-short'}>
        <FigureText of={`unpaid-end:${noteClass}`} text={row.interestShort} />
        {row.interestShortWhen !== '' && <s>{row.interestShortWhen}</s>}
      </td>
      <td className={row.principalLossWhen === '' ? 'faint' : 'is-short'}>
        <FigureText of={`principal-short:${noteClass}`} text={row.principalLoss} />
        {row.principalLossWhen !== '' && <s>due {row.principalLossWhen}</s>}
      </td>
      <td>{asked('interest-from-settlement', row.interest)}</td>
    </tr>
  );
}

/** Another way of quoting begins at the figure that the class has by it now. */
function requoted(quote: QuoteText, by: QuoteText['by'], row: PriceRow): QuoteText {
  const now = { price: row.price, yield: row.yield, margin: row.margin }[by].replace(/[ %]/g, '');
  const text = now.replace(/^\((.*)\)$/, '-$1');
  return { by, text: /^-?\d+(\.\d+)?$/.test(text) ? text : quote.text };
}

interface NotesProps {
  readonly row: PriceRow;
  readonly place: number;
  readonly coverage: string;
  readonly fault: string | undefined;
}

function Notes({ row, place, coverage, fault }: NotesProps) {
  const notes = coverage === '' ? row.notes : [...row.notes, coverage];
  if (fault === undefined && notes.length === 0) return null;
  return (
    <tr className="price-notes">
      <td />
      <td colSpan={HEADS.length + 1} className="words">
        {fault === undefined ? notes.join(' ') : <FaultNote id={`quote-fault-${place}`}>{fault}</FaultNote>}
      </td>
    </tr>
  );
}
