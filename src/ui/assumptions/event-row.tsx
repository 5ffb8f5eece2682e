import type { EventKind } from '../../scenario/scenario.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { appStore, choose, setValue } from '../../store/app-store.ts';
import { foundWords } from '../../view/found-events.ts';
import { Choice } from '../fields/choice.tsx';
import { Note, Refusal } from '../fields/notes.tsx';
import { useApp, useSettled } from '../use-app.ts';
import { EVENT_NAMES } from './event-words.ts';
import { Input } from './input.tsx';
import { MonthField } from './month-field.tsx';
import { refusedWaiver } from './waivers.ts';

const STATES = [
  { value: 'modelled', text: 'Modelled' },
  { value: 'forced', text: 'Forced' },
  { value: 'ignored', text: 'Ignored' },
] as const;

/** One Event of Default of § 5.1(a): as modelled, forced in a month, or ignored. */
export function EventRow({ kind }: { readonly kind: EventKind }) {
  const pointer = `/events/eod/${kind}`;
  const state = useApp((app) => activeTab(app).form.events?.eod?.[kind]?.state ?? 'modelled');
  const differs = useApp((app) => state !== (baseTab(app).form.events?.eod?.[kind]?.state ?? 'modelled'));
  const found = foundWords(useSettled().projection, kind);
  return (
    <Input pointer={pointer} name={`Event of Default (${kind})`}>
      <Choice
        label={EVENT_NAMES[kind]}
        term={`Event of Default (${kind})`}
        name={`Event of Default ${EVENT_NAMES[kind]}`}
        options={STATES}
        value={state}
        differs={differs}
        onChoose={(next) => choose(pointer, stateForm(next), state, next)}
      />
      {state === 'modelled' && found !== null && <Note>{found}</Note>}
      {state === 'forced' && <ForcedEvent kind={kind} pointer={pointer} />}
    </Input>
  );
}

function stateForm(state: (typeof STATES)[number]['value']) {
  if (state === 'modelled') return undefined;
  return state === 'forced' ? { state, month: appStore.getState().cursor } : { state };
}

const CURES = [
  { value: 'open', text: 'Continues' },
  { value: 'cured', text: 'Cured' },
] as const;

function ForcedEvent({ kind, pointer }: { readonly kind: EventKind; readonly pointer: string }) {
  const month = useApp((app) => activeTab(app).form.events?.eod?.[kind]?.month ?? 0);
  const cured = useApp((app) => activeTab(app).form.events?.eod?.[kind]?.cured_month ?? null);
  const hasPeriod = kind !== 'i' && kind !== 'ii';
  const name = `Event of Default (${kind})`;
  return (
    <div className="event">
      <MonthField
        pointer={`${pointer}/month`}
        label="in month"
        name={`${name}, in month`}
        note={hasPeriod ? 'The document’s cure period has run out by then.' : 'In place of what the run finds.'}
      />
      <Choice
        label="and then"
        name={`${name}, and then`}
        options={CURES}
        value={cured === null ? 'open' : 'cured'}
        differs={false}
        onChoose={(next) => setValue(`${pointer}/cured_month`, next === 'cured' ? month + 6 : undefined)}
      />
      {cured !== null && (
        <MonthField pointer={`${pointer}/cured_month`} label="cured in" name={`${name}, cured in month`} />
      )}
      {hasPeriod && <Waiver kind={kind} month={month} />}
    </div>
  );
}

const WAIVERS = [
  { value: 'not waived', text: 'Not waived' },
  { value: 'waived', text: 'Waived' },
] as const;

/** A waiver under § 5.12, one for each event. */
function Waiver({ kind, month }: { readonly kind: EventKind; readonly month: number }) {
  const waivers = useApp((app) => activeTab(app).form.events?.waivers);
  const { projection } = useSettled();
  const place = waivers?.findIndex((waiver) => waiver.kind === kind) ?? -1;
  const refused = place < 0 ? null : refusedWaiver(projection, waivers?.[place]?.month);
  const name = `Event of Default (${kind})`;
  return (
    <>
      <Choice
        label="or"
        name={`${name}, waiver`}
        options={WAIVERS}
        value={place < 0 ? 'not waived' : 'waived'}
        differs={false}
        onChoose={(next) =>
          next === 'waived'
            ? setValue('/events/waivers', [...(waivers ?? []), { kind, month }])
            : setValue(`/events/waivers/${place}`, undefined)
        }
      />
      {place >= 0 && (
        <MonthField pointer={`/events/waivers/${place}/month`} label="waived in" name={`${name}, waived in month`} />
      )}
      {refused !== null && <Refusal>{refused}</Refusal>}
    </>
  );
}
