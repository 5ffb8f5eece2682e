import type { JudgedRun } from '../verdict-strip.ts';

/** A figure whose change can be explained. */
export interface AttributionFigure {
  readonly path: string;
  readonly words: string;
  readonly unit: 'cents' | 'years' | 'dates';
  /** Whether it is an amount that somebody is short of. */
  readonly isShort: boolean;
}

/** The figures to choose from, those that somebody is short of first: they are what a change is asked about. */
export function attributionFigures(run: JudgedRun, base: JudgedRun): readonly AttributionFigure[] {
  const names = run.projection.deal.classes.map(({ name }) => name);
  const isShort = (name: string): boolean =>
    [run, base].some(({ verdicts }) =>
      verdicts.some(({ summary, principalShort }) => summary.name === name && principalShort > 0),
    );
  const losses = names.map((name) =>
    figure(`classes.${name}.principal_loss`, `Class ${name}, principal short`, 'cents', true),
  );
  const short = losses.filter((_, place) => isShort(names[place] ?? ''));
  const lives = [...names]
    .reverse()
    .map((name) => figure(`classes.${name}.wal_years`, `Class ${name}, WAL`, 'years', false));
  return [
    ...[...short].reverse(),
    ...lives,
    ...names.map((name) =>
      figure(`classes.${name}.dates_short_of_interest`, `Class ${name}, dates short of interest`, 'dates', true),
    ),
    ...names.map((name) => figure(`classes.${name}.interest_paid`, `Class ${name}, interest paid`, 'cents', false)),
    ...losses.filter((one) => !short.includes(one)),
    figure('totals.principal_loss', 'All Notes, principal short', 'cents', true),
    figure('totals.interest_paid', 'All Notes, interest paid', 'cents', false),
    figure('totals.certificateholders', 'Certificateholders', 'cents', false),
    figure('totals.net_loss', 'Net loss of the pool', 'cents', false),
  ];
}

function figure(path: string, words: string, unit: AttributionFigure['unit'], isShort: boolean): AttributionFigure {
  return { path, words, unit, isShort };
}
