import type { KeyboardEvent } from 'react';
import { resetInput, setValue } from '../../store/app-store.ts';
import { type FieldKind, valueOfSlider } from '../../view/form/field-text.ts';

export interface SteppedField {
  readonly pointer: string;
  readonly kind: FieldKind;
  /** In places of the field's slider. */
  readonly least: number;
  readonly step: number;
  /** The value's place; null where it has none, as a vector. */
  readonly place: number | null;
}

/**
 * Arrows step, with Shift by ten and with Alt by a tenth; Delete at the end of the text goes back to the base.
 * @returns whether the key did something
 */
export function stepByKey(event: KeyboardEvent<HTMLInputElement>, field: SteppedField): boolean {
  const { pointer, kind, least, step, place } = field;
  const { value, selectionStart } = event.currentTarget;
  if (event.key === 'Delete' && selectionStart === value.length) {
    resetInput(pointer);
    return true;
  }
  const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (direction === undefined || place === null) return false;
  event.preventDefault();
  const tenfold = event.shiftKey ? 10 * step : step;
  const size = event.altKey ? Math.max(1, Math.round(step / 10)) : tenfold;
  setValue(pointer, valueOfSlider(kind, Math.max(least, place + direction * size)));
  return true;
}
