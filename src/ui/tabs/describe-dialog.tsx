import { useId, useState } from 'react';
import { LIMITS } from '../../scenario/scenario-form.ts';
import { appStore } from '../../store/app-store.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { describeScenario, LONGEST_SCENARIO_NAME, MOST_COLOURS } from '../../store/scenarios.ts';
import { Dialog } from '../share/dialog.tsx';
import './describe-dialog.css';

const COLOURS = ['grey', 'purple', 'brown', 'green', 'blue', 'rose'] as const;

/** Name, note and colour of a scenario. */
export function DescribeDialog({ id }: { readonly id: string }) {
  const tab = appStore.getState().scenarios.find((one) => one.id === id);
  const [name, setName] = useState(tab?.name ?? '');
  const [note, setNote] = useState(tab?.note ?? '');
  const [colour, setColour] = useState((tab?.colour ?? 0) % MOST_COLOURS);
  const fields = useId();
  const trimmed = name.trim();
  const fault = nameFault(trimmed);
  return (
    <Dialog title="Name, note, colour" onClose={closeOverlay} className="describe">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (fault !== null) return;
          describeScenario(id, { name: trimmed, note: note.trim(), colour });
          closeOverlay();
        }}
      >
        <label htmlFor={`${fields}-name`}>Name</label>
        <input
          id={`${fields}-name`}
          className="text-input"
          value={name}
          autoComplete="off"
          aria-invalid={fault !== null}
          aria-describedby={`${fields}-fault`}
          onChange={(event) => setName(event.target.value)}
        />
        <p className="describe-fault" id={`${fields}-fault`}>
          {fault}
        </p>
        <label htmlFor={`${fields}-note`}>Note, shown under the picture when presenting</label>
        <textarea
          id={`${fields}-note`}
          className="text-input"
          rows={3}
          value={note}
          maxLength={LIMITS.noteLength}
          onChange={(event) => setNote(event.target.value)}
        />
        <fieldset className="describe-colours">
          <legend>Colour</legend>
          {COLOURS.map((word, place) => (
            <label key={word} className={`describe-colour scenario-${place + 1}`}>
              <input
                type="radio"
                name={`${fields}-colour`}
                aria-label={word}
                checked={colour === place}
                onChange={() => setColour(place)}
              />
              <i aria-hidden="true" />
            </label>
          ))}
        </fieldset>
        <footer className="dialog-foot">
          <button type="button" className="button" onClick={closeOverlay}>
            Cancel
          </button>
          <button type="submit" className="button button-main" disabled={fault !== null}>
            Save
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

function nameFault(name: string): string | null {
  if (name === '') return 'A scenario needs a name, as in “Losses 4×”.';
  if (name.length <= LONGEST_SCENARIO_NAME) return null;
  return `A name may have at most ${LONGEST_SCENARIO_NAME} characters; this one has ${name.length}. Put the rest into the note.`;
}
