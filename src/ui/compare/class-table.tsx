import { memo } from 'react';
import { type Result, resultOf } from '../../store/outcome.ts';
import { type StripClass, type StripFigure, verdictStrip } from '../../view/verdict-strip.ts';
import { differenceAddress } from '../../view/why/analysis-figures.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { Figure } from '../why/figure.tsx';
import type { Compared } from './compare.tsx';
import { Letter } from './letter.tsx';

const GROUPS = [
  { key: 'paidOff', words: 'Paid off, ± months' },
  { key: 'life', words: 'WAL, years, ±' },
  { key: 'short', words: 'Interest or principal short' },
] as const;
type Key = (typeof GROUPS)[number]['key'];

/** What each scenario comes to for each class, measure by measure, with its difference from the base. */
export function ClassTable({ shown }: { readonly shown: readonly Compared[] }) {
  const base = shown.find(({ isBase }) => isBase) ?? shown[0];
  if (!base) return null;
  const baseRun = resultOf(base.tab.shown);
  const strips = shown.map(({ tab, isBase }) => stripOf(resultOf(tab.shown), isBase ? null : baseRun));
  const names = [...new Set(strips.flatMap((strip) => strip.map(({ name }) => name)))];
  const isShort = strips.some((strip) => strip.some((one) => shortFigure(one).isShort));
  const groups = GROUPS.filter(({ key }) => key !== 'short' || isShort);
  return (
    <section className="compare-classes" aria-label="Classes compared">
      <ScrollRegion label="Table of the classes" className="compare-scroll">
        <table className="compare-table class-table">
          <colgroup>
            <col className="class-column" />
            {groups.flatMap(({ key }) =>
              shown.map(({ tab }) => <col key={`${key} ${tab.id}`} className={`${key}-column`} />),
            )}
          </colgroup>
          <thead>
            <tr>
              <th rowSpan={2} scope="col">
                Class
              </th>
              {groups.map(({ key, words }) => (
                <th key={key} colSpan={shown.length} scope="colgroup" className="group-begin">
                  {words}
                </th>
              ))}
            </tr>
            <tr>
              {groups.flatMap(({ key, words }) =>
                shown.map(({ tab, letter }, place) => (
                  <th
                    key={`${key} ${tab.id}`}
                    scope="col"
                    aria-label={`${words}, ${tab.name}`}
                    className={place === 0 ? 'group-begin' : undefined}
                  >
                    <Letter colour={tab.colour} letter={letter} />
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {names.map((name, place) => (
              <tr key={name}>
                <th scope="row">
                  <span className={`swatch class-${place + 1}`} />
                  {name}
                </th>
                {groups.flatMap(({ key }) =>
                  strips.map((strip, column) => (
                    <Cell
                      key={`${key} ${shown[column]?.tab.id}`}
                      {...figureOf(strip, name, key)}
                      isFirst={column === 0}
                      of={`${lifeFigure(strip, name, key)}:${encodeURIComponent(name)}`}
                      run={shown[column]?.tab.id ?? ''}
                    />
                  )),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {!isShort && <p className="compare-note">Nobody is short of an amount that was due in any of them.</p>}
    </section>
  );
}

const NONE: StripFigure = { text: '', beside: '', isShort: false };

function figureOf(strip: readonly StripClass[], name: string, key: Key): StripFigure {
  const one = strip.find((each) => each.name === name);
  if (!one) return NONE;
  return key === 'short' ? shortFigure(one) : one[key];
}

/** Principal that is not paid says more than interest that is late; both stand where there is both. */
function shortFigure({ interestShort, principalShort }: StripClass): StripFigure {
  if (!principalShort.isShort) return interestShort;
  return interestShort.isShort ? { ...principalShort, beside: interestShort.text } : principalShort;
}

/** The figure behind a cell, for "why?". */
function lifeFigure(strip: readonly StripClass[], name: string, key: Key): string {
  if (key !== 'short') return key === 'life' ? 'wal' : 'paid-off';
  return strip.find((each) => each.name === name)?.principalShort.isShort ? 'principal-short' : 'short-dates';
}

const strips = new WeakMap<Result, { readonly base: Result | null; readonly strip: readonly StripClass[] }>();

/** Kept for each run: while one scenario is dragged, the others stand. */
function stripOf(run: Result, base: Result | null): readonly StripClass[] {
  const known = strips.get(run);
  if (known?.base === base) return known.strip;
  const strip = verdictStrip(run, base);
  strips.set(run, { base, strip });
  return strip;
}

interface CellProps extends StripFigure {
  readonly isFirst: boolean;
  readonly of: string;
  readonly run: string;
}

const Cell = memo(function Cell({ text, beside, isShort, isFirst, of, run, isActual = false }: CellProps) {
  const classes = [isFirst && 'group-begin', isShort && 'is-short'].filter(Boolean).join(' ');
  return (
    <td className={classes === '' ? undefined : classes}>
      {text === '' || text === '–' || isActual ? (
        text
      ) : (
        <Figure of={of} run={run}>
          {text}
        </Figure>
      )}{' '}
      <s>
        {isDifference(beside) ? (
          <Figure of={differenceAddress(of)} run={run}>
            {beside}
          </Figure>
        ) : (
          beside
        )}
      </s>
    </td>
  );
});

/** Whether the small text says how a figure differs from the base's: "+0.50", "=". */
function isDifference(beside: string): boolean {
  return /^[=+−]/.test(beside);
}
