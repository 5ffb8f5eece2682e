import type { ClauseId } from '../../deal/clauses.ts';
import { type Projection, REGIMES } from '../../engine/projection.ts';
import { plainAmount } from '../amount-text.ts';
import { clausePays } from '../clause-words.ts';
import { andList } from '../word-list.ts';
import { ALL, type FigureId } from './figure-id.ts';

/** A part of the reserve's dollars over a run, with the figure it is. */
interface ReservePart {
  readonly label: string;
  readonly amount: number;
  readonly id: FigureId;
}

/** Where the Reserve Account's dollars came from and where they went over a run: both sides add up to the same. */
export interface ReserveStory {
  readonly sources: readonly ReservePart[];
  readonly uses: readonly ReservePart[];
  readonly sentences: readonly string[];
}

/** What the reserve's dollars did over the life of a run. Money that is drawn and comes back unspent is no use of it. */
export function reserveStory(projection: Projection): ReserveStory {
  const sources = sourcesOf(projection);
  const uses = [...spentOf(projection), ...releasedOf(projection), closingOf(projection)];
  const story = { sources: sources.filter(isThere), uses: uses.filter(isThere) };
  return { ...story, sentences: sentencesOf(projection, story.sources, story.uses) };
}

function isThere({ amount }: ReservePart): boolean {
  return amount !== 0;
}

function total({ byDate, count }: Projection, name: keyof Projection['byDate']): number {
  return byDate[name].slice(0, count).reduce((sum, amount) => sum + amount, 0);
}

function sourcesOf(projection: Projection): readonly ReservePart[] {
  const { scenario, startAfter } = projection;
  return [
    {
      label: startAfter === 0 ? 'funded at closing' : 'there at the start',
      amount: scenario.start.reserve,
      id: { kind: 'reserve-opening', number: startAfter + 1 },
    },
    {
      label: 'earned',
      amount: total(projection, 'reserveEarnings'),
      id: { kind: 'life-total', each: { kind: 'reserve-earnings' } },
    },
    {
      label: 'topped up',
      amount: total(projection, 'reserveTopUp'),
      id: { kind: 'life-total', each: { kind: 'reserve-top-up' } },
    },
  ];
}

/** What each clause spent of the draws, in the printed order. */
function spentOf(projection: Projection): readonly ReservePart[] {
  const spent = new Map<ClauseId, number>();
  for (const regime of REGIMES) {
    const columns = projection.payments[regime];
    if (!columns) continue;
    for (const [row, { clause }] of projection.lists[regime].rows.entries()) {
      let amount = spent.get(clause) ?? 0;
      for (let at = 0; at < projection.count; at += 1)
        amount += columns.fromReserve[row * columns.dates + at] as number;
      spent.set(clause, amount);
    }
  }
  return [...spent].map(([clause, amount]) => ({
    label: `${clausePays(clause)} (§ ${clause})`,
    amount,
    id: { kind: 'life-total', each: { kind: 'clause-reserve', clause, payee: ALL } },
  }));
}

const RELEASES = [
  ['reserveToRegular', 'reserve-to-regular', 'unfunded Regular principal, from its excess'],
  ['reserveToTransition', 'reserve-to-transition', 'Transition Costs, from its excess'],
  ['reserveToAdditionalFee', 'reserve-to-additional-fee', 'the Additional Servicing Fee, from its excess'],
  ['reserveToDepositor', 'reserve-to-depositor', 'the Depositor'],
] as const;

function releasedOf(projection: Projection): readonly ReservePart[] {
  return RELEASES.map(([name, kind, label]) => ({
    label,
    amount: total(projection, name),
    id: { kind: 'life-total', each: { kind } },
  }));
}

function closingOf({ byDate, count, startAfter, scenario }: Projection): ReservePart {
  const amount = count === 0 ? scenario.start.reserve : (byDate.reserveClosing[count - 1] as number);
  return { label: 'still in the account', amount, id: { kind: 'reserve-closing', number: startAfter + count } };
}

function sentencesOf(
  projection: Projection,
  sources: readonly ReservePart[],
  uses: readonly ReservePart[],
): readonly string[] {
  const came = sources.map(({ label, amount }) => `${plainAmount(amount)} ${label}`);
  const back = total(projection, 'reserveReturned');
  const drawn = total(projection, 'reserveDraw');
  const spent = drawn - back;
  const left = uses.filter(({ id }) => id.kind === 'reserve-closing')[0]?.amount ?? 0;
  const went = uses
    .filter(({ id }) => id.kind !== 'reserve-closing')
    .map(({ label, amount }) => `${plainAmount(amount)} to ${label}`);
  const sentences = [
    came.length === 0 ? 'The Reserve Account has nothing.' : `The Reserve Account holds ${andList(came)}.`,
  ];
  if (drawn > 0) {
    const returned = back > 0 ? `, ${plainAmount(back)} of it returned unspent` : '';
    sentences.push(`${plainAmount(drawn)} is drawn over the run${returned}; ${plainAmount(spent)} pays clauses.`);
  }
  if (went.length > 0) sentences.push(`It goes: ${andList(went)}.`);
  sentences.push(left > 0 ? `${plainAmount(left)} is still in the account.` : 'Nothing is left in the account.');
  return sentences;
}
