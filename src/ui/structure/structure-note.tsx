import { activeTab } from '../../store/app-state.ts';
import { changeForm } from '../../store/app-store.ts';
import { START_POINTERS } from '../../view/form/start-choice.ts';
import { withoutStructure } from '../../view/form/structure-form.ts';
import { structureBanner } from '../../view/form/structure-words.ts';
import { useApp } from '../use-app.ts';
import './structure-note.css';

/** Says above the results that they are not of the deal as it was sold. */
export function StructureNote() {
  const words = useApp((state) => structureBanner(activeTab(state).shown));
  if (words === null) return null;
  return (
    <p className="structure-note">
      <span>
        <b>The structure is not the deal’s.</b> {words}
      </span>
      <button
        type="button"
        className="link-button"
        onClick={() => changeForm((form) => withoutStructure(form), START_POINTERS)}
      >
        Back to the deal’s
      </button>
    </p>
  );
}
