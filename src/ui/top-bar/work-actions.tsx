import { useStore } from 'zustand';
import { appStore } from '../../store/app-store.ts';
import { openOverlay } from '../../store/overlay.ts';
import { redo, undo } from '../../store/scenarios.ts';
import { exportItems } from '../export/export-items.ts';
import { Icon } from '../icon.tsx';
import { Menu, type MenuItem } from '../tabs/menu.tsx';
import './work-actions.css';

/** What is done with the work as a whole. On a narrow screen it is one menu. */
export function WorkActions() {
  const canUndo = useStore(appStore.temporal, ({ pastStates }) => pastStates.length > 0);
  const canRedo = useStore(appStore.temporal, ({ futureStates }) => futureStates.length > 0);
  const all = (): readonly MenuItem[] => [
    { words: 'Undo', act: undo, isOff: !canUndo },
    { words: 'Redo', act: redo, isOff: !canRedo },
    { words: 'Share…', act: share, isFirst: true },
    { words: 'Present', act: present },
    ...exportItems(),
  ];
  return (
    <>
      <div className="work-actions">
        <IconAction name="Undo" keys="Ctrl Z" icon="undo" isOff={!canUndo} act={undo} />
        <IconAction name="Redo" keys="Ctrl Shift Z" icon="redo" isOff={!canRedo} act={redo} />
        <i className="bar-line" />
        <button type="button" className="button bar-button" title="Share (s)" onClick={share}>
          Share
        </button>
        <button type="button" className="button bar-button" title="Present (p)" onClick={present}>
          Present
        </button>
        <Menu name="Export" className="button bar-button" items={exportItems}>
          Export <Icon name="down" size={12} />
        </Menu>
        <i className="bar-line" />
      </div>
      <div className="work-more">
        <Menu name="Undo, share, present, export" className="icon-button" items={all}>
          <Icon name="more" />
        </Menu>
      </div>
    </>
  );
}

const share = (): void => openOverlay({ kind: 'share' });
const present = (): void => openOverlay({ kind: 'present' });

interface IconActionProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: 'undo' | 'redo';
  readonly isOff: boolean;
  readonly act: () => void;
}

function IconAction({ name, keys, icon, isOff, act }: IconActionProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={`${name} (${keys})`}
      disabled={isOff}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
