import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';

/**
 * Where a run starts and what comes in: the filed months replayed; projected from closing or from a filed month; given by
 * the user; or as a certificate of another trust, or of a further month, left it.
 */
export type StartChoice = 'replay' | 'closing' | 'filed' | 'own' | 'certificate';

type CollateralForm = NonNullable<ScenarioForm['collateral']>;
type CollectionsList = Exclude<NonNullable<ScenarioForm['collections']>, 'filed'>;

/** What a choice of start brings back: what was there before another was chosen. */
export interface KeptStart {
  readonly collateral: CollateralForm;
  readonly collections: CollectionsList | null;
  readonly month: number;
}

/** Which choice a form's start is. */
export function startChoice({ start, collections, deal }: ScenarioForm): StartChoice {
  const isOtherTrust = deal !== undefined && deal.name !== THIS_TRUST.name;
  if (isOtherTrust || start?.kind === 'after') return 'certificate';
  if (collections === 'filed') return 'replay';
  if (collections !== undefined) return 'own';
  return start?.kind === 'filed' ? 'filed' : 'closing';
}

/** The form with another start. Benchmark, events and readings stay; a replay takes the filed benchmark. */
export function withStart(form: ScenarioForm, choice: StartChoice, kept: KeptStart): ScenarioForm {
  const { start, collections: _, collateral, deal, ...rest } = form;
  // What a changed structure has in place of the filed figures goes with it.
  const isElsewhere = startChoice(form) === 'certificate' || deal !== undefined;
  const benchmark = isElsewhere ? ({ benchmark: 'filed' } as const) : {};
  const assumptions = isElsewhere ? kept.collateral : (collateral ?? kept.collateral);
  const own = start === undefined || start.kind === 'after' || isElsewhere ? ({ kind: 'closing' } as const) : start;
  switch (choice) {
    case 'replay':
      return { ...rest, collections: 'filed', benchmark: 'filed' };
    case 'closing':
      return { ...rest, ...benchmark, start: { kind: 'closing' }, collateral: assumptions };
    case 'filed':
      return { ...rest, ...benchmark, start: { kind: 'filed', month: kept.month }, collateral: assumptions };
    case 'own':
      return kept.collections === null
        ? form
        : { ...rest, ...benchmark, start: own, collections: kept.collections, collateral: assumptions };
    default:
      return form;
  }
}

/** Parts of a form that {@link withStart} changes. */
export const START_POINTERS = ['/start', '/collections', '/collateral', '/deal', '/benchmark'] as const;
