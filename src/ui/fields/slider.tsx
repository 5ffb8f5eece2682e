import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { appStore, letGo, resetInput, setValue, takeHold } from '../../store/app-store.ts';
import { type FieldKind, valueOfSlider } from '../../view/form/field-text.ts';
import { inNextFrame } from '../frame-queue.ts';

export interface SliderProps {
  readonly pointer: string;
  readonly kind: FieldKind;
  readonly name: string;
  readonly unit: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly place: number | null;
  readonly basePlace: number | null;
}

/**
 * A native range input. The browser owns its position while it is dragged; the form is set once a frame, and the input is
 * moved from here only when the form's value came from elsewhere.
 */
export function Slider(props: SliderProps) {
  const { pointer, kind, least, most, step, place, basePlace } = props;
  const input = useRef<HTMLInputElement>(null);
  /** The scenario that was on the screen when a hand took hold. */
  const heldIn = useRef<string | null>(null);
  const press = (): void => {
    heldIn.current = appStore.getState().activeId;
    takeHold();
  };
  const release = (): void => {
    heldIn.current = null;
    letGo();
  };
  const shown = String(place ?? least);
  useLayoutEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown;
  }, [shown]);
  const differs = basePlace !== null && place !== null && basePlace !== place;
  return (
    <span className={`slider${differs ? ' slider-differs' : ''}`} style={trackStyle(props)}>
      <input
        ref={input}
        type="range"
        min={least}
        max={most}
        step={step}
        defaultValue={shown}
        aria-label={`${props.name}, slider`}
        aria-valuetext={place === null ? 'no value' : `${String(valueOfSlider(kind, place))} ${props.unit}`}
        onPointerDown={press}
        onPointerUp={release}
        onPointerCancel={release}
        onBlur={release}
        onKeyDown={(event) => event.key === 'Delete' && resetInput(pointer)}
        onInput={(event) => {
          const { activeId } = appStore.getState();
          // Another scenario was chosen by key meanwhile: what the hand still moves was meant for the one before.
          if (heldIn.current !== null && heldIn.current !== activeId) {
            event.currentTarget.value = shown;
            return;
          }
          const next = Number(event.currentTarget.value);
          inNextFrame(pointer, () => {
            if (appStore.getState().activeId === activeId) setValue(pointer, valueOfSlider(kind, next));
          });
        }}
      />
      {differs && <span className="slider-base" aria-hidden="true" />}
    </span>
  );
}

function trackStyle({ least, most, place, basePlace }: SliderProps): CSSProperties {
  const share = (value: number): number => Math.min(Math.max((value - least) / (most - least), 0), 1);
  const at = share(place ?? least);
  return { '--at': at, '--base': basePlace === null ? at : share(basePlace) } as CSSProperties;
}
