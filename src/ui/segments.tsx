import { useId } from 'react';

export interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** One of a few views, side by side; a radio group without a label before it. */
export function Segments<Value extends string>({ name, options, value, onChoose }: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div className="segments" role="radiogroup" aria-label={name}>
      {options.map((option) => (
        <label key={option.value} className="segment">
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
  );
}
