import type { GlossaryTerm } from '../../deal/glossary.ts';
import { Segments, type SegmentsProps } from '../segments.tsx';
import './fields.css';

export interface ChoiceProps<Value extends string> extends Omit<SegmentsProps<Value>, 'name'> {
  readonly label: string;
  /** What the label is called in the glossary; it never changes. */
  readonly term?: GlossaryTerm | undefined;
  /** What a screen reader says, where the label alone is not enough. */
  readonly name?: string;
}

/** One of a few options, side by side: a radio group with its label before it. */
export function Choice<Value extends string>({ label, term, name = label, ...segments }: ChoiceProps<Value>) {
  return (
    <div className={segments.differs === true ? 'choice differs' : 'choice'}>
      <span className="choice-label" data-tip={term}>
        {label}
      </span>
      <Segments name={name} {...segments} />
    </div>
  );
}
