import { CARMX_2019_4 } from '../../deal/carmx-2019-4/terms.ts';
import { withValueAtPath } from '../../measures/inputs/form-path.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { valueAt } from '../form/json-pointer.ts';

/** An input that a side of a grid, or the columns of a table, may step through. */
export interface GridInput {
  /** The path in the scenario's form, as the headless contract has it. */
  readonly path: string;
  readonly label: string;
  /** Stands behind each step: "1.10 %". */
  readonly unit: string;
  /** What its steps are at first. */
  readonly steps: string;
  /** A step as the form has it at the path. */
  readonly valueOf: (step: string) => unknown;
  /** The number that a form has there, as text; null where it has none. */
  readonly numberIn: (form: ScenarioForm) => string | null;
}

function plain(path: string, label: string, unit: string, steps: string, absent: string | null = null): GridInput {
  const pointer = `/${path.replaceAll('.', '/')}`;
  const numberIn = (form: ScenarioForm): string | null => {
    const value = valueAt(form, pointer) ?? absent;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  };
  return { path, label, unit, steps, valueOf: (step) => step, numberIn };
}

function whole(input: GridInput): GridInput {
  return { ...input, valueOf: Number };
}

/** An event that happens in the month of the step. */
function event(path: string, label: string, rest: object, steps: string): GridInput {
  const pointer = `/${path.replaceAll('.', '/')}`;
  return {
    path,
    label,
    unit: '',
    steps,
    valueOf: (step) => ({ ...rest, month: Number(step) }),
    numberIn: (form) => {
      const month = valueAt(form, `${pointer}/month`);
      return typeof month === 'number' ? String(month) : null;
    },
  };
}

const STRUCTURE: readonly GridInput[] = [
  plain('deal.oc_target', 'OC Target Amount', '$', '0 to 15000000 by 2500000', CARMX_2019_4.oc_target),
  plain('deal.reserve_initial', 'Reserve at closing', '$', '0 to 15000000 by 2500000', CARMX_2019_4.reserve_initial),
  plain('deal.initial_pool', 'Initial pool', '$', '1500000000 to 1560000000 by 10000000', CARMX_2019_4.initial_pool),
  plain('deal.servicing_fee_pct', 'Servicing Fee', '%', '0.5 to 2 by 0.25', CARMX_2019_4.servicing_fee_pct),
  plain('deal.call_threshold_pct', 'Call threshold', '%', '0 to 20 by 2.5', CARMX_2019_4.call_threshold_pct),
];

/** The inputs that are offered by name; any other is reached by its path. */
export const GRID_INPUTS: readonly GridInput[] = [
  plain('collateral.default.multiple', 'Loss multiple', '×', '1 to 8 by 0.5', '1'),
  plain('collateral.default.pct', 'Losses, base case', '%', '1 to 12 by 1'),
  plain('collateral.default.timing.stretch', 'Loss timing, stretched', '×', '0.5 to 2 by 0.25'),
  plain('collateral.prepayment.pct', 'Speed', '%', '0.8 to 1.8 by 0.1'),
  plain('collateral.recovery_pct', 'Recovery', '%', '20 to 70 by 5'),
  whole(plain('collateral.recovery_lag', 'Recovery lag, months', '', '0 to 12 by 1')),
  plain('benchmark.shift_pct', 'Benchmark, shifted by', '%', '-1 to 3 by 0.5'),
  event('events.eod.vi', 'Voluntary case in month', { state: 'forced' }, '1 to 49 by 4'),
  event('events.eod.iii', 'Breach of covenant in month', { state: 'forced' }, '1 to 49 by 4'),
  event('events.call', 'Call in month', { mode: 'month' }, '41 to 53 by 1'),
  ...STRUCTURE,
];

/** The input of a path: one of those offered, or any other by the path alone. */
export function gridInput(path: string): GridInput {
  return GRID_INPUTS.find((one) => one.path === path) ?? plain(path, path, '', '');
}

/** "1.10 %", "5.0 ×", "12" */
export function stepText({ unit }: GridInput, step: string): string {
  const text = step.startsWith('-') ? `−${step.slice(1)}` : step;
  if (unit === '$') return text.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return unit === '' ? text : `${text} ${unit}`;
}

/**
 * The form that a request steps through: as it is, but with the deal written out where a path leads into it. A deal in
 * place has no filed months, so the filed benchmark is written out too.
 * @param filedRates the filed benchmark of each accrual, in percent
 */
export function steppedForm(form: ScenarioForm, paths: readonly string[], filedRates: readonly string[]): ScenarioForm {
  if (form.deal !== undefined || !paths.some((path) => path.startsWith('deal.'))) return form;
  const benchmark =
    form.benchmark === 'filed' || form.benchmark === undefined
      ? { first_month: 1, rates_pct: [...filedRates] }
      : form.benchmark;
  return { ...form, deal: CARMX_2019_4, benchmark };
}

/** The form of a cell, to be opened as a scenario; null where the paths lead nowhere. */
export function cellForm(
  form: ScenarioForm,
  cell: readonly { readonly input: GridInput; readonly step: string }[],
): ScenarioForm | null {
  let made: object | null = form;
  for (const { input, step } of cell) {
    const value = input.valueOf(step);
    made = made && withValueAtPath(made, input.path, value);
  }
  return made as ScenarioForm | null;
}
