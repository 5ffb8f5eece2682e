import { activeTab, baseTab } from '../../store/app-state.ts';
import { faultWords } from '../../store/fault-words.ts';
import { outcomeOf } from '../../store/outcome.ts';
import { openOverlay } from '../../store/overlay.ts';
import { eventStory } from '../../view/event-story.ts';
import { verdictSentence } from '../../view/verdict-sentence.ts';
import { Icon } from '../icon.tsx';
import { StructureNote } from '../structure/structure-note.tsx';
import { useApp, useBase, useFollowing, useShown } from '../use-app.ts';
import { Announcer } from './announcer.tsx';
import { Strip } from './strip.tsx';
import './verdict.css';

/** What the run comes to: a sentence, why, and four lines for each class. */
export function Verdict() {
  const run = useShown();
  const base = useBase();
  const against = useApp((state) => (state.activeId === state.baseId ? null : baseTab(state).name));
  const sentence = verdictSentence(run, base);
  return (
    <header className="verdict">
      <div className="verdict-head">
        <div className="verdict-words">
          <h1>{sentence}</h1>
          <p>{eventStory(run.projection)}</p>
        </div>
        {against !== null && (
          <p className="verdict-against">
            against <b>{against}</b>
          </p>
        )}
      </div>
      <StaleNote />
      <StructureNote />
      <div className="strip-box">
        <Classes />
      </div>
      <Announcer />
    </header>
  );
}

function Classes() {
  return <Strip run={useFollowing('verdict')} base={useBase()} />;
}

/** Names the result on the screen where an input cannot be used, and says what is wrong with it. */
function StaleNote() {
  const words = useApp((state) => faultWords(activeTab(state)));
  const isWithheld = useApp((state) => outcomeOf(activeTab(state).form).kind === 'withheld');
  if (words === null) return null;
  return (
    <p className="stale-note">
      <Icon name="flag" size={14} />
      <span>
        <b>The last valid run is shown.</b> {words}
      </span>
      {isWithheld && (
        <button type="button" className="stale-action" onClick={() => openOverlay({ kind: 'checks' })}>
          Report it
        </button>
      )}
    </p>
  );
}
