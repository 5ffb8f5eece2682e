import { useMemo, useRef, useState } from 'react';
import { firstMonthFault } from '../../files/table/first-month.ts';
import { poolRemark, scaledToPool } from '../../files/table/pool-of-rep-lines.ts';
import { type CollectionsRead, readCollectionsInSteps } from '../../files/table/read-collections.ts';
import { type RepLineForm, type RepLinesRead, readRepLinesInSteps } from '../../files/table/read-rep-lines.ts';
import { collectionsTemplate, repLinesTemplate } from '../../files/table/templates.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { activeTab } from '../../store/app-state.ts';
import { changeForm } from '../../store/app-store.ts';
import { outcomeOf, resultOf } from '../../store/outcome.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { grouped, plainAmount } from '../../view/amount-text.ts';
import { dateText } from '../../view/date-text.ts';
import { startChoice } from '../../view/form/start-choice.ts';
import { dateOf } from '../../view/run-dates.ts';
import { FaultNote } from '../fields/notes.tsx';
import { useApp } from '../use-app.ts';
import { download, type Source, SourceField } from './source.tsx';
import { TablePreview } from './table-preview.tsx';

const TABLES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';

/** How long a table may be read before the page is drawn again. */
const WORK_MS = 24;

/** Reads a source in steps; of several asked for, only the last counts. */
function useTable<Read>(reader: (text: string, pause: (share: number) => Promise<unknown>) => Promise<Read>): {
  readonly read: Read | null;
  readonly share: number | null;
  readonly take: (source: Source | null) => void;
} {
  const [read, setRead] = useState<Read | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const asked = useRef(0);
  const take = (source: Source | null): void => {
    asked.current += 1;
    const mine = asked.current;
    if (source === null || source.text.trim() === '') {
      setRead(null);
      setShare(null);
      return;
    }
    let worked = performance.now();
    const pause = async (done: number): Promise<void> => {
      if (mine !== asked.current) throw new Error('Another table was given.');
      if (performance.now() - worked < WORK_MS) return;
      setShare(done);
      await new Promise(requestAnimationFrame);
      worked = performance.now();
    };
    reader(source.text, pause).then(
      (found) => {
        if (mine !== asked.current) return;
        setRead(found);
        setShare(null);
      },
      () => {},
    );
  };
  return { read, share, take };
}

/** A table of collections, month by month. */
export function OwnCollectionsTable({ file }: { readonly file: File | null }) {
  const { read, share, take } = useTable<CollectionsRead>(readCollectionsInSteps);
  const form = useApp((state) => activeTab(state).form);
  const { projection } = resultOf(useApp((state) => activeTab(state).shown));
  const after = form.start?.kind === 'filed' ? form.start.month : 0;
  const fault = read?.ok ? collectionsFault(read, form, after) : null;
  const next = read?.ok && fault === null && read.table.faultyRows === 0 ? withCollections(form, read) : null;
  const refused = next === null ? null : refusalOf(next);
  return (
    <>
      <SourceField label="Collections, pasted" accept={TABLES} file={file} onSource={take}>
        One row a month, the first for {dateText(dateOf(projection, after + 1))} (month {after + 1}). Columns are
        matched by their header: principal and finance charges at least.{' '}
        <TemplateButton name="paydown-collections-template.csv" text={collectionsTemplate} />
      </SourceField>
      <TablePreview read={read} share={share} what="months" />
      {fault !== null && <FaultNote id="own-fault">{fault}</FaultNote>}
      {refused !== null && <FaultNote id="own-refused">{refused}</FaultNote>}
      <Apply
        isReady={next !== null && refused === null}
        words={next === null ? 'Use this table' : `Use these ${next.collections?.length} months`}
        onApply={() => next && changeForm(() => next, ['/collections', '/start', '/collateral', '/deal'])}
      />
    </>
  );
}

function collectionsFault(read: CollectionsRead & { ok: true }, form: ScenarioForm, after: number): string | null {
  const { faultyRows } = read.table;
  if (faultyRows > 0)
    return `${faultyRows === 1 ? 'One row is' : `${faultyRows} rows are`} at fault. A month cannot be left out, for those after it would move: correct the table and paste it again.`;
  const outcome = outcomeOf(form);
  if (!read.firstMonth || outcome.kind !== 'result') return null;
  return firstMonthFault(read.firstMonth, outcome.projection.deal, after);
}

function withCollections(form: ScenarioForm, read: CollectionsRead & { ok: true }): ScenarioForm {
  const isElsewhere = startChoice(form) === 'certificate';
  const { start, ...rest } = form;
  return {
    ...(isElsewhere ? form : { ...rest, start: start ?? { kind: 'closing' } }),
    collections: [...read.table.lines],
  };
}

function refusalOf(form: ScenarioForm): string | null {
  const outcome = outcomeOf(form);
  if (outcome.kind === 'fault') return outcome.fault.message;
  return outcome.kind === 'withheld' ? outcome.promise : null;
}

const NO_LINES: readonly RepLineForm[] = [];

/** A table of rep lines, in place of the certificate's one line. */
export function OwnRepLinesTable({ file }: { readonly file: File | null }) {
  const [ratesAre, setRatesAre] = useState<'percent' | 'fraction'>('percent');
  const [source, setSource] = useState<Source | null>(null);
  const { read, share, take } = useTable<RepLinesRead>((text, pause) =>
    readRepLinesInSteps(text, pause, { ratesAre: rates.current }),
  );
  const rates = useRef(ratesAre);
  const [isScaled, setScaled] = useState(false);
  const form = useApp((state) => activeTab(state).form);
  const { projection } = resultOf(useApp((state) => activeTab(state).shown));
  const pool = projection.scenario.start.pool;
  const lines = read?.ok ? read.table.lines : NO_LINES;
  const remark = useMemo(() => (lines.length > 0 ? poolRemark(lines, pool) : null), [lines, pool]);
  const scaled = remark !== null && isScaled ? scaledToPool(lines, pool) : null;
  const used = scaled?.ok ? scaled.lines : lines;
  const isReady = lines.length > 0 && (remark === null || scaled?.ok === true) && form.collateral !== undefined;
  const readAs = (next: 'percent' | 'fraction'): void => {
    rates.current = next;
    setRatesAre(next);
    take(source);
  };
  return (
    <>
      <SourceField
        label="Rep lines, pasted"
        accept={TABLES}
        file={file}
        onSource={(next) => {
          setSource(next);
          take(next);
        }}
      >
        Balance, rate, original and remaining term; together they are the pool of {plainAmount(pool)} after{' '}
        {projection.startAfter === 0 ? 'closing' : `month ${projection.startAfter}`}.{' '}
        <TemplateButton name="paydown-rep-lines-template.csv" text={repLinesTemplate} />
      </SourceField>
      <TablePreview read={read} share={share} what="rep lines" />
      {read?.ok && (ratesAre === 'fraction' || read.table.remarks.some(({ kind }) => kind === 'rates_below_one')) && (
        <label className="tick-box">
          <input
            type="checkbox"
            checked={ratesAre === 'fraction'}
            onChange={() => readAs(ratesAre === 'percent' ? 'fraction' : 'percent')}
          />
          Rates are shares of one: 0.0866 is 8.66 %
        </label>
      )}
      {remark !== null && (
        <>
          <FaultNote id="own-pool">{scaled?.ok ? scaled.label : remark.message}</FaultNote>
          <label className="tick-box">
            <input type="checkbox" checked={isScaled} onChange={() => setScaled(!isScaled)} />
            Scale the lines to the pool
          </label>
        </>
      )}
      {form.collateral === undefined && lines.length > 0 && (
        <FaultNote id="own-replay">
          This scenario projects nothing: choose Closing or After month as its start, and rep lines have something to
          do.
        </FaultNote>
      )}
      <Apply
        isReady={isReady}
        words={lines.length > 0 ? `Use these ${grouped(lines.length)} rep lines` : 'Use this table'}
        onApply={() => changeForm((was) => withRepLines(was, used), ['/collateral/rep_lines'])}
      />
    </>
  );
}

function withRepLines(form: ScenarioForm, lines: readonly RepLineForm[]): ScenarioForm {
  return { ...form, collateral: { ...form.collateral, rep_lines: [...lines] } };
}

function TemplateButton({ name, text }: { readonly name: string; readonly text: () => string }) {
  return (
    <button type="button" className="link-button" onClick={() => download(text(), name, 'text/csv')}>
      Download a template
    </button>
  );
}

function Apply({
  isReady,
  words,
  onApply,
}: {
  readonly isReady: boolean;
  readonly words: string;
  readonly onApply: () => void;
}) {
  return (
    <div className="dialog-foot">
      <button type="button" className="button" onClick={closeOverlay}>
        Cancel
      </button>
      <button
        type="button"
        className="button button-main"
        disabled={!isReady}
        onClick={() => {
          onApply();
          closeOverlay();
        }}
      >
        {words}
      </button>
    </div>
  );
}
