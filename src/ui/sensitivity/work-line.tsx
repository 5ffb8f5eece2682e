import { againWork, stopWork, type Work } from '../../store/work.ts';
import type { RequestName } from '../../view/request-answers-form.ts';
import { FaultNote } from '../fields/notes.tsx';

export interface WorkLineProps {
  readonly workKey: string;
  readonly name: RequestName;
  readonly line: object | null;
  readonly work: Work | null;
  /** "Grid", "Monte Carlo" */
  readonly title: string;
  /** "cells", "draws" */
  readonly items: string;
  /** Whether a part of the items has an answer of its own. */
  readonly answersPart?: boolean;
}

/** How long work stands: progress, an estimate of what is left, and a way to stop it and to go on. */
export function WorkLine({ workKey, name, line, work, title, items, answersPart = false }: WorkLineProps) {
  if (!work) return <p className="work-line" />;
  const { state, progress } = work;
  if (state === 'refused' || state === 'broken') return <FaultNote id={`${workKey}-fault`}>{work.message}</FaultNote>;
  const isUnderWay = state === 'running' || state === 'waiting';
  const count = progress ? `${grouped(progress.done)} of ${grouped(progress.items)} ${items}` : '';
  const share = progress && progress.items > 0 ? progress.done / progress.items : 0;
  return (
    <div className="work-line">
      {isUnderWay && (
        <>
          <progress className="work-bar" value={share} max={1} aria-label={`${title}, progress`} />
          <span>
            {title}
            {count !== '' && `, ${count}`}
            {progress?.remainingMs != null && `, ${secondsText(progress.remainingMs)} left`}
          </span>
          <button type="button" className="button" onClick={() => stopWork(workKey, answersPart)}>
            Stop
          </button>
        </>
      )}
      {state === 'stopped' && (
        <>
          <span>Stopped{count !== '' && ` at ${count}`}. What is done stays.</span>
          <AgainButton words="Start again" workKey={workKey} name={name} line={line} />
        </>
      )}
      {state === 'answered' && (
        <>
          <span role="status">
            {work.isCut
              ? `Stopped at ${count.split(' of ')[0]} ${items}. The figures below rest on those.`
              : doneWords(work, items)}
          </span>
          {work.isCut && <AgainButton words="Run all" workKey={workKey} name={name} line={line} />}
        </>
      )}
    </div>
  );
}

interface AgainProps extends Pick<WorkLineProps, 'workKey' | 'name' | 'line'> {
  readonly words: string;
}

function AgainButton({ words, workKey, name, line }: AgainProps) {
  return (
    <button type="button" className="button" onClick={() => line && againWork(workKey, name, line)}>
      {words}
    </button>
  );
}

function doneWords({ progress }: Work, items: string): string {
  if (!progress) return '';
  return `${grouped(progress.items)} ${items} in ${secondsText(progress.elapsedMs)}`;
}

function secondsText(milliseconds: number): string {
  return milliseconds < 9950
    ? `${(Math.ceil(milliseconds / 100) / 10).toFixed(1)} s`
    : `${Math.ceil(milliseconds / 1000)} s`;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}
