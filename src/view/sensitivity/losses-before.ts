import type { Projection } from '../../engine/projection.ts';
import { filedMonths } from '../../scenario/filed-months.ts';

/** Net loss before the start in cents: as the curve states it, or as it was filed; 0 from closing. */
export function lossesBefore({ scenario, deal }: Projection): number {
  const defaults = scenario.collateral?.defaults;
  if (defaults?.kind === 'cnl') return defaults.filedNetLoss;
  if (scenario.start.kind !== 'filed') return 0;
  return filedMonths(deal)?.lossesThrough(scenario.start.afterDate).netLoss ?? 0;
}
