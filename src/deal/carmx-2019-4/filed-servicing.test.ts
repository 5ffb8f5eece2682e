import { expect, test } from 'vitest';
import { FILED_MONTHS } from './filed-months.ts';
import { FILED_SERVICING } from './filed-servicing.ts';

const { amounts } = FILED_MONTHS.results;
const { pastDue } = FILED_SERVICING;
const months = Array.from({ length: 49 }, (_, index) => index);
const buckets = [pastDue.days31To60, pastDue.days61To90, pastDue.days91To120, pastDue.days121AndMore];
const at = (column: readonly (number | null)[], index: number): number => column[index] ?? Number.NaN;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function misses(identity: (index: number) => readonly [number, number]): unknown[] {
  return months.flatMap((k) => (identity(k)[0] === identity(k)[1] ? [] : [[k + 1, ...identity(k)]]));
}

test('line 74e adds up loans and balances of 74a to 74d, and 74f is its share of the pool', () => {
  expect(misses((k) => [sum(buckets.map(({ loans }) => at(loans, k))), at(pastDue.total.loans, k)])).toEqual([]);
  expect(misses((k) => [sum(buckets.map(({ balance }) => at(balance, k))), at(pastDue.total.balance, k)])).toEqual([]);
  const share = (k: number) => Math.round((at(pastDue.total.balance, k) / at(amounts.poolEnd, k)) * 1_000_000);
  expect(misses((k) => [share(k), at(FILED_SERVICING.pastDueShare, k)])).toEqual([]);
});

test('line 84 is line 82 by the number of line 80', () => {
  const average = (k: number) =>
    Math.round(at(amounts.cumulativeNetLosses, k) / at(FILED_SERVICING.cumulativeDefaults, k));
  expect(misses((k) => [average(k), at(FILED_SERVICING.averageNetLoss, k)])).toEqual([]);
});

test('line 87 is line 85 by line 1, on the 44 forms that have them', () => {
  expect(FILED_SERVICING.extended.slice(0, 6).map((value) => value === null)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  const ratio = (k: number) => Math.round((at(FILED_SERVICING.extended, k) / at(amounts.poolBegin, k)) * 10_000);
  expect(misses((k) => [k < 5 ? 0 : ratio(k), k < 5 ? 0 : at(FILED_SERVICING.extensionRatio, k)])).toEqual([]);
});

// The form of June 2023 says that charge-offs with no balance were taken out of the count.
test('counts to date grow by each month’s, but for the recount of June 2023', () => {
  const grown = (to: readonly number[], by: readonly number[], k: number) => (k === 0 ? 0 : at(to, k - 1)) + at(by, k);
  const { cumulativeDefaults, cumulativeRecoveries, defaults, recoveries } = FILED_SERVICING;
  expect(misses((k) => [grown(cumulativeDefaults, defaults, k), at(cumulativeDefaults, k)])).toEqual([
    [44, 3062, 2881],
  ]);
  // A receivable that recovers a second time is not counted again.
  const more = (k: number) => at(cumulativeRecoveries, k) - (k === 0 ? 0 : at(cumulativeRecoveries, k - 1));
  expect(months.filter((k) => more(k) < 0 || more(k) > at(recoveries, k))).toEqual([]);
});

test('the Servicer determined the amounts two to eight days before each date', () => {
  const days = (date: string | undefined) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  const before = months.map((k) => days(FILED_MONTHS.distributionDate[k]) - days(FILED_SERVICING.determinationDate[k]));
  expect(before.filter((gap) => !(gap >= 2 && gap <= 8))).toEqual([]);
});
