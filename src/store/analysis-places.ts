import type { AnalysisState, PricingPart, SensitivityPart } from './analysis-state.ts';
import type { ViewState } from './app-state.ts';

type Place = Pick<ViewState, 'tab'> & Partial<Pick<ViewState, 'sensitivityPart' | 'pricingPart'>>;

function sensitivity(sensitivityPart: SensitivityPart): Place {
  return { tab: 'sensitivity', sensitivityPart };
}

function pricing(pricingPart: PricingPart): Place {
  return { tab: 'pricing', pricingPart };
}

/** Where on the screen each setting of the analyses is. */
export const SHOWN_ON: Readonly<Record<keyof AnalysisState, Place>> = {
  loss: sensitivity('break-even'),
  x: sensitivity('grid'),
  y: sensitivity('grid'),
  figure: sensitivity('grid'),
  of: sensitivity('grid'),
  trusts: sensitivity('shelf'),
  seed: sensitivity('draws'),
  draws: sensitivity('draws'),
  plan: sensitivity('draws'),
  settlement: pricing('classes'),
  basis: pricing('classes'),
  quotes: pricing('classes'),
  tableClass: pricing('table'),
  tableBy: pricing('table'),
  tableRows: pricing('table'),
  tableColumns: pricing('table'),
  residualPrice: pricing('months'),
};
