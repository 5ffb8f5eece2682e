import { moveCursor } from '../../store/app-store.ts';
import { dateText } from '../../view/date-text.ts';
import { monthReadout } from '../../view/month-readout.ts';
import { dateOf, lastNumber } from '../../view/run-dates.ts';
import { provenanceAt } from '../../view/run-label.ts';
import { Term } from '../glossary/term.tsx';
import { Icon } from '../icon.tsx';
import { useApp, useFollowing } from '../use-app.ts';
import { Figure } from '../why/figure.tsx';

/** The cents at the month cursor; it takes the place of tooltips. */
export function Readout() {
  const { projection, form } = useFollowing('verdict');
  const number = useApp((state) => state.cursor);
  const { classes, notes, pool, oc, reserve } = monthReadout(projection, number);
  const sums = [
    ['Notes', notes, 'notes-after'],
    ['Pool Balance', pool, 'pool-end'],
    ['OC', oc, 'oc'],
    ['Reserve', reserve, 'reserve-closing'],
  ] as const;
  return (
    <section className="readout" aria-label="Balances at the month cursor">
      <div className="readout-head">
        <StepButton by={-1} name="Previous month" icon="left" />
        <p>
          <b>{dateText(dateOf(projection, number))}</b>
          <span>
            month {number} ·{' '}
            {provenanceAt(form, projection, Math.min(number, lastNumber(projection)) - projection.startAfter - 1)}
          </span>
        </p>
        <StepButton by={1} name="Next month" icon="right" />
      </div>
      <dl>
        {classes.map(({ name, text }, place) => (
          <div key={name}>
            <dt>
              <span className={`swatch class-${place + 1}`} />
              {name}
            </dt>
            <dd>
              <Figure of={`balance-after:${encodeURIComponent(name)}:${number}`} isEntry={place === 0}>
                {text}
              </Figure>
            </dd>
          </div>
        ))}
        {sums.map(([what, text, figure]) => (
          <div key={what} className={what === 'Notes' ? 'sum first' : 'sum'}>
            <dt>
              <Term of={TERMS[what]}>{what}</Term>
            </dt>
            <dd>
              <Figure of={`${figure}:${number}`}>{text}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const TERMS = { Notes: 'Note Balance', 'Pool Balance': 'Pool Balance', OC: 'OC', Reserve: 'Reserve Account' } as const;

/** One month back or on. */
export function StepButton({
  by,
  name,
  icon,
}: {
  readonly by: 1 | -1;
  readonly name: string;
  readonly icon: 'left' | 'right';
}) {
  const number = useApp((state) => state.cursor);
  return (
    <button type="button" className="icon-button" aria-label={name} onClick={() => moveCursor(number + by)}>
      <Icon name={icon} size={14} />
    </button>
  );
}
