import type { AppState } from '../../store/app-state.ts';
import { activeTab } from '../../store/app-state.ts';
import { resultOf } from '../../store/outcome.ts';
import { TRUST } from '../../store/trust.ts';
import type { AskedFigure } from '../../store/why.ts';
import { proofRun } from '../../view/proof/proof-run.ts';
import { placeOf } from '../../view/run-dates.ts';
import type { WaterfallRow } from '../../view/waterfall-rows.ts';
import { parseFigureAddress } from '../../view/why/figure-address.ts';
import type { FigureId } from '../../view/why/figure-id.ts';
import { type WaterfallColumn, waterfallFigure } from '../../view/why/table-figures.ts';
import type { ExplainedRun } from '../../view/why/walk.ts';

const proofRuns = new Map<string, ExplainedRun>();

/** The run whose figure is asked, and what it is called where it is not the one on the screen. */
export function askedRun(state: AppState, run: string): { readonly run: ExplainedRun; readonly name: string | null } {
  const proof = /^(restart|run on) (\d+)$/.exec(run);
  if (proof)
    return {
      run: proofRunOf(run, proof[1] as 'restart' | 'run on', Number(proof[2])),
      name: PROOF_NAMES[proof[1] ?? ''] ?? null,
    };
  const tab = state.scenarios.find(({ id }) => id === run);
  return tab && tab.id !== state.activeId
    ? { run: resultOf(tab.shown), name: tab.name }
    : { run: resultOf(activeTab(state).shown), name: null };
}

const PROOF_NAMES: Readonly<Record<string, string>> = {
  restart: 'proof, from the filed balances',
  'run on': 'proof, run on from closing',
};

function proofRunOf(key: string, mode: 'restart' | 'run on', month: number): ExplainedRun {
  const name = mode === 'restart' ? key : mode;
  const known = proofRuns.get(name);
  if (known) return known;
  const run = proofRun(TRUST, mode, month);
  proofRuns.set(name, run);
  return run;
}

/** The figure that is asked: by its address, or by the place of its cell in the cursor's month. */
export function askedFigure({ figure }: AskedFigure, { projection }: ExplainedRun, cursor: number): FigureId | null {
  const cell = /^cell (\w+) (\w+) (.+)$/.exec(figure);
  if (!cell) return parseFigureAddress(figure);
  const at = placeOf(projection, cursor);
  if (at < 0) return null;
  const row = { kind: cell[1] as WaterfallRow['kind'], id: cell[3] ?? '' };
  return waterfallFigure(projection, at, row, cell[2] as WaterfallColumn);
}
