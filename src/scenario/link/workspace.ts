import type { ScenarioForm } from '../scenario-form.ts';

/** What a link or a workspace file carries: the scenarios of a session and how the screen was set. */
export interface Workspace {
  /** 1 to 12, in the order of their tabs; name and note stand in each form. */
  readonly scenarios: readonly WorkspaceScenario[];
  readonly view: WorkspaceView;
}

export interface WorkspaceScenario {
  readonly form: ScenarioForm;
  /** Place in the palette of scenarios, from 0; absent where it is the scenario's own place. */
  readonly colour?: number;
  /** What the scenario came to where the link was made; null where it came to nothing. */
  readonly result: RecordedResult | null;
}

/** Enough of a result to see later that it has changed, and to say by how much. */
export interface RecordedResult {
  /** As engine/digest.ts prints it. */
  readonly digest: string;
  /** In the deal's order. */
  readonly classes: readonly ClassFigures[];
}

interface ClassFigures {
  /** Weighted average life in millionths of a year; null where no principal is paid. */
  readonly life: number | null;
  /** Final balance in cents. */
  readonly balance: number;
}

/** How the screen was set. Names are those of the screen; one that it does not know is no fault of the link. */
export interface WorkspaceView {
  readonly tab?: string;
  /** Number of the Distribution Date under the month cursor. */
  readonly month?: number;
  readonly present?: boolean;
  /** Places among the scenarios, from 0. */
  readonly base?: number;
  readonly active?: number;
  readonly chart?: string;
  readonly table?: string;
}

export const MOST_SCENARIOS = 12;
