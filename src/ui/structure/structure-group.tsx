import { useState } from 'react';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { changeForm } from '../../store/app-store.ts';
import { START_POINTERS } from '../../view/form/start-choice.ts';
import { hasOwnStructure, withoutStructure, withStructure } from '../../view/form/structure-form.ts';
import { structureSummary } from '../../view/form/structure-words.ts';
import { Group } from '../assumptions/group.tsx';
import { Choice } from '../fields/choice.tsx';
import { Note } from '../fields/notes.tsx';
import { useApp } from '../use-app.ts';
import { ClassFields } from './class-fields.tsx';
import { StructureField } from './structure-field.tsx';
import './structure.css';

const OPTIONS = [
  { value: 'own', text: 'The deal’s' },
  { value: 'changed', text: 'Changed' },
] as const;

/** Class balances, coupons, final months, targets, reserve and fees: the deal's, or others in their place. */
export function StructureGroup() {
  const summary = useApp((state) => structureSummary(activeTab(state).form));
  const isOther = useApp((state) => {
    const { form } = activeTab(state);
    return form.deal !== undefined && !hasOwnStructure(form);
  });
  return (
    <Group title="Structure" group="structure" summary={summary} startsOpen={false}>
      {isOther ? <Note>The deal was put in by hand; its terms are those of the certificate.</Note> : <OwnOrChanged />}
    </Group>
  );
}

function OwnOrChanged() {
  const isChanged = useApp((state) => hasOwnStructure(activeTab(state).form));
  const baseIsChanged = useApp((state) => hasOwnStructure(baseTab(state).form));
  const startsLater = useApp(
    (state) => activeTab(state).form.start?.kind !== 'closing' && activeTab(state).form.start !== undefined,
  );
  const value = isChanged ? 'changed' : 'own';
  return (
    <>
      <div className="input">
        <Choice
          label="Structure"
          options={OPTIONS}
          value={value}
          differs={isChanged !== baseIsChanged}
          onChoose={(next) =>
            changeForm((form) => (next === 'changed' ? withStructure(form) : withoutStructure(form)), START_POINTERS)
          }
        />
        {!isChanged && startsLater && <Note>A changed structure has no filed months: it starts at closing.</Note>}
      </div>
      {isChanged && <Figures />}
    </>
  );
}

function Figures() {
  const names = useApp((state) => (activeTab(state).form.deal?.classes ?? []).map(({ name }) => name).join('\n'));
  const [open, setOpen] = useState(0);
  return (
    <div className="structure">
      <h4>Classes</h4>
      <div className="class-picker" role="radiogroup" aria-label="Class to change">
        {names.split('\n').map((name, place) => (
          <label key={name} className={`segment class-${place + 1}`}>
            <input type="radio" name="structure-class" checked={open === place} onChange={() => setOpen(place)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
      <ClassFields key={open} place={open} />
      <h4>Targets, reserve, fee, call</h4>
      <StructureField
        path="/oc_target"
        kind="money"
        label="OC target"
        term="Overcollateralization Target Amount"
        unit="$"
        most={75_000_000}
        step={100_000}
      />
      <StructureField
        path="/reserve_initial"
        kind="money"
        label="Reserve, first"
        term="Reserve Account"
        unit="$"
        most={75_000_000}
        step={100_000}
      />
      <StructureField
        path="/reserve_required"
        kind="money"
        label="required"
        term="Reserve Account"
        unit="$"
        most={75_000_000}
        step={100_000}
      />
      <StructureField
        path="/servicing_fee_pct"
        kind="percent"
        label="Servicing fee"
        term="Total Servicing Fee"
        unit="% pa"
        most={500}
        step={5}
      />
      <StructureField
        path="/call_threshold_pct"
        kind="percent"
        label="Call at"
        term="Call"
        unit="%"
        most={10_000}
        step={50}
      />
      <h4>Caps before an Event of Default</h4>
      <StructureField
        path="/caps/successor_total"
        kind="money"
        label="Successor"
        term="Successor Servicer"
        unit="$"
        most={1_000_000}
        step={5000}
      />
      <StructureField
        path="/caps/reviewer_per_year"
        kind="money"
        label="Reviewer, pa"
        term="Asset Representations Reviewer"
        unit="$"
        most={1_000_000}
        step={5000}
      />
    </div>
  );
}
