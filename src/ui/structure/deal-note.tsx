import { Icon } from '../icon.tsx';

export interface DealNoteProps {
  readonly words: string;
  readonly name: string;
  readonly onReset: () => void;
}

/** What the deal has instead, and the way back to it. */
export function DealNote({ words, name, onReset }: DealNoteProps) {
  return (
    <p className="note base-note">
      <span>The deal’s {words}</span>
      <button type="button" onClick={onReset} aria-label={`Set ${name} back to the deal’s, ${words}`}>
        <Icon name="reset" size={12} />
        Reset
      </button>
    </p>
  );
}
