import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { analysisStore, setAnalysis } from '../../store/analysis.ts';
import type { Work } from '../../store/work.ts';
import {
  type BreakEvenCell,
  breakEvenCells,
  LOSS_TESTS,
  LOSS_WORDS,
  TEST_WORDS,
} from '../../view/sensitivity/break-even-rows.ts';
import { breakEvenAddresses, lossKey } from '../../view/why/analysis-figures.ts';
import { FaultNote } from '../fields/notes.tsx';
import { ScrollRegion } from '../scroll-region.tsx';
import { useSettled } from '../use-app.ts';
import { FigureText } from '../why/figure-text.tsx';
import { breakEvenKey, breakEvenLine } from './analysis-lines.ts';
import { useWork } from './use-work.ts';

const INPUTS = ['multiple', 'cnl_pct', 'cdr_pct'] as const satisfies readonly LossInput[];

/** The largest loss each class bears under each of the three tests, with what binds beyond it. */
export function BreakEvens() {
  const { form, projection } = useSettled();
  const loss = useStore(analysisStore, (state) => state.loss);
  const names = projection.deal.classes.map(({ name }) => name);
  const works = [
    useBreakEven(form, loss, LOSS_TESTS[0]),
    useBreakEven(form, loss, LOSS_TESTS[1]),
    useBreakEven(form, loss, LOSS_TESTS[2]),
  ];
  const columns = works.map((work) => (work?.answer ? breakEvenCells(work.answer, loss, names) : null));
  const fault = works.find((work) => work?.state === 'refused' || work?.state === 'broken');
  const isUnderWay = works.some((work) => !work || work.state === 'waiting' || work.state === 'running');
  return (
    <>
      <div className="analysis-bar">
        <label>
          Loss as{' '}
          <select
            className="picker"
            value={loss}
            onChange={(event) => setAnalysis({ loss: event.target.value as LossInput })}
          >
            {INPUTS.map((input) => (
              <option key={input} value={input}>
                {LOSS_WORDS[input].title}
              </option>
            ))}
          </select>
        </label>
        <span className="analysis-note" role="status">
          {isUnderWay ? 'Looking for the break-evens…' : 'Everything else as in this scenario.'}
        </span>
      </div>
      {fault && <FaultNote id="break-even-fault">{fault.message}</FaultNote>}
      <ScrollRegion label="Break-evens by class" className="analysis-scroll">
        <table className="grid analysis-table break-evens" aria-busy={isUnderWay}>
          <caption className="hidden-text">
            Largest loss at which each class passes each test; {LOSS_WORDS[loss].title}
          </caption>
          <Head />
          <tbody>
            {names.map((name, place) => (
              <tr key={name}>
                <th scope="row" className="words">
                  <span className={`swatch class-${place + 1}`} />
                  {name}
                </th>
                {columns.map((cells, column) => (
                  <Cells
                    key={LOSS_TESTS[column]}
                    cell={cells?.[place] ?? null}
                    asked={askedOf(cells?.[place], name, loss, LOSS_TESTS[column])}
                    isEntry={place === 0 && column === 0}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="analysis-foot">
        Each figure is the largest loss at which the test holds, to 0.001; both it and the next step were run again. The
        clause, date and month are where the run one step on first misses what is tested. CNL is the lifetime net loss
        as a share of the initial pool, including any before the start.
      </p>
    </>
  );
}

/** Break-evens of all classes under a test; asked once, wherever they are shown. Losses in another unit are other work. */
export function useBreakEven(form: ScenarioForm, input: LossInput, test: LossTest): Work | null {
  const line = useMemo(() => breakEvenLine(form, input, test), [form, input, test]);
  return useWork(breakEvenKey(input, test), 'break_even', line);
}

function Head() {
  return (
    <thead>
      <tr>
        <th rowSpan={2} scope="col" className="words">
          Class
        </th>
        {LOSS_TESTS.map((test) => (
          <th key={test} colSpan={2} scope="colgroup" className="words group-begin">
            {TEST_WORDS[test].title}: <s>{TEST_WORDS[test].note}</s>
          </th>
        ))}
      </tr>
      <tr>
        {LOSS_TESTS.flatMap((test) => [
          <th key={`${test} loss`} scope="col" className="group-begin">
            Largest loss
          </th>,
          <th key={`${test} binds`} scope="col" className="words">
            Beyond it binds
          </th>,
        ])}
      </tr>
    </thead>
  );
}

/** Addresses of a cell's figures, for "why?". */
interface Asked {
  readonly value: string | null;
  readonly binding: string | null;
  /** The run at the break-even, in which its net loss is a figure. */
  readonly run: string;
}

function askedOf(
  cell: BreakEvenCell | undefined,
  name: string,
  input: LossInput,
  test: LossTest | undefined,
): Asked | null {
  if (!cell || test === undefined) return null;
  return { ...breakEvenAddresses(cell, name, input, test), run: lossKey(input, cell.holdsAt ?? 0) };
}

interface CellsProps {
  readonly cell: BreakEvenCell | null;
  readonly asked: Asked | null;
  readonly isEntry: boolean;
}

function Cells({ cell, asked, isEntry }: CellsProps) {
  if (!cell) {
    return (
      <td colSpan={2} className="group-begin words faint">
        …
      </td>
    );
  }
  if (cell.value === null) {
    return (
      <td colSpan={2} className="group-begin words faint break-even-none">
        {unbroken(cell.because)}{' '}
        {cell.clause !== '' && <FigureText of={asked?.binding ?? null} text={`${cell.clause}, ${cell.when}.`} />}
      </td>
    );
  }
  return (
    <>
      <td className="group-begin strong">
        <FigureText of={asked?.value ?? null} text={cell.value} isEntry={isEntry} />
        <s>
          <FigureText of="lifetime-loss-share" run={asked?.run} text={cell.netLoss} /> CNL
        </s>
      </td>
      <td className="words break-even-binding">
        <FigureText of={asked?.binding ?? null} text={cell.clause} />
        <s>
          {cell.when}; {cell.proof}
        </s>
      </td>
    </>
  );
}

/** Names of classes never break at their hyphen. */
export function unbroken(words: string): string {
  return words.replaceAll(/\bA-(?=\w)/g, 'A\u2011');
}
