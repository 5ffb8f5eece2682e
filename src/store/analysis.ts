import type { StoreApi } from 'zustand/vanilla';
import { AT_PAR } from '../view/pricing/quotes.ts';
import { type AnalysisState, FIRST_ANALYSIS, type QuoteText } from './analysis-state.ts';
import { appStore } from './app-store.ts';
import { typesInto } from './history.ts';

/** The settings of Sensitivity and Pricing as a store of their own: they are part of the app's, and of its undo. */
export const analysisStore: Pick<StoreApi<AnalysisState>, 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: () => appStore.getState().analysis,
  getInitialState: () => FIRST_ANALYSIS,
  subscribe: (tell) =>
    appStore.subscribe((now, before) => {
      if (now.analysis !== before.analysis) tell(now.analysis, before.analysis);
    }),
};

/** Sets some of them; what is typed into one of them without a rest is one step of undo. */
export function setAnalysis(change: Partial<AnalysisState>): void {
  typesInto(`analysis ${Object.keys(change).join(' ')}`);
  appStore.setState(({ analysis }) => ({ analysis: { ...analysis, ...change } }));
}

export function setQuote(name: string, change: Partial<QuoteText>): void {
  typesInto(`quote ${name}`);
  appStore.setState(({ analysis }) => {
    const quotes = { ...analysis.quotes, [name]: { ...(analysis.quotes[name] ?? AT_PAR), ...change } };
    return { analysis: { ...analysis, quotes } };
  });
}
