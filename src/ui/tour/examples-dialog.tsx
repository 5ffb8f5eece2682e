import { useMemo } from 'react';
import { encodeLink } from '../../scenario/link.ts';
import { exampleWorkspace, openExample } from '../../store/examples.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { EXAMPLES, type Example } from '../../view/examples.ts';
import { Dialog } from '../share/dialog.tsx';
import { startTour } from './tour-state.ts';
import './tour.css';

/** Worked examples: pressed, each adds its scenarios to the work and shows where to look. */
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
            <ExampleLink example={example} />
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

/**
 * A link that holds the example, to be copied or opened in a new tab; pressed as usual it leaves the work as it is and adds
 * to it.
 */
function ExampleLink({ example }: { readonly example: Example }) {
  const link = useMemo(() => encodeLink(exampleWorkspace(example), __APP_VERSION__), [example]);
  return (
    <a
      className="button"
      href={link.ok ? `#${link.fragment}` : '#'}
      aria-label={`Open: ${example.title}`}
      onClick={(press) => {
        if (press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return;
        press.preventDefault();
        closeOverlay();
        openExample(example);
      }}
    >
      Open
    </a>
  );
}
