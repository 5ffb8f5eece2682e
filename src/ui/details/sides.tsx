import { memo } from 'react';
import type { SideLine } from '../../view/month-sides.ts';
import { Figure } from '../why/figure.tsx';

interface SideProps {
  readonly title: string;
  readonly lines: readonly SideLine[];
}

/** A side table of the month: where its money comes from, what principal it pays, or the Reserve Account. */
export function Side({ title, lines }: SideProps) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {lines.map((line, place) => (
          <Line key={line.what} {...line} isEntry={place === 0} />
        ))}
      </dl>
    </section>
  );
}

/** One line; memoised, so that only what says something else renders again while a control moves. */
const Line = memo(function Line({
  what,
  text,
  isSum,
  noteClass,
  figure,
  isEntry,
}: SideLine & { readonly isEntry: boolean }) {
  return (
    <div className={isSum ? 'sum' : undefined}>
      <dt>
        {noteClass >= 0 && <span className={`swatch class-${noteClass + 1}`} />}
        {what}
      </dt>
      <dd>
        <Figure of={figure} isEntry={isEntry} className={text === '–' ? 'why-nil' : 'why-amount'}>
          {text}
        </Figure>
      </dd>
    </div>
  );
});
