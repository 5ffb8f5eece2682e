import { Figure } from './figure.tsx';

interface FigureTextProps {
  /** The figure's address; null where there is none. */
  readonly of: string | null;
  readonly text: string;
  readonly run?: string | undefined;
  readonly isEntry?: boolean;
}

/** What stands in a cell where there is no figure to ask. */
const NONE: readonly string[] = ['', 'n/a', '…', 'fixed'];

/** A figure that can be asked why, where there is one: what says that there is none is text. */
export function FigureText({ of, text, run, isEntry = false }: FigureTextProps) {
  if (of === null || NONE.includes(text)) return text;
  return (
    <Figure
      of={of}
      isEntry={isEntry}
      className={text === '–' ? 'why-nil' : 'why-amount'}
      {...(run === undefined ? {} : { run })}
    >
      {text}
    </Figure>
  );
}
