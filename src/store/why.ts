import { createStore } from 'zustand/vanilla';

/** A figure that was asked for its reasons. */
export interface AskedFigure {
  /** Its address (view/why/figure-address.ts), or the place of a waterfall's cell: see `cellPlace`. */
  readonly figure: string;
  /**
   * Whose figure: a scenario's id; "restart 8" or "run on 8" for the proof's run of month 8; a run that comes of the scenario
   * on the screen ("loss multiple 4470", "draw 12", "trust 2017-3", "stepped …"); '' for that scenario itself.
   */
  readonly run: string;
}

interface WhyState {
  /** The figure asked, then the inputs that were opened in turn; empty while nothing is asked. */
  readonly asked: readonly AskedFigure[];
}

export const whyStore = createStore<WhyState>(() => ({ asked: [] }));

export function askWhy(figure: AskedFigure): void {
  whyStore.setState({ asked: [figure] });
}

/** Opens an input of the figure that is open. @param run whose it is, where it is not of the same run */
export function askInput(figure: string, run?: string): void {
  whyStore.setState(({ asked }) => ({ asked: [...asked, { figure, run: run ?? asked.at(-1)?.run ?? '' }] }));
}

/** Back to the figure whose input is open. */
export function backInWhy(): void {
  whyStore.setState(({ asked }) => ({ asked: asked.length > 1 ? asked.slice(0, -1) : asked }));
}

export function endWhy(): void {
  whyStore.setState({ asked: [] });
}
