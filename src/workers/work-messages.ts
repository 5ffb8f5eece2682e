import type { Fault } from '../deal/fault.ts';
import type { Figure } from '../measures/figures/figure.ts';
import type { RequestName } from '../view/request-answers-form.ts';

/** What the page asks of a worker. `job` is a number that rises; a worker keeps the newest job and drops the one before. */
export type ToWorker =
  | {
      readonly kind: 'open';
      readonly job: number;
      readonly name: RequestName;
      /** A line of the headless contract: `{"scenario": {...}, NAME: {...}}`. */
      readonly line: object;
    }
  | { readonly kind: 'run'; readonly job: number; readonly from: number; readonly to: number }
  /** All values of the job, in order; they are handed over, not copied. */
  | { readonly kind: 'finish'; readonly job: number; readonly values: Float64Array };

/** What a worker says back. */
export type FromWorker =
  | {
      readonly kind: 'opened';
      readonly job: number;
      readonly items: number;
      readonly width: number;
      readonly figures: readonly FigureShape[];
    }
  | { readonly kind: 'refused'; readonly job: number; readonly fault: Fault }
  | {
      readonly kind: 'values';
      readonly job: number;
      readonly from: number;
      readonly to: number;
      readonly values: Float64Array;
    }
  | { readonly kind: 'answer'; readonly job: number; readonly answer: object }
  /** The run is withheld, or the program is at fault. */
  | { readonly kind: 'broken'; readonly job: number; readonly message: string };

/** A figure without its reader, which cannot be sent. */
export type FigureShape = Omit<Figure, 'of'>;

/** The buffers of a message that change hands instead of being copied. */
export function handedOver(message: ToWorker | FromWorker): ArrayBuffer[] {
  return message.kind === 'values' || message.kind === 'finish' ? [message.values.buffer as ArrayBuffer] : [];
}
