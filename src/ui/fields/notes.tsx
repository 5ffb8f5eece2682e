import type { ReactNode } from 'react';
import { resetInput } from '../../store/app-store.ts';
import { Icon } from '../icon.tsx';

/** What the base has instead, and the way back to it. */
export function BaseNote({
  pointer,
  words,
  of,
}: {
  readonly pointer: string;
  readonly words: string;
  readonly of: string;
}) {
  return (
    <p className="note base-note">
      <span>Base {words}</span>
      <button type="button" onClick={() => resetInput(pointer)} aria-label={`Reset ${of} to Base, ${words}`}>
        <Icon name="reset" size={12} />
        Reset
      </button>
    </p>
  );
}

/** A plain remark under a field. */
export function Note({ children, id }: { readonly children: ReactNode; readonly id?: string }) {
  return (
    <p className="note" id={id}>
      {children}
    </p>
  );
}

/** Says that an input changes nothing, and why. */
export function NoEffect({ children }: { readonly children: ReactNode }) {
  return (
    <p className="note no-effect">
      <span className="no-effect-mark" aria-hidden="true" />
      {children}
    </p>
  );
}

/** What is wrong with a field's text and what would be right; in ink with a flag, for red is for shortfalls. */
export function FaultNote({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className="note fault-note" id={id}>
      <Icon name="flag" size={13} />
      <span>{children}</span>
    </p>
  );
}

/** What the documents refuse, with each amount. */
export function Refusal({ children }: { readonly children: ReactNode }) {
  return (
    <p className="refusal">
      <Icon name="flag" size={13} />
      <span>{children}</span>
    </p>
  );
}
