import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { handedOver, type ToWorker } from '../../src/workers/work-messages.ts';
import { type WorkPort, workPool } from '../../src/workers/work-pool.ts';
import { workServer } from '../../src/workers/work-server.ts';

const WARM_UP = 2;
const ROUNDS = 8;
const line = {
  scenario: {
    collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' } },
    benchmark: { first_month: 1, rates_pct: ['1.83098'] },
  },
  monte_carlo: { seed: 1, draws: 5000, figures: ['classes.D.balance_end', 'totals.residual'] },
};

/**
 * The same draws by one worker and by two, in turn, each at its best: what else the machine does can only slow them. The
 * page's own thread is idle meanwhile, so that a machine of two cores has one for each worker.
 */
export async function run(print: (name: string, value: number, unit: string) => void): Promise<void> {
  const one = [threadPort()];
  const two = [threadPort(), threadPort()];
  let [alone, shared] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const times = [await timeOf(one), await timeOf(two)] as const;
    if (round < WARM_UP) continue;
    alone = Math.min(alone, times[0]);
    shared = Math.min(shared, times[1]);
  }
  for (const port of [...one, ...two]) port.close();
  print('workers.one', alone, 'ms');
  print('workers.two', shared, 'ms');
  print('workers.speed-up', alone / shared, 'x');
}

function timeOf(ports: readonly WorkPort[]): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    workPool(ports, () => performance.now()).start('monte_carlo', line, {
      answer: () => resolve(performance.now() - start),
      refused: ({ message }) => reject(new Error(message)),
      broken: (message) => reject(new Error(message)),
    });
  });
}

/** This file again, as a worker. */
function threadPort(): WorkPort {
  const worker = new Worker(fileURLToPath(import.meta.url), { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message, handedOver(message)),
    onReply: (take) => {
      worker.removeAllListeners('message');
      worker.on('message', take);
    },
    onFailure: (take) => {
      worker.on('error', (error) => take(error.message));
    },
    close: () => {
      worker.terminate().catch(() => {});
    },
  };
}

function serveThread(): void {
  const serve = workServer({ deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  parentPort?.on('message', (message: ToWorker) => {
    const reply = serve(message);
    if (reply) parentPort?.postMessage(reply, handedOver(reply));
  });
}

if (!isMainThread) serveThread();
