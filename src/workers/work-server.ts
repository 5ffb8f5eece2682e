import type { ScenarioContext } from '../scenario/parse-scenario.ts';
import { requestJob } from '../view/request-answers.ts';
import type { RequestJob } from '../view/request-answers-job.ts';
import type { FromWorker, ToWorker } from './work-messages.ts';

/**
 * The worker's side: takes one message and gives the reply to it, or null where the message is about a job that has been
 * dropped. Knows no worker, so that it runs in a test as it does in one.
 */
export function workServer(context: ScenarioContext): (message: ToWorker) => FromWorker | null {
  let current = -1;
  let work: RequestJob | null = null;
  return (message) => {
    const { job } = message;
    if (message.kind === 'open') {
      current = job;
      work = null;
    } else if (job !== current || !work) return null;
    try {
      if (message.kind === 'open') {
        const read = requestJob(message.line, message.name, context);
        if (!read.ok) return { kind: 'refused', job, fault: read.fault };
        work = read.value;
        return opened(job, work);
      }
      return replyOf(message, work as RequestJob);
    } catch (error) {
      return { kind: 'broken', job, message: error instanceof Error ? error.message : String(error) };
    }
  };
}

function opened(job: number, { items, width, figures }: RequestJob): FromWorker {
  const shapes = figures.map(({ of: _, ...shape }) => shape);
  return { kind: 'opened', job, items, width, figures: shapes };
}

function replyOf(message: Exclude<ToWorker, { kind: 'open' }>, work: RequestJob): FromWorker {
  const { job } = message;
  if (message.kind === 'finish') return { kind: 'answer', job, answer: work.answer(message.values) };
  const { from, to } = message;
  return { kind: 'values', job, from, to, values: work.run(from, to) };
}
