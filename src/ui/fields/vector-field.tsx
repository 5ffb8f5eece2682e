import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import type { GlossaryTerm } from '../../deal/glossary.ts';
import { parseVector } from '../../scenario/vector/parse-vector.ts';
import { VECTOR_ONE } from '../../scenario/vector/vector-values.ts';
import { typeInto } from '../../store/app-store.ts';
import { fieldText, isPlainNumber, readField } from '../../view/form/field-text.ts';
import type { Json } from '../../view/form/json-pointer.ts';
import { MarkedInput } from './marked-input.tsx';
import { BaseNote, FaultNote } from './notes.tsx';
import { Slider } from './slider.tsx';
import { stepByKey } from './step-by-key.ts';
import { useField } from './use-field.ts';
import { VectorPlot } from './vector-plot.tsx';

export interface VectorFieldProps {
  readonly pointer: string;
  readonly label: string;
  /** What the label is called in the glossary; it never changes. */
  readonly term?: GlossaryTerm | undefined;
  readonly name: string;
  readonly unit: string;
  /** The slider's reach, in hundredths of a percent. */
  readonly most: number;
  readonly step: number;
  readonly children?: ReactNode;
}

/** A rate: a number with its slider, or a vector in either notation with its plot. Faulty text stays, the wrong part underlined. */
export const VectorField = memo(function VectorField(props: VectorFieldProps) {
  const { pointer, label, name, unit } = props;
  const field = useField(pointer, 'vector');
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? field.text;
  const isWide = !/^[\d.\s%]{0,9}$/.test(text);
  const range = useMemo(() => {
    const read = readField('vector', text);
    return read.ok ? null : (read.range ?? { from: 0, to: text.length });
  }, [text]);
  const classes = ['field', 'vector', isWide && 'wide', field.differs && 'differs', field.fault !== null && 'faulty'];
  const good = fieldText('vector', field.value);
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <label htmlFor={id} data-tip={props.term}>
        {label}
      </label>
      {!isWide && (
        <Slider
          {...props}
          kind="vector"
          least={0}
          place={field.place}
          basePlace={isPlainNumber(field.base) ? field.basePlace : null}
        />
      )}
      <span className="number">
        <MarkedInput
          id={id}
          data-pointer={pointer}
          value={text}
          range={field.fault === null ? null : range}
          aria-label={`${name}, ${unit}`}
          aria-invalid={field.fault !== null}
          aria-describedby={field.fault === null ? `${id}-how` : `${id}-fault`}
          onChange={(event) => {
            setTyped(event.target.value);
            typeInto(pointer, 'vector', event.target.value);
          }}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (stepByKey(event, { ...props, kind: 'vector', least: 0, place: isWide ? null : field.place }))
              setTyped(null);
          }}
        />
        <i>{unit}</i>
      </span>
      <span className="hidden-text" id={`${id}-how`}>
        A number, or a vector such as 1.3 FOR 12 1.3 RAMP 12 1.5, or 1.3 x 12; 1 to 1.5 in 6. The last value is held.
      </span>
      {field.fault !== null && (
        <FaultNote id={`${id}-fault`}>
          {field.fault} The screen shows the last valid run{good === '' ? '' : `, with ${good}`}.
        </FaultNote>
      )}
      {isWide && <Plot value={field.value} base={field.base} />}
      {field.differs && <BaseNote pointer={pointer} words={`${field.baseText} ${unit}`} of={name} />}
      {props.children}
    </div>
  );
});

function Plot({ value, base }: { readonly value: Json; readonly base: Json }) {
  const values = useMemo(() => percentsOf(value), [value]);
  const bases = useMemo(() => percentsOf(base), [base]);
  return values === null ? null : <VectorPlot values={values} base={bases} />;
}

/** The values of a form's rate in percent, for drawing. */
function percentsOf(value: Json): readonly number[] | null {
  if (Array.isArray(value)) return value.map(Number);
  if (typeof value !== 'string') return null;
  const read = parseVector(value);
  return read.ok ? read.values.map((part) => (100 * part) / VECTOR_ONE) : null;
}
