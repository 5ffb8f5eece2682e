import { createStore } from 'zustand/vanilla';
import type { RequestName } from '../view/request-answers-form.ts';
import { browserPort } from '../workers/browser-port.ts';
import type { FigureShape } from '../workers/work-messages.ts';
import { type Progress, type WorkPool, workersFor, workPool } from '../workers/work-pool.ts';

/** A piece of long work as the screen shows it. */
export interface Work {
  /** What was asked, as text: the same question is not asked twice. */
  readonly text: string;
  readonly state: 'waiting' | 'running' | 'answered' | 'refused' | 'broken' | 'stopped';
  readonly progress: Progress | null;
  /** Values of the items as they come, `width` an item; what is not there yet is told by `done`. Filled in place. */
  readonly values: Float64Array;
  readonly done: Uint8Array;
  readonly width: number;
  /** What the values of an item are, in order, where they are figures. */
  readonly figures: readonly FigureShape[];
  /** The newest answer; while other work is under way, that of the question before. */
  readonly answer: object | null;
  /** Whether the answer rests on fewer items than were asked for, because the work was stopped. */
  readonly isCut: boolean;
  /** What is wrong, where it was refused or broke. */
  readonly message: string;
}

export const workStore = createStore<Readonly<Record<string, Work>>>(() => ({}));

interface Wish {
  readonly key: string;
  readonly name: RequestName;
  readonly line: object;
  readonly text: string;
}

let pool: WorkPool | null = null;
let current: (Wish & { readonly stop: () => void }) | null = null;
let waiting: readonly Wish[] = [];

function theWorkers(): WorkPool {
  const count = workersFor(navigator.hardwareConcurrency);
  pool ??= workPool(Array.from({ length: count }, browserPort), () => performance.now());
  return pool;
}

/**
 * Asks for long work under a key; what was asked before under the same key is dropped. Other keys keep their turn: one
 * request at a time has all workers.
 */
export function askWork(key: string, name: RequestName, line: object): void {
  const text = JSON.stringify(line);
  if (workStore.getState()[key]?.text === text) return;
  waiting = [...waiting.filter((wish) => wish.key !== key), { key, name, line, text }];
  const before = workStore.getState()[key]?.answer ?? null;
  put(key, { ...NOTHING, text, answer: before });
  if (current?.key === key) current.stop();
  else beginNext();
}

/** Drops work that nobody looks at any more; it is asked for anew when it is looked at again. */
export function dropWork(key: string): void {
  const { [key]: work, ...others } = workStore.getState();
  if (!work || (work.state !== 'waiting' && work.state !== 'running')) return;
  waiting = waiting.filter((wish) => wish.key !== key);
  workStore.setState(others, true);
  if (current?.key === key) current.stop();
}

/** Stops work and keeps what is done. @param answers whether an answer can be had from a part of the items */
export function stopWork(key: string, answers: boolean): void {
  if (current?.key === key && answers) {
    put(key, { isCut: true });
    theWorkers().settle();
    return;
  }
  waiting = waiting.filter((wish) => wish.key !== key);
  put(key, { state: 'stopped' });
  if (current?.key === key) current.stop();
}

/** Asks once more for work that was stopped or that broke. */
export function againWork(key: string, name: RequestName, line: object): void {
  const { [key]: _, ...others } = workStore.getState();
  workStore.setState(others, true);
  askWork(key, name, line);
}

const NOTHING: Work = {
  text: '',
  state: 'waiting',
  progress: null,
  values: new Float64Array(0),
  done: new Uint8Array(0),
  width: 0,
  figures: [],
  answer: null,
  isCut: false,
  message: '',
};

/**
 * Work as it stands for a question: where it is about another one, whose figures would be taken for figures of this, it
 * waits, with that question's answer as the newest. @param text of the question
 */
export function workFor(work: Work, text: string): Work {
  return work.text === text ? work : { ...NOTHING, text, answer: work.answer };
}

function put(key: string, change: Partial<Work>): void {
  workStore.setState((works) => ({ [key]: { ...NOTHING, ...works[key], ...change } }));
}

/** The screen follows values at most this often: they come far faster than anybody reads. */
const SHOWN_EACH_MS = 100;

function beginNext(): void {
  const [wish, ...rest] = waiting;
  if (current || !wish) return;
  waiting = rest;
  let values = NOTHING.values;
  let done = NOTHING.done;
  let width = 0;
  let progress: Progress | null = null;
  let shownAt = 0;
  const { key, text } = wish;
  const isWanted = (): boolean => workStore.getState()[key]?.text === text;
  const end = (change: Partial<Work>): void => {
    current = null;
    if (isWanted()) put(key, change);
    beginNext();
  };
  put(key, { state: 'running' });
  const stop = theWorkers().start(wish.name, wish.line, {
    opened: (items, itemWidth, figures) => {
      width = itemWidth;
      values = new Float64Array(items * width);
      done = new Uint8Array(items);
      if (isWanted()) put(key, { values, done, width, figures });
    },
    values: (from, to, found) => {
      values.set(found, from * width);
      done.fill(1, from, to);
    },
    progress: (now) => {
      progress = now;
      if (!isWanted() || now.elapsedMs - shownAt < SHOWN_EACH_MS) return;
      shownAt = now.elapsedMs;
      put(key, { progress });
    },
    answer: (answer) => end({ state: 'answered', answer, progress }),
    refused: ({ path, message }) => end({ state: 'refused', answer: null, message: `${placeWords(path)}${message}` }),
    broken: (message) => end({ state: 'broken', answer: null, message }),
    stopped: () => end({ state: 'stopped', progress }),
  });
  // A refusal or an answer never comes before this: workers reply later.
  current = { ...wish, stop };
}

/** The side of a grid that a fault is about, in words; other places speak for themselves. */
function placeWords(path: string): string {
  if (path.includes('/grid/x')) return 'Columns: ';
  if (path.includes('/grid/y')) return 'Rows: ';
  return '';
}
