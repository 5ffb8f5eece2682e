import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { resetPointers } from '../form/inputs.ts';
import { sameJson, valueAt, withValueAt } from '../form/json-pointer.ts';
import { allDifferences } from './compare-inputs.ts';
import { inputLabel } from './input-labels.ts';

/** What changes as one between two scenarios: alone it leads from a valid form to a valid form. */
export interface AttributionUnit {
  readonly label: string;
  readonly pointers: readonly string[];
}

const WHOLE_START: AttributionUnit = {
  label: 'Start and collateral',
  pointers: ['/start', '/collections', '/collateral', '/deal', '/benchmark', '/switches/horizon'],
};
/** A deal in place brings rep lines, collections and benchmark of its own: it has no filed ones. */
const STRUCTURE: AttributionUnit = {
  label: 'Structure',
  pointers: ['/deal', '/collateral/rep_lines', '/collections', '/benchmark'],
};

/** What changed from one scenario to another, in the order of the panel. */
export function attributionUnits(form: ScenarioForm, base: ScenarioForm): readonly AttributionUnit[] {
  const units: AttributionUnit[] = [];
  const together = togetherOf(form, base);
  if (together) units.push(together);
  for (const { pointer } of allDifferences(form, base)) {
    const pointers = resetPointers(pointer);
    const isIn = units.some((unit) => pointers.every((at) => unit.pointers.some((whole) => isWithin(at, whole))));
    if (!isIn) units.push({ label: inputLabel(pointers.length === 1 ? (pointers[0] ?? pointer) : pointer), pointers });
  }
  return units;
}

/** Inputs that only make sense together. */
function togetherOf(form: ScenarioForm, base: ScenarioForm): AttributionUnit | null {
  const projects = (one: ScenarioForm): boolean => one.collateral !== undefined;
  const isOther = (pointer: string): boolean => !sameJson(valueAt(form, pointer), valueAt(base, pointer));
  if (projects(form) !== projects(base) || isOther('/start')) return WHOLE_START;
  if (isOther('/deal')) return STRUCTURE;
  return isOther('/collections') ? WHOLE_START : null;
}

function isWithin(pointer: string, whole: string): boolean {
  return pointer === whole || pointer.startsWith(`${whole}/`);
}

/** The base with some units as the other scenario has them: bit i of `changed` stands for unit i. */
export function mixedForm(
  form: ScenarioForm,
  base: ScenarioForm,
  units: readonly AttributionUnit[],
  changed: number,
): ScenarioForm {
  let mixed = base;
  for (const [place, { pointers }] of units.entries()) {
    if ((changed & (1 << place)) === 0) continue;
    for (const pointer of pointers) mixed = withValueAt(mixed, pointer, valueAt(form, pointer));
  }
  return mixed;
}
