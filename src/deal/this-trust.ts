import { CARMX_2019_4 } from './carmx-2019-4/terms.ts';
import type { Deal } from './deal.ts';
import { parseDeal } from './parse-deal.ts';

/** CarMax Auto Owner Trust 2019-4, read once from its own table of terms. */
export const THIS_TRUST: Deal = readThisTrust();

function readThisTrust(): Deal {
  const read = parseDeal(CARMX_2019_4);
  if (!read.ok) throw new Error(`The table of terms does not make a deal: ${read.fault.path} ${read.fault.message}`);
  return read.value;
}
