import type { Projection } from '../engine/projection.ts';

/**
 * The net loss over the whole life of the pool's record: defaults less liquidation proceeds of every month, those after a
 * call or a sale included, and what was lost before the start. Cents.
 * @param before the loss before the start where the scenario's own curve does not state it
 */
export function lifetimeNetLoss(projection: Projection, before = 0): number {
  const { collections, scenario } = projection;
  const { defaulted, liquidation_proceeds: recovered } = collections.lines;
  const defaults = scenario.collateral?.defaults;
  let loss: number = defaults?.kind === 'cnl' ? defaults.filedNetLoss : before;
  for (let month = 0; month < collections.count; month += 1) {
    loss += (defaulted[month] as number) - (recovered[month] as number);
  }
  return loss;
}
