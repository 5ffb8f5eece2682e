import type { ScenarioPatch } from '../../scenario/presets/scenario-patch.ts';

/** Something laid over the scenario, with where it comes from. */
export interface AppliedPreset {
  readonly label: string;
  readonly source: string;
  readonly notes: readonly string[];
  readonly patch: ScenarioPatch;
}

export const NOT_LOADED = 'The presets could not be fetched; check the connection and open the list again.';
