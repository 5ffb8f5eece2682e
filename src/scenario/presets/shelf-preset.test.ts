import { describe, expect, test } from 'vitest';
import { type ShelfTrust, shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { RATE_ONE } from '../../money/rate.ts';
import { filedMonths } from '../filed-months.ts';
import { parseScenario } from '../parse-scenario.ts';
import { vectorAt } from '../vector/vector-values.ts';
import { withPatch } from './scenario-patch.ts';
import { ONE_LINE_NOTE, shelfPreset } from './shelf-preset.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const trusts = shelfTrusts();

function trust(name: string): ShelfTrust {
  const found = trusts.find((one) => one.name === name);
  if (!found) throw new Error(`no trust ${name}`);
  return found;
}

function presetOf(one: ShelfTrust, afterDate = 0) {
  const read = shelfPreset(one, afterDate);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

function assumptionsOf(one: ShelfTrust, afterDate = 0) {
  const form = withPatch({}, presetOf(one, afterDate).patch);
  if (!form.ok) throw new Error(form.fault.message);
  const start = afterDate === 0 ? {} : { start: { kind: 'filed' as const, month: afterDate } };
  const read = parseScenario({ ...form.value, ...start }, context);
  if (!read.ok) throw new Error(read.fault.message);
  const { collateral } = read.value.scenario;
  if (collateral?.defaults.kind !== 'cnl' || collateral.defaults.timing.kind !== 'monthly') throw new Error('no curve');
  return { ...collateral, curve: collateral.defaults, shares: collateral.defaults.timing.shares };
}

const sum = (column: readonly (number | null)[]) => column.reduce<number>((all, value) => all + (value ?? 0), 0);

describe('every trust of the shelf', () => {
  test('makes a scenario whose shares of defaults add up to 100 % and whose speeds are its own', () => {
    for (const one of trusts) {
      const { shares, prepayment } = assumptionsOf(one);
      expect(
        shares.reduce<number>((all, share) => all + share, 0),
        one.name,
      ).toBe(RATE_ONE);
      expect(shares).toHaveLength(one.months);
      const off = one.abs.filter((speed, at) => speed !== null && vectorAt(prepayment.vector, at) !== speed * 1e5);
      expect(off, one.name).toEqual([]);
    }
  });

  // Defaults over the initial pool by two ways: the patch's loss / (1 - recovery) x share, and the trust's own figures, its
  // initial pool taken from net loss and printed percentage.
  test('has the defaults of each month as a share of its pool, to 0.001 % of all defaults and the print of the loss', () => {
    for (const one of trusts) {
      const { shares, recovery, curve } = assumptionsOf(one);
      const all = sum(one.defaults);
      const gross = vectorAt(curve.vector, 0) / RATE_ONE / (1 - vectorAt(recovery, 0) / RATE_ONE);
      const pool = (all - sum(one.recoveries)) / ((one.cumulativeNetLoss.at(-1) ?? 0) / 1e6);
      for (const [at, amount] of one.defaults.entries()) {
        const mine = (gross * (shares[at] ?? 0)) / RATE_ONE;
        expect(Math.abs(mine * pool - (amount ?? 0)) / all, `${one.name} month ${at + 1}`).toBeLessThan(1e-5);
      }
    }
  });
});

test('2019-4 itself: 1.3171 % over 49 months, 52.68 % back', () => {
  const preset = presetOf(trust('2019-4'));
  expect(preset.label).toBe('As realised by CarMax 2019-4 (certificates through 15 Nov 2023)');
  expect(preset.patch.collateral).toMatchObject({
    default: { kind: 'cnl', pct: '1.3171' },
    recovery_pct: '52.6752',
    recovery_lag: 2,
  });
  expect(String(preset.patch.collateral?.prepayment?.pct)).toMatch(/^1\.58 1\.38 1\.457 1\.501 /);
  expect(preset.notes).toEqual([
    'Its certificates end in month 49 with 10.22 % of the pool left: later months keep the last speed and lose nothing.',
    'All its recoveries over all its defaults, 2 months after the default: the lag at which their running total stays nearest to the filed one, never more than 6.2 % of all recoveries away.',
    ONE_LINE_NOTE,
  ]);
});

test('a trust that still runs says so', () => {
  const [sentence] = presetOf(trust('2023-1')).notes;
  expect(sentence).toMatch(
    /^It still runs: month 38 is its last so far, with 22.35 % of the pool left\..*understated\.$/,
  );
});

test('a short history takes the usual lag', () => {
  const preset = presetOf(trust('2025-4'));
  expect(preset.patch.collateral?.recovery_lag).toBe(4);
  expect(preset.notes[1]).toContain('5 months are too few to tell its own');
});

test('the missing month of 2014-2 is named; it keeps the speed before it and has no defaults of its own', () => {
  const one = trust('2014-2');
  const { shares, prepayment } = assumptionsOf(one);
  expect(shares[1]).toBe(0);
  expect(vectorAt(prepayment.vector, 1)).toBe(vectorAt(prepayment.vector, 0));
  expect(presetOf(one).notes[3]).toMatch(/^Month 2 of CarMax 2014-2 has no readable certificate: it keeps the speed/);
  expect(presetOf(one).notes[4]).toContain('July 2014');
});

test('from a later start the speeds begin with the next month; the curve keeps the months from closing', () => {
  const one = trust('2016-3');
  const { prepayment, shares } = assumptionsOf(one, 24);
  expect(vectorAt(prepayment.vector, 0)).toBe((one.abs[24] ?? 0) * 1e5);
  expect(shares).toHaveLength(50);
});

test('a trust with no month after the start is refused', () => {
  const read = shelfPreset(trust('2025-4'), 12);
  expect(!read.ok && read.fault.message).toBe(
    'CarMax 2025-4 has 5 months of certificates and the assumptions begin with month 13: choose an older trust, or an earlier start.',
  );
});

test('a trust that has lost nothing is refused', () => {
  const none = { ...trust('2026-1'), defaults: [0, 0], recoveries: [0, 0], cumulativeNetLoss: [0, 0] };
  expect(shelfPreset(none).ok).toBe(false);
});
