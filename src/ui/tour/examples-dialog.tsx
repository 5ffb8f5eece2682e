import { openExample } from '../../store/examples.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { EXAMPLES } from '../../view/examples.ts';
import { Dialog } from '../share/dialog.tsx';
import { startTour } from './tour-state.ts';
import './tour.css';

/** Worked examples: each adds its scenarios to the work and shows where to look. */
export function ExamplesDialog() {
  return (
    <Dialog title="Worked examples" className="examples" onClose={closeOverlay}>
      <ul className="example-list">
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <div>
              <b>{example.title}</b>
              <p>{example.question}</p>
            </div>
            <button
              type="button"
              className="button"
              aria-label={`Open: ${example.title}`}
              onClick={() => {
                closeOverlay();
                openExample(example);
              }}
            >
              Open
            </button>
          </li>
        ))}
      </ul>
      <footer className="dialog-foot">
        <button
          type="button"
          className="link-button"
          onClick={() => {
            closeOverlay();
            startTour();
          }}
        >
          Take the tour
        </button>
      </footer>
    </Dialog>
  );
}
