import type { Projection } from '../../engine/projection.ts';
import { type LiveChecks, liveChecks } from '../../view/proof/live-checks.ts';

const known = new WeakMap<Projection, LiveChecks>();

/** The checks of a run, made once for each. */
export function checksOf(projection: Projection): LiveChecks {
  const found = known.get(projection) ?? liveChecks(projection);
  known.set(projection, found);
  return found;
}
