import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { answerRequest } from '../view/request-answers.ts';
import type { FromWorker, ToWorker } from './work-messages.ts';
import { type Progress, type WorkListener, type WorkPort, workersFor, workPool } from './work-pool.ts';
import { workServer } from './work-server.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const scenario = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' } },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
};
const grid = {
  scenario,
  grid: {
    x: { path: 'collateral.default.multiple', values: ['1', '3', '5', '7', '9'] },
    y: { path: 'collateral.prepayment.pct', values: ['1', '1.2', '1.4', '1.6'] },
    figure: 'classes.D.balance_end',
  },
};

/** A port with a real server behind it, whose messages wait until they are let through. */
interface FakePort extends WorkPort {
  readonly waiting: ToWorker[];
  readonly letOne: () => boolean;
  readonly fail: (message: string) => void;
}

function fakePort(): FakePort {
  const serve = workServer(context);
  const waiting: ToWorker[] = [];
  let take: (message: FromWorker) => void = () => {};
  let fail: (message: string) => void = () => {};
  return {
    waiting,
    post: (message) => waiting.push(structuredClone(message)),
    onReply: (listener) => {
      take = listener;
    },
    onFailure: (listener) => {
      fail = listener;
    },
    close: () => waiting.splice(0),
    letOne: () => {
      const message = waiting.shift();
      const reply = message && serve(message);
      if (reply) take(structuredClone(reply));
      return message !== undefined;
    },
    fail: (message) => fail(message),
  };
}

function drain(ports: readonly FakePort[]): void {
  while (ports.map((port) => port.letOne()).includes(true));
}

interface Heard extends WorkListener {
  readonly log: string[];
  readonly answers: object[];
  readonly pieces: [number, number][];
  readonly steps: Progress[];
}

function heard(): Heard {
  const log: string[] = [];
  const answers: object[] = [];
  const pieces: [number, number][] = [];
  const steps: Progress[] = [];
  return {
    log,
    answers,
    pieces,
    steps,
    opened: (items, width) => log.push(`opened ${items} x ${width}`),
    values: (from, to) => pieces.push([from, to]),
    progress: (progress) => steps.push(progress),
    answer: (answer) => {
      log.push('answer');
      answers.push(answer);
    },
    refused: ({ path }) => log.push(`refused ${path}`),
    broken: (message) => log.push(`broken ${message}`),
    stopped: () => log.push('stopped'),
  };
}

/** A clock that moves five milliseconds at every look. */
function clock(): () => number {
  let at = 0;
  return () => {
    at += 5;
    return at;
  };
}

function whole(line: object): Readonly<Record<string, object>> {
  const read = answerRequest(line, context);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

describe('a request shared out', () => {
  test.each([1, 2, 3])('among %d workers has the answer of one run, each item once', (count) => {
    const ports = Array.from({ length: count }, fakePort);
    const listener = heard();
    workPool(ports, clock()).start('grid', grid, listener);
    drain(ports);
    expect(listener.log).toEqual(['opened 20 x 2', 'answer']);
    expect(listener.answers[0]).toEqual(whole(grid)['grid']);
    const items = listener.pieces.flatMap(([from, to]) => Array.from({ length: to - from }, (_, at) => from + at));
    expect(items.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at));
  });

  test('draws: the same digits from one worker and from three', () => {
    const line = { scenario, monte_carlo: { draws: 60, seed: 9, figures: ['classes.D.wal_years', 'totals.residual'] } };
    const ports = Array.from({ length: 3 }, fakePort);
    const listener = heard();
    workPool(ports, clock()).start('monte_carlo', line, listener);
    drain(ports);
    expect(listener.answers[0]).toEqual(whole(line)['monte_carlo']);
  });

  test('progress rises to the end and estimates what is left by the pace so far', () => {
    const ports = [fakePort()];
    const listener = heard();
    workPool(ports, clock()).start('grid', grid, listener);
    drain(ports);
    expect(listener.steps.at(-1)).toMatchObject({ done: 20, items: 20, remainingMs: 0 });
    const [first] = listener.steps;
    expect(first?.remainingMs).toBe(((first?.elapsedMs ?? 0) * (20 - (first?.done ?? 0))) / (first?.done ?? 1));
  });

  test('pieces grow with the pace', () => {
    const ports = [fakePort()];
    const listener = heard();
    workPool(ports, clock()).start('grid', grid, listener);
    drain(ports);
    const [first, second] = listener.pieces.map(([from, to]) => to - from);
    expect(first).toBe(1);
    expect(second).toBeGreaterThan(1);
  });
});

describe('a request of one piece', () => {
  test('is answered by the first worker alone', () => {
    const ports = [fakePort(), fakePort()];
    const listener = heard();
    const line = { scenario, measures: { yield_pct: { D: '2.82' } } };
    workPool(ports, clock()).start('measures', line, listener);
    expect(ports[1]?.waiting).toEqual([]);
    drain(ports);
    expect(listener.log).toEqual(['opened 0 x 0', 'answer']);
    expect(listener.answers[0]).toEqual(whole(line)['measures']);
  });
});

describe('what ends a request early', () => {
  test('a newer one takes its place; late values of the older are not heard', () => {
    const ports = [fakePort(), fakePort()];
    const pool = workPool(ports, clock());
    const [older, newer] = [heard(), heard()];
    pool.start('grid', grid, older);
    ports[0]?.letOne();
    ports[0]?.letOne();
    const before = older.pieces.length;
    pool.start('grid', { ...grid, grid: { ...grid.grid, figure: 'classes.C.balance_end' } }, newer);
    drain(ports);
    expect(older.log).toEqual(['opened 20 x 2', 'stopped']);
    expect(older.pieces).toHaveLength(before);
    expect(newer.log).toEqual(['opened 20 x 2', 'answer']);
    expect(newer.answers[0]).toEqual(
      whole({ ...grid, grid: { ...grid.grid, figure: 'classes.C.balance_end' } })['grid'],
    );
  });

  test('stop: nothing more is given out, and stopping twice tells once', () => {
    const ports = [fakePort()];
    const listener = heard();
    const stop = workPool(ports, clock()).start('grid', grid, listener);
    ports[0]?.letOne();
    stop();
    stop();
    drain(ports);
    expect(listener.log).toEqual(['opened 20 x 2', 'stopped']);
  });

  test('settle: no more is given out, and the answer rests on what is done', () => {
    const ports = [fakePort(), fakePort()];
    const pool = workPool(ports, clock());
    const listener = heard();
    const line = { scenario, monte_carlo: { draws: 60, seed: 9, figures: ['classes.D.wal_years'] } };
    pool.start('monte_carlo', line, listener);
    for (let turn = 0; turn < 4; turn += 1) for (const port of ports) port.letOne();
    pool.settle();
    drain(ports);
    const done = listener.pieces.reduce((sum, [from, to]) => sum + to - from, 0);
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(60);
    const shorter = whole({ ...line, monte_carlo: { ...line.monte_carlo, draws: done } })['monte_carlo'];
    const figure = 'classes.D.wal_years';
    const answer = listener.answers[0] as Record<string, object>;
    expect(answer[figure]).toEqual((shorter as Record<string, object>)[figure]);
  });

  test('a request that is refused, with its place', () => {
    const ports = [fakePort()];
    const listener = heard();
    workPool(ports, clock()).start(
      'grid',
      { scenario, grid: { ...grid.grid, figure: 'classes.E.balance_end' } },
      listener,
    );
    drain(ports);
    expect(listener.log).toEqual(['refused /grid/figure']);
  });

  test('a worker that fails, and the pool can be asked again', () => {
    const ports = [fakePort()];
    const pool = workPool(ports, clock());
    const [first, second] = [heard(), heard()];
    pool.start('grid', grid, first);
    ports[0]?.fail('out of memory');
    pool.start('grid', grid, second);
    drain(ports);
    expect(first.log).toEqual(['broken out of memory']);
    expect(second.log).toEqual(['opened 20 x 2', 'answer']);
  });
});

describe('the worker', () => {
  test('does not answer for a job that a newer one has replaced', () => {
    const serve = workServer(context);
    serve({ kind: 'open', job: 1, name: 'grid', line: grid });
    serve({ kind: 'open', job: 2, name: 'grid', line: grid });
    expect(serve({ kind: 'run', job: 1, from: 0, to: 1 })).toBeNull();
    expect(serve({ kind: 'run', job: 2, from: 0, to: 1 })).toMatchObject({ kind: 'values', job: 2, from: 0, to: 1 });
  });

  test('tells what broke instead of falling silent', () => {
    const serve = workServer(context);
    serve({ kind: 'open', job: 1, name: 'grid', line: grid });
    expect(serve({ kind: 'run', job: 1, from: 0, to: -1 })).toMatchObject({ kind: 'broken', job: 1 });
  });
});

test('one core is left to the page', () => {
  expect([workersFor(8), workersFor(2), workersFor(1), workersFor(undefined)]).toEqual([7, 1, 1, 1]);
});
