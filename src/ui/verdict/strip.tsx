import { memo } from 'react';
import { type JudgedRun, type StripClass, type StripFigure, verdictStrip } from '../../view/verdict-strip.ts';
import { Term } from '../glossary/term.tsx';
import { Provenance } from '../provenance.tsx';
import { useMedia } from '../use-size.ts';
import { Figure } from '../why/figure.tsx';

export interface StripProps {
  readonly run: JudgedRun;
  readonly base: JudgedRun | null;
}

/** The verdict of each class in four lines; also the legend of the chart. On a narrow screen a row for each class. */
export function Strip({ run, base }: StripProps) {
  const isNarrow = useMedia('(max-width: 640px)');
  const classes = verdictStrip(run, base);
  return isNarrow ? (
    <StripRows classes={classes} isCompared={base !== null} />
  ) : (
    <StripColumns classes={classes} isCompared={base !== null} />
  );
}

interface ClassesProps {
  readonly classes: readonly StripClass[];
  readonly isCompared: boolean;
}

const LINES = [
  { key: 'paidOff', words: 'Paid off', differences: ', ± months' },
  { key: 'life', words: 'WAL, years', differences: ', ±' },
  { key: 'interestShort', words: 'Interest short', differences: '' },
  { key: 'principalShort', words: 'Principal short', differences: '' },
] as const;

/** The figure of each line, of a class. */
const FIGURES = {
  paidOff: 'paid-off',
  life: 'wal',
  interestShort: 'short-dates',
  principalShort: 'principal-short',
} as const;

function StripColumns({ classes, isCompared }: ClassesProps) {
  return (
    <table className="strip">
      <caption className="hidden-text">Verdict by class</caption>
      <thead>
        <tr>
          <td />
          {classes.map(({ name, coupon }, index) => (
            <th key={name} scope="col" className={`class-${index + 1}`}>
              <span className="strip-class">
                <b>{name}</b>
                <i>{coupon}</i>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ key, words, differences }) => (
          <tr key={key}>
            <th scope="row">
              {key === 'life' ? <Term of="WAL">{words}</Term> : words}
              {isCompared && differences}
            </th>
            {classes.map((one) => (
              <Cell
                key={one.name}
                {...one[key]}
                of={`${FIGURES[key]}:${encodeURIComponent(one.name)}`}
                isEntry={key === 'paidOff' && one === classes[0]}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One line; memoised, so that only what says something else renders again while a control moves. */
interface CellProps extends StripFigure {
  readonly of: string;
  readonly isEntry?: boolean;
}

const Cell = memo(function Cell({ text, beside, isShort, isActual = false, of, isEntry = false }: CellProps) {
  return (
    <td className={isShort ? 'is-short' : undefined}>
      <span className="figure">
        {text === '–' || isActual ? (
          <span>{text}</span>
        ) : (
          <Figure of={of} isEntry={isEntry}>
            {text}
          </Figure>
        )}
        {isActual ? <Provenance of="actual" isNamed /> : <s>{beside}</s>}
      </span>
    </td>
  );
});

function StripRows({ classes, isCompared }: ClassesProps) {
  return (
    <table className="strip-rows">
      <caption className="hidden-text">Verdict by class</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden-text">Class</span>
          </th>
          <th scope="col">Paid off{isCompared && ', ± months'}</th>
          <th scope="col">
            <Term of="WAL">WAL, years</Term>
            {isCompared && ', ±'}
          </th>
        </tr>
      </thead>
      <tbody>
        {classes.map((one, index) => (
          <StripRow key={one.name} one={one} place={index + 1} />
        ))}
      </tbody>
    </table>
  );
}

function StripRow({ one, place }: { readonly one: StripClass; readonly place: number }) {
  const shorts = LINES.filter(({ key }) => (key === 'interestShort' || key === 'principalShort') && one[key].isShort);
  return (
    <>
      <tr className={shorts.length > 0 ? 'with-short' : undefined}>
        <th scope="row">
          <span className={`swatch class-${place}`} />
          {one.name}
        </th>
        <Cell {...one.paidOff} of={`paid-off:${encodeURIComponent(one.name)}`} isEntry={place === 1} />
        <Cell {...one.life} of={`wal:${encodeURIComponent(one.name)}`} />
      </tr>
      {shorts.map(({ key, words }) => (
        <tr key={key} className="short-row">
          <td />
          <td colSpan={2} className="is-short">
            {words}{' '}
            <b>
              <Figure of={`${FIGURES[key]}:${encodeURIComponent(one.name)}`}>{one[key].text}</Figure>
            </b>{' '}
            <s>{one[key].beside}</s>
          </td>
        </tr>
      ))}
    </>
  );
}
