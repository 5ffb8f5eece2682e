import { CARMX_2019_4 } from '../deal/carmx-2019-4/terms.ts';
import { parseDeal } from '../deal/parse-deal.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import type { ScenarioContext } from '../scenario/parse-scenario.ts';
import { filedRateTexts } from '../view/form/benchmark-choice.ts';

const read = parseDeal(CARMX_2019_4);
if (!read.ok) throw new Error(`The trust's own terms are at fault at ${read.fault.path}: ${read.fault.message}`);

/** The trust the app is about, with its filed months. */
export const TRUST: ScenarioContext = { deal: read.value, filed: filedMonths(read.value) };

/** The filed benchmark of each accrual as text, in percent. */
export const FILED_RATES: readonly string[] = filedRateTexts(TRUST.filed?.benchmark ?? []);

/** The accession number of the last filed month's certificate says how far the data goes. */
export const FILED_COUNT = TRUST.filed?.count ?? 0;
