import { EVENT_KINDS } from '../../scenario/scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { andList } from '../word-list.ts';

/** The Events group in a few words: "as modelled", "(vi) forced", "(i) and (ii) ignored, never accelerated". */
export function eventsSummary({ events }: ScenarioForm): string {
  const words = (['forced', 'ignored'] as const).flatMap((state) => {
    const kinds = EVENT_KINDS.filter((kind) => events?.eod?.[kind]?.state === state);
    return kinds.length === 0 ? [] : [`${andList(kinds.map((kind) => `(${kind})`))} ${state}`];
  });
  if (events?.acceleration?.mode === 'never') words.push('never accelerated');
  if (events?.acceleration?.mode === 'month') words.push(`accelerated in ${events.acceleration.month}`);
  if (events?.rescission) words.push(`rescinded in ${events.rescission.month}`);
  return words.length === 0 ? 'as modelled' : words.join(', ');
}

/** The call and the sale in a few words: "first date, no sale". */
export function callSummary({ events }: ScenarioForm): string {
  const call = events?.call;
  const when =
    call?.mode === 'month' ? `month ${call.month}` : { first: 'first date', never: 'never' }[call?.mode ?? 'first'];
  return events?.sale ? `${when}, sale in ${events.sale.month}` : `${when}, no sale`;
}

/** The servicer in a few words. */
export function servicerSummary({ events }: ScenarioForm): string {
  const transfer = events?.servicer_transfer;
  if (!transfer) return 'CarMax';
  return `${transfer.successor === 'trustee' ? 'Indenture Trustee' : 'other'} from ${transfer.month}`;
}
