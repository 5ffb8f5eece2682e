import { useEffect, useRef } from 'react';
import { setView } from '../../store/app-store.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['←', '→'], 'month before, month after; with Shift by 12'],
  [['Home', 'End'], 'first month, last month'],
  [['[', ']'], 'event before, event after'],
  [['1', '…', '7'], 'details: Cash flows to Readings, in the order of the tabs'],
  [['w'], 'to the figures; at a figure, why it is what it is'],
  [['↑', '↓', '←', '→'], 'at a figure: to the figure or term beside it'],
  [['e'], 'enlarge the details, or back'],
  [['a'], 'Assumptions'],
  [['b'], 'Base, dashed in the chart'],
  [['t'], 'light or dark'],
  [['Alt 1', 'Alt 2'], 'scenario'],
  [['n'], 'a copy of the scenario'],
  [['Ctrl Shift ←', '→'], 'on a tab: moves the scenario; F2 names it, Delete deletes it'],
  [['Ctrl Z', 'Ctrl Shift Z'], 'undo, redo'],
  [['s'], 'share'],
  [['p'], 'present'],
  [['↑', '↓'], 'in a number field: a step; with Shift ten, with Alt a tenth'],
  [['Delete'], 'on a slider, or at the end of a number: back to Base'],
  [['Esc'], 'closes what is open; typed text stays'],
  [['?'], 'this list'],
];

/** The list of shortcuts, and the switch for those that are single letters. */
export function ShortcutsDialog() {
  const isOpen = useApp((state) => state.helpIsOpen);
  const letters = useApp((state) => state.letters);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen && dialog.current?.open === false) dialog.current.showModal();
    if (!isOpen && dialog.current?.open === true) dialog.current.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="shortcuts"
      aria-labelledby="shortcuts-title"
      onClose={() => setView({ helpIsOpen: false })}
    >
      <header>
        <h2 id="shortcuts-title">Keyboard shortcuts</h2>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => setView({ helpIsOpen: false })}>
          <Icon name="close" />
        </button>
      </header>
      <dl>
        {KEYS.map(([keys, what]) => (
          <div key={what} className="shortcut">
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <label className="tick-box">
          <input type="checkbox" checked={letters} onChange={() => setView({ letters: !letters })} />
          Letters, digits and brackets act as shortcuts outside fields
        </label>
      </footer>
    </dialog>
  );
}
