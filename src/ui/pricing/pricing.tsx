import { useMemo } from 'react';
import { useStore } from 'zustand';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import { PRICING_PARTS, type PricingPart } from '../../store/analysis-state.ts';
import { setView } from '../../store/app-store.ts';
import { readPricing } from '../../view/pricing/pricing-terms.ts';
import { TableButtons } from '../export/table-buttons.tsx';
import { Choice } from '../fields/choice.tsx';
import { FaultNote } from '../fields/notes.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { ByMonth } from './by-month.tsx';
import { ClassPrices } from './class-prices.tsx';
import { PriceTable } from './price-table.tsx';
import '../sensitivity/sensitivity.css';
import './pricing.css';

const TITLES: Readonly<Record<PricingPart, string>> = {
  classes: 'Yields and prices',
  table: 'Price/yield table',
  months: 'Month by month',
};

/** What the classes are worth to a buyer, and what stands behind them. */
export function Pricing() {
  const { projection } = useSettled();
  const pricing = useApp((state) => state.pricingPart);
  const { settlement, basis, quotes } = useStore(analysisStore);
  const names = useMemo(() => projection.deal.classes.map(({ name }) => name), [projection]);
  const read = useMemo(() => readPricing({ settlement, basis, quotes }, names), [settlement, basis, quotes, names]);
  return (
    <div className="analysis">
      <div className="analysis-parts">
        <Choice
          label=""
          name="Pricing"
          options={PRICING_PARTS.map((value) => ({ value, text: TITLES[value] }))}
          value={pricing}
          differs={false}
          onChoose={(value) => setView({ pricingPart: value })}
        />
        <TableButtons />
      </div>
      {pricing !== 'months' && (
        <div className="analysis-bar">
          <label>
            Settlement{' '}
            <input
              className="side-steps"
              value={settlement}
              placeholder="earliest"
              spellCheck={false}
              aria-invalid={read.settlementFault !== null}
              aria-describedby={read.settlementFault === null ? undefined : 'settlement-fault'}
              onChange={(event) => setAnalysis({ settlement: event.target.value })}
            />
          </label>
          <label>
            Yields{' '}
            <select
              className="picker"
              value={basis}
              onChange={(event) => setAnalysis({ basis: event.target.value === 'monthly' ? 'monthly' : 'bey' })}
            >
              <option value="bey">bond-equivalent</option>
              <option value="monthly">compounded monthly</option>
            </select>
          </label>
          <span className="analysis-note">
            Clean prices for 100 of the balance bought; 30/360 from 15th to 15th; empty settlement: the closing, or the
            date from which the run starts.
          </span>
        </div>
      )}
      {read.settlementFault !== null && <FaultNote id="settlement-fault">{read.settlementFault}</FaultNote>}
      {pricing === 'classes' && <ClassPrices read={read} />}
      {pricing === 'table' && <PriceTable read={read} names={names} />}
      {pricing === 'months' && <ByMonth />}
    </div>
  );
}
