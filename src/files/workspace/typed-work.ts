import * as v from 'valibot';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { isWellShaped } from '../../scenario/well-shaped.ts';

/** Limits of what is put away with a scenario and makes none yet. A vector's text is the longest that is meant. */
export const TYPED_LIMITS = { pointer: 200, text: 20_000, drafts: 200 } as const;

const pointer = v.pipe(
  v.string(),
  v.check(
    (text) => text.startsWith('/') && text.length <= TYPED_LIMITS.pointer,
    `The place of a field begins with "/" and has at most ${TYPED_LIMITS.pointer} characters.`,
  ),
);

const draft = v.pipe(
  v.string(),
  v.check(
    (text) => text.length <= TYPED_LIMITS.text,
    `The text of a field may have at most ${TYPED_LIMITS.text} characters here.`,
  ),
);

/** What stands in the fields of a scenario beside the form that has a result. */
export const typedSchema = v.strictObject({
  drafts: v.optional(
    v.pipe(
      v.record(pointer, draft),
      v.check(
        (texts) => Object.keys(texts).length <= TYPED_LIMITS.drafts,
        `At most ${TYPED_LIMITS.drafts} fields may hold text that cannot be read.`,
      ),
    ),
  ),
  form: v.optional(v.custom<ScenarioForm>(isWellShaped, 'This must have the fields of a scenario, each in its kind.')),
});
