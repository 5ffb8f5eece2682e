import type { AddedCertificate } from '../files/added-month/added-certificate.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import type { CashQuantity } from '../view/cash-rows.ts';
import { type AnalysisState, FIRST_ANALYSIS, type PricingPart, type SensitivityPart } from './analysis-state.ts';

/** One scenario of the session. Forms are replaced, never changed in place. */
export interface ScenarioTab {
  readonly id: string;
  readonly name: string;
  /** What the user says about it: the caption of present mode, and part of links, files and prints. */
  readonly note: string;
  /** Place in the palette of scenarios, from 0; its letter follows from its place among the tabs. */
  readonly colour: number;
  readonly form: ScenarioForm;
  /** The last form that had a result: what the screen shows while `form` has a fault. */
  readonly shown: ScenarioForm;
  /** Text that could not be read, by the JSON pointer of its field. */
  readonly drafts: Readonly<Record<string, string>>;
  /** What a choice held before another was chosen, so that choosing it again brings it back. */
  readonly remembered: Readonly<Record<string, unknown>>;
}

export const DETAILS_TABS = ['cash', 'waterfall', 'compare', 'sensitivity', 'pricing', 'proof', 'readings'] as const;
export type DetailsTab = (typeof DETAILS_TABS)[number];

/** How the screen is set; no part of a scenario. */
export interface ViewState {
  /** Number of the Distribution Date under the month cursor. */
  readonly cursor: number;
  readonly tab: DetailsTab;
  readonly size: 'split' | 'large';
  readonly theme: 'light' | 'dark';
  readonly panelIsOpen: boolean;
  readonly helpIsOpen: boolean;
  /** Whether single letters act as shortcuts. */
  readonly letters: boolean;
  readonly chartIsTable: boolean;
  readonly plots: {
    readonly reserve: boolean;
    readonly oc: boolean;
    readonly base: boolean;
    readonly realised: boolean;
  };
  readonly cashQuantity: CashQuantity;
  /** The waterfall as the month's table, or as a picture of the money of the month or of the whole run. */
  readonly waterfallAs: 'table' | 'month' | 'life';
  /** The scenario whose same month stands beside; null for none. */
  readonly besideId: string | null;
  readonly sensitivityPart: SensitivityPart;
  readonly pricingPart: PricingPart;
}

export interface AppState extends ViewState {
  readonly scenarios: readonly ScenarioTab[];
  readonly activeId: string;
  readonly baseId: string;
  readonly analysis: AnalysisState;
  /** Certificates that the user added after the filed ones, in order. */
  readonly added: readonly AddedCertificate[];
  /** While a slider is held: the form that whole grids and notes go on showing until it is let go. */
  readonly held: ScenarioForm | null;
}

/** What the first scenarios start as: from closing, at the shelf's base case (collateral.md, section 4). */
export const DEFAULT_FORM: ScenarioForm = {
  start: { kind: 'closing' },
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '1' },
    recovery_pct: '50',
    recovery_lag: 4,
  },
  benchmark: 'filed',
};

export const INITIAL_STATE: AppState = {
  scenarios: [tabOf('base', 'Base', 0), tabOf('what-if', 'What if', 1)],
  activeId: 'what-if',
  baseId: 'base',
  analysis: FIRST_ANALYSIS,
  added: [],
  held: null,
  cursor: 20,
  tab: 'waterfall',
  size: 'split',
  theme: 'light',
  panelIsOpen: false,
  helpIsOpen: false,
  letters: true,
  chartIsTable: false,
  plots: { reserve: true, oc: false, base: true, realised: false },
  cashQuantity: 'balance',
  waterfallAs: 'table',
  besideId: null,
  sensitivityPart: 'break-even',
  pricingPart: 'classes',
};

function tabOf(id: string, name: string, colour: number): ScenarioTab {
  return { id, name, note: '', colour, form: DEFAULT_FORM, shown: DEFAULT_FORM, drafts: {}, remembered: {} };
}

export function activeTab(state: AppState): ScenarioTab {
  return tabById(state, state.activeId);
}

export function baseTab(state: AppState): ScenarioTab {
  return tabById(state, state.baseId);
}

function tabById({ scenarios }: AppState, id: string): ScenarioTab {
  const tab = scenarios.find((one) => one.id === id) ?? scenarios[0];
  if (!tab) throw new Error('There is always at least one scenario.');
  return tab;
}

/** The form that grids and notes show: the active scenario's, or what it was when a slider was taken hold of. */
export function settledForm(state: AppState): ScenarioForm {
  return state.held ?? activeTab(state).shown;
}
