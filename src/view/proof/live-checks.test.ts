import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { Projection } from '../../engine/projection.ts';
import { engine } from '../../engine/run.ts';
import type { Column } from '../../money/column.ts';
import { randomScenario } from '../../proof/random-scenario.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { liveChecks } from './live-checks.ts';

function runOf(form: unknown): Projection {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}

const replay = { collections: 'filed', benchmark: 'filed' };

describe('live checks', () => {
  // § 2.8(a) of this trust has 25 lines: 2, 3 and 5 in (i) to (iii), 5 in (xiii), one in each of the ten others; and 15 that share, (i)'s two apart.
  it('count what is looked at on each date, and what became of the pool', () => {
    const { status, isSound, total, checks } = liveChecks(runOf(replay));
    expect(isSound).toBe(true);
    expect(checks.map(({ name, count }) => [name, count / 49])).toEqual([
      ['Cash conserved', 1],
      ['Draw conserved', 1],
      ['Reserve Account rolls', 2],
      ['Nobody overpaid', 25],
      ['Order kept', 15],
      ['Balances roll', 8],
      ['Interest agrees', 8],
      ['Principal agrees', 1],
      ['Pool rolls', 1],
      ['Nothing owed below zero', 8],
    ]);
    expect(total).toBe(49 * 70);
    expect(status).toBe(
      'Cash conserved, order kept, pool of 153,617,205.91 left at the run’s end. 70 checks a date, 3,430 in all.',
    );
  });

  it('hold in random scenarios', () => {
    for (let seed = 0; seed < 60; seed += 1) {
      const { checks, status } = liveChecks(runOf(randomScenario(seed)));
      expect(
        checks.flatMap(({ name, broken }) => broken.map((where) => `${seed} ${name} ${where}`)),
        status,
      ).toEqual([]);
    }
  });

  type Change = (projection: Projection) => void;
  const add = (column: Column | undefined, cell: number, cents: number): void => {
    if (column) column[cell] = (column[cell] ?? 0) + cents;
  };
  const at = 3;
  it.each<[string, Change]>([
    ['Cash conserved', ({ byDate }) => add(byDate.availableCollections, at, 1)],
    ['Draw conserved', ({ byDate }) => add(byDate.reserveReturned, at, 1)],
    ['Reserve Account rolls', ({ byDate }) => add(byDate.reserveClosing, at, -1)],
    ['Nobody overpaid', ({ payments }) => add(payments['2.8(a)']?.paid, at, 1)],
    ['Order kept', ({ payments, dates }) => add(payments['2.8(a)']?.due, 5 * dates + at, 1)],
    ['Balances roll', ({ byClass, dates }) => add(byClass.principal, 3 * dates + at, -1)],
    ['Interest agrees', ({ byClass, dates }) => add(byClass.interestPaid, 3 * dates + at, 1)],
    ['Principal agrees', ({ byClass }) => add(byClass.principal, at, 1)],
    ['Pool rolls', ({ byDate }) => add(byDate.poolEnd, at, 1)],
    ['Nothing owed below zero', ({ owed, dates }) => add(owed, 2 * dates + at, -1)],
  ])('%s: would tell a cent that is out of place, and on which date', (name, change) => {
    const projection = runOf(replay);
    change(projection);
    const found = liveChecks(projection);
    expect(found.isSound).toBe(false);
    const broken = found.checks.find((check) => check.name === name)?.broken ?? [];
    expect(broken[0]).toContain('18 Feb 2020');
    expect(found.status).toContain('Broken: ');
    expect(found.status).toContain(name);
  });
});
