import { MOST_SCENARIOS } from '../../scenario/link/workspace.ts';
import type { ScenarioTab } from '../../store/app-state.ts';
import { openOverlay } from '../../store/overlay.ts';
import { duplicateScenario, makeBase, moveScenario } from '../../store/scenarios.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';
import { deleteWithUndo } from './delete-with-undo.ts';
import { Menu, type MenuItem } from './menu.tsx';

/** What can be done with the scenario on the screen. */
export function ScenarioMenu({ tab, place }: { readonly tab: ScenarioTab; readonly place: number }) {
  const count = useApp((state) => state.scenarios.length);
  const isBase = useApp((state) => state.baseId === tab.id);
  const items = (): readonly MenuItem[] => [
    { words: 'Name, note, colour…', keys: 'F2', act: () => openOverlay({ kind: 'describe', id: tab.id }) },
    { words: 'Duplicate', keys: 'n', act: () => duplicateScenario(tab.id), isOff: count >= MOST_SCENARIOS },
    { words: 'Make it the base', act: () => makeBase(tab.id), isOff: isBase },
    {
      words: 'Move left',
      keys: 'Ctrl Shift ←',
      act: () => moveScenario(tab.id, place - 1),
      isOff: place === 0,
      isFirst: true,
    },
    {
      words: 'Move right',
      keys: 'Ctrl Shift →',
      act: () => moveScenario(tab.id, place + 1),
      isOff: place === count - 1,
    },
    { words: 'Delete', keys: 'Delete', act: () => deleteWithUndo(tab.id), isOff: count === 1, isFirst: true },
  ];
  return (
    <Menu name={`Scenario ${tab.name}, actions`} className="icon-button scenario-more" items={items}>
      <Icon name="more" />
    </Menu>
  );
}
