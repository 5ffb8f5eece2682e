import { type Plan, planOf } from '../../engine/plan.ts';
import {
  type ClassQuantity,
  type DateQuantity,
  type PaymentColumns,
  type Projection,
  REGIMES,
  type Regime,
} from '../../engine/projection.ts';
import type { Scenario } from '../../scenario/scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import type { Input, Operator, Origin, Reason } from './explanation.ts';
import type { FigureId } from './figure-id.ts';
import { cents, type Value } from './value.ts';

/** Draws of a Monte Carlo that are in. A draw's number is its place. */
export interface Drawn {
  readonly seed: number;
  /** The figures' paths in the contract, in the order of a draw's values; the classes that are short come last. */
  readonly paths: readonly string[];
  readonly values: Float64Array;
  readonly scenarioOf: (draw: number) => Scenario;
}

/** A run with the form it was read from: the form says which of its numbers were typed and which were filed. */
export interface ExplainedRun {
  readonly projection: Projection;
  readonly form: ScenarioForm;
  /** What the run is called, and the run it is compared with under its own name; its key is as in other-runs.ts. */
  readonly name?: string;
  readonly base?: { readonly name: string; readonly key: string; readonly run: ExplainedRun };
  /** The draws of a Monte Carlo from this scenario, where they are in. */
  readonly drawn?: Drawn;
}

/** What the rules of the figures work with: the run, and the value of any other figure of it. */
export interface Walk extends ExplainedRun {
  readonly plan: Plan;
  /** @throws Error where the run has no such figure: a rule may refer only to figures that are there. */
  readonly value: (id: FigureId) => Value;
  /** The value of a figure of any run; null where that run has none. */
  readonly valueIn: (run: ExplainedRun, id: FigureId) => Value | null;
}

/** How a family of figures is named, valued and explained. `at` is the date's place in the columns; 0 for a life's figure. */
export interface Rule<Id> {
  readonly title: (id: Id, walk: Walk, at: number) => string;
  /** From the run's own records; null where the run has no such figure. */
  readonly value: (walk: Walk, id: Id, at: number) => Value | null;
  readonly explain: (walk: Walk, id: Id, at: number) => Reason;
}

export function walkOf(run: ExplainedRun, value: Walk['value'], valueIn: Walk['valueIn']): Walk {
  const { deal, scenario } = run.projection;
  return { ...run, plan: planOf(deal, scenario.readings), value, valueIn };
}

/** An input that is a figure of the run, under its value there. */
export function of(walk: Walk, label: string, id: FigureId, operator: Operator = 'plus'): Input {
  return { label, value: walk.value(id), operator, origin: { kind: 'figure', id } };
}

/**
 * An input that is a figure of another run.
 * @param key as other-runs.ts has it
 * @throws Error where that run has no such figure
 */
export function elsewhere(
  walk: Walk,
  { run, key }: { readonly run: ExplainedRun; readonly key: string },
  label: string,
  id: FigureId,
  operator: Operator = 'plus',
): Input {
  const value = walk.valueIn(run, id);
  if (value === null) throw new Error(`The run ${key} has no figure of the kind ${id.kind}.`);
  return { label, value, operator, origin: { kind: 'figure', id, run: key } };
}

export function less(walk: Walk, label: string, id: FigureId): Input {
  return of(walk, label, id, 'less');
}

/** An input that is a leaf. */
export function leaf(label: string, value: Value, origin: Origin, operator: Operator = 'plus'): Input {
  return { label, value, operator, origin };
}

export function inCents(walk: Walk, name: DateQuantity, at: number): Value {
  return cents(walk.projection.byDate[name][at] as number);
}

/** A class's quantity at a date. */
export function ofClass({ projection }: Walk, name: ClassQuantity, noteClass: number, at: number): number {
  return projection.byClass[name][noteClass * projection.dates + at] as number;
}

/** Place of a class by its name, or -1. */
export function classPlace({ projection }: ExplainedRun, name: string): number {
  return projection.deal.classes.findIndex((one) => one.name === name);
}

export function classNames({ projection }: ExplainedRun): readonly string[] {
  return projection.deal.classes.map(({ name }) => name);
}

/** Number of the Distribution Date at a place. */
export function numberAt({ projection }: ExplainedRun, at: number): number {
  return projection.startAfter + at + 1;
}

export function regimeAt({ projection }: ExplainedRun, at: number): Regime {
  return REGIMES[projection.byDate.regime[at] as number] ?? '2.8(a)';
}

/** The payments of the section that governs a date; every date of a run has some. */
export function paymentsAt(run: ExplainedRun, at: number): PaymentColumns {
  const columns = run.projection.payments[regimeAt(run, at)];
  if (!columns) throw new Error(`Date ${at} is governed by a section that records no payments.`);
  return columns;
}

/** A figure that is nil on its date, and why. */
export function nil(sentence: string, clauses: Reason['clauses'], formula: string): Reason {
  return { sentence, clauses, formula, method: 'nil', inputs: [] };
}

/** Who services at a date: the successor of a transfer in its month or before, or nobody but the Servicer. */
export function successorAt({ projection }: ExplainedRun, number: number): 'none' | 'trustee' | 'other' {
  const transfer = projection.scenario.events.servicerTransfer;
  return transfer && transfer.month <= number ? transfer.successor : 'none';
}

/** The month of the date on which the pool was called or sold; null where it was not. */
export function poolGone({
  projection,
}: ExplainedRun): { readonly number: number; readonly how: 'called' | 'sold' } | null {
  const found = projection.statuses.find(({ code }) => code === 'called' || code === 'sold');
  return found ? { number: found.month, how: found.code as 'called' | 'sold' } : null;
}
