import type { TableSteps } from './table-read.ts';

/** Takes all steps at once. */
export function atOnce<Read>(steps: TableSteps<Read>): Read {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Takes the steps one by one and pauses between them, so that a page goes on answering while a long table is read. To give
 * up, let `pause` reject.
 * @param pause resolves when the next step may be taken; told the share that is done, 0 to 1
 */
export async function inSteps<Read>(
  steps: TableSteps<Read>,
  pause: (share: number) => Promise<unknown>,
): Promise<Read> {
  let step = steps.next();
  while (!step.done) {
    await pause(step.value);
    step = steps.next();
  }
  return step.value;
}
