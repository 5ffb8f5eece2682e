import { useId } from 'react';
import './fields.css';

interface Option<Value extends string> {
  readonly value: Value;
  readonly text: string;
}

export interface ChoiceProps<Value extends string> {
  readonly label: string;
  /** What a screen reader says, where the label alone is not enough. */
  readonly name?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly differs: boolean;
  readonly describedBy?: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of a few options, side by side: a radio group with its label before it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const id = useId();
  const { label, name, options, value, differs, onChoose } = props;
  return (
    <div className={`choice${differs ? ' differs' : ''}`}>
      <span className="choice-label" id={id}>
        {label}
      </span>
      <div
        className="segments"
        role="radiogroup"
        aria-label={name ?? label}
        {...(props.describedBy === undefined ? {} : { 'aria-describedby': props.describedBy })}
      >
        {options.map((option) => (
          <label key={option.value} className={`segment${differs && option.value === value ? ' segment-differs' : ''}`}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
