import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { fieldText } from './field-text.ts';
import { sameJson } from './json-pointer.ts';
import { hasOwnStructure, OWN_DEAL } from './structure-form.ts';

/** A figure of the structure that is not the deal's. */
interface StructureChange {
  readonly what: string;
  readonly now: string;
  readonly own: string;
}

const DEAL_FIGURES = [
  ['oc_target', 'OC target', 'money'],
  ['reserve_initial', 'initial reserve', 'money'],
  ['reserve_required', 'required reserve', 'money'],
  ['servicing_fee_pct', 'servicing fee', 'percent'],
  ['call_threshold_pct', 'call threshold', 'percent'],
] as const;
const CLASS_FIGURES = [
  ['balance', 'balance', 'money'],
  ['rate_pct', 'coupon', 'percent'],
  ['benchmark_spread_pct', 'spread', 'percent'],
  ['final', 'final month', 'text'],
] as const;

/** Every figure in which a changed structure is not the deal's. */
function structureChanges({ deal }: ScenarioForm): readonly StructureChange[] {
  if (!deal) return [];
  const ofDeal = DEAL_FIGURES.filter(([key]) => deal[key] !== OWN_DEAL[key]).map(([key, what, kind]) =>
    change(what, kind, deal[key], OWN_DEAL[key]),
  );
  const ofClasses = deal.classes.flatMap((one, place) => {
    const own = OWN_DEAL.classes[place];
    return CLASS_FIGURES.filter(([key]) => one[key] !== own?.[key]).map(([key, what, kind]) =>
      change(`Class ${one.name} ${what}`, kind, one[key], own?.[key]),
    );
  });
  const caps = sameJson(deal.caps, OWN_DEAL.caps) ? [] : [{ what: 'caps', now: 'changed', own: 'the deal’s' }];
  return [...ofClasses, ...ofDeal, ...caps];
}

function change(what: string, kind: 'money' | 'percent' | 'text', now: unknown, own: unknown): StructureChange {
  const words = (value: unknown): string => {
    if (kind === 'text') return String(value ?? 'none');
    return kind === 'money' ? fieldText('money', value) : `${fieldText('percent', value)} %`;
  };
  return { what, now: words(now), own: words(own) };
}

/** The group in a few words. */
export function structureSummary(form: ScenarioForm): string {
  if (form.deal === undefined) return 'the deal’s';
  if (!hasOwnStructure(form)) return form.deal.name;
  const count = structureChanges(form).length;
  if (count === 0) return 'the deal’s figures';
  return count === 1 ? 'one figure changed' : `${count} figures changed`;
}

/** Across the results: which figures are not the deal's; null where all are. */
export function structureBanner(form: ScenarioForm): string | null {
  if (!hasOwnStructure(form)) return null;
  const changes = structureChanges(form);
  const [first, second] = changes;
  if (!first) return null;
  const words = ({ what, now, own }: StructureChange): string => `${what} ${now} in place of ${own}`;
  const more = changes.length > 2 ? `, and ${changes.length - 2} more` : '';
  return `${words(first)}${second ? `; ${words(second)}` : ''}${more}.`;
}
