import { setAnalysis } from '../../store/analysis.ts';
import type { AnalysisState, Side } from '../../store/analysis-state.ts';
import { type chosenFigure, GRID_FIGURES } from '../../view/sensitivity/grid-figures.ts';
import { GRID_INPUTS, gridInput } from '../../view/sensitivity/grid-inputs.ts';
import type { StepsRead } from '../../view/sensitivity/steps-text.ts';
import { FaultNote } from '../fields/notes.tsx';

interface GridBarProps {
  readonly settings: AnalysisState;
  readonly chosen: ReturnType<typeof chosenFigure>;
  readonly names: readonly string[];
  readonly x: StepsRead;
  readonly y: StepsRead;
}

/** What the grid shows, and the two inputs it steps through. */
export function GridBar({ settings, chosen, names, x, y }: GridBarProps) {
  const { figure, of } = chosen;
  return (
    <>
      <div className="analysis-bar">
        <label>
          Figure{' '}
          <select
            className="picker"
            value={figure.key}
            onChange={(event) => setAnalysis({ figure: event.target.value })}
          >
            {GRID_FIGURES.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          of{' '}
          <select
            className="picker"
            value={of}
            disabled={figure.ofClass === null}
            onChange={(event) => setAnalysis({ of: event.target.value })}
          >
            {figure.ofAll !== null && (
              <option value="all">{figure.ofClass === null ? 'the trust' : 'all Notes'}</option>
            )}
            {figure.ofClass !== null &&
              names.map((name) => (
                <option key={name} value={name}>
                  Class {name}
                </option>
              ))}
          </select>
        </label>
        <SideFields
          word="Columns"
          side={settings.x}
          read={x}
          faultId="grid-columns-fault"
          onChange={(side) => setAnalysis({ x: side })}
        />
        <SideFields
          word="Rows"
          side={settings.y}
          read={y}
          faultId="grid-rows-fault"
          onChange={(side) => setAnalysis({ y: side })}
        />
      </div>
      {!x.ok && <FaultNote id="grid-columns-fault">Columns: not available, because of the steps. {x.say}</FaultNote>}
      {!y.ok && <FaultNote id="grid-rows-fault">Rows: not available, because of the steps. {y.say}</FaultNote>}
    </>
  );
}

interface SideFieldsProps {
  readonly word: string;
  readonly side: Side;
  readonly read: StepsRead;
  /** Of the note that says what is wrong with the steps. */
  readonly faultId: string;
  readonly onChange: (side: Side) => void;
}

const OTHER = 'other';

/** An input to step through: one of those offered, or any by its path; and its steps. */
export function SideFields({ word, side, read, faultId, onChange }: SideFieldsProps) {
  const isOffered = GRID_INPUTS.some(({ path }) => path === side.path);
  return (
    <fieldset className="side-fields">
      <legend>{word}</legend>
      <select
        className="picker"
        aria-label={`${word}, input`}
        value={isOffered ? side.path : OTHER}
        onChange={(event) => {
          const path = event.target.value;
          onChange(path === OTHER ? { path: '', steps: side.steps } : { path, steps: gridInput(path).steps });
        }}
      >
        {GRID_INPUTS.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
        <option value={OTHER}>Another, by its path</option>
      </select>
      {!isOffered && (
        <input
          className="side-path"
          type="text"
          spellCheck={false}
          autoComplete="off"
          aria-label={`${word}, path of the input`}
          placeholder="events.eod.iv.month"
          value={side.path}
          onChange={(event) => onChange({ ...side, path: event.target.value.trim() })}
        />
      )}
      <input
        className="side-steps"
        type="text"
        spellCheck={false}
        autoComplete="off"
        aria-label={`${word}, steps`}
        aria-invalid={!read.ok}
        aria-describedby={read.ok ? undefined : faultId}
        value={side.steps}
        onChange={(event) => onChange({ ...side, steps: event.target.value })}
      />
    </fieldset>
  );
}
