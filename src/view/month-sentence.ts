import { type Projection, REGIMES } from '../engine/projection.ts';
import { interestDueAt } from '../measures/class-summary.ts';
import { plainAmount } from './amount-text.ts';
import { waterfallRows } from './waterfall-rows.ts';
import { andList, classWords } from './word-list.ts';

/** What happens on one date, in one or two sentences: who is short or left out, what the reserve does, where the rest goes. */
export function monthSentence(projection: Projection, at: number): string {
  const sentences = [specialSentence(projection, at), orderSentence(projection, at), reserveSentence(projection, at)];
  const told = sentences.filter((sentence) => sentence !== '').slice(0, 2);
  return told.length > 0 ? told.join(' ') : restSentence(projection, at);
}

function specialSentence({ byDate }: Projection, at: number): string {
  const price = byDate.callPrice[at] as number;
  if (price > 0) return `The call is made at ${plainAmount(price)}.`;
  const proceeds = byDate.saleProceeds[at] as number;
  return proceeds > 0 ? `The Trust Estate is sold for ${plainAmount(proceeds)}.` : '';
}

interface ClassMonth {
  readonly name: string;
  readonly principal: number;
  readonly interestShort: number;
  readonly receives: number;
  readonly before: number;
}

function classMonths(projection: Projection, at: number): readonly ClassMonth[] {
  const { byClass, dates, deal } = projection;
  return deal.classes.map(({ name }, noteClass) => {
    const cell = noteClass * dates + at;
    const principal = byClass.principal[cell] as number;
    const paid = byClass.interestPaid[cell] as number;
    return {
      name,
      principal,
      interestShort: interestDueAt(projection, cell) - paid,
      receives: principal + paid,
      before: byClass.before[cell] as number,
    };
  });
}

function orderSentence(projection: Projection, at: number): string {
  const months = classMonths(projection, at);
  const short = months.filter(({ interestShort }) => interestShort > 0);
  if (REGIMES[projection.byDate.regime[at] as number] === '2.8(a)') {
    if (short.length === 0) return '';
    const amounts = andList(short.map(({ interestShort }) => plainAmount(interestShort)));
    return `${classWords(short.map(({ name }) => name))} ${short.length === 1 ? 'is' : 'are'} short of ${amounts} of interest.`;
  }
  const repaid = months.filter(({ principal }) => principal > 0).map(({ name }) => name);
  const nothing = months.filter(({ before, receives }) => before > 0 && receives === 0).map(({ name }) => name);
  const what =
    repaid.length === 0
      ? 'No principal is paid.'
      : `All cash left repays ${andList(repaid)}${repaid.length > 1 ? ' by balance' : ''}.`;
  const who = nothing.length === 0 ? '' : ` ${andList(nothing)} receive${nothing.length === 1 ? 's' : ''} nothing.`;
  return what + who;
}

function reserveSentence({ byDate }: Projection, at: number): string {
  const draw = byDate.reserveDraw[at] as number;
  if (draw === 0) return '';
  if (byDate.wholeAccount[at] === 1) return `The whole reserve, ${plainAmount(draw)}, is drawn.`;
  return `The reserve gives ${plainAmount(draw)}.`;
}

function restSentence(projection: Projection, at: number): string {
  const { rows } = waterfallRows(projection, at);
  const rest = rows.find(({ pays, kind }) => kind === 'clause' && pays === 'Certificateholders')?.paid ?? 0;
  const unpaid = rows.filter(({ kind, short }) => kind === 'clause' && short > 0).map(({ clause }) => clause);
  if (unpaid.length > 0)
    return `${andList(unpaid)} ${unpaid.length === 1 ? 'is' : 'are'} not paid in full; no interest and no fee is short.`;
  if (rest === 0) return 'Every clause is paid in full; nothing is left.';
  return `Every clause is paid in full; ${plainAmount(rest)} goes to the certificateholders.`;
}
