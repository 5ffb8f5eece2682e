import { TYPED_LIMITS } from '../files/workspace/typed-work.ts';
import type { TypedWork } from '../scenario/link/workspace.ts';
import { isWellShaped } from '../scenario/well-shaped.ts';
import type { ScenarioTab } from './app-state.ts';
import { outcomeOf } from './outcome.ts';

/** What stands in a scenario's fields beside the form that has a result; undefined where nothing does. */
export function typedWorkOf({ form, shown, drafts }: ScenarioTab): TypedWork | undefined {
  const few = Object.entries(drafts).filter(isKept).slice(0, TYPED_LIMITS.drafts);
  const isFormKept = form !== shown && isWellShaped(form);
  if (few.length === 0 && !isFormKept) return undefined;
  return { ...(few.length > 0 && { drafts: Object.fromEntries(few) }), ...(isFormKept && { form }) };
}

/** Whether more stands in the fields than is kept: what its reader would refuse would take all other work with it. */
export function isMoreThanKept({ form, shown, drafts }: Pick<ScenarioTab, 'form' | 'shown' | 'drafts'>): boolean {
  const texts = Object.entries(drafts);
  return texts.length > TYPED_LIMITS.drafts || !texts.every(isKept) || (form !== shown && !isWellShaped(form));
}

function isKept([pointer, text]: readonly [pointer: string, text: string]): boolean {
  return pointer.length <= TYPED_LIMITS.pointer && text.length <= TYPED_LIMITS.text;
}

/** A scenario's form, drafts and what is shown meanwhile, from what was kept. @param shown the form that has a result */
export function tabParts(
  shown: ScenarioTab['form'],
  typed: TypedWork | undefined,
): Pick<ScenarioTab, 'form' | 'shown' | 'drafts'> {
  const form = typed?.form ?? shown;
  // A later version may accept what was at fault when it was kept.
  return { form, shown: outcomeOf(form).kind === 'result' ? form : shown, drafts: typed?.drafts ?? {} };
}
