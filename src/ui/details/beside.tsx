import type { ScenarioTab } from '../../store/app-state.ts';
import { resultOf } from '../../store/outcome.ts';
import { monthSentence } from '../../view/month-sentence.ts';
import { REGIME_WORDS } from '../../view/regime-words.ts';
import { placeOf } from '../../view/run-dates.ts';
import { waterfallRows } from '../../view/waterfall-rows.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { useFollowing } from '../use-app.ts';
import { MonthTable } from './month-table.tsx';

/** The same month of another scenario, with what it pays more or less. */
export function Beside({ tab, at }: { readonly tab: ScenarioTab; readonly at: number }) {
  const { projection: own } = useFollowing('details');
  const { projection } = resultOf(tab.shown);
  const number = own.startAfter + at + 1;
  const place = placeOf(projection, number);
  const mine = waterfallRows(own, at);
  const isAlike = place >= 0 && waterfallRows(projection, place).regime === mine.regime;
  return (
    <ScrollRegion className={isAlike ? 'beside is-alike' : 'beside'} label={`The same month in ${tab.name}`}>
      {place < 0 ? (
        <p className="beside-words">
          {tab.name} has no month {number}: its run has ended, or begins later.
        </p>
      ) : (
        <>
          <p className="beside-words">
            <b>{tab.name}</b> {REGIME_WORDS[waterfallRows(projection, place).regime]}.{' '}
            {monthSentence(projection, place)}
          </p>
          <MonthTable projection={projection} at={place} run={tab.id} {...(isAlike ? { against: mine.rows } : {})} />
        </>
      )}
    </ScrollRegion>
  );
}
