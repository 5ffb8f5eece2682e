import { useState } from 'react';
import { activeTab, baseTab, DEFAULT_FORM, type ScenarioTab } from '../../store/app-state.ts';
import { appStore, changeForm, changeRemembering, setValue } from '../../store/app-store.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { openOverlay } from '../../store/overlay.ts';
import { FILED_COUNT } from '../../store/trust.ts';
import { dateText } from '../../view/date-text.ts';
import { repLinesWords, startWords } from '../../view/form/collateral-words.ts';
import {
  type KeptStart,
  START_POINTERS,
  type StartChoice,
  startChoice,
  withStart,
} from '../../view/form/start-choice.ts';
import { dateOf } from '../../view/run-dates.ts';
import { Choice } from '../fields/choice.tsx';
import { BaseNote, FaultNote, Note } from '../fields/notes.tsx';
import { NumberField } from '../fields/number-field.tsx';
import { useApp, useFollowing } from '../use-app.ts';
import { Group } from './group.tsx';
import { Input } from './input.tsx';
import { useInput } from './use-input.ts';

const OPTIONS = [
  { value: 'replay', text: 'Replay', term: 'Replay' },
  { value: 'closing', text: 'Closing' },
  { value: 'filed', text: 'After month' },
  { value: 'own', text: 'Own' },
] as const;
const WITH_CERTIFICATE = [...OPTIONS, { value: 'certificate', text: 'Certificate' }] as const;

/** Where a scenario of this session keeps what another start had. */
const KEPT = 'start';

/** Where the run starts, and whether collections are filed, given or projected. */
export function StartGroup() {
  const summary = useApp((state) => startWords(activeTab(state).form));
  const choice = useApp((state) => startChoice(activeTab(state).form));
  const { differs, baseWords } = useInput('/start');
  const differsAtAll = useApp((state) => startChoice(activeTab(state).form) !== startChoice(baseTab(state).form));
  const [isAsking, setAsking] = useState(false);
  const shownChoice = isAsking && choice !== 'own' ? 'own' : choice;
  return (
    <Group title="Start" group="start" summary={summary} startsOpen>
      <Choice
        label=""
        name="Start"
        options={choice === 'certificate' ? WITH_CERTIFICATE : OPTIONS}
        value={shownChoice}
        differs={differsAtAll}
        onChoose={(next) => {
          setAsking(next === 'own' && !changeStart(next));
          if (next !== 'own') changeStart(next);
        }}
      />
      {shownChoice === 'replay' && (
        <Note>The {FILED_COUNT} filed months’ collections and benchmark, run through the rules.</Note>
      )}
      {choice === 'filed' && shownChoice === 'filed' && <StartMonth />}
      {shownChoice === 'own' && <OwnCollections isMissing={choice !== 'own'} />}
      {choice === 'certificate' && shownChoice === 'certificate' && <FromCertificate />}
      {(shownChoice === 'closing' || shownChoice === 'filed' || shownChoice === 'certificate') && <RepLines />}
      {(differs || differsAtAll) && <BaseNote pointer="/start" words={baseWords} of="the start" />}
      <p className="own-row">
        <button
          type="button"
          className="link-button"
          onClick={() => openOverlay({ kind: 'own', of: 'certificate', file: null })}
        >
          Read a certificate…
        </button>
      </p>
    </Group>
  );
}

/** @returns whether there was what the choice needs */
function changeStart(choice: StartChoice): boolean {
  const tab = activeTab(appStore.getState());
  const kept = keptStart(tab);
  const next = withStart(tab.form, choice, kept);
  if (next === tab.form) return startChoice(tab.form) === choice;
  changeRemembering(KEPT, kept, () => next, START_POINTERS);
  return true;
}

/** What the scenario has or had: its own assumptions, else the default's. */
function keptStart({ form, remembered }: ScenarioTab): KeptStart {
  const before = remembered[KEPT] as KeptStart | undefined;
  const isElsewhere = startChoice(form) === 'certificate';
  return {
    collateral: (isElsewhere ? undefined : form.collateral) ?? before?.collateral ?? DEFAULT_FORM.collateral ?? {},
    collections: Array.isArray(form.collections) && !isElsewhere ? form.collections : (before?.collections ?? null),
    month: form.start?.kind === 'filed' ? form.start.month : (before?.month ?? 12),
  };
}

function StartMonth() {
  const { projection } = useFollowing('verdict');
  const month = useApp((state) => {
    const { start } = activeTab(state).form;
    return start?.kind === 'filed' ? start.month : 0;
  });
  const isFiled = month >= 1 && month <= FILED_COUNT;
  return (
    <NumberField
      pointer="/start/month"
      kind="month"
      label="After month"
      name="Start, after month"
      unit={`of ${FILED_COUNT}`}
      least={1}
      most={FILED_COUNT}
      step={1}
    >
      {isFiled && (
        <p className="note">
          {dateText(dateOf(projection, month))}.{' '}
          {month === 1 ? 'Month 1 is the filed one.' : `Months 1 to ${month} are the filed ones.`}
        </p>
      )}
    </NumberField>
  );
}

const FROM = [
  { value: 'closing', text: 'Closing' },
  { value: 'filed', text: 'After month' },
] as const;
const THEN = [
  { value: 'project', text: 'Project on' },
  { value: 'end', text: 'End there' },
] as const;

/** The user's own collections: how many months, from where, and what follows them. */
function OwnCollections({ isMissing }: { readonly isMissing: boolean }) {
  const form = useApp((state) => activeTab(state).form);
  const fault = useApp((state) => faultUnder(activeTab(state), '/collections'));
  const open = (): void => openOverlay({ kind: 'own', of: 'collections', file: null });
  if (isMissing) {
    return (
      <div className="own-empty">
        <p>No collections yet. Until then the screen shows the run as it was.</p>
        <button type="button" className="button" onClick={open}>
          Paste or open a table…
        </button>
      </div>
    );
  }
  const count = Array.isArray(form.collections) ? form.collections.length : 0;
  const after = form.start?.kind === 'filed' ? 'filed' : 'closing';
  return (
    <>
      <p className="fact">
        <span>{count === 1 ? '1 month' : `${count} months`}, yours</span>
        <button type="button" className="link-button" onClick={open}>
          Replace…
        </button>
      </p>
      <Choice
        label="From"
        name="Own collections, from"
        options={FROM}
        value={after}
        differs={false}
        onChoose={(next) => setValue('/start', next === 'filed' ? { kind: 'filed', month: 12 } : { kind: 'closing' })}
      />
      {after === 'filed' && <StartMonth />}
      <Choice
        label="After them"
        name="After own collections"
        options={THEN}
        value={form.collateral === undefined ? 'end' : 'project'}
        differs={false}
        onChoose={(next) => changeForm((was) => withProjection(was, next === 'project'), ['/collateral'])}
      />
      {fault !== null && <FaultNote id="own-collections-fault">{fault} The screen shows the last valid run.</FaultNote>}
    </>
  );
}

function withProjection(form: ScenarioTab['form'], isOn: boolean): ScenarioTab['form'] {
  const { collateral, ...rest } = form;
  if (!isOn) return rest;
  const kept = keptStart(activeTab(appStore.getState())).collateral;
  return { ...rest, collateral: collateral ?? kept };
}

/** What was read from a certificate. */
function FromCertificate() {
  const { projection } = useFollowing('verdict');
  return (
    <Note>
      {projection.deal.name}, after month {projection.startAfter}: balances, reserve and pool as its certificate prints
      them.
    </Note>
  );
}

/** The pool as rep lines: the certificate's one line, or a table of one's own. */
function RepLines() {
  const words = useApp((state) => repLinesWords(activeTab(state).form));
  const isOwn = useApp((state) => activeTab(state).form.collateral?.rep_lines !== undefined);
  const canDrop = useApp((state) => activeTab(state).form.deal === undefined);
  const fault = useApp((state) => faultUnder(activeTab(state), '/collateral/rep_lines'));
  return (
    <Input pointer="/collateral/rep_lines" name="the rep lines">
      <p className="fact">
        <span>Pool</span>
        <b>{words}</b>
        <button
          type="button"
          className="link-button"
          onClick={() => openOverlay({ kind: 'own', of: 'rep lines', file: null })}
        >
          {isOwn ? 'Replace…' : 'Own rep lines…'}
        </button>
        {isOwn && canDrop && (
          <button type="button" className="link-button" onClick={() => setValue('/collateral/rep_lines', undefined)}>
            Drop
          </button>
        )}
      </p>
      {fault !== null && <FaultNote id="rep-lines-fault">{fault} The screen shows the last valid run.</FaultNote>}
    </Input>
  );
}

function faultUnder(tab: ScenarioTab, pointer: string): string | null {
  const outcome = outcomeOf(tab.form);
  return outcome.kind === 'fault' && outcome.fault.path.startsWith(pointer) ? outcome.fault.message : null;
}
