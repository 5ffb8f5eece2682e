import { lazy, Suspense } from 'react';
import type { Day } from '../../money/day.ts';
import { dateText, monthEndBefore } from '../../view/date-text.ts';
import { monthSentence } from '../../view/month-sentence.ts';
import { collectionLines, principalLines, reserveLines } from '../../view/month-sides.ts';
import { REGIME_WORDS } from '../../view/regime-words.ts';
import { dateOf, placeOf } from '../../view/run-dates.ts';
import { provenanceAt } from '../../view/run-label.ts';
import { waterfallRows } from '../../view/waterfall-rows.ts';
import { StepButton } from '../chart/readout.tsx';
import { Provenance } from '../provenance.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useApp, useFollowing } from '../use-app.ts';
import { ActualMonth } from './actual-month.tsx';
import { MonthTable } from './month-table.tsx';
import { Side } from './sides.tsx';
import { besideTab } from './waterfall-options.tsx';
import './waterfall.css';

const FlowPicture = lazy(async () => ({ default: (await import('../flow/flow-picture.tsx')).FlowPicture }));
const Beside = lazy(async () => ({ default: (await import('./beside.tsx')).Beside }));

/** The cursor's month, clause by clause in the printed order: due, paid, short, and from which purse. */
export function Waterfall() {
  const { projection } = useFollowing('details');
  const number = useApp((state) => state.cursor);
  return number <= projection.startAfter ? <ActualMonth number={number} /> : <MonthOfRun />;
}

function MonthOfRun() {
  const { projection, form } = useFollowing('details');
  const number = useApp((state) => state.cursor);
  const at = Math.max(placeOf(projection, number), 0);
  const { regime } = waterfallRows(projection, at);
  const shownAs = useApp((state) => state.waterfallAs);
  const provenance = provenanceAt(form, projection, at);
  const date = dateOf(projection, number);
  return (
    <div className="waterfall">
      <div className="waterfall-bar">
        <span className="waterfall-month">
          <StepButton by={-1} name="Previous month" icon="left" />
          <b>{dateText(date)}</b> month {number}
          <StepButton by={1} name="Next month" icon="right" />
        </span>
        <span className="chip">
          <Provenance of={provenance} />
          {provenance}
        </span>
        <span className="chip">{REGIME_WORDS[regime]}</span>
        <p>{monthSentence(projection, at)}</p>
        <span className="spacer" />
        <FlowKey />
      </div>
      {shownAs === 'table' ? (
        <MonthBody at={at} date={date} />
      ) : (
        <Suspense fallback={null}>
          <FlowPicture of={shownAs} at={at} />
        </Suspense>
      )}
    </div>
  );
}

/** The month's clauses with the money's side tables, or with another scenario's same month, beside them. */
function MonthBody({ at, date }: { readonly at: number; readonly date: Day }) {
  const { projection } = useFollowing('details');
  const beside = useApp(besideTab);
  const { regime } = waterfallRows(projection, at);
  return (
    <div className={beside ? 'waterfall-body is-beside' : 'waterfall-body'}>
      <ScrollRegion label="Payments of the month">
        <MonthTable projection={projection} at={at} />
      </ScrollRegion>
      {beside ? (
        <Suspense fallback={null}>
          <Beside tab={beside} at={at} />
        </Suspense>
      ) : (
        <ScrollRegion className="sides" label="The month’s money">
          <Side title={`Collections, ${dateText(monthEndBefore(date))}`} lines={collectionLines(projection, at)} />
          <Side
            title={regime === '2.8(a)' ? 'Principal divided once, § 2.8(d)' : 'Principal paid'}
            lines={principalLines(projection, at)}
          />
          <Side title="Reserve Account" lines={reserveLines(projection, at)} />
        </ScrollRegion>
      )}
    </div>
  );
}

function FlowKey() {
  return (
    <span className="flow-key" aria-hidden="true">
      <i className="key-collections" />
      collections
      <i className="key-reserve" />
      reserve
      <i className="key-short" />
      short
    </span>
  );
}
