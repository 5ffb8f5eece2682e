import { amountText } from './amount-text.ts';
import type { JudgedRun, StripFigure } from './verdict-strip.ts';
import { verdictStrip } from './verdict-strip.ts';
import { andList, classWords } from './word-list.ts';

/** A figure large enough to be read from the back of a room, with what it is. */
export interface PresentFigure extends StripFigure {
  readonly what: string;
}

/** Three figures of a run: when the last Notes are paid, how long the most junior class lives, and what anybody is short of. */
export function presentFigures(run: JudgedRun, base: JudgedRun | null): readonly PresentFigure[] {
  const strip = verdictStrip(run, base);
  const junior = strip.at(-1);
  if (!junior) return [];
  const unpaid = strip.find(({ paidOff }) => paidOff.isShort);
  const last = unpaid ?? latest(run, strip) ?? junior;
  return [
    {
      what: last.paidOff.isShort ? `Class ${last.name}` : `Last Notes paid off, Class ${last.name}`,
      ...withUnit(last.paidOff, 'months'),
    },
    { what: `Class ${junior.name}, weighted average life, years`, ...junior.life },
    shortFigure(run),
  ];
}

/** The class that is paid off last, the most junior of several. */
function latest(run: JudgedRun, strip: ReturnType<typeof verdictStrip>) {
  const places = run.verdicts.map(({ paidOffAt }) => paidOffAt);
  return strip[places.lastIndexOf(Math.max(...places))];
}

function withUnit(figure: StripFigure, unit: string): StripFigure {
  return figure.beside === '' || figure.beside === '=' ? figure : { ...figure, beside: `${figure.beside} ${unit}` };
}

function shortFigure({ verdicts }: JudgedRun): PresentFigure {
  const principal = verdicts.filter(({ principalShort }) => principalShort > 0);
  const names = (list: typeof verdicts): string => classWords(list.map(({ summary }) => summary.name));
  if (principal.length > 0) {
    const total = principal.reduce((sum, { principalShort }) => sum + principalShort, 0);
    return { what: 'Principal short', text: amountText(total), beside: names(principal), isShort: true };
  }
  const interest = verdicts.filter(({ summary }) => summary.datesShortOfInterest > 0);
  if (interest.length > 0) {
    const dates = [...new Set(interest.map(({ summary }) => summary.datesShortOfInterest))].sort((a, b) => a - b);
    const text = `${andList(dates.map(String))} ${dates.length === 1 && dates[0] === 1 ? 'date' : 'dates'}`;
    return { what: 'Interest short', text, beside: names(interest), isShort: true };
  }
  return { what: 'Short of what was due', text: 'Nobody', beside: '', isShort: false };
}
