import type { ReadingSwitch } from '../../deal/readings.ts';
import { SHELF_TIMING } from '../../scenario/collateral-form.ts';
import { EVENT_KINDS } from '../../scenario/scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { type Json, sameJson, valueAt } from './json-pointer.ts';
import { hasOwnStructure, OWN_DEAL, plainForm } from './structure-form.ts';

/** The groups of the Assumptions panel, in its order. */
const INPUT_GROUPS = [
  'start',
  'prepayment',
  'losses',
  'benchmark',
  'interest',
  'events',
  'call and sale',
  'servicer',
  'fees',
  'readings',
  'structure',
] as const;
export type InputGroup = (typeof INPUT_GROUPS)[number];

/** What a user sets as one thing: compared with the base as one, reset as one. */
export interface Input {
  readonly pointer: string;
  readonly group: InputGroup;
  /** What counts where the form says nothing. */
  readonly absent: Json;
  /** Its place in the sentence that labels a changed replay. */
  readonly kind: 'start' | 'collateral' | 'events' | 'benchmark' | 'readings';
}

const START = { group: 'start', kind: 'start' } as const;
const LOSSES = { group: 'losses', kind: 'collateral' } as const;

/** The inputs that make the collections. Whether any are given or projected at all belongs to the start. */
const collateralInputs: readonly Input[] = [
  { pointer: '/start', absent: { kind: 'closing' }, ...START },
  { pointer: '/collections', absent: null, ...START },
  { pointer: '/deal', absent: null, group: 'structure', kind: 'start' },
  { pointer: '/collateral/rep_lines', absent: null, ...START },
  { pointer: '/collateral/prepayment', group: 'prepayment', absent: { kind: 'smm', pct: '0' }, kind: 'collateral' },
  { pointer: '/collateral/default/kind', absent: 'none', ...LOSSES },
  { pointer: '/collateral/default/pct', absent: '0', ...LOSSES },
  { pointer: '/collateral/default/multiple', absent: '1', ...LOSSES },
  { pointer: '/collateral/default/timing', absent: SHELF_TIMING, ...LOSSES },
  { pointer: '/collateral/default/mid_life', absent: 'curve', ...LOSSES },
  { pointer: '/collateral/recovery_pct', absent: '50', ...LOSSES },
  { pointer: '/collateral/recovery_lag', absent: 4, ...LOSSES },
];

const eventsOfDefault = EVENT_KINDS.map(
  (kind): Input => ({
    pointer: `/events/eod/${kind}`,
    group: 'events',
    absent: { state: 'modelled' },
    kind: 'events',
  }),
);

/** What each switch of a reading is unless a scenario says otherwise: as the reading is recorded. */
const AS_READ: Readonly<Record<ReadingSwitch, string | boolean>> = {
  interest_on_unpaid_interest: true,
  first_purse: 'reserve',
  whole_account_draw: true,
  blank_5_4_b_v_E: 'pro_rata',
  a4_final: '2025-07',
  successor_cap: 'aggregate',
  call_test: 'without_reserve',
  fdd_floor: 'cumulative',
};

/** The switches of the Readings tab, which has them in place of the panel. */
const readingInputs = Object.entries(AS_READ).map(
  ([name, absent]): Input => ({ pointer: `/readings/${name}`, group: 'readings', absent, kind: 'readings' }),
);

/** Every input of the panel, in its order, then the switches of the readings. */
export const INPUTS: readonly Input[] = [
  ...collateralInputs,
  { pointer: '/benchmark', group: 'benchmark', absent: 'filed', kind: 'benchmark' },
  { pointer: '/switches/interest_on_unpaid_interest', group: 'interest', absent: true, kind: 'readings' },
  ...eventsOfDefault,
  { pointer: '/events/waivers', group: 'events', absent: [], kind: 'events' },
  { pointer: '/events/acceleration', group: 'events', absent: { mode: 'default' }, kind: 'events' },
  { pointer: '/events/rescission', group: 'events', absent: null, kind: 'events' },
  { pointer: '/events/call', group: 'call and sale', absent: { mode: 'first' }, kind: 'events' },
  { pointer: '/events/sale', group: 'call and sale', absent: null, kind: 'events' },
  { pointer: '/events/servicer_transfer', group: 'servicer', absent: null, kind: 'events' },
  { pointer: '/events/claims', group: 'fees', absent: [], kind: 'events' },
  ...readingInputs,
];

const NONE: readonly Input[] = [];
const differing = new WeakMap<ScenarioForm, WeakMap<ScenarioForm, readonly Input[]>>();

/** The inputs in which a form differs from another; found once for each pair of forms. */
export function differingInputs(form: ScenarioForm, base: ScenarioForm): readonly Input[] {
  if (form === base) return NONE;
  const byBase = differing.get(form) ?? new WeakMap<ScenarioForm, readonly Input[]>();
  differing.set(form, byBase);
  const known = byBase.get(base);
  if (known) return known;
  const [own, other] = [plainForm(form), plainForm(base)];
  const found = INPUTS.filter((input) =>
    input.pointer === '/deal'
      ? !sameJson(form.deal, base.deal)
      : isComparable(input.pointer, own, other) && !sameJson(inputValue(input, own), inputValue(input, other)),
  );
  byBase.set(base, found);
  return found;
}

/** Inside a choice, by the place of the choice: only where two forms chose alike can what hangs on it be compared. */
const WITHIN: readonly (readonly [inside: string, choice: string])[] = [
  ['/collateral/default/', '/collateral/default/kind'],
  ['/collateral/prepayment/pct', '/collateral/prepayment/kind'],
];

/** The input that a pointer leads into or has in it, or the nearest one above. */
export function nearestInput(pointer: string): Input | undefined {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = inputAt(at) ?? INPUTS.find((input) => input.pointer.startsWith(`${at}/`));
    if (found) return found;
  }
  return undefined;
}

/** Whether what stands at a pointer means the same in two forms: both project, and both by the same kind of rate. */
export function isComparable(pointer: string, form: ScenarioForm, base: ScenarioForm): boolean {
  if (!pointer.startsWith('/collateral')) return true;
  if (form.collateral === undefined || base.collateral === undefined) return false;
  return WITHIN.every(
    ([inside, choice]) =>
      !pointer.startsWith(inside) || pointer === choice || valueAt(form, choice) === valueAt(base, choice),
  );
}

/** Whether an input is set otherwise in two forms. */
export function inputDiffers(input: Input, form: ScenarioForm, base: ScenarioForm): boolean {
  return differingInputs(form, base).includes(input);
}

export function inputValue(input: Input, form: ScenarioForm): Json {
  return valueAt(form, input.pointer) ?? input.absent;
}

/** The input at a pointer, or the one that the pointer leads into. */
export function inputAt(pointer: string): Input | undefined {
  return INPUTS.find((input) => pointer === input.pointer || pointer.startsWith(`${input.pointer}/`));
}

/**
 * What is set back together: a kind of default goes back with all that hangs on it, a start with its collections. A figure
 * of the structure goes back alone, and so does one of several claims or waivers.
 */
export function resetPointers(pointer: string): readonly string[] {
  if (pointer.startsWith('/deal/')) return [pointer];
  if (IN_A_LIST.test(pointer)) return [pointer];
  const whole = inputAt(pointer)?.pointer ?? pointer;
  if (whole === '/collateral/default/kind') return ['/collateral/default'];
  if (whole === '/deal') return ['/deal', '/collateral/rep_lines', '/collections', '/benchmark'];
  if (whole === '/start') return ['/start', '/collections', '/collateral', '/deal'];
  return [whole];
}

/** A claim or waiver that the base does not have has nothing to go back to. */
export function canBeReset(pointer: string, base: ScenarioForm): boolean {
  return !IN_A_LIST.test(pointer) || valueAt(base, pointer) !== undefined;
}

const IN_A_LIST = /^\/events\/(claims|waivers)\/\d+\//;

/** What a base has at a pointer that is set back; a figure of the structure is the deal's own where the base has no other. */
export function resetValue(base: ScenarioForm, pointer: string): Json {
  if (!pointer.startsWith('/deal/') || hasOwnStructure(base)) return valueAt(base, pointer);
  return valueAt(OWN_DEAL, pointer.slice('/deal'.length));
}
