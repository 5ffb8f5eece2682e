import type { GlossaryTerm } from '../../deal/glossary.ts';
import { EVENT_KINDS } from '../../scenario/scenario.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { appStore, choose } from '../../store/app-store.ts';
import { eventsSummary } from '../../view/form/events-summary.ts';
import { refusalOf } from '../../view/form/refusals.ts';
import { Choice } from '../fields/choice.tsx';
import { Refusal } from '../fields/notes.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { EventRow } from './event-row.tsx';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { MonthField } from './month-field.tsx';
import { Timeline } from './timeline.tsx';

/** Events of Default, acceleration and rescission. */
export function EventsGroup() {
  const summary = useApp((state) => eventsSummary(activeTab(state).form));
  return (
    <Group title="Events" group="events" summary={summary} startsOpen>
      <Timeline />
      <h4>
        <span data-tip={'Event of Default' satisfies GlossaryTerm}>Event of Default, § 5.1(a)</span>
      </h4>
      {EVENT_KINDS.map((kind) => (
        <EventRow key={kind} kind={kind} />
      ))}
      <Acceleration />
      <Rescission />
    </Group>
  );
}

const MODES = [
  { value: 'default', text: 'As modelled' },
  { value: 'month', text: 'Month' },
  { value: 'never', text: 'Never' },
] as const;

function Acceleration() {
  const pointer = '/events/acceleration';
  const mode = useApp((state) => activeTab(state).form.events?.acceleration?.mode ?? 'default');
  const differs = useApp((state) => mode !== (baseTab(state).form.events?.acceleration?.mode ?? 'default'));
  const refused = refusalOf(useSettled().projection, 'acceleration_refused');
  return (
    <Input pointer={pointer} name="acceleration">
      <Choice
        label="Acceleration"
        term="Acceleration"
        options={MODES}
        value={mode}
        differs={differs}
        onChoose={(next) => choose(pointer, modeForm(next), mode, next)}
      />
      {mode === 'month' && (
        <MonthField pointer={`${pointer}/month`} label="from month" name="Acceleration, from month" />
      )}
      {refused !== null && <Refusal>{refused}</Refusal>}
    </Input>
  );
}

function modeForm(mode: (typeof MODES)[number]['value']) {
  if (mode === 'default') return undefined;
  return mode === 'month' ? { mode, month: appStore.getState().cursor } : { mode };
}

const RESCISSIONS = [
  { value: 'none', text: 'None' },
  { value: 'month', text: 'Month' },
] as const;

function Rescission() {
  const pointer = '/events/rescission';
  const value = useApp((state) => (activeTab(state).form.events?.rescission ? 'month' : 'none'));
  const differs = useApp((state) => value !== (baseTab(state).form.events?.rescission ? 'month' : 'none'));
  const refused = refusalOf(useSettled().projection, 'rescission_refused');
  return (
    <Input pointer={pointer} name="rescission">
      <Choice
        label="Rescission"
        term="Rescission"
        options={RESCISSIONS}
        value={value}
        differs={differs}
        onChoose={(next) =>
          choose(pointer, next === 'month' ? { month: appStore.getState().cursor } : undefined, value, next)
        }
      />
      {value === 'month' && <MonthField pointer={`${pointer}/month`} label="in month" name="Rescission, in month" />}
      {refused !== null && <Refusal>{refused}</Refusal>}
    </Input>
  );
}
