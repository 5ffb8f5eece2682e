import { TYPED_LIMITS } from '../files/workspace/typed-work.ts';
import type { TypedWork } from '../scenario/link/workspace.ts';
import type { ScenarioTab } from './app-state.ts';
import { outcomeOf } from './outcome.ts';

/** What stands in a scenario's fields beside the form that has a result; undefined where nothing does. */
export function typedWorkOf({ form, shown, drafts }: ScenarioTab): TypedWork | undefined {
  const kept = Object.entries(drafts).filter(([, text]) => text.length <= TYPED_LIMITS.text);
  const few = kept.slice(0, TYPED_LIMITS.drafts);
  if (few.length === 0 && form === shown) return undefined;
  return { ...(few.length > 0 && { drafts: Object.fromEntries(few) }), ...(form !== shown && { form }) };
}

/** Whether text stands in a field that is more than is kept. */
export function isMoreThanKept({ drafts }: Pick<ScenarioTab, 'drafts'>): boolean {
  const texts = Object.values(drafts);
  return texts.length > TYPED_LIMITS.drafts || texts.some((text) => text.length > TYPED_LIMITS.text);
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
