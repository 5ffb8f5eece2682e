import type { Day } from '../../money/day.ts';
import { millionsText, withPlaces } from '../amount-text.ts';
import { monthText } from '../date-text.ts';

/** How a cell's number is written and shaded. */
export type CellKind = 'amount' | 'years' | 'count' | 'price' | 'percent' | 'day';

/** A figure that a grid or a range may show. */
export interface GridFigure {
  readonly key: string;
  readonly label: string;
  readonly kind: CellKind;
  /** Whether more of it means that somebody is short: only then is it shaded red. */
  readonly isShort: boolean;
  /** Path of the figure of one class, and of all Notes together; null where there is none. */
  readonly ofClass: ((name: string) => string) | null;
  readonly ofAll: string | null;
}

function ofClass(field: string): (name: string) => string {
  return (name) => `classes.${name}.${field}`;
}

function measure(field: string): (name: string) => string {
  return (name) => `measures.${name}.${field}`;
}

export const GRID_FIGURES: readonly GridFigure[] = [
  figure('principal_loss', 'Principal short', 'amount', true, ofClass('principal_loss'), 'totals.principal_loss'),
  figure(
    'interest',
    'Interest short at the end',
    'amount',
    true,
    ofClass('interest_shortfall'),
    'totals.interest_shortfall',
  ),
  figure('late', 'Dates short of interest', 'count', true, ofClass('dates_short_of_interest'), null),
  figure('wal', 'WAL, years', 'years', false, ofClass('wal_years'), null),
  figure('last', 'Last principal date', 'day', false, ofClass('last_principal'), null),
  figure('interest_paid', 'Interest paid', 'amount', false, ofClass('interest_paid'), 'totals.interest_paid'),
  figure('principal_paid', 'Principal paid', 'amount', false, ofClass('principal_paid'), 'totals.principal_paid'),
  figure('price', 'Price at the yield quoted', 'price', false, measure('price'), null),
  figure('yield', 'Yield at the price quoted', 'percent', false, measure('yield_pct'), null),
  figure('duration', 'Modified duration', 'years', false, measure('duration_modified'), null),
  figure('net_loss', 'Net loss of the pool', 'amount', false, null, 'totals.net_loss'),
  figure('residual', 'Residual cash', 'amount', false, null, 'totals.residual'),
];

function figure(
  key: string,
  label: string,
  kind: CellKind,
  isShort: boolean,
  forClass: GridFigure['ofClass'],
  ofAll: string | null,
): GridFigure {
  return { key, label, kind, isShort, ofClass: forClass, ofAll };
}

/** A figure and whom it is about, as one of those offered: a class that has it, or all Notes. */
export function chosenFigure(key: string, of: string, names: readonly string[]) {
  const found = GRID_FIGURES.find((one) => one.key === key) ?? (GRID_FIGURES[0] as GridFigure);
  const { ofClass: forClass, ofAll } = found;
  const isOfClass = forClass !== null && (ofAll === null || of !== 'all');
  const known = names.includes(of) ? of : (names.at(-1) ?? '');
  const name = isOfClass ? known : null;
  return {
    figure: found,
    of: name ?? 'all',
    path: name !== null && forClass ? forClass(name) : (ofAll ?? ''),
    words: name !== null ? `${found.label}, Class ${name}` : `${found.label}${found.ofClass ? ', all Notes' : ''}`,
  };
}

/** A cell's number, short: $ millions with one decimal, years with two, "Apr 2024". @param value in whole units of the last decimal */
export function cellText(kind: CellKind, value: number): string {
  if (Number.isNaN(value)) return 'n/a';
  switch (kind) {
    case 'amount':
      return value === 0 ? '–' : millionsText(value, 1);
    case 'years':
      return signed(Math.floor(value / 10_000 + 0.5), 2);
    case 'price':
      return signed(Math.floor(value / 100 + 0.5), 3);
    case 'percent':
      return signed(Math.floor(value / 1000 + 0.5), 3);
    case 'count':
      return value === 0 ? '–' : withPlaces(value, 0);
    default:
      return monthText(value as Day);
  }
}

function signed(units: number, places: number): string {
  return units < 0 ? `(${withPlaces(-units, places)})` : withPlaces(units, places);
}

const BOUNDS = [0.09, 0.22, 0.39, 0.56, 0.83] as const;

/** The step of the heat, 0 (nothing) to 6, of a value among values up to the greatest. */
export function heatStep(value: number, greatest: number): number {
  if (Number.isNaN(value) || value <= 0 || greatest <= 0) return 0;
  const share = value / greatest;
  const bound = BOUNDS.findIndex((one) => share < one);
  return bound < 0 ? 6 : bound + 1;
}
