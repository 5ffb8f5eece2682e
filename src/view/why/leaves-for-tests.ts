import { explain } from './explain.ts';
import type { Origin } from './explanation.ts';
import { figureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';
import type { ExplainedRun } from './walk.ts';

/**
 * Walks down from figures through all their inputs and counts the leaves by kind.
 * @param runOf the run of a key, for inputs of other runs
 * @throws Error where a figure rests on itself, an input's figure is missing or has another value, or a way ends without
 * a source or a reason
 */
export function leavesBelow(
  run: ExplainedRun,
  ids: readonly FigureId[],
  runOf: (key: string) => ExplainedRun = (key) => {
    throw new Error(`no run ${key}`);
  },
): ReadonlyMap<Origin['kind'], number> {
  const leaves = new Map<Origin['kind'], number>();
  const seen = new Map<string, 'open' | 'done'>();
  const visit = (run: ExplainedRun, id: FigureId, key: string): void => {
    const address = `${figureAddress(id)} ${key}`;
    const state = seen.get(address);
    if (state === 'open') throw new Error(`${address} rests on itself`);
    if (state === 'done') return;
    seen.set(address, 'open');
    const explanation = explain(run, id);
    for (const { origin, value } of explanation?.inputs ?? []) {
      if (origin.kind !== 'figure') {
        leaves.set(origin.kind, (leaves.get(origin.kind) ?? 0) + 1);
        continue;
      }
      const other = origin.run === undefined ? run : runOf(origin.run);
      const below = explain(other, origin.id);
      const way = `${address} to ${figureAddress(origin.id)}`;
      if (below === null) throw new Error(`${way}: there is no such figure`);
      if (JSON.stringify(below.result) !== JSON.stringify(value)) throw new Error(`${way}: another value`);
      visit(other, origin.id, origin.run ?? key);
    }
    if (explanation?.inputs.length === 0 && !['nil', 'stated'].includes(explanation.method)) {
      throw new Error(`${address} ends without a source`);
    }
    seen.set(address, 'done');
  };
  for (const id of ids) visit(run, id, '');
  return leaves;
}
