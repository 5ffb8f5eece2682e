import { RATE_ONE, type Rate } from '../../money/rate.ts';
import type { CollateralAssumptions } from '../../scenario/collateral.ts';
import type { Events, Scenario } from '../../scenario/scenario.ts';
import { VECTOR_PER_RATE, type VectorValues } from '../../scenario/vector/vector-values.ts';
import { stretchedTiming } from './stretched-timing.ts';

/**
 * An input of a scenario by its path in the scenario form: how to carry it from one parsed scenario into another, so that
 * thousands of runs need not parse anew, and for a plain number how to set it.
 */
export interface ScenarioInput {
  readonly path: string;
  /** `into` with this input as `from` has it. */
  readonly carry: (from: Scenario, into: Scenario) => Scenario;
  readonly number: NumberInput | null;
}

/** A number that may be drawn: its unit, its limits, and how it is put into a scenario. */
export interface NumberInput {
  readonly unit: 'percent' | 'times' | 'months';
  readonly least: number;
  readonly most: number;
  /** Whole numbers only. */
  readonly isWhole: boolean;
  /** null where the scenario has no such input. */
  readonly set: (scenario: Scenario, value: number) => Scenario | null;
}

/** The input at a path or above it; null where the path has to be parsed with the rest of the form. */
export function scenarioInput(path: string): ScenarioInput | null {
  let found: ScenarioInput | null = null;
  for (const input of INPUTS) {
    const isAbove = path === input.path || path.startsWith(`${input.path}.`);
    if (isAbove && (!found || input.path.length > found.path.length)) found = input;
  }
  return found;
}

/** Whether two inputs can be carried one after the other without one undoing the other. */
export function areApart(one: ScenarioInput, other: ScenarioInput): boolean {
  return !`${one.path}.`.startsWith(`${other.path}.`) && !`${other.path}.`.startsWith(`${one.path}.`);
}

/** The timing of a loss curve made slower (above 1) or faster (below 1); no field of the form, but an input all the same. */
export const TIMING_STRETCH = 'collateral.default.timing.stretch';

type Collateral = CollateralAssumptions;

function ofCollateral(
  path: string,
  take: (from: Collateral, into: Collateral) => Partial<Collateral>,
  number: NumberInput | null = null,
): ScenarioInput {
  const carry = (from: Scenario, into: Scenario): Scenario =>
    from.collateral && into.collateral
      ? { ...into, collateral: { ...into.collateral, ...take(from.collateral, into.collateral) } }
      : into;
  return { path: `collateral.${path}`, carry, number };
}

function ofEvents(path: string, take: (from: Events, into: Events) => Partial<Events>): ScenarioInput {
  const carry = (from: Scenario, into: Scenario): Scenario => ({
    ...into,
    events: { ...into.events, ...take(from.events, into.events) },
  });
  return { path: `events.${path}`, carry, number: null };
}

/** A field of the collateral as a number: percent by default, one value for every month. */
function collateralNumber(
  set: (collateral: Collateral, value: number) => Partial<Collateral> | null,
  limits: Partial<NumberInput> = {},
): NumberInput {
  return {
    unit: 'percent',
    least: 0,
    most: 100,
    isWhole: false,
    ...limits,
    set: (scenario, value) => {
      const change = scenario.collateral && set(scenario.collateral, value);
      return change ? { ...scenario, collateral: { ...(scenario.collateral as Collateral), ...change } } : null;
    },
  };
}

/** A percentage as a rate, half-up to its eight decimals. */
function rateOf(percent: number): Rate {
  return Math.floor(percent * (RATE_ONE / 100) + 0.5) as Rate;
}

function flat(percent: number): VectorValues {
  return [rateOf(percent) * VECTOR_PER_RATE] as readonly number[] as VectorValues;
}

function takeTiming(from: Collateral, into: Collateral): Partial<Collateral> {
  const [source, target] = [from.defaults, into.defaults];
  return source.kind === 'cnl' && target.kind === 'cnl' ? { defaults: { ...target, timing: source.timing } } : {};
}

/** A recovery that leaves a loss curve something to lose. */
const MOST_RECOVERY = 99.99;

const COLLATERAL_INPUTS: readonly ScenarioInput[] = [
  ofCollateral(
    'prepayment.pct',
    (from, into) => ({ prepayment: { ...into.prepayment, vector: from.prepayment.vector } }),
    collateralNumber(({ prepayment }, value) => ({ prepayment: { ...prepayment, vector: flat(value) } })),
  ),
  ofCollateral(
    'default.pct',
    (from, into) => ({ defaults: { ...into.defaults, vector: from.defaults.vector } }),
    collateralNumber(({ defaults }, value) => ({ defaults: { ...defaults, vector: flat(value) } })),
  ),
  ofCollateral(
    'default.multiple',
    (from, into) =>
      from.defaults.kind === 'cnl' && into.defaults.kind === 'cnl'
        ? { defaults: { ...into.defaults, multiple: from.defaults.multiple } }
        : {},
    collateralNumber(
      ({ defaults }, value) =>
        defaults.kind === 'cnl' ? { defaults: { ...defaults, multiple: Math.floor(value * RATE_ONE + 0.5) } } : null,
      { unit: 'times' },
    ),
  ),
  ofCollateral('default.timing', takeTiming),
  ofCollateral(
    'default.timing.stretch',
    takeTiming,
    collateralNumber(
      ({ defaults }, value) =>
        defaults.kind === 'cnl' ? { defaults: { ...defaults, timing: stretchedTiming(defaults.timing, value) } } : null,
      { unit: 'times', least: 0.1, most: 10 },
    ),
  ),
  ofCollateral(
    'recovery_pct',
    (from) => ({ recovery: from.recovery }),
    collateralNumber((_, value) => ({ recovery: flat(value) }), { most: MOST_RECOVERY }),
  ),
  ofCollateral(
    'recovery_lag',
    (from) => ({ recoveryLag: from.recoveryLag }),
    collateralNumber((_, value) => ({ recoveryLag: value }), { unit: 'months', most: 120, isWhole: true }),
  ),
  ofCollateral('rep_lines', (from) => ({ repLines: from.repLines })),
];

const EVENT_INPUTS: readonly ScenarioInput[] = [
  ...(['i', 'ii', 'iii', 'iv', 'v', 'vi'] as const).map((kind) =>
    ofEvents(`eod.${kind}`, (from, into) => ({
      eventsOfDefault: { ...into.eventsOfDefault, [kind]: from.eventsOfDefault[kind] },
    })),
  ),
  ofEvents('acceleration', ({ acceleration }) => ({ acceleration })),
  ofEvents('rescission', ({ rescissionMonth }) => ({ rescissionMonth })),
  ofEvents('waivers', ({ waivers }) => ({ waivers })),
  ofEvents('sale', ({ sale }) => ({ sale })),
  ofEvents('call', ({ call }) => ({ call })),
  ofEvents('servicer_transfer', ({ servicerTransfer }) => ({ servicerTransfer })),
  ofEvents('claims', ({ claims }) => ({ claims })),
  {
    path: 'events.sale.price_pct',
    carry: ({ events: { sale } }, into) =>
      sale && into.events.sale
        ? { ...into, events: { ...into.events, sale: { ...into.events.sale, price: sale.price } } }
        : into,
    number: {
      unit: 'percent',
      least: 0,
      most: 200,
      isWhole: false,
      set: (scenario, value) => {
        const { sale } = scenario.events;
        return sale ? { ...scenario, events: { ...scenario.events, sale: { ...sale, price: rateOf(value) } } } : null;
      },
    },
  },
];

const INPUTS: readonly ScenarioInput[] = [
  ...COLLATERAL_INPUTS,
  ...EVENT_INPUTS,
  { path: 'benchmark', carry: ({ benchmark }, into) => ({ ...into, benchmark }), number: null },
  {
    path: 'benchmark.shift_pct',
    carry: ({ benchmark: { shift } }, into) => ({ ...into, benchmark: { ...into.benchmark, shift } }),
    number: {
      unit: 'percent',
      least: -50,
      most: 50,
      isWhole: false,
      set: (scenario, value) => ({ ...scenario, benchmark: { ...scenario.benchmark, shift: rateOf(value) } }),
    },
  },
  { path: 'readings', carry: ({ readings }, into) => ({ ...into, readings }), number: null },
  { path: 'switches.horizon', carry: ({ horizon }, into) => ({ ...into, horizon }), number: null },
];

/** The inputs that can be drawn. */
export const NUMBER_INPUTS: readonly string[] = INPUTS.flatMap(({ path, number }) => (number ? [path] : []));
