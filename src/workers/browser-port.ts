import { handedOver } from './work-messages.ts';
import type { WorkPort } from './work-pool.ts';

/** A worker of the browser as a port of the pool. */
export function browserPort(): WorkPort {
  const worker = new Worker(new URL('./worker-entry.ts', import.meta.url), { type: 'module' });
  return {
    post: (message) => worker.postMessage(message, handedOver(message)),
    onReply: (take) => {
      worker.onmessage = ({ data }) => take(data);
    },
    onFailure: (take) => {
      worker.onerror = (event) => take(event.message || 'A worker could not be started.');
      worker.onmessageerror = () => take('A worker sent what could not be read.');
    },
    close: () => worker.terminate(),
  };
}
