import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import { type BreakEvenCell, breakEvenCells } from './break-even-rows.ts';

/** What a class bears, in one line. */
export interface BreakEvenLine {
  readonly name: string;
  /** Place in the ramp of classes. */
  readonly noteClass: number;
  /** Largest loss with all principal paid; null while it is looked for. */
  readonly principal: BreakEvenCell | null;
  /** Largest loss with all interest on time; null while it is looked for. */
  readonly interest: BreakEvenCell | null;
}

/** A line of each class, the most junior first; and the end of a scale that all losses found fit on. */
export function breakEvenLines(
  principal: object | null,
  interest: object | null,
  input: LossInput,
  names: readonly string[],
): { readonly lines: readonly BreakEvenLine[]; readonly most: number } {
  const [paid, timely] = [principal, interest].map((answer) => answer && breakEvenCells(answer, input, names));
  const lines = names.map(
    (name, noteClass): BreakEvenLine => ({
      name,
      noteClass,
      principal: paid?.[noteClass] ?? null,
      interest: timely?.[noteClass] ?? null,
    }),
  );
  const sizes = lines.flatMap((line) => (line.principal?.size == null ? [] : [line.principal.size]));
  return { lines: lines.toReversed(), most: Math.ceil(Math.max(1, ...sizes)) };
}

/** The number of the Distribution Date of what binds, "48". */
export function monthOf({ when }: BreakEvenCell): string {
  return when.split(' · ')[1] ?? '';
}
