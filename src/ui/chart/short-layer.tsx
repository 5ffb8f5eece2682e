import { memo } from 'react';
import type { Projection } from '../../engine/projection.ts';
import { interestDueAt } from '../../measures/class-summary.ts';
import { millionsText } from '../../view/amount-text.ts';
import { classBalances } from '../../view/class-balances.ts';
import type { ClassVerdict } from '../../view/class-verdict.ts';
import { lastNumber } from '../../view/run-dates.ts';
import { textWidth } from '../text-width.ts';
import { type ChartFrame, juniorPlaces } from './chart-frame.ts';

export interface ShortLayerProps {
  readonly frame: ChartFrame;
  readonly projection: Projection;
  readonly verdicts: readonly ClassVerdict[];
}

/** Who is short, in red: a line along the foot of the class's band while interest is short, a block for principal unpaid. */
export const ShortLayer = memo(function ShortLayer({ frame, projection, verdicts }: ShortLayerProps) {
  const juniors = juniorPlaces(projection);
  const balances = classBalances(projection);
  const end = projection.count;
  const x = (entry: number): number => frame.x(projection.startAfter + entry);
  const isShort = verdicts.some(({ principalShort }) => principalShort > 0);
  return (
    <g>
      {projection.deal.classes.map(({ name }, place) => {
        const isJunior = juniors.includes(place);
        const scale = isJunior ? frame.lens : frame.main;
        const below = (isJunior ? juniors : balances.map((_, index) => index)).filter((other) => other > place);
        const foot = (entry: number): number => below.reduce((sum, other) => sum + (balances[other]?.[entry] ?? 0), 0);
        const unpaid = verdicts[place]?.principalShort ?? 0;
        return (
          <g key={name}>
            <path className="short-line" d={shortPath(projection, place, x, (entry) => scale(foot(entry)) - 1.5)} />
            {unpaid > 0 && (
              <rect
                className="unpaid-block"
                x={x(end)}
                y={scale(foot(end) + unpaid)}
                width={14}
                height={scale(foot(end)) - scale(foot(end) + unpaid)}
              />
            )}
          </g>
        );
      })}
      {!isShort && <ShortLabel frame={frame} projection={projection} verdicts={verdicts} />}
      {isShort && <UnpaidLabel frame={frame} projection={projection} verdicts={verdicts} />}
    </g>
  );
});

/** Horizontal strokes over the months after whose dates interest of a class is unpaid. */
function shortPath(
  projection: Projection,
  place: number,
  x: (entry: number) => number,
  y: (entry: number) => number,
): string {
  let path = '';
  for (let at = 0; at < projection.count; at += 1) {
    const cell = place * projection.dates + at;
    if (interestDueAt(projection, cell) <= (projection.byClass.interestPaid[cell] as number)) continue;
    path += `M${x(at).toFixed(1)} ${y(at + 1).toFixed(1)}H${x(at + 1).toFixed(1)}`;
  }
  return path;
}

/** In the row of the lens's title, where no band is; nothing where the row has no room for it, for the strip says it too. */
function TitleRowText({ frame, at, words, isStrong }: TitleRowProps) {
  const { layout } = frame;
  const room = { from: layout.left + 110, to: layout.right - 100 };
  // Strong letters are wider than the measured ones.
  const width = textWidth(words, 11) * (isStrong ? 1.12 : 1.05);
  if (width > room.to - room.from) return null;
  const isAtEnd = at + width > room.to;
  return (
    <text
      className={isStrong ? 'short-text strong' : 'short-text'}
      x={isAtEnd ? room.to : Math.max(at, room.from)}
      y={layout.lens.top - 7}
      textAnchor={isAtEnd ? 'end' : 'start'}
    >
      {words}
    </text>
  );
}

interface TitleRowProps {
  readonly frame: ChartFrame;
  /** Where the words begin, in pixels, if they can. */
  readonly at: number;
  readonly words: string;
  readonly isStrong: boolean;
}

function ShortLabel({ frame, projection, verdicts }: ShortLayerProps) {
  const short = verdicts.filter(({ summary }) => summary.datesShortOfInterest > 0);
  if (short.length === 0) return null;
  const first = Math.min(...short.map(({ summary }) => summary.firstShortOfInterest));
  const words = short.map(({ summary }) => `${summary.name} ${summary.datesShortOfInterest}`).join(', ');
  return (
    <TitleRowText
      frame={frame}
      at={frame.x(projection.startAfter + first)}
      words={`Interest short, dates: ${words}`}
      isStrong={false}
    />
  );
}

function UnpaidLabel({ frame, projection, verdicts }: ShortLayerProps) {
  const words = verdicts
    .filter(({ principalShort }) => principalShort > 0)
    .map(({ summary, principalShort }) => `${summary.name} ${millionsText(principalShort, 2)}`)
    .join(', ');
  return (
    <TitleRowText
      frame={frame}
      at={frame.x(lastNumber(projection))}
      words={`Principal short, $ million: ${words}`}
      isStrong
    />
  );
}
