import * as v from 'valibot';
import { strangeKey } from '../deal/strange-key.ts';
import { type ScenarioForm, scenarioSchema } from './scenario-form.ts';

/**
 * Whether a form from outside has every field in its kind (text for amounts, numbers for months, lists, known words and no
 * other fields), whatever the values themselves say: a form that was still at fault when it was put away, of which a screen
 * can show every field. {@link parseScenario} alone says whether it is a scenario.
 */
export function isWellShaped(form: unknown): form is ScenarioForm {
  if (strangeKey(form) !== null) return false;
  const read = v.safeParse(scenarioSchema, form);
  return read.success || read.issues.every(({ kind }) => kind !== 'schema');
}
