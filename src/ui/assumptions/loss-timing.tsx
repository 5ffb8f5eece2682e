import { useId, useMemo, useState } from 'react';
import { columnFrom } from '../../money/column.ts';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { keepDraft, setValue } from '../../store/app-store.ts';
import { linearScale } from '../../view/chart/scale.ts';
import { linePath } from '../../view/chart/stack-paths.ts';
import {
  readTiming,
  TIMING_WORDS,
  TIMINGS,
  type TimingChoice,
  type TimingForm,
  type TimingRead,
  timingChoice,
  timingSeries,
  timingText,
} from '../../view/form/timing-choice.ts';
import { MarkedInput } from '../fields/marked-input.tsx';
import { FaultNote } from '../fields/notes.tsx';
import { useApp } from '../use-app.ts';
import { Input } from './input.tsx';

const POINTER = '/collateral/default/timing';
const CHOICES = ['shelf', 'front', 'back', 'own'] as const;

/** When the lifetime loss falls: a curve to choose, its picture, and a field for one's own. */
export function LossTiming() {
  const id = useId();
  const timing = useApp((state) => timingOf(activeTab(state).form.collateral?.default));
  const differs = useApp((state) => {
    const base = baseTab(state).form.collateral?.default;
    return base?.kind === 'cnl' && timingChoice(timingOf(base)) !== timingChoice(timing);
  });
  const draft = useApp((state) => activeTab(state).drafts[POINTER]);
  const activeId = useApp((state) => state.activeId);
  const [typedIn, setTypedIn] = useState<string | null>(null);
  const choice = typedIn === activeId || draft !== undefined ? 'own' : timingChoice(timing);
  return (
    <Input pointer={POINTER} name="the timing of losses">
      <div className={`field timing${differs ? ' differs' : ''}`}>
        <label htmlFor={id}>Timing</label>
        <select
          id={id}
          className="picker"
          value={choice}
          aria-label="Losses, timing"
          onChange={(event) => {
            const next = event.target.value as TimingChoice;
            setTypedIn(next === 'own' ? activeId : null);
            if (next !== 'own') setValue(POINTER, next === 'shelf' ? undefined : TIMINGS[next]);
          }}
        >
          {CHOICES.map((one) => (
            <option key={one} value={one}>
              {TIMING_WORDS[one]}
            </option>
          ))}
        </select>
        <TimingPlot timing={timing ?? TIMINGS.shelf} />
        {choice === 'own' && <OwnCurve key={activeId} timing={timing ?? TIMINGS.shelf} draft={draft} />}
      </div>
    </Input>
  );
}

function timingOf(losses: NonNullable<ReturnType<typeof activeTab>['form']['collateral']>['default']) {
  return losses?.kind === 'cnl' ? losses.timing : undefined;
}

function TimingPlot({ timing }: { readonly timing: TimingForm }) {
  const series = useMemo(() => columnFrom(timingSeries(timing)), [timing]);
  const x = linearScale(0, Math.max(series.length - 1, 1), 1, 46);
  const y = linearScale(0, 100, 20, 4);
  const last = Math.round((series.at(-1) ?? 0) * 100) / 100;
  return (
    <svg
      className="timing-plot"
      viewBox="0 0 88 24"
      width={88}
      height={24}
      role="img"
      aria-label={`${last} % of the lifetime loss by month ${series.length - 1}`}
    >
      <path className="plot-own" d={linePath(series, x, y)} />
      <circle className="plot-end" cx={x(series.length - 1)} cy={y(last)} r={1.5} />
      <text className="axis-text" x={52} y={y(last) + 5}>
        {last} %
      </text>
    </svg>
  );
}

/** A curve of one's own: cumulative percent by month. */
function OwnCurve({ timing, draft }: { readonly timing: TimingForm; readonly draft: string | undefined }) {
  const id = useId();
  // The very text stays while the field is in use; else it is the form's, which may have changed elsewhere.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? draft ?? timingText(timing) ?? '';
  const isByMonth = 'monthly_pct' in timing && text.trim() === '';
  const read: TimingRead = isByMonth ? { ok: true, value: timing } : readTiming(text);
  return (
    <>
      <span className="own-curve">
        <MarkedInput
          value={text}
          range={read.ok ? null : (read.range ?? null)}
          aria-label="Losses, own timing: month and cumulative percent"
          aria-invalid={!read.ok}
          aria-describedby={id}
          onChange={(event) => {
            setTyped(event.target.value);
            const next = readTiming(event.target.value);
            if (next.ok) setValue(POINTER, next.value);
            else keepDraft(POINTER, event.target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      </span>
      {read.ok ? (
        <p className="note" id={id}>
          {isByMonth
            ? 'The curve is given month by month; a curve typed here takes its place'
            : 'Cumulative % of the lifetime loss at a month’s end, linear between'}
          {reached(read.value) ? '.' : '; it ends below 100 %, and the rest is never lost.'}
        </p>
      ) : (
        <FaultNote id={id}>{read.say} The screen shows the last valid run.</FaultNote>
      )}
    </>
  );
}

function reached(timing: TimingForm): boolean {
  return (timingSeries(timing).at(-1) ?? 0) >= 100;
}
