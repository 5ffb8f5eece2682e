import { THIS_TRUST } from '../deal/this-trust.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { handedOver, type ToWorker } from './work-messages.ts';
import { workServer } from './work-server.ts';

/** What a dedicated worker has of its own; the page's types know another `postMessage`. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  readonly postMessage: (message: unknown, transfer: ArrayBuffer[]) => void;
}

const scope = globalThis as unknown as WorkerScope;
const serve = workServer({ deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });

scope.onmessage = ({ data }) => {
  const reply = serve(data);
  if (reply) scope.postMessage(reply, handedOver(reply));
};
