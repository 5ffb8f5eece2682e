import { TERM_SHEET_YIELDS } from '../../deal/carmx-2019-4/term-sheet.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { PricingTexts } from './quotes.ts';

export const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
export const NAMES = THIS_TRUST.classes.map(({ name }) => name);

/**
 * As the trust's final term sheet prices (free writing prospectus of 17 October 2019, SEC accession 0001193125-19-269200):
 * 1.3 % ABS, no losses, to the 10 % call, which its many rep lines reach in month 49.
 */
export const SHEET_FORM = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' } },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  events: { call: { mode: 'month', month: 49 } },
};

export const SHEET_TEXTS: PricingTexts = {
  settlement: '23 Oct 2019',
  basis: 'bey',
  quotes: Object.fromEntries(Object.entries(TERM_SHEET_YIELDS).map(([name, text]) => [name, { by: 'yield', text }])),
};

export function runOf(form: object): Projection {
  const read = parseScenario(form, CONTEXT);
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}
