import { type ReactNode, useId, useState } from 'react';
import { activeTab, baseTab } from '../../store/app-state.ts';
import { differingInputs, type InputGroup } from '../../view/form/inputs.ts';
import { Icon } from '../icon.tsx';
import { useApp } from '../use-app.ts';

export interface GroupProps {
  readonly title: string;
  readonly group: InputGroup;
  /** What the closed group says of its values. */
  readonly summary: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/** A group of inputs that folds; folded, it shows its values and how many of them differ from the base. */
export function Group({ title, group, summary, startsOpen, children }: GroupProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const body = useId();
  const count = useApp((state) => {
    const differing = differingInputs(activeTab(state).form, baseTab(state).form);
    return differing.filter((input) => input.group === group).length;
  });
  return (
    <section className="group" data-group={group}>
      <h3>
        <button
          type="button"
          className="group-head"
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={12} />
          <b>{title}</b>
          {count > 0 && <em>{count === 1 ? '1 differs' : `${count} differ`}</em>}
          <span>{summary}</span>
        </button>
      </h3>
      <div className="group-body" id={body} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
