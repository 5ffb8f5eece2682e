import type { Fault } from '../deal/fault.ts';
import type { RequestName } from '../view/request-answers-form.ts';
import type { FigureShape, FromWorker, ToWorker } from './work-messages.ts';

/** One worker as the pool sees it. */
export interface WorkPort {
  readonly post: (message: ToWorker) => void;
  /** Replies in the order of the messages. */
  readonly onReply: (take: (message: FromWorker) => void) => void;
  /** The worker itself has failed: it could not be loaded, or ran out of memory. */
  readonly onFailure: (take: (message: string) => void) => void;
  readonly close: () => void;
}

export interface Progress {
  readonly done: number;
  readonly items: number;
  readonly elapsedMs: number;
  /** By the pace so far; null before anything is done. */
  readonly remainingMs: number | null;
}

/** What the one who asks is told, in this order: opened, values and progress as they come, then one of the rest. */
export interface WorkListener {
  readonly opened?: (items: number, width: number, figures: readonly FigureShape[]) => void;
  /** Values of items `from` up to `to`, in any order of ranges, each item once. */
  readonly values?: (from: number, to: number, values: Float64Array) => void;
  readonly progress?: (progress: Progress) => void;
  readonly answer: (answer: object) => void;
  readonly refused: (fault: Fault) => void;
  readonly broken: (message: string) => void;
  /** Stopped, or a newer request took its place. */
  readonly stopped?: () => void;
}

export interface WorkPool {
  /** Begins a request; one that is under way is stopped first. @returns stops this request */
  readonly start: (name: RequestName, line: object, listener: WorkListener) => () => void;
  /** Gives nothing more out; the answer then rests on the items that are done. */
  readonly settle: () => void;
  readonly close: () => void;
}

/** A piece of work takes about this long: short enough to stop at once, long enough that messages cost nothing. */
const PIECE_MS = 50;
const MOST_ITEMS = 5000;

interface Work {
  readonly job: number;
  readonly name: RequestName;
  readonly line: object;
  readonly listener: WorkListener;
  readonly began: number;
  values: Float64Array;
  items: number;
  width: number;
  /** The next item that nobody has been given. */
  next: number;
  done: number;
  isOver: boolean;
}

/** What a port is at: the piece it was given and when, and items a millisecond so far. */
interface Hand {
  readonly port: WorkPort;
  givenAt: number;
  pace: number;
}

/** Most workers that help: one core is left to the page. */
export function workersFor(cores: number | undefined): number {
  return Math.max(1, (cores ?? 2) - 1);
}

/**
 * Shares a request out among workers. The first one reads it and says how much there is to do; then all are given pieces
 * as they become free, sized by their own pace; the first puts the answer together.
 * @param ports one or more
 * @param now milliseconds, rising
 */
export function workPool(ports: readonly WorkPort[], now: () => number): WorkPool {
  const hands = ports.map((port): Hand => ({ port, givenAt: 0, pace: 0 }));
  let work: Work | null = null;
  let jobs = 0;
  function stop(job: number): void {
    if (!work || work.job !== job || work.isOver) return;
    work.isOver = true;
    work.listener.stopped?.();
  }
  for (const hand of hands) {
    hand.port.onReply((message) => {
      if (work && !work.isOver && message.job === work.job) takeReply(work, hand, hands, message, now);
    });
    hand.port.onFailure((message) => {
      if (work && !work.isOver) end(work, (listener) => listener.broken(message));
    });
  }
  return {
    start: (name, line, listener) => {
      if (work) stop(work.job);
      jobs += 1;
      const job = jobs;
      const empty = new Float64Array(0);
      work = {
        job,
        name,
        line,
        listener,
        began: now(),
        values: empty,
        items: 0,
        width: 0,
        next: 0,
        done: 0,
        isOver: false,
      };
      hands[0]?.port.post({ kind: 'open', job, name, line });
      return () => stop(job);
    },
    settle: () => {
      if (work && !work.isOver && work.items > 0) settle(work, hands);
    },
    close: () => {
      if (work) stop(work.job);
      for (const { port } of hands) port.close();
    },
  };
}

function takeReply(work: Work, hand: Hand, hands: readonly Hand[], message: FromWorker, now: () => number): void {
  switch (message.kind) {
    case 'opened':
      takeOpened(work, hand, hands, message, now);
      break;
    case 'values':
      takeValues(work, hand, hands, message, now);
      break;
    case 'refused':
      end(work, (listener) => listener.refused(message.fault));
      break;
    case 'broken':
      end(work, (listener) => listener.broken(message.message));
      break;
    case 'answer':
      end(work, (listener) => listener.answer(message.answer));
      break;
  }
}

function takeOpened(
  work: Work,
  hand: Hand,
  hands: readonly Hand[],
  { job, items, width, figures }: Extract<FromWorker, { kind: 'opened' }>,
  now: () => number,
): void {
  if (hand === hands[0]) {
    work.items = items;
    work.width = width;
    work.values = new Float64Array(items * width);
    work.listener.opened?.(items, width, figures);
    // Others are woken only where there is something to share.
    const others = items > 1 ? hands.slice(1) : [];
    for (const { port } of others) port.post({ kind: 'open', job, name: work.name, line: work.line });
  }
  if (work.items === 0) finish(work, hands);
  else givePiece(work, hand, hands.length, now);
}

function takeValues(
  work: Work,
  hand: Hand,
  hands: readonly Hand[],
  { from, to, values }: Extract<FromWorker, { kind: 'values' }>,
  now: () => number,
): void {
  work.values.set(values, from * work.width);
  work.done += to - from;
  const took = Math.max(now() - hand.givenAt, 0.01);
  hand.pace = (to - from) / took;
  givePiece(work, hand, hands.length, now);
  work.listener.values?.(from, to, values);
  work.listener.progress?.(progressOf(work, now()));
  if (work.done === work.items && !work.isOver) finish(work, hands);
}

function progressOf({ done, items, began }: Work, at: number): Progress {
  const elapsedMs = at - began;
  return { done, items, elapsedMs, remainingMs: done === 0 ? null : (elapsedMs * (items - done)) / done };
}

/** The next piece for a worker that is free. Towards the end pieces shrink, so that all stop at about the same time. */
function givePiece(work: Work, hand: Hand, workers: number, now: () => number): void {
  const left = work.items - work.next;
  if (left <= 0) return;
  const byPace = Math.floor(hand.pace * PIECE_MS);
  const fair = Math.ceil(left / (2 * workers));
  const size = Math.max(1, Math.min(byPace, fair, MOST_ITEMS));
  const from = work.next;
  work.next += size;
  hand.givenAt = now();
  hand.port.post({ kind: 'run', job: work.job, from, to: from + size });
}

/** Pieces are given out in order, so that what has been given makes the first items of the whole. */
function settle(work: Work, hands: readonly Hand[]): void {
  work.items = work.next;
  work.values = work.values.slice(0, work.items * work.width);
  if (work.done === work.items) finish(work, hands);
}

function finish(work: Work, hands: readonly Hand[]): void {
  hands[0]?.port.post({ kind: 'finish', job: work.job, values: work.values });
}

function end(work: Work, tell: (listener: WorkListener) => void): void {
  work.isOver = true;
  tell(work.listener);
}
