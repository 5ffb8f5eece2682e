import { memo, type ReactNode, useId, useState } from 'react';
import type { GlossaryTerm } from '../../deal/glossary.ts';
import { typeInto } from '../../store/app-store.ts';
import type { FieldKind } from '../../view/form/field-text.ts';
import { BaseNote, FaultNote } from './notes.tsx';
import { Slider } from './slider.tsx';
import { stepByKey } from './step-by-key.ts';
import { useField } from './use-field.ts';
import './fields.css';

export interface NumberFieldProps {
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** What the label is called in the glossary; it never changes. */
  readonly term?: GlossaryTerm | undefined;
  /** What a screen reader says: the label with what it is about. */
  readonly name: string;
  readonly unit: string;
  /** The slider's reach, in places: months, hundredths of a percent, dollars. */
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether it does nothing as things stand; it can be edited all the same. */
  readonly isIdle?: boolean;
  readonly children?: ReactNode;
}

/** A number: label, slider, field and unit in one row; below it what is wrong, or what the base has. */
export const NumberField = memo(function NumberField(props: NumberFieldProps) {
  const { pointer, kind, label, name, unit } = props;
  const field = useField(pointer, kind);
  const id = useId();
  // The very text stays while the field is in use, so that "2." on the way to "2.5" is not taken away.
  const [typed, setTyped] = useState<string | null>(null);
  const classes = [
    'field',
    field.differs && 'differs',
    field.fault !== null && 'faulty',
    props.isIdle === true && 'idle',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={id} data-tip={props.term}>
        {label}
      </label>
      <Slider {...props} place={field.place} basePlace={field.basePlace} />
      <span className="number">
        <input
          id={id}
          data-pointer={pointer}
          type="text"
          inputMode={kind === 'month' ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? field.text}
          aria-label={`${name}, ${unit}`}
          aria-invalid={field.fault !== null}
          aria-describedby={field.fault === null ? undefined : `${id}-fault`}
          onChange={(event) => {
            setTyped(event.target.value);
            typeInto(pointer, kind, event.target.value);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (stepByKey(event, { ...props, place: field.place })) setTyped(null);
          }}
        />
        <i>{unit}</i>
      </span>
      {field.fault !== null && (
        <FaultNote id={`${id}-fault`}>{field.fault} The screen shows the last valid run.</FaultNote>
      )}
      {field.differs && <BaseNote pointer={pointer} words={`${field.baseText} ${unit}`.trim()} of={name} />}
      {props.children}
    </div>
  );
});
