import { describe, expect, test } from 'vitest';
import { FILED_CLASSES } from './filed-class-results.ts';
import { FILED_MONTHS, filedCertificateUrl } from './filed-months.ts';

// The columns are typed figures; these tests hold them to each other by the formulas that the certificates themselves
// print beside their lines ("Ln1 - Ln2 - Ln3 - Ln4"). Figures from single certificates and from the term sheet are in
// filed-months-outside.test.ts.

const { inputs, results, benchmark, characteristics, distributionDate, accession, liquidationParts } = FILED_MONTHS;
const { amounts, byClass } = results;
const months = Array.from({ length: 49 }, (_, index) => index);

const at = (column: readonly number[], index: number): number => {
  const value = column[index];
  if (value === undefined) throw new Error(`no entry ${index}`);
  return value;
};
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const classSum = (column: typeof byClass.after, index: number) =>
  sum(FILED_CLASSES.map((name) => at(column[name], index)));
/** The five principal tests of a month together: lines 30, 32, 34, 36, 39. */
const tests = (k: number) =>
  sum(
    [amounts.priority, amounts.secondary, amounts.tertiary, amounts.quaternary, amounts.regular].map((one) =>
      at(one, k),
    ),
  );
/** Half-up quotient of whole numbers that are not negative, exact. */
const halfUp = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor));

function holdsEveryMonth(identity: (index: number) => readonly [number, number]): void {
  const misses = months.filter((index) => identity(index)[0] !== identity(index)[1]);
  expect(misses.map((index) => [index + 1, ...identity(index)])).toEqual([]);
}

test('49 months, each column whole cents and complete', () => {
  const columns: [string, readonly number[]][] = [
    ...Object.entries(inputs),
    ...Object.entries(liquidationParts),
    ...Object.entries(amounts),
    ...Object.entries(byClass).flatMap(([what, classes]) =>
      Object.entries(classes).map(([name, column]): [string, readonly number[]] => [`${what} ${name}`, column]),
    ),
    ...Object.entries(results.factor),
    ['note factor', results.noteFactor],
    ['net loss ratio', results.netLossRatio],
    ['cumulative ratio', results.cumulativeNetLossRatio],
    ['wac', characteristics.wac],
    ['original term', characteristics.originalTerm],
    ['remaining term', characteristics.remainingTerm],
    ['receivables', characteristics.receivables],
  ];
  expect(columns.filter(([, column]) => column.length !== 49 || !column.every(Number.isSafeInteger))).toEqual([]);
  for (const list of [distributionDate, accession, benchmark, results.a2bRate]) expect(list).toHaveLength(49);
  expect(FILED_MONTHS.count).toBe(49);
});

test('dates rise month by month and fall on the 15th or up to three days later', () => {
  holdsEveryMonth((index) => {
    const [year, month] = (distributionDate[index] ?? '').split('-').map(Number) as [number, number];
    return [year * 12 + month, 2019 * 12 + 11 + index];
  });
  const late = distributionDate.filter((date) => !date.endsWith('-15'));
  expect(late.filter((date) => !/-1[678]$/.test(date))).toEqual([]);
  // 15 Jan 2023 was a Sunday and the 16th a holiday; the other 15ths ran into a holiday too.
  for (const date of ['2020-02-18', '2021-02-16', '2022-01-18', '2023-01-17']) expect(late).toContain(date);
});

test('accession numbers are the filer 1788503’s, each once', () => {
  expect(accession.filter((number) => !/^0001788503-(19|2[0-3])-\d{6}$/.test(number))).toEqual([]);
  expect(new Set(accession).size).toBe(49);
});

test('the address of a certificate, and none where none was filed', () => {
  expect(filedCertificateUrl(1)).toBe(
    'https://www.sec.gov/Archives/edgar/data/1788503/000178850319000005/a2019-4ex991111519.htm',
  );
  expect(filedCertificateUrl(49)).toBe(
    'https://www.sec.gov/Archives/edgar/data/1788503/000178850323000057/a2019-4ex991111523.htm',
  );
  for (const month of [0, 50, 1.5]) expect(filedCertificateUrl(month)).toBeNull();
});

describe('the formulas printed on the form hold in every month', () => {
  test('pool: line 5 = 1 - 2 - 3 - 4', () => {
    holdsEveryMonth((k) => [
      at(amounts.poolBegin, k) - at(inputs.principal, k) - at(inputs.purchase_principal, k) - at(inputs.defaulted, k),
      at(amounts.poolEnd, k),
    ]);
  });

  test('Notes: every class from before to after, and the sums of line 8i', () => {
    for (const name of FILED_CLASSES) {
      const [before, paid, after] = [byClass.before[name], byClass.principal[name], byClass.after[name]];
      holdsEveryMonth((k) => [at(before, k) - at(paid, k), at(after, k)]);
    }
    holdsEveryMonth((k) => [classSum(byClass.before, k), at(amounts.notesBefore, k)]);
    holdsEveryMonth((k) => [classSum(byClass.after, k), at(amounts.notesAfter, k)]);
  });

  test('overcollateralization: line 11 = pool less Notes, at its target of 0.25 %', () => {
    holdsEveryMonth((k) => [at(amounts.poolEnd, k) - at(amounts.notesAfter, k), at(amounts.ocActual, k)]);
    holdsEveryMonth((k) => [at(amounts.ocTarget, k), halfUp(150_375_000_350n, 400n)]);
  });

  test('collections: lines 17d, 18d, 19 and 22', () => {
    const finance = (k: number) =>
      at(inputs.finance_charges, k) + at(liquidationParts.finance, k) + at(inputs.purchase_finance, k);
    const principal = (k: number) =>
      at(inputs.principal, k) + at(liquidationParts.principal, k) + at(inputs.purchase_principal, k);
    holdsEveryMonth((k) => [finance(k), at(amounts.availableFinanceCharges, k)]);
    holdsEveryMonth((k) => [principal(k), at(amounts.availablePrincipal, k)]);
    holdsEveryMonth((k) => [finance(k) + principal(k), at(amounts.availableBoth, k)]);
    holdsEveryMonth((k) => [
      finance(k) + principal(k) + at(inputs.account_interest, k) + at(inputs.advances, k),
      at(amounts.availableCollections, k),
    ]);
    holdsEveryMonth((k) => [
      at(liquidationParts.finance, k) + at(liquidationParts.principal, k),
      at(inputs.liquidation_proceeds, k),
    ]);
  });

  test('fee: 1.00 % a year of the opening pool, half-up', () => {
    holdsEveryMonth((k) => [halfUp(BigInt(at(amounts.poolBegin, k)), 1200n), at(amounts.feeCurrent, k)]);
    holdsEveryMonth((k) => [
      at(amounts.feeCurrent, k) + at(amounts.feeUnpaidPrior, k) - at(amounts.feePaid, k),
      at(amounts.feeShortfall, k),
    ]);
  });

  test('Required Payment Amount: line 37 = 26 + 28 + 29 to 36', () => {
    holdsEveryMonth((k) => [
      at(amounts.feeCurrent, k) +
        at(amounts.successorDue, k) +
        at(amounts.reviewerDue, k) +
        classSum(byClass.interestTotal, k) +
        tests(k) -
        at(amounts.regular, k),
      at(amounts.requiredPayment, k),
    ]);
  });

  test('interest: the total is what was current, unpaid and due on the unpaid', () => {
    for (const name of FILED_CLASSES) {
      holdsEveryMonth((k) => [
        at(byClass.interestCurrent[name], k) +
          at(byClass.interestUnpaidPrior[name], k) +
          at(byClass.interestOnUnpaid[name], k),
        at(byClass.interestTotal[name], k),
      ]);
    }
  });

  test('principal paid is the sum of the five tests, and line 45q adds interest to it', () => {
    holdsEveryMonth((k) => [classSum(byClass.principal, k), tests(k)]);
    holdsEveryMonth((k) => [
      classSum(byClass.principal, k) + classSum(byClass.interestTotal, k),
      at(amounts.notePayment, k),
    ]);
  });

  test('Excess Collections: what the fee, the Notes and the reserve leave of line 25', () => {
    holdsEveryMonth((k) => [
      at(amounts.availableCollections, k) + at(amounts.reserveDraw, k),
      at(amounts.availableFunds, k),
    ]);
    holdsEveryMonth((k) => [
      at(amounts.availableFunds, k) -
        at(amounts.feePaid, k) -
        at(amounts.successorPaid, k) -
        at(amounts.notePayment, k) -
        at(amounts.reserveDeposit, k),
      at(amounts.excessCollections, k),
    ]);
    holdsEveryMonth((k) => [at(amounts.availableFunds, k), at(amounts.totalWithdrawals, k)]);
  });

  test('reserve: line 53 = 50 + 51 - 52, line 57 = 53 + 54 - 55 - 56', () => {
    const held = (k: number) =>
      at(amounts.reserveOpening, k) + at(inputs.reserve_earnings, k) - at(amounts.reserveDraw, k);
    holdsEveryMonth((k) => [held(k), at(amounts.reserveBeforeDeposit, k)]);
    holdsEveryMonth((k) => [
      held(k) +
        at(amounts.reserveDeposit, k) -
        at(amounts.reserveToRegular, k) -
        at(amounts.reserveToSuccessor, k) -
        at(amounts.reserveToDepositor, k),
      at(amounts.reserveClosing, k),
    ]);
    holdsEveryMonth((k) => [at(amounts.reserveClosing, k), at(amounts.reserveRequired, k)]);
  });

  test('losses: line 78 = 76 - 77, lines 80 to 82 add up from the start', () => {
    const to = (column: readonly number[], k: number) => sum(column.slice(0, k + 1));
    holdsEveryMonth((k) => [at(inputs.defaulted, k) - at(inputs.liquidation_proceeds, k), at(amounts.netLosses, k)]);
    holdsEveryMonth((k) => [to(inputs.defaulted, k), at(amounts.cumulativeDefaults, k)]);
    holdsEveryMonth((k) => [to(inputs.liquidation_proceeds, k), at(amounts.cumulativeRecoveries, k)]);
    holdsEveryMonth((k) => [to(amounts.netLosses, k), at(amounts.cumulativeNetLosses, k)]);
  });

  test('ratios: lines 79 and 83, to four places of a percent', () => {
    const share = (part: number, whole: number) => halfUp(BigInt(part) * 1_000_000n, BigInt(whole));
    holdsEveryMonth((k) => [
      share(Math.abs(at(amounts.netLosses, k)), at(amounts.poolBegin, k)),
      Math.abs(at(results.netLossRatio, k)),
    ]);
    holdsEveryMonth((k) => [
      share(at(amounts.cumulativeNetLosses, k), 150_375_000_350),
      at(results.cumulativeNetLossRatio, k),
    ]);
  });

  test('factors: line 9, balance after by balance at closing, seven places', () => {
    for (const name of FILED_CLASSES) {
      const atClosing = BigInt(at(byClass.before[name], 0));
      holdsEveryMonth((k) => [
        halfUp(BigInt(at(byClass.after[name], k)) * 10_000_000n, atClosing),
        at(results.factor[name], k),
      ]);
    }
    holdsEveryMonth((k) => [
      halfUp(BigInt(at(amounts.notesAfter, k)) * 10_000_000n, 150_000_000_000n),
      at(results.noteFactor, k),
    ]);
  });

  test('rate of Class A-2b: the benchmark plus 0.30 %, while the class lives', () => {
    const scaled = (percent: string | null | undefined) => Number((percent ?? '').replace('.', ''));
    const alive = months.filter((k) => at(byClass.before['A-2b'], k) > 0);
    expect(alive).toHaveLength(23);
    for (const k of alive) expect(scaled(results.a2bRate[k])).toBe(scaled(benchmark[k]) + 30_000);
    expect(results.a2bRate.slice(23)).toEqual(Array.from({ length: 26 }, () => null));
    expect(benchmark.filter((rate) => rate === null)).toHaveLength(5);
    expect(benchmark.slice(44)).toEqual([null, null, null, null, null]);
  });
});
