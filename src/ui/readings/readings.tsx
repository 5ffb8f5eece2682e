import { memo, useMemo } from 'react';
import { baseTab } from '../../store/app-state.ts';
import { changeForm } from '../../store/app-store.ts';
import { TRUST } from '../../store/trust.ts';
import { type ReadingRow, readingCounts, readingRows, rowEffect } from '../../view/readings/reading-rows.ts';
import { isAsRead, withReading } from '../../view/readings/reading-switches.ts';
import { countWords } from '../../view/word-list.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { Segments } from '../segments.tsx';
import { useApp, useBase, useSettled } from '../use-app.ts';
import { Effect } from './effect.tsx';
import '../proof/proof.css';
import './readings.css';

/** The places where the documents leave room, how each is read here, and what the other way does to the scenario. */
export function Readings() {
  const run = useSettled();
  const base = useBase();
  const baseName = useApp((state) => baseTab(state).name);
  const rows = useMemo(() => readingRows(run), [run]);
  const { all, switched } = readingCounts(rows);
  return (
    <div className="readings">
      <div className="readings-bar">
        <p className="proof-summary">
          <b>{all} places where the text is silent, blank or at odds with the certificates.</b> Each is a choice, shown
          with its reason; a switch runs the scenario the other way and counts as differing from {baseName}.
        </p>
        <span className="spacer" />
        <span role="status">{switched === 0 ? 'None' : countWords(switched)} switched</span>
      </div>
      <ScrollRegion label="Readings" className="readings-list">
        <table className="grid readings-table">
          <caption className="hidden-text">Readings of the documents</caption>
          <thead>
            <tr>
              {['Clause', 'Question', 'Read as', 'Because', 'Otherwise', 'The other way, here', 'Reading'].map(
                (head) => (
                  <th key={head} scope="col" className="words">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                run={run}
                differs={
                  base !== null &&
                  row.choice !== null &&
                  isAsRead(row.id, base.projection.scenario.readings) !== row.choice.isAsRead
                }
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

interface RowProps {
  readonly row: ReadingRow;
  readonly run: ReturnType<typeof useSettled>;
  readonly differs: boolean;
}

const OPTIONS = [
  { value: 'read', text: 'As read' },
  { value: 'other', text: 'Other' },
] as const;

const Row = memo(function Row({ row, run, differs }: RowProps) {
  const { id, clause, question, reading, because, otherwise, choice } = row;
  const effect = useMemo(() => rowEffect(TRUST, run, row), [run, row]);
  const isOther = choice !== null && !choice.isAsRead;
  return (
    <tr id={`reading-${id}`} tabIndex={-1} className={differs ? 'reading is-changed' : 'reading'}>
      <td data-head="Clause">{clause}</td>
      <th scope="row">{question}</th>
      <td data-head="Read as" className={isOther ? 'not-taken' : 'taken'}>
        {reading}
      </td>
      <td data-head="Because" className="faint">
        {because}
      </td>
      <td data-head="Otherwise" className={isOther ? 'taken' : 'faint'}>
        {otherwise}
      </td>
      <td data-head={isOther ? 'Against as read' : 'In this scenario'}>
        <Effect effect={effect} />
      </td>
      <td>
        {choice === null ? (
          <span className="faint">recorded</span>
        ) : (
          <Segments
            name={`${question} ${clause}`}
            options={OPTIONS}
            value={choice.isAsRead ? 'read' : 'other'}
            onChoose={(value) => switchReading(choice.name, value === 'read')}
          />
        )}
      </td>
    </tr>
  );
});

type SwitchName = NonNullable<ReadingRow['choice']>['name'];

function switchReading(name: SwitchName, asRead: boolean): void {
  changeForm((form) => withoutEmpty(withReading(form, name, asRead)), [`/readings/${name}`]);
}

/** A form in which nothing is switched says nothing of readings. */
function withoutEmpty(form: ReturnType<typeof withReading>): ReturnType<typeof withReading> {
  const { readings, ...rest } = form;
  return readings !== undefined && Object.keys(readings).length === 0 ? rest : form;
}
