import type { Projection } from '../engine/projection.ts';
import type { Figure } from '../measures/figures/figure.ts';
import type { Measured } from '../measures/not-available.ts';
import { type Day, printDay } from '../money/day.ts';
import { becauseOf } from './request-answers-words.ts';

/** What stands in an answer where there is no figure. */
export interface Missing {
  readonly not_available: string;
}

/** A whole number of units of the last of `places` decimals as a plain decimal: 9999603 of 5 is "99.99603". */
export function printUnits(units: number, places: number): string {
  const digits = BigInt(units < 0 ? -units : units)
    .toString()
    .padStart(places + 1, '0');
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return units < 0 ? `-${text}` : text;
}

/** A figure's value in the form of the contract. */
export function printFigure(figure: Pick<Figure, 'kind' | 'places'>, value: number): string {
  return figure.kind === 'day' ? printDay(value as Day) : printUnits(value, figure.places);
}

/** A measured number of units as text, or why there is none. */
export function printMeasured(found: Measured<number>, places: number): string | Missing {
  return found.ok ? printUnits(found.value, places) : { not_available: becauseOf(found.because) };
}

/** An unrounded number half-up to `places` decimals. */
export function printRounded(value: number, places: number): string {
  const units = Number(`1e${places}`);
  return printUnits(Math.floor(value * units + 0.5), places);
}

/** Share of a whole in percent, half-up and exact. Part and whole are whole numbers, the whole above 0. */
export function printShare(part: number, whole: number, places: number): string {
  return printUnits(ratioUnits(part, whole, places + 2), places);
}

/** How often the whole goes into the part, half-up and exact, as {@link printShare}. */
export function printRatio(part: number, whole: number, places: number): string {
  return printUnits(ratioUnits(part, whole, places), places);
}

function ratioUnits(part: number, whole: number, places: number): number {
  const size = 2n * BigInt(part < 0 ? -part : part) * 10n ** BigInt(places) + BigInt(whole);
  const units = Number(size / (2n * BigInt(whole)));
  return part < 0 ? -units : units;
}

export function dayAt(projection: Projection, at: number): string {
  return printDay(projection.distributionDates[at] as Day);
}
