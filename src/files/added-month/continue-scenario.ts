import { faultAt, type Read } from '../../deal/fault.ts';
import { printCents } from '../../money/cents.ts';
import { COLLECTION_LINES } from '../../scenario/collections.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { addedMonth, type KnownMonths, lastKnownMonth, lossesThrough } from './known-months.ts';

export type CollectionsLineForm = Exclude<NonNullable<ScenarioForm['collections']>, 'filed'>[number];

/**
 * The collections of the known months after a date, filed ones and added ones in one list, as a scenario takes them in
 * place of `"filed"`, which ends with the filings.
 */
export function knownCollections(known: KnownMonths, afterDate: number): readonly CollectionsLineForm[] {
  const { lines } = known.context.filed.collections;
  const list: CollectionsLineForm[] = [];
  for (let month = afterDate + 1; month <= lastKnownMonth(known); month += 1) {
    const added = addedMonth(known, month);
    const amounts = COLLECTION_LINES.map((line) => {
      return [line, added?.collections[line] ?? printCents(lines[line][month - 1] ?? 0)] as const;
    });
    list.push(Object.fromEntries(amounts.filter(([, amount]) => amount !== '0.00')));
  }
  return list;
}

/**
 * A scenario with all known months run through the rules from its own start, the added ones among them; what it assumes of
 * the collateral begins after them.
 * @returns a fault for a start with balances of the user's own, to which the filed months do not belong
 */
export function throughAddedMonths(form: ScenarioForm, known: KnownMonths): Read<ScenarioForm> {
  const start = form.start ?? { kind: 'closing' };
  if (start.kind === 'after') {
    return faultAt(
      '/start',
      'The known months go with a start at closing or after a filed month, not with balances of your own.',
    );
  }
  const afterDate = start.kind === 'filed' ? start.month : 0;
  return { ok: true, value: { ...form, collections: [...knownCollections(known, afterDate)] } };
}

/**
 * A scenario that starts after the last added month: its balances, its pool as one rep line from the certificate's averages,
 * the loss and the defaults to date, so that a loss curve and the recoveries go on where they stand. Speeds, losses,
 * benchmark and events stay the scenario's.
 * @returns a fault where nothing was added, or where the certificate does not print the averages
 */
export function afterAddedMonths(form: ScenarioForm, known: KnownMonths): Read<ScenarioForm> {
  const month = lastKnownMonth(known);
  const added = addedMonth(known, month);
  if (!added) return faultAt('/start', 'No month has been added after the filed ones.');
  if (!added.repLine) {
    return faultAt(
      '/collateral/rep_lines',
      `The certificate of month ${month} does not print its average coupon and terms: give rep lines for the pool of ${added.start.pool}.`,
    );
  }
  const { netLoss, defaults } = lossesThrough(known, month);
  const { collections: _, ...rest } = form;
  const given = form.collateral?.default;
  return {
    ok: true,
    value: {
      ...rest,
      start: added.start,
      collateral: {
        ...form.collateral,
        rep_lines: [added.repLine],
        prior_defaults: defaults.map(printCents),
        ...(given?.kind === 'cnl' && { default: { ...given, filed_net_loss: printCents(netLoss) } }),
      },
    },
  };
}
