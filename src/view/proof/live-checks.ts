import type { Projection } from '../../engine/projection.ts';
import type { Day } from '../../money/day.ts';
import { grouped, plainAmount } from '../amount-text.ts';
import { dateText } from '../date-text.ts';
import { type DatePromise, PROMISES, promisesAt } from './date-promises.ts';

/** A promise that is looked at on every date, with how often it was and where it was broken. */
interface LiveCheck {
  readonly name: string;
  readonly promise: string;
  readonly clause: string;
  readonly count: number;
  /** "16 May 2022: Class B". Empty in any run that the engine has given out: it withholds one that breaks a promise. */
  readonly broken: readonly string[];
}

/** The checks of a run: a quiet status that opens into a list. */
export interface LiveChecks {
  readonly status: string;
  readonly isSound: boolean;
  readonly total: number;
  readonly checks: readonly LiveCheck[];
}

const WORDS: Readonly<Record<DatePromise, readonly [name: string, promise: string, clause: string]>> = {
  collections: ['Cash conserved', 'What comes in is paid out, to the cent.', '2.8(a), 5.4(b)'],
  draw: ['Draw conserved', 'What is drawn from the reserve is spent or goes back.', '8.2(b)'],
  reserve: ['Reserve Account rolls', 'It opens with what it closed with, and its movements add up.', '8.2(b)'],
  dues: ['Nobody overpaid', 'No line is paid more than it is due, and nothing is negative.', '2.8(a), 5.4(b)'],
  order: ['Order kept', 'No clause is short while money is left that could have paid it.', '2.8(a), 5.4(b)'],
  balances: ['Balances roll', 'Each class’s balance falls by its principal, never below zero.', '2.8(d)'],
  interest: ['Interest agrees', 'What a class is paid is what its interest clause pays.', '2.8(f)'],
  principal: [
    'Principal agrees',
    'What the classes are paid is what the principal clauses and the reserve’s excess pay.',
    '2.8(d)',
  ],
  pool: ['Pool rolls', 'It starts with what the month before left, and falls by what leaves it.', 'App. A'],
  carried: ['Nothing owed below zero', 'No claim, advance or fee carried is negative.', '2.8(a)(i), (xiii)'],
};

/** Looks at every promise of every date again, from the run's own records, and counts. */
export function liveChecks(projection: Projection): LiveChecks {
  const counts = new Map<DatePromise, { count: number; broken: string[] }>(
    PROMISES.map((name) => [name, { count: 0, broken: [] }]),
  );
  const perDate: number[] = [];
  for (let at = 0; at < projection.count; at += 1) {
    const looked = promisesAt(projection, at);
    perDate.push(PROMISES.reduce((sum, name) => sum + looked[name].count, 0));
    for (const name of PROMISES) {
      const sum = counts.get(name);
      if (!sum) continue;
      sum.count += looked[name].count;
      for (const words of looked[name].broken) sum.broken.push(`${dateOf(projection, at)}: ${words}`);
    }
  }
  const checks = PROMISES.map((key): LiveCheck => {
    const [name, promise, clause] = WORDS[key];
    return { name, promise, clause, ...(counts.get(key) ?? { count: 0, broken: [] }) };
  });
  const total = perDate.reduce((sum, count) => sum + count, 0);
  const broken = checks.filter((check) => check.broken.length > 0);
  return { status: statusWords(projection, perDate, total, broken), isSound: broken.length === 0, total, checks };
}

function dateOf({ distributionDates }: Projection, at: number): string {
  return dateText(distributionDates[at] as Day);
}

function statusWords(
  projection: Projection,
  perDate: readonly number[],
  total: number,
  broken: readonly LiveCheck[],
): string {
  const [least, most] = [Math.min(...perDate), Math.max(...perDate)];
  const counted = `${least === most ? most : `${least} to ${most}`} checks a date, ${grouped(total)} in all`;
  if (broken.length > 0) return `Broken: ${broken.map(({ name }) => name).join(', ')}. ${counted}.`;
  const end =
    projection.count === 0
      ? projection.scenario.start.pool
      : (projection.byDate.poolEnd[projection.count - 1] as number);
  const pool = end === 0 ? 'pool to zero' : `pool of ${plainAmount(end)} left at the run’s end`;
  return `Cash conserved, order kept, ${pool}. ${counted}.`;
}
