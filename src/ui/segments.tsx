import { memo, useId } from 'react';
import type { GlossaryTerm } from '../deal/glossary.ts';
import { useStable } from './use-stable.ts';

export interface SegmentsProps<Value extends string> {
  readonly name: string;
  /** An option may be a term of the glossary. */
  readonly options: readonly { readonly value: Value; readonly text: string; readonly term?: GlossaryTerm }[];
  readonly value: Value;
  readonly differs?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of a few views, side by side; a radio group without a label before it. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, options, value, differs = false, describedBy, onChoose } = props;
  const id = useId();
  const choose = useStable(onChoose);
  return (
    <div
      className="segments"
      role="radiogroup"
      aria-label={name}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
    >
      {options.map((option) => (
        <Segment
          key={option.value}
          group={id}
          value={option.value}
          text={option.text}
          term={option.term}
          isChosen={option.value === value}
          isMarked={differs && option.value === value}
          onChoose={choose as (value: string) => void}
        />
      ))}
    </div>
  );
}

interface SegmentProps {
  readonly group: string;
  readonly value: string;
  readonly text: string;
  readonly term: GlossaryTerm | undefined;
  readonly isChosen: boolean;
  readonly isMarked: boolean;
  readonly onChoose: (value: string) => void;
}

/** Memoised: React writes the attributes of every input that renders, changed or not, which costs style and paint. */
const Segment = memo(function Segment({ group, value, text, term, isChosen, isMarked, onChoose }: SegmentProps) {
  return (
    <label className={isMarked ? 'segment segment-differs' : 'segment'} data-tip={term}>
      <input type="radio" name={group} value={value} checked={isChosen} onChange={() => onChoose(value)} />
      <span>{text}</span>
    </label>
  );
});
