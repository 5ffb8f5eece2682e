import { FILED_CLASSES, type FiledClass } from '../../deal/carmx-2019-4/filed-class-results.ts';
import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import type { Day } from '../../money/day.ts';
import { dateText } from '../date-text.ts';
import { figureValue } from '../why/explain.ts';
import { ALL, type FigureId } from '../why/figure-id.ts';
import { isThisTrust } from '../why/origins.ts';
import { amountOf } from '../why/value.ts';
import type { ExplainedRun } from '../why/walk.ts';

/** What a projection said of a month beside what the certificate then said. Cents. */
export interface BackTestCell {
  readonly key: string;
  readonly label: string;
  readonly projected: number;
  readonly realised: number;
  /** Projected less realised. */
  readonly error: number;
  /** Of the realised amount, in hundredths of a percent, half-up; null where nothing was realised. */
  readonly errorOfRealised: number | null;
  readonly figure: FigureId;
}

export interface BackTestMonth {
  readonly number: number;
  readonly date: string;
  readonly accession: string;
  readonly cells: readonly BackTestCell[];
}

/** How a class fared against the projection. */
interface BackTestClass {
  readonly name: string;
  /** Mean of the sizes of the balance's errors over all months, half-up. Cents. */
  readonly meanError: number;
  readonly largestError: number;
  readonly largestIn: number;
  /** Number of the date that paid the class off; null where none did among the filed months. */
  readonly paidOffProjected: number | null;
  readonly paidOffRealised: number | null;
}

/** A projection started earlier against the months that were filed since. Not a replay: no filed month was fed in. */
export type BackTest =
  | { readonly isAvailable: false; readonly because: string }
  | {
      readonly isAvailable: true;
      readonly label: 'Back-test';
      readonly sentence: string;
      readonly months: readonly BackTestMonth[];
      readonly classes: readonly BackTestClass[];
    };

/** Realised against projected, month by month and class by class, for the projected months of which there are filings. */
export function backTest(run: ExplainedRun): BackTest {
  const because = whyNot(run);
  if (because !== null) return { isAvailable: false, because };
  const { projection } = run;
  const first = projection.startAfter + projection.given + 1;
  const last = Math.min(FILED_MONTHS.count, projection.startAfter + projection.count);
  const months: BackTestMonth[] = [];
  for (let number = first; number <= last; number += 1) months.push(monthOf(run, number));
  return {
    isAvailable: true,
    label: 'Back-test',
    sentence: `A projection from ${startWords(run, first)} against the ${months.length} months filed since. Error is projected less realised.`,
    months,
    classes: FILED_CLASSES.map((name) => classOf(name, months, first)),
  };
}

function whyNot(run: ExplainedRun): string | null {
  const { startAfter, given, count, scenario } = run.projection;
  if (!isThisTrust(run)) return 'No filings of this deal are at hand to test a projection against.';
  if (scenario.start.kind === 'after') return 'The run starts from balances of its own, which no filing continues.';
  if (run.form.collections !== undefined && run.form.collections !== 'filed') {
    return 'The run is fed with collections of its own, which no filing continues.';
  }
  if (given >= count)
    return 'The run projects nothing: it is a replay of filed months, which proves the rules and tests no forecast.';
  const first = startAfter + given + 1;
  if (first > FILED_MONTHS.count) {
    return `The first projected month is ${first}, after the last filed one, ${FILED_MONTHS.count}. Start earlier to test the projection.`;
  }
  return null;
}

function startWords({ projection }: ExplainedRun, first: number): string {
  if (first === 1) return 'closing';
  const place = first - projection.startAfter - 2;
  const day = projection.distributionDates[place];
  return day === undefined ? `month ${first - 1}` : `month ${first - 1}, ${dateText(day as Day)},`;
}

function monthOf(run: ExplainedRun, number: number): BackTestMonth {
  const at = number - run.projection.startAfter - 1;
  return {
    number,
    date: dateText(run.projection.distributionDates[at] as Day),
    accession: FILED_MONTHS.accession[number - 1] ?? '',
    cells: [...dateCells(run, number), ...FILED_CLASSES.flatMap((name) => classCells(run, name, number))],
  };
}

function cellOf(run: ExplainedRun, key: string, label: string, figure: FigureId, realised: number): BackTestCell {
  const value = figureValue(run, figure);
  const projected = value === null ? 0 : amountOf(value);
  const error = projected - realised;
  return { key, label, projected, realised, error, errorOfRealised: shareOf(error, realised), figure };
}

const HUNDREDTHS_OF_A_PERCENT = 10_000n;

/** An error as a share of the realised amount, in hundredths of a percent, half-up by size. */
function shareOf(error: number, realised: number): number | null {
  if (realised === 0) return null;
  const size = BigInt(Math.abs(error)) * HUNDREDTHS_OF_A_PERCENT;
  const by = BigInt(Math.abs(realised));
  const share = Number((2n * size + by) / (2n * by));
  const isNegative = error < 0 !== realised < 0;
  return isNegative && share > 0 ? -share : share;
}

function dateCells(run: ExplainedRun, number: number): readonly BackTestCell[] {
  const { inputs, results } = FILED_MONTHS;
  const at = number - 1;
  const filed = (column: readonly number[]): number => column[at] ?? 0;
  const line = (
    name: 'principal' | 'finance_charges' | 'defaulted' | 'liquidation_proceeds',
    label: string,
  ): BackTestCell => cellOf(run, name, label, { kind: 'collections', line: name, number }, filed(inputs[name]));
  const certificate: FigureId = { kind: 'clause-paid', clause: '2.8(a)(xiv)', payee: ALL, number };
  return [
    cellOf(run, 'pool', 'Pool Balance', { kind: 'pool-end', number }, filed(results.amounts.poolEnd)),
    line('principal', 'Principal collected'),
    line('finance_charges', 'Finance charges collected'),
    line('defaulted', 'Defaulted Receivables'),
    line('liquidation_proceeds', 'Liquidation Proceeds'),
    cellOf(run, 'excess', 'Excess Collections', certificate, filed(results.amounts.excessCollections)),
  ];
}

function classCells(run: ExplainedRun, name: FiledClass, number: number): readonly BackTestCell[] {
  const { byClass } = FILED_MONTHS.results;
  const filed = (quantity: 'after' | 'principal' | 'interestTotal'): number => byClass[quantity][name][number - 1] ?? 0;
  const base = { noteClass: name, number } as const;
  return [
    cellOf(run, `balance ${name}`, `Class ${name} balance`, { kind: 'balance-after', ...base }, filed('after')),
    cellOf(run, `principal ${name}`, `Class ${name} principal`, { kind: 'principal', ...base }, filed('principal')),
    cellOf(
      run,
      `interest ${name}`,
      `Class ${name} interest`,
      { kind: 'interest-paid', ...base },
      filed('interestTotal'),
    ),
  ];
}

function classOf(name: FiledClass, months: readonly BackTestMonth[], first: number): BackTestClass {
  const balances = months.flatMap(({ number, cells }) => {
    const cell = cells.find(({ key }) => key === `balance ${name}`);
    return cell ? [{ number, cell }] : [];
  });
  const sizes = balances.map(({ cell }) => Math.abs(cell.error));
  const largest = Math.max(0, ...sizes);
  const sum = sizes.reduce((total, size) => total + size, 0);
  const offIn = (which: 'projected' | 'realised'): number | null => {
    const found = balances.find(({ cell }) => cell[which] === 0)?.number ?? null;
    // Nothing at the end of the first month may have been nothing before it.
    const before = first === 1 ? 1 : (FILED_MONTHS.results.byClass.after[name][first - 2] ?? 0);
    return before === 0 ? null : found;
  };
  return {
    name,
    meanError: sizes.length === 0 ? 0 : Math.floor((2 * sum + sizes.length) / (2 * sizes.length)),
    largestError: largest,
    largestIn: balances[sizes.indexOf(largest)]?.number ?? first,
    paidOffProjected: offIn('projected'),
    paidOffRealised: offIn('realised'),
  };
}
