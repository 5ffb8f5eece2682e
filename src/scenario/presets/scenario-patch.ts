import { faultAt, type Read } from '../../deal/fault.ts';
import type { CollateralForm } from '../collateral-form.ts';
import type { ScenarioForm } from '../scenario-form.ts';

type DefaultForm = NonNullable<CollateralForm['default']>;
type LossCurveForm = Extract<DefaultForm, { kind: 'cnl' }>;

/** What a patch says of a loss curve: the parts that it leaves out stay as they are; null takes a part out. */
type LossCurvePatch = { readonly kind: 'cnl' } & {
  readonly [Part in Exclude<keyof LossCurveForm, 'kind'>]?: LossCurveForm[Part] | null;
};

/** Assumptions to lay over a scenario. What it does not speak of stays as it is. */
export interface ScenarioPatch {
  readonly collateral?: {
    readonly prepayment?: NonNullable<CollateralForm['prepayment']>;
    readonly default?: Exclude<DefaultForm, LossCurveForm> | LossCurvePatch;
    readonly recovery_pct?: NonNullable<CollateralForm['recovery_pct']>;
    readonly recovery_lag?: number;
  };
  readonly events?: { readonly call?: NonNullable<NonNullable<ScenarioForm['events']>['call']> };
}

/**
 * A scenario with a patch laid over it, as a new form. Prepayment, recovery and call are replaced as a whole; of a loss curve
 * the parts that are named. Start, collections and rep lines are never touched: where months are given, filed ones or the
 * user's own, the assumptions begin after them.
 * @returns a fault where the patch gives a part of a loss curve (its timing, say) and the scenario has no lifetime loss to
 * spread, but a default rate or nothing.
 */
export function withPatch(form: ScenarioForm, patch: ScenarioPatch): Read<ScenarioForm> {
  const { default: change, ...others } = patch.collateral ?? {};
  const now = form.collateral?.default;
  const defaults = change === undefined ? now : patchedDefault(now, change);
  if (change !== undefined && defaults === undefined) {
    return faultAt(
      '/collateral/default',
      'A loss timing spreads a lifetime net loss, and this scenario has none: choose a cumulative net loss (CNL) first.',
    );
  }
  return {
    ok: true,
    value: {
      ...form,
      ...(patch.collateral && {
        collateral: { ...form.collateral, ...others, ...(defaults && { default: defaults }) },
      }),
      ...(patch.events && { events: { ...form.events, ...patch.events } }),
    },
  };
}

function patchedDefault(
  now: DefaultForm | undefined,
  change: NonNullable<NonNullable<ScenarioPatch['collateral']>['default']>,
): DefaultForm | undefined {
  if (change.kind !== 'cnl') return change;
  const parts = { ...(now?.kind === 'cnl' ? now : {}), ...change };
  const left = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== null && value !== undefined));
  return Object.hasOwn(left, 'pct') ? (left as LossCurveForm) : undefined;
}
