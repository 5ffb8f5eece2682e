import type { PricedId } from './analysis-id.ts';
import type { Reason } from './explanation.ts';
import { type PricedRun, pricedRun } from './priced-run.ts';
import type { Value } from './value.ts';
import type { Rule, Walk } from './walk.ts';

/** The rule of a figure at a settlement and a quote; there is none where these cannot be read. */
export function pricedRule(
  title: (name: string) => string,
  value: (run: PricedRun, walk: Walk) => Value | null,
  explain: (walk: Walk, id: PricedId, run: PricedRun) => Omit<Reason, 'clauses'>,
): Rule<PricedId> {
  return {
    title: ({ at }) => title(at.noteClass),
    value: (walk, { at }) => {
      const run = pricedRun(walk.projection, at);
      return run && value(run, walk);
    },
    explain: (walk, id) => {
      const run = pricedRun(walk.projection, id.at);
      if (!run) throw new Error('A figure without a value was asked for its reasons.');
      return { clauses: [], ...explain(walk, id, run) };
    },
  };
}
