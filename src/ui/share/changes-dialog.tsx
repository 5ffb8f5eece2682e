import { type ChangedScenario, closeOverlay } from '../../store/overlay.ts';
import { undo } from '../../store/scenarios.ts';
import { Dialog } from './dialog.tsx';
import './share-dialog.css';

/** Every figure of a link that is another one here, both beside each other. */
export function ChangesDialog({ scenarios }: { readonly scenarios: readonly ChangedScenario[] }) {
  return (
    <Dialog title="Both figures" onClose={closeOverlay} className="changes">
      <p className="share-what">
        Only this version of Paydown runs here, so that the result as it was made is known by these figures alone; all
        else on the screen is as it comes out now.
      </p>
      {scenarios.map(({ name, change }) => (
        <table key={name} className="changes-table">
          <caption>{name}</caption>
          <thead>
            <tr>
              <th scope="col">Class</th>
              <th scope="col">Figure</th>
              <th scope="col">When made</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {change.figures.map(({ noteClass, figure, made, now }) => (
              <tr key={`${noteClass} ${figure}`}>
                <th scope="row">{noteClass}</th>
                <th scope="row">{figure}</th>
                <td>{made}</td>
                <td>{now}</td>
              </tr>
            ))}
            {change.figures.length === 0 && (
              <tr>
                <th colSpan={4}>{change.sentence}</th>
              </tr>
            )}
          </tbody>
        </table>
      ))}
      <footer className="dialog-foot">
        <button
          type="button"
          className="button"
          onClick={() => {
            undo();
            closeOverlay();
          }}
        >
          Back to my work
        </button>
        <button type="button" className="button button-main" onClick={closeOverlay}>
          Keep this result
        </button>
      </footer>
    </Dialog>
  );
}
