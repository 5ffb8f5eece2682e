import { describe, expect, test } from 'vitest';
import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { shelfTrusts } from '../../deal/shelf/shelf-performance.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { withPatch } from '../../scenario/presets/scenario-patch.ts';
import { ONE_LINE_NOTE, shelfPreset } from '../../scenario/presets/shelf-preset.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const filed = FILED_MONTHS.results.amounts;

function run(name: string, afterDate = 0) {
  const trust = shelfTrusts().find((one) => one.name === name);
  const preset = trust ? shelfPreset(trust, afterDate) : null;
  const form = preset?.ok ? withPatch({}, preset.value.patch) : null;
  if (!form?.ok) throw new Error(`no preset of ${name}`);
  const start = afterDate === 0 ? {} : { start: { kind: 'filed' as const, month: afterDate } };
  const read = parseScenario({ ...form.value, ...start, events: { call: { mode: 'never' } } }, context);
  if (!read.ok) throw new Error(read.fault.message);
  return engine(read.value.deal, read.value.scenario);
}

/** Filed months from the one after a date on, by their place in the run and in the filings. */
function monthsAfter(date: number) {
  return Array.from({ length: FILED_MONTHS.count - date }, (_, at) => ({ at, month: date + at }));
}

const largest = (gaps: readonly number[]) => gaps.reduce((most, gap) => Math.max(most, Math.abs(gap)), 0);
/** In points of the initial pool, to two places. */
const points = (cents: number) => Math.round((cents / THIS_TRUST.initialPool) * 10_000) / 100;

describe('the history of 2019-4 laid over 2019-4, from closing', () => {
  const { byDate, collections } = run('2019-4');
  const months = monthsAfter(0);
  const gapOfPool = (month: number) => points((byDate.poolEnd[month - 1] ?? 0) - (filed.poolEnd[month - 1] ?? 0));

  test('defaults of every month within 50 dollars of the filed ones', () => {
    const gaps = months.map(
      ({ at }) => (collections.lines.defaulted[at] ?? 0) - (FILED_MONTHS.inputs.defaulted[at] ?? 0),
    );
    expect(largest(gaps)).toBeLessThan(50_00);
  });

  test('net loss to date within 0.10 points of the pool of the filed one, in every month', () => {
    let lost = 0;
    const gaps = months.map(({ at }) => {
      lost += (collections.lines.defaulted[at] ?? 0) - (collections.lines.liquidation_proceeds[at] ?? 0);
      return points(lost - (filed.cumulativeNetLosses[at] ?? 0));
    });
    expect(largest(gaps)).toBeLessThan(0.1);
  });

  // One rep line ages by a month a month; the filed average remaining term falls by 43.4 months in 49, for the short loans
  // leave first.
  test('pool factor: 0.4 points below the filed one after a year, 1.3 after two, 1.8 after three, 2.2 at the end', () => {
    expect([6, 12, 24, 36, 49].map(gapOfPool)).toEqual([-0.07, -0.39, -1.27, -1.8, -2.2]);
    expect(largest(months.map(({ month }) => gapOfPool(month + 1)))).toBe(2.2);
    const ofPool = [byDate.poolEnd[48] ?? 0, filed.poolEnd[48] ?? 0].map((pool) => points(pool).toFixed(1));
    expect(ofPool).toEqual(['8.0', '10.2']);
    for (const share of ofPool) expect(ONE_LINE_NOTE).toContain(`${share} %`);
  });
});

test('laid over 2019-4 from month 24 on, the pool stays within 0.6 points of the filed one', () => {
  const { byDate } = run('2019-4', 24);
  const gaps = monthsAfter(24).map(({ at, month }) => points((byDate.poolEnd[at] ?? 0) - (filed.poolEnd[month] ?? 0)));
  expect(largest(gaps)).toBeLessThan(0.6);
});

test('every trust of the shelf laid over this deal runs to its end', () => {
  for (const { name, months } of shelfTrusts()) {
    const { byDate, count } = run(name);
    expect(count, name).toBeGreaterThan(40);
    expect(byDate.poolEnd[months - 1], name).toBeGreaterThan(0);
    expect(byDate.poolEnd[count - 1], name).toBe(0);
  }
});
