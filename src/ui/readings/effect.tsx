import type { ReadingEffect } from '../../view/readings/reading-effect.ts';
import { effectWords } from '../../view/readings/reading-rows.ts';
import { figureAddress } from '../../view/why/figure-address.ts';
import { Figure } from '../why/figure.tsx';

/** Changes that are listed before the rest is only counted. */
const MOST = 6;

/** What the position that the switch is not in would change: class by class, or why it changes nothing. */
export function Effect({ effect }: { readonly effect: ReadingEffect }) {
  if (effect.kind !== 'changes' || effect.changes.length === 0) {
    return <span className="faint">{effectWords(effect)}</span>;
  }
  const rest = effect.changes.length - MOST;
  return (
    <ul className="reading-effect">
      {effect.changes.slice(0, MOST).map(({ label, difference, figure }) => (
        <li key={label}>
          {figure === null ? label : <Figure of={figureAddress(figure)}>{label}</Figure>} <b>{difference}</b>
        </li>
      ))}
      {rest > 0 && <li className="faint">and {rest} more</li>}
    </ul>
  );
}
