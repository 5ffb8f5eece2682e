import type { Day } from '../money/day.ts';
import { amountText, plainAmount } from './amount-text.ts';
import type { ClassVerdict } from './class-verdict.ts';
import { dateText } from './date-text.ts';
import { recordsOf } from './form/refusals.ts';
import { dateOf, lastNumber } from './run-dates.ts';
import type { JudgedRun } from './verdict-strip.ts';
import { andList, classWords, countWords } from './word-list.ts';

/** The verdict of a run in one sentence: who is short, of what, when; else when the Notes are paid. */
export function verdictSentence(run: JudgedRun, base: JudgedRun | null): string {
  const withoutPrincipal = run.verdicts.filter(({ principalShort }) => principalShort > 0);
  if (withoutPrincipal.length > 0) return principalSentence(run, withoutPrincipal);
  const late = run.verdicts.filter(({ datesPastFinal }) => datesPastFinal > 0);
  const short = run.verdicts.filter(({ summary }) => summary.datesShortOfInterest > 0);
  if (late.length === 0 && short.length === 0) return paidSentence(run, base);
  return `${[lateWords(late), interestWords(run, short)].filter((words) => words !== '').join('; ')}.`;
}

const nameOf = ({ summary }: ClassVerdict): string => summary.name;

function isOrAre(list: readonly unknown[]): string {
  return list.length === 1 ? 'is' : 'are';
}

function principalSentence(run: JudgedRun, short: readonly ClassVerdict[]): string {
  const amounts = andList(short.map(({ principalShort }) => plainAmount(principalShort)));
  const also = run.verdicts.filter((one) => one.summary.unpaidInterestEnd > 0);
  const interest = also.length > 0 ? `; ${plainAmount(sumUnpaid(also))} of interest is unpaid` : '';
  const others = run.verdicts.length > short.length && also.length === 0 ? '; every other Note is paid in full' : '';
  return `${classWords(short.map(nameOf))} ${isOrAre(short)} short of ${amounts} of principal${interest}${others}.`;
}

function lateWords(late: readonly ClassVerdict[]): string {
  if (late.length === 0) return '';
  const dates = countsOf(late.map(({ datesPastFinal }) => datesPastFinal));
  const whose = late.length === 1 ? 'its' : 'their';
  return `${classWords(late.map(nameOf))} ${isOrAre(late)} past ${whose} Final Distribution Date on ${dates}`;
}

function interestWords(run: JudgedRun, short: readonly ClassVerdict[]): string {
  if (short.length === 0) return '';
  const dates = countsOf(short.map(({ summary }) => summary.datesShortOfInterest));
  return `${classWords(short.map(nameOf))} ${isOrAre(short)} short of interest on ${dates}${afterwards(run)}`;
}

/** "17, 20 and 22 dates", "3 dates each", "1 date". */
function countsOf(counts: readonly number[]): string {
  const [first] = counts;
  const noun = counts.every((count) => count === 1) ? 'date' : 'dates';
  if (counts.length > 1 && counts.every((count) => count === first)) return `${first} ${noun} each`;
  return `${andList(counts.map(String))} ${noun}`;
}

/** Whether interest that was short is paid later, and by when. */
function afterwards({ projection, verdicts }: JudgedRun): string {
  const unpaid = verdicts.filter(({ summary }) => summary.unpaidInterestEnd > 0);
  const last = dateText(dateOf(projection, lastNumber(projection)));
  if (unpaid.length > 0) return `, ${plainAmount(sumUnpaid(unpaid))} of it unpaid after ${last}`;
  const lastShort = Math.max(...verdicts.map(({ summary }) => summary.lastShortOfInterest));
  if (lastShort < 0) return '';
  return `; all of it is made good by ${dateText(projection.distributionDates[lastShort + 1] as Day)}`;
}

function sumUnpaid(verdicts: readonly ClassVerdict[]): number {
  return verdicts.reduce((total, { summary }) => total + summary.unpaidInterestEnd, 0);
}

function paidSentence(run: JudgedRun, base: JudgedRun | null): string {
  const { projection, verdicts } = run;
  const last = lastNumber(projection);
  const left = verdicts.filter(({ outstanding }) => outstanding > 0);
  const shift = base ? laterWords(run, base) : '';
  if (left.length === 0) {
    const paid = Math.max(...verdicts.map(({ paidOffAt }) => paidOffAt));
    const called = recordsOf(projection, 'called').length > 0 ? ', when the call is made' : '';
    if (shift !== '') return `Every Note is paid in full; ${shift}.`;
    return `Every Note is paid in full by ${dateText(projection.distributionDates[paid] as Day)}${called}.`;
  }
  if (shift !== '') return `Nobody is short of an amount that was due; ${shift}.`;
  const names = andList(left.map(nameOf));
  const total = amountText(left.reduce((sum, { outstanding }) => sum + outstanding, 0));
  return `Every amount due is paid on ${projection.count === 1 ? 'the one date' : `all ${projection.count} dates`}; ${total} of ${names} is left after ${dateText(dateOf(projection, last))}.`;
}

/** The class whose pay-off moves most against the base: "Class D six months later than in Base". */
function laterWords(run: JudgedRun, base: JudgedRun): string {
  let most = 0;
  let name = '';
  for (const [index, { paidOffAt, summary }] of run.verdicts.entries()) {
    const before = base.verdicts[index]?.paidOffAt ?? -1;
    if (paidOffAt < 0 || before < 0) continue;
    const months = run.projection.startAfter + paidOffAt - (base.projection.startAfter + before);
    if (Math.abs(months) >= Math.abs(most) && months !== 0) {
      most = months;
      name = summary.name;
    }
  }
  if (most === 0) return '';
  const months = Math.abs(most);
  return `Class ${name} is paid off ${countWords(months)} month${months === 1 ? '' : 's'} ${most > 0 ? 'later' : 'earlier'} than in Base`;
}
