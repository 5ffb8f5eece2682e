import { SENSITIVITY_PARTS, type SensitivityPart } from '../../store/analysis-state.ts';
import { setView } from '../../store/app-store.ts';
import { TableButtons } from '../export/table-buttons.tsx';
import { Choice } from '../fields/choice.tsx';
import { useApp } from '../use-app.ts';
import { BreakEvens } from './break-evens.tsx';
import { GridView } from './grid-view.tsx';
import { MonteCarlo } from './monte-carlo.tsx';
import { ShelfHistory } from './shelf-history.tsx';
import './sensitivity.css';

const PARTS: Readonly<Record<SensitivityPart, { readonly title: string; readonly Body: () => React.ReactNode }>> = {
  'break-even': { title: 'Break-evens', Body: BreakEvens },
  grid: { title: 'Grid', Body: GridView },
  shelf: { title: 'Shelf history', Body: ShelfHistory },
  draws: { title: 'Monte Carlo', Body: MonteCarlo },
};

/** How much it takes until a class is short, and how the figures move with the inputs. */
export function Sensitivity() {
  const part = useApp((state) => state.sensitivityPart);
  const { Body } = PARTS[part];
  return (
    <div className="analysis">
      <div className="analysis-parts">
        <Choice
          label=""
          name="Sensitivity"
          options={SENSITIVITY_PARTS.map((value) => ({ value, text: PARTS[value].title }))}
          value={part}
          differs={false}
          onChoose={(value) => setView({ sensitivityPart: value })}
        />
        <TableButtons />
      </div>
      <Body />
    </div>
  );
}
