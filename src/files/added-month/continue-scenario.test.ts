import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { readCertificate } from '../certificate/read-certificate.ts';
import { addMonth } from './add-month.ts';
import { compareCertificate } from './compare-certificate.ts';
import { afterAddedMonths, knownCollections, throughAddedMonths } from './continue-scenario.ts';
import type { KnownMonths } from './known-months.ts';
import { month50Rows } from './month-50-for-tests.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const FILED: KnownMonths = { context, added: [] };

function certificate() {
  const reading = readCertificate(month50Rows());
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.certificate;
}

function withMonth50(): KnownMonths {
  const reading = addMonth(certificate(), FILED);
  if (reading.kind !== 'next') throw new Error(reading.kind);
  return { context, added: [reading.added] };
}

function run(form: ScenarioForm) {
  const read = parseScenario(form, context);
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}

function sound<T>(read: { ok: true; value: T } | { ok: false; fault: { message: string } }): T {
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

const known = withMonth50();
const CURVE: ScenarioForm = {
  collections: 'filed',
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '1.5' } },
  events: { call: { mode: 'never' } },
};

describe('through the added months', () => {
  test('the filed months and the added one in one list', () => {
    const list = knownCollections(known, 48);
    expect(list).toEqual([
      // EX-99.1, 15 Nov 2023, accession 0001788503-23-000057, lines 2, 4, 17, 18, 20, 51.
      {
        principal: '11779924.70',
        finance_charges: '1323120.29',
        liquidation_proceeds: '247711.99',
        defaulted: '245936.83',
        account_interest: '56496.44',
        reserve_earnings: '16738.13',
      },
      {
        principal: '11000000.00',
        finance_charges: '1250000.00',
        liquidation_proceeds: '200000.00',
        defaulted: '217205.91',
        account_interest: '50000.00',
        reserve_earnings: '16000.00',
      },
    ]);
    expect(knownCollections(known, 0)).toHaveLength(50);
    expect(knownCollections(FILED, 49)).toEqual([]);
  });

  test('the replay from closing reaches the balances of the added certificate', () => {
    const projection = run(sound(throughAddedMonths({ events: { call: { mode: 'never' } } }, known)));
    expect([projection.count, projection.given]).toEqual([50, 50]);
    const differing = compareCertificate(certificate(), projection, 50)?.filter(({ difference }) => difference !== 0);
    expect(differing).toEqual([]);
  });

  test("from a filed month, and on with the scenario's assumptions", () => {
    const form = sound(throughAddedMonths({ ...CURVE, start: { kind: 'filed', month: 24 } }, known));
    const projection = run(form);
    expect(projection.given).toBe(26);
    expect(projection.count).toBeGreaterThan(26);
    expect(projection.byDate.poolEnd[25]).toBe(14_240_000_000);
  });

  test("not from balances of the user's own", () => {
    const [added] = known.added;
    if (!added) throw new Error('nothing added');
    const read = throughAddedMonths({ start: added.start }, known);
    expect(!read.ok && read.fault.path).toBe('/start');
  });
});

describe('after the added months', () => {
  const form = sound(afterAddedMonths(CURVE, known));

  test('starts from the certificate with its pool, loss and defaults to date', () => {
    expect(form.collections).toBeUndefined();
    expect(form.start).toMatchObject({ kind: 'after', after_date: 50, pool: '142400000.00' });
    expect(form.collateral).toMatchObject({
      prepayment: { kind: 'abs', pct: '1.3' },
      default: { kind: 'cnl', pct: '1.5', filed_net_loss: '19823288.34' },
      rep_lines: [{ balance: '142400000.00', rate_pct: '9.47', original_term: '68.95', remaining_term: '17.75' }],
    });
    expect(form.collateral?.prior_defaults).toHaveLength(50);
    expect(form.collateral?.prior_defaults?.slice(-2)).toEqual(['245936.83', '217205.91']);
  });

  // By hand: 50 % of the defaults of month 47, 404,096.45 (EX-99.1, 15 Sep 2023), comes back in month 51.
  test('runs on from month 51, recovering what had defaulted before', () => {
    const projection = run(form);
    expect(projection.startAfter).toBe(50);
    expect(projection.collections.lines.liquidation_proceeds[0]).toBe(20_204_823);
    expect(projection.byDate.poolBegin[0]).toBe(14_240_000_000);
  });

  test('without an added month, or without printed averages, it is refused', () => {
    expect(afterAddedMonths(CURVE, FILED)).toMatchObject({ ok: false });
    const added = known.added.map((one) => ({ ...one, repLine: null }));
    const read = afterAddedMonths(CURVE, { context, added });
    expect(!read.ok && read.fault.message).toContain('give rep lines for the pool of 142400000.00');
  });
});

test('a projection of the month is measured against what came; a run without that date is not', () => {
  const projection = run({ ...CURVE, collections: undefined, start: { kind: 'filed', month: 49 } } as ScenarioForm);
  const compared = compareCertificate(certificate(), projection, 50);
  const pool = compared?.find(({ key }) => key === 'pool_end');
  expect(pool?.cents).toBe(14_240_000_000);
  expect(pool?.difference).toBe(14_240_000_000 - (projection.byDate.poolEnd[0] ?? 0));
  expect(pool?.difference).not.toBe(0);
  expect(compareCertificate(certificate(), projection, 49)).toBeNull();
});
