import type { ReactNode } from 'react';
import { BaseNote, NoEffect } from '../fields/notes.tsx';
import { useInput } from './use-input.ts';

/** An input with what hangs on it, and below it how it stands against the base. */
export function Input({
  pointer,
  name,
  isMarkedInside = false,
  children,
}: {
  readonly pointer: string;
  readonly name: string;
  /** Whether a field within says itself what the base has. */
  readonly isMarkedInside?: boolean;
  readonly children: ReactNode;
}) {
  const { differs, baseWords, noEffect } = useInput(pointer);
  return (
    <div className="input" data-pointer={pointer}>
      {children}
      {noEffect !== null && <NoEffect>{noEffect}</NoEffect>}
      {differs && !isMarkedInside && <BaseNote pointer={pointer} words={baseWords} of={name} />}
    </div>
  );
}
