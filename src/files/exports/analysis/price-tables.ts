import { LEVELS } from '../../../deal/deal.ts';
import type { Projection } from '../../../engine/projection.ts';
import { monthMeasures } from '../../../measures/by-month.ts';
import { classEnd } from '../../../measures/class-end.ts';
import { allMeasures, MEASURE_FIELDS, type PricingTerms } from '../../../measures/figures/measure-figures.ts';
import type { TableColumn } from '../../../view/pricing/price-table-cells.ts';
import type { PricingTexts } from '../../../view/pricing/quotes.ts';
import { printMeasured, printShare } from '../../../view/request-answers-print.ts';
import { column, type ExportCell, type ExportTable } from '../export-table.ts';
import { foundCell } from './found-cell.ts';

const HEADS: Readonly<Record<string, string>> = {
  price: 'Price',
  yield_pct: 'Yield, %',
  discount_margin_pct: 'Discount margin, %',
  accrued: 'Accrued, for 100',
  wal_years: 'Weighted average life, years',
  duration_macaulay: 'Macaulay duration, years',
  duration_modified: 'Modified duration, years',
  convexity: 'Convexity',
  interest: 'Interest after settlement',
};

/** What the figures of Pricing rest on. */
function termsNotes({ settlement, basis }: PricingTexts): NonNullable<ExportTable['notes']> {
  return [
    ['Settlement', settlement.trim() === '' ? 'the earliest day' : settlement.trim()],
    ['Yields', basis === 'bey' ? 'bond-equivalent' : 'compounded monthly'],
    ['Prices', 'clean, for 100 of the balance bought; 30/360 from 15th to 15th'],
  ];
}

/** Each class at its quote; where a figure is not there, the reason. */
export function pricesTable(projection: Projection, terms: PricingTerms, texts: PricingTexts): ExportTable {
  const fields = Object.keys(HEADS);
  const rows = allMeasures(projection, terms).map((one): readonly ExportCell[] => {
    const end = classEnd(projection, one.noteClass);
    const quote = texts.quotes[one.name];
    return [
      one.name,
      quote?.by ?? 'price',
      quote?.text ?? '100',
      ...fields.map((name) => {
        const field = MEASURE_FIELDS[name];
        return field ? foundCell(printMeasured(field.of(one), field.places)) : null;
      }),
      one.window.ok ? one.window.value[0] : null,
      one.window.ok ? one.window.value[1] : null,
      end.interestShortfall,
      end.principalLoss,
    ];
  });
  return {
    name: 'Prices',
    notes: termsNotes(texts),
    columns: [
      column('Class', 'text'),
      column('Quoted by', 'text'),
      column('Quote', 'decimal'),
      ...fields.map((name) => column(HEADS[name] ?? name, 'decimal')),
      column('First principal', 'day'),
      column('Last principal', 'day'),
      column('Interest short', 'cents'),
      column('Principal loss', 'cents'),
    ],
    rows,
  };
}

export interface PriceGrid {
  readonly name: string;
  readonly by: 'price' | 'yield';
  readonly rows: readonly string[];
  /** The input that is stepped through, and its steps. */
  readonly label: string;
  readonly steps: readonly string[];
  readonly columns: readonly TableColumn[];
}

/** A class's yields at prices, or prices at yields; a column for each step. */
export function priceYieldTable(grid: PriceGrid, texts: PricingTexts): ExportTable {
  const { name, by, rows, label, steps, columns } = grid;
  const cell = (one: TableColumn, row: number): ExportCell => {
    const plain = one.plain[row] ?? '';
    return plain === '' ? one.notes.join(' ') : plain;
  };
  return {
    name: 'Price-yield table',
    notes: [['Class', name], ['Cells', by === 'price' ? 'yields in percent' : 'prices for 100'], ...termsNotes(texts)],
    columns: [
      column(by === 'price' ? 'Price' : 'Yield, %', 'decimal'),
      ...steps.map((step) => column(`${label} ${step}`, 'decimal')),
    ],
    rows: [
      ...rows.map((row, at) => [row, ...columns.map((one) => cell(one, at))]),
      ['Weighted average life, years', ...columns.map(({ life, notes }) => (life === 'n/a' ? notes.join(' ') : life))],
      ['Principal window', ...columns.map(({ window }) => window)],
    ],
  };
}

/** Decimals of a percentage. */
const PLACES = 6;
const NO_POOL = 'not available, because the pool is zero';

/** What stands behind the Notes after each date's payments. */
export function monthsTable(projection: Projection): ExportTable {
  const found = monthMeasures(projection);
  const { byDate, startAfter, distributionDates } = projection;
  const series = [
    found.pool,
    found.notes,
    found.overcollateralization,
    found.reserve,
    found.excessSpread,
    found.netLoss,
    found.excessAfterLosses,
    found.residual,
  ];
  const share = (part: number, whole: number): string => (whole > 0 ? printShare(part, whole, PLACES) : NO_POOL);
  return {
    name: 'Month by month',
    columns: [
      column('Month', 'whole'),
      column('Distribution Date', 'day'),
      ...[
        'Pool Balance',
        'Notes',
        'OC',
        'Reserve',
        'Excess spread',
        'Net loss',
        'Excess after losses',
        'Residual cash',
      ].map((head) => column(head, 'cents')),
      column('Excess spread, % a year of the opening pool', 'decimal'),
      ...LEVELS.map((level) => column(`Credit enhancement ${level}, %`, 'decimal')),
    ],
    rows: Array.from({ length: found.count }, (_, at) => [
      startAfter + at + 1,
      distributionDates[at] as number,
      ...series.map((one) => one[at] as number),
      share(12 * (found.excessSpread[at] as number), byDate.poolBegin[at] as number),
      ...found.enhancement.map((one) => share(one[at] as number, found.pool[at] as number)),
    ]),
  };
}
