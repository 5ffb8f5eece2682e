import { faultAt, type Read } from '../../deal/fault.ts';
import { type DealAndScenario, parseScenario, type ScenarioContext } from '../../scenario/parse-scenario.ts';
import { withValueAtPath } from './form-path.ts';
import { scenarioInput, TIMING_STRETCH } from './scenario-inputs.ts';

/** The scenario with one input set to each of several values, read and doubted once each. */
export interface Variants {
  readonly path: string;
  readonly values: readonly unknown[];
  readonly read: readonly DealAndScenario[];
}

/**
 * Reads a scenario's form once for each value of an input.
 * @param values as the form has them; a number where the form wants text is taken as that text
 * @param place JSON pointer of the list of values, for faults
 */
export function readVariants(
  form: object,
  path: string,
  values: readonly unknown[],
  context: ScenarioContext,
  place: string,
): Read<Variants> {
  const read: DealAndScenario[] = [];
  const taken: unknown[] = [];
  for (const [index, value] of values.entries()) {
    const variant = readVariant(form, path, value, context);
    if (!variant.ok) {
      const where = variant.fault.path === '' ? '' : ` (at ${variant.fault.path})`;
      return faultAt(`${place}/${index}`, `${variant.fault.message}${where}`);
    }
    read.push(variant.value.read);
    taken.push(variant.value.value);
  }
  return { ok: true, value: { path, values: taken, read } };
}

interface Variant {
  readonly read: DealAndScenario;
  readonly value: unknown;
}

function readVariant(form: object, path: string, value: unknown, context: ScenarioContext): Read<Variant> {
  if (path === TIMING_STRETCH) return readStretched(form, value, context);
  const changed = withValueAtPath(form, path, value);
  if (!changed) return faultAt('', `"${path}" is no path of this scenario.`);
  const read = parseScenario(changed, context);
  if (read.ok) return { ok: true, value: { read: read.value, value } };
  const asText = typeof value === 'number' ? withValueAtPath(form, path, String(value)) : null;
  const again = asText ? parseScenario(asText, context) : read;
  return again.ok ? { ok: true, value: { read: again.value, value: String(value) } } : read;
}

function readStretched(form: object, value: unknown, context: ScenarioContext): Read<Variant> {
  const number = scenarioInput(TIMING_STRETCH)?.number;
  const base = parseScenario(form, context);
  if (!base.ok || !number) return base.ok ? faultAt('', `"${TIMING_STRETCH}" is not known.`) : base;
  const stretch = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
  if (!(stretch >= number.least && stretch <= number.most)) {
    return faultAt('', `A stretch of the loss timing lies between ${number.least} and ${number.most}, as in "1.2".`);
  }
  const scenario = number.set(base.value.scenario, stretch);
  if (!scenario) return faultAt('', 'Only a lifetime net loss (default kind cnl) has a timing to stretch.');
  return { ok: true, value: { read: { deal: base.value.deal, scenario }, value } };
}
