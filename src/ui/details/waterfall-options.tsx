import { useShallow } from 'zustand/react/shallow';
import type { AppState, ScenarioTab } from '../../store/app-state.ts';
import { setView } from '../../store/app-store.ts';
import { Segments } from '../segments.tsx';
import { useApp } from '../use-app.ts';

const VIEWS = [
  { value: 'table', text: 'Clauses' },
  { value: 'month', text: 'Flow of the month' },
  { value: 'life', text: 'Flow of the run' },
] as const;

/** How the waterfall is shown, and whose same month stands beside it. */
export function WaterfallOptions() {
  const shownAs = useApp((state) => state.waterfallAs);
  const besideId = useApp((state) => besideTab(state)?.id ?? '');
  const others = useApp(useShallow(otherNames));
  return (
    <div className="details-options">
      <Segments
        name="Waterfall shown as"
        options={VIEWS}
        value={shownAs}
        onChoose={(waterfallAs) => setView({ waterfallAs })}
      />
      {shownAs === 'table' && Object.keys(others).length > 0 && (
        <label>
          Beside{' '}
          <select
            className="picker beside-picker"
            value={besideId}
            onChange={(event) => setView({ besideId: event.target.value === '' ? null : event.target.value })}
          >
            <option value="">none</option>
            {Object.entries(others).map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The names of the scenarios that are not on the screen, by their ids. */
function otherNames({ scenarios, activeId }: AppState): Readonly<Record<string, string>> {
  return Object.fromEntries(scenarios.filter(({ id }) => id !== activeId).map(({ id, name }) => [id, name]));
}

/** The scenario whose month stands beside; null where none is chosen, or it is gone, or on the screen itself. */
export function besideTab({ scenarios, besideId, activeId }: AppState): ScenarioTab | null {
  return besideId === null || besideId === activeId ? null : (scenarios.find(({ id }) => id === besideId) ?? null);
}
