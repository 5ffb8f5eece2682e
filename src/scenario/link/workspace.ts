import type { ScenarioForm } from '../scenario-form.ts';

/** What a link or a workspace file carries: the scenarios of a session and how the screen was set. */
export interface Workspace {
  /** 1 to 12, in the order of their tabs; name and note stand in each form. */
  readonly scenarios: readonly WorkspaceScenario[];
  readonly view: WorkspaceView;
  /**
   * Certificates that were added after the filed ones, as files/added-month reads and prints them; absent where nothing is
   * said of them. Part of what is kept and of files, never of a link: a scenario that goes on from one has in its own form
   * all that its result needs.
   */
  readonly certificates?: readonly object[];
}

export interface WorkspaceScenario {
  readonly form: ScenarioForm;
  /** Place in the palette of scenarios, from 0; absent where it is the scenario's own place. */
  readonly colour?: number;
  /** What the scenario came to where the link was made; null where it came to nothing. */
  readonly result: RecordedResult | null;
  /** What was typed and makes no scenario yet: part of what is kept and of files, never of a link. */
  readonly typed?: TypedWork;
}

/** What stands in the fields of a scenario beside the form that has a result. */
export interface TypedWork {
  /** Text that cannot be read, by the JSON pointer of its field. */
  readonly drafts?: Readonly<Record<string, string>>;
  /** The whole form as it was left, where it can be read but is at fault. */
  readonly form?: ScenarioForm;
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
  /** How Sensitivity and Pricing are set, by the names of their settings: only what differs from how they are set at first. */
  readonly analysis?: object;
}

export const MOST_SCENARIOS = 12;
