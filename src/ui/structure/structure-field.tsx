import { useId, useState } from 'react';
import type { GlossaryTerm } from '../../deal/glossary.ts';
import { setValue, typeInto } from '../../store/app-store.ts';
import { type FieldKind, fieldText, sliderPlace } from '../../view/form/field-text.ts';
import { valueAt } from '../../view/form/json-pointer.ts';
import { OWN_DEAL } from '../../view/form/structure-form.ts';
import { FaultNote } from '../fields/notes.tsx';
import { Slider } from '../fields/slider.tsx';
import { useField } from '../fields/use-field.ts';
import { DealNote } from './deal-note.tsx';

export interface StructureFieldProps {
  /** JSON pointer inside the deal. */
  readonly path: string;
  readonly kind: FieldKind;
  readonly label: string;
  /** What the label is called in the glossary; it never changes. */
  readonly term?: GlossaryTerm | undefined;
  readonly name?: string;
  readonly unit: string;
  /** The slider's reach, in its places, from 0. */
  readonly most: number;
  readonly step: number;
}

/** A figure of the structure: slider and field, and the deal's own figure one click away where it is another. */
export function StructureField({ path, kind, label, term, name = label, unit, most, step }: StructureFieldProps) {
  const pointer = `/deal${path}`;
  const field = useField(pointer, kind);
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const own = valueAt(OWN_DEAL, path);
  const ownPlace = sliderPlace(kind, own);
  const differs = field.place !== ownPlace || field.fault !== null;
  return (
    <div className={['field', differs && 'differs', field.fault !== null && 'faulty'].filter(Boolean).join(' ')}>
      <label htmlFor={id} data-tip={term}>
        {label}
      </label>
      <Slider
        pointer={pointer}
        kind={kind}
        name={name}
        unit={unit}
        least={0}
        most={most}
        step={step}
        place={field.place}
        basePlace={ownPlace}
      />
      <span className="number">
        <input
          id={id}
          data-pointer={pointer}
          type="text"
          inputMode="decimal"
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
        />
        <i>{unit}</i>
      </span>
      {field.fault !== null && (
        <FaultNote id={`${id}-fault`}>{field.fault} The screen shows the last valid run.</FaultNote>
      )}
      {differs && (
        <DealNote
          words={`${fieldText(kind, own)} ${unit}`}
          name={name}
          onReset={() => {
            setTyped(null);
            setValue(pointer, own);
          }}
        />
      )}
    </div>
  );
}
