import './letter.css';

/** The letter of a scenario in its colour. */
export function Letter({ colour, letter }: { readonly colour: number; readonly letter: string }) {
  return <i className={`letter scenario-${(colour % 6) + 1}`}>{letter}</i>;
}
