import type { WaterfallRow } from '../../view/waterfall-rows.ts';
import type { WaterfallColumn } from '../../view/why/table-figures.ts';

/** A cell of the waterfall by its place, "cell clause due 2.8(a)(iii)": its figure is looked up when it is asked. */
export function cellPlace({ kind, id }: Pick<WaterfallRow, 'kind' | 'id'>, column: WaterfallColumn): string {
  return `cell ${kind} ${column} ${id}`;
}
