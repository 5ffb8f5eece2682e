import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Preset } from '../../scenario/presets/presets.ts';
import { activeTab } from '../../store/app-state.ts';
import { appStore, changeForm } from '../../store/app-store.ts';
import { sameJson } from '../../view/form/json-pointer.ts';
import { Refusal } from '../fields/notes.tsx';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';
import { type AppliedPreset, NOT_LOADED } from './applied-preset.ts';
import { ShelfPresets } from './shelf-presets.tsx';

type PresetModule = typeof import('../../scenario/presets/presets.ts') &
  typeof import('../../scenario/presets/scenario-patch.ts');

const ABOUT: Readonly<Record<'prepayment' | 'losses', readonly Preset['about'][]>> = {
  prepayment: ['scenario'],
  losses: ['scenario', 'loss', 'timing'],
};

/** The places that a patch can change. */
const POINTERS = ['/collateral', '/events/call'];

/** Assumptions that others have made or seen, each with its source, to be laid over the scenario. */
export function Presets({ of, children }: { readonly of: 'prepayment' | 'losses'; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [module, setModule] = useState<PresetModule | null>(null);
  const [applied, setApplied] = useState<AppliedPreset | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const list = useId();
  useEffect(() => {
    if (isOpen && module === null) loadPresets().then(setModule, () => setRefused(NOT_LOADED));
  }, [isOpen, module]);
  const apply = (next: AppliedPreset): void => {
    const { form } = activeTab(appStore.getState());
    const read = module?.withPatch(form, next.patch);
    if (!read) return;
    setRefused(read.ok ? null : read.fault.message);
    if (!read.ok) return;
    changeForm(() => read.value, POINTERS);
    setApplied(next);
    setOpen(false);
  };
  return (
    <>
      <div className="preset-row">
        {children}
        <button
          type="button"
          className="link-button preset-button"
          aria-expanded={isOpen}
          aria-controls={list}
          aria-label={`Presets for ${of}`}
          onClick={() => setOpen(!isOpen)}
        >
          Presets
          <Icon name={isOpen ? 'down' : 'right'} size={10} />
        </button>
      </div>
      <div id={list} hidden={!isOpen} className="presets">
        {module === null && isOpen && refused === null && <p className="note">Loading…</p>}
        {isOpen &&
          module?.PRESETS.filter(({ about }) => ABOUT[of].includes(about)).map((preset) => (
            <button type="button" key={preset.id} className="preset" onClick={() => apply({ ...preset, notes: [] })}>
              <b>{preset.label}</b>
              <span>{preset.source}</span>
            </button>
          ))}
        {isOpen && <ShelfPresets onApply={apply} />}
        {refused !== null && <Refusal>{refused}</Refusal>}
      </div>
      {applied && module && <AppliedNote applied={applied} module={module} />}
    </>
  );
}

async function loadPresets(): Promise<PresetModule> {
  const [presets, patch] = await Promise.all([
    import('../../scenario/presets/presets.ts'),
    import('../../scenario/presets/scenario-patch.ts'),
  ]);
  return { ...presets, ...patch };
}

/** Names the preset as long as the scenario still has what it says. */
function AppliedNote({ applied, module }: { readonly applied: AppliedPreset; readonly module: PresetModule }) {
  const form = useApp((state) => activeTab(state).form);
  const read = module.withPatch(form, applied.patch);
  if (!read.ok || !sameJson(read.value, form)) return null;
  return (
    <div className="note applied">
      <b>{applied.label}.</b> {applied.source}.
      {applied.notes.length > 0 && (
        <details>
          <summary>What to know of it</summary>
          {applied.notes.join(' ')}
        </details>
      )}
    </div>
  );
}
