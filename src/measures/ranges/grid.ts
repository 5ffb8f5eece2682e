import type { Deal } from '../../deal/deal.ts';
import { faultAt, type Read } from '../../deal/fault.ts';
import { engine } from '../../engine/run.ts';
import { type DealAndScenario, parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import type { Figure } from '../figures/figure.ts';
import { withValueAtPath } from '../inputs/form-path.ts';
import { areApart, scenarioInput, TIMING_STRETCH } from '../inputs/scenario-inputs.ts';
import { readVariants, type Variants } from '../inputs/variants.ts';
import type { LongJob } from './long-job.ts';

/** Most values along one side of a grid. */
export const MOST_STEPS = 200;

/** An input by its path, and the values it takes. */
export interface Axis {
  readonly path: string;
  readonly values: readonly unknown[];
}

/**
 * A figure of a scenario for every pair of values of two inputs. Item r x columns + c of the job is row r (value r of
 * `y`), column c (value c of `x`).
 * @param figures the figures of a cell, in order; they follow from the deal
 * @returns a fault where a value is none that its input may take
 */
export function gridJob(
  form: object,
  x: Axis,
  y: Axis,
  figures: readonly Figure[],
  context: ScenarioContext,
): Read<LongJob> {
  if (x.path === y.path) return faultAt('/y/path', 'x and y are the same input; take two.');
  const columns = readVariants(form, x.path, x.values, context, '/x/values');
  if (!columns.ok) return columns;
  const rows = readVariants(form, y.path, y.values, context, '/y/values');
  if (!rows.ok) return rows;
  const [first, ...others] = [...columns.value.read, ...rows.value.read].map(({ deal }) => namesOf(deal));
  if (others.some((names) => names !== first)) {
    return faultAt('', 'The classes of the deal must stay the same over a grid: its figures are those of one deal.');
  }
  const cellAt = cellReader(form, columns.value, rows.value, context);
  if (!cellAt) return faultAt('/y/path', 'x and y both change the timing of the loss; take another pair.');
  const count = x.values.length;
  const width = figures.length;
  const run = (from: number, to: number): Float64Array => {
    const values = new Float64Array((to - from) * width);
    for (let item = from; item < to; item += 1) {
      const cell = cellAt(item % count, Math.floor(item / count));
      const projection = cell && engine(cell.deal, cell.scenario);
      for (const [index, figure] of figures.entries()) {
        values[(item - from) * width + index] = (projection && figure.of(projection)) ?? Number.NaN;
      }
    }
    return values;
  };
  return { ok: true, value: { items: count * y.values.length, width, run } };
}

function namesOf(deal: Deal): string {
  return JSON.stringify(deal.classes.map(({ name }) => name));
}

type CellReader = (column: number, row: number) => DealAndScenario | null;

/**
 * How a cell's scenario is made. Where the two inputs are known and apart, the row's value is carried into the column's
 * scenario; else the form is read anew for each cell, and a pair that makes no scenario gives null.
 */
function cellReader(form: object, columns: Variants, rows: Variants, context: ScenarioContext): CellReader | null {
  const across = scenarioInput(columns.path);
  const down = scenarioInput(rows.path);
  if (across && down && areApart(across, down) && keepsParts(columns, rows)) {
    return (column, row) => {
      const { deal, scenario } = columns.read[column] as DealAndScenario;
      return { deal, scenario: down.carry((rows.read[row] as DealAndScenario).scenario, scenario) };
    };
  }
  if (columns.path === TIMING_STRETCH) return stretchedCells(columns, rows, (column, row) => [column, row]);
  if (rows.path === TIMING_STRETCH) return stretchedCells(rows, columns, (column, row) => [row, column]);
  return (column, row) => {
    const half = withValueAtPath(form, columns.path, columns.values[column]);
    const whole = half && withValueAtPath(half, rows.path, rows.values[row]);
    const read = whole && parseScenario(whole, context);
    return read?.ok ? read.value : null;
  };
}

/** Cells of a grid whose one side stretches the loss curve that the other side's scenario has. */
function stretchedCells(
  stretches: Variants,
  others: Variants,
  placesOf: (column: number, row: number) => readonly [stretch: number, other: number],
): CellReader | null {
  const number = scenarioInput(TIMING_STRETCH)?.number;
  if (!number || others.path.startsWith('collateral.default.timing')) return null;
  return (column, row) => {
    const [stretch, other] = placesOf(column, row);
    const { deal, scenario } = others.read[other] as DealAndScenario;
    const stretched = number.set(scenario, Number(stretches.values[stretch]));
    return stretched && { deal, scenario: stretched };
  };
}

/** An input can be carried only into a scenario that has the part it belongs to, by the same kind. */
function keepsParts(columns: Variants, rows: Variants): boolean {
  const kinds = new Set(
    [...columns.read, ...rows.read].map(({ scenario }) => scenario.collateral?.defaults.kind ?? 'none'),
  );
  const sales = new Set([...columns.read, ...rows.read].map(({ scenario }) => scenario.events.sale === null));
  return kinds.size === 1 && sales.size === 1;
}
