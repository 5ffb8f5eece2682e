import type { chosenFigure } from '../../view/sensitivity/grid-figures.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { BreakEvenList } from './break-even-list.tsx';
import type { cellsOf, GridPlan } from './grid-plan.ts';
import { Profile } from './profile.tsx';

interface GridAsideProps {
  readonly plan: GridPlan;
  readonly chosen: ReturnType<typeof chosenFigure>;
  readonly cells: ReturnType<typeof cellsOf>;
  /** Whether there is a grid to show a row of. */
  readonly isShown: boolean;
  /** The row that the profile is of. */
  readonly row: number;
}

/** Beside the grid: what each class bears with the other inputs as they stand, and one row of the grid as a picture. */
export function GridAside({ plan, chosen, cells, isShown, row }: GridAsideProps) {
  return (
    <ScrollRegion label="Break-evens, and a row of the grid" className="grid-aside">
      <BreakEvenList />
      {isShown && <Profile plan={plan} chosen={chosen} cells={cells} row={Math.min(row, plan.rows.length - 1)} />}
    </ScrollRegion>
  );
}
