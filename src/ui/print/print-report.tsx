import { distributionDate } from '../../engine/plan.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { resultOf } from '../../store/outcome.ts';
import { FILED_COUNT, FILED_RATES, TRUST } from '../../store/trust.ts';
import { CASH_QUANTITY_WORDS, type CashQuantity, cashRows } from '../../view/cash-rows.ts';
import { compareInputs } from '../../view/compare/compare-inputs.ts';
import { dateText } from '../../view/date-text.ts';
import { runLabel } from '../../view/run-label.ts';
import { useApp } from '../use-app.ts';
import { usePrinting } from '../use-printing.ts';
import './print-report.css';

const TABLES: readonly CashQuantity[] = ['balance', 'principal', 'interest'];

/** What a print has besides verdict and chart: whose figures they are, every assumption, every month. */
export function PrintReport() {
  const isPrinting = usePrinting();
  return isPrinting ? <Report /> : null;
}

function Report() {
  const tab = useApp(activeTab);
  const base = useApp(baseTab);
  return (
    <div className="report">
      {tab.note !== '' && <p className="report-note">{tab.note}</p>}
      <Assumptions />
      {TABLES.map((quantity) => (
        <MonthTable key={quantity} quantity={quantity} />
      ))}
      <p className="report-foot">
        {TRUST.deal.name} · {tab.name}
        {tab !== base && `, against ${base.name}`} · {runLabel(tab.shown).text} · data to{' '}
        {dateText(distributionDate(TRUST.deal, FILED_COUNT))} · Paydown {__APP_VERSION__} of {__BUILD_DATE__} ·
        Projection, not a forecast
      </p>
    </div>
  );
}

function Assumptions() {
  const tab = useApp(activeTab);
  const base = useApp(baseTab);
  const forms = tab === base ? [base.shown] : [base.shown, tab.shown];
  const rows = compareInputs(forms, base.shown, FILED_RATES, true);
  return (
    <table className="report-table">
      <caption>Assumptions</caption>
      <thead>
        <tr>
          <th scope="col">Input</th>
          {tab !== base && <th scope="col">{base.name}</th>}
          <th scope="col">{tab.name}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ pointer, label, cells }) => (
          <tr key={pointer}>
            <th scope="row">{label}</th>
            {cells.map(({ words, differs }, place) => (
              <td key={place === 0 ? 'base' : 'own'} className={differs ? 'differing' : undefined}>
                {words}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MonthTable({ quantity }: { readonly quantity: CashQuantity }) {
  const form = useApp((state) => activeTab(state).shown);
  const { projection } = resultOf(form);
  return (
    <table className="report-table report-months">
      <caption>{CASH_QUANTITY_WORDS[quantity]}, each Distribution Date</caption>
      <thead>
        <tr>
          <th scope="col">m</th>
          <th scope="col">Date</th>
          <th scope="col">Pool Balance</th>
          {projection.deal.classes.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Reserve</th>
        </tr>
      </thead>
      <tbody>
        {cashRows(projection, form, quantity).map((row) => (
          <tr key={row.number}>
            <td>{row.number}</td>
            <th scope="row">{row.date}</th>
            <td>{row.pool}</td>
            {row.cells.map(({ text, isInterestShort }, place) => (
              <td key={projection.deal.classes[place]?.name} className={isInterestShort ? 'is-short' : undefined}>
                {text}
              </td>
            ))}
            <td>{row.reserve}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
