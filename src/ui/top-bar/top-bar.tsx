import { activeTab } from '../../store/app-state.ts';
import { setView } from '../../store/app-store.ts';
import { TRUST } from '../../store/trust.ts';
import { Icon } from '../icon.tsx';
import { toggleTheme } from '../theme.ts';
import { useApp } from '../use-app.ts';
import { ScenarioTabs } from './scenario-tabs.tsx';
import { WorkActions } from './work-actions.tsx';
import './top-bar.css';

/** The deal, the scenarios, and what belongs to the whole screen. */
export function TopBar() {
  const theme = useApp((state) => state.theme);
  const panelIsOpen = useApp((state) => state.panelIsOpen);
  const deal = useApp((state) => activeTab(state).shown.deal?.name ?? TRUST.deal.name);
  return (
    <header className="top-bar">
      <p className="deal-name">
        <b>Paydown</b>
        <span>{deal}</span>
      </p>
      <ScenarioTabs />
      <div className="top-actions">
        <WorkActions />
        <button
          type="button"
          className="button open-panel"
          aria-expanded={panelIsOpen}
          aria-controls="assumptions"
          onClick={() => setView({ panelIsOpen: !panelIsOpen })}
        >
          Assumptions
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
          title={theme === 'dark' ? 'Light theme (t)' : 'Dark theme (t)'}
          onClick={toggleTheme}
        >
          <Icon name="theme" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={() => setView({ helpIsOpen: true })}
        >
          <Icon name="help" />
        </button>
      </div>
    </header>
  );
}
