import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { COLLECTION_LINES } from '../../scenario/collections.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { firstMonthFault } from './first-month.ts';
import { readCollections, readCollectionsInSteps } from './read-collections.ts';
import { collectionsTemplate } from './templates.ts';

function readOf(text: string) {
  const read = readCollections(text);
  if (!read.ok) throw new Error(read.message);
  return read;
}

const linesOf = (text: string) => readOf(text).table.lines;
const faultsOf = (text: string) => readOf(text).table.rows.flatMap(({ faults }) => faults);

describe('a table of collections', () => {
  test('under the names of the contract, all ten', () => {
    const row = COLLECTION_LINES.map((_, at) => `${at}.5`);
    const text = `${COLLECTION_LINES.join(',')}\n${row.join(',')}`;
    expect(linesOf(text)).toEqual([Object.fromEntries(COLLECTION_LINES.map((line, at) => [line, `${at}.50`]))]);
    expect(readOf(text).table.remarks).toEqual([]);
  });

  test.each([
    ['Principal collections', 'Finance charge collections', 'Net Liquidation Proceeds', 'Charge-offs'],
    [
      'Collections allocable to Principal',
      'Collections allocable to Finance Charge',
      'Recoveries',
      'Defaulted Receivables (charge-offs)',
    ],
    ['Prin Coll', 'Interest', 'Liq. Proceeds', 'Gross Chargeoffs'],
    ['PRINCIPAL_COLLECTED', 'INT_COLLECTED', 'RECOVERY', 'CHARGED_OFF_PRINCIPAL'],
    ['Principal ($)', 'Interest collections ($)', 'Liquidation proceeds', 'Defaults'],
  ])('headed %s, %s, %s, %s', (...headers) => {
    expect(linesOf(`${headers.join('\t')}\n1,000.00\t200\t(3.00)\t40`)).toEqual([
      { principal: '1000.00', finance_charges: '200.00', liquidation_proceeds: '-3.00', defaulted: '40.00' },
    ]);
  });

  test('the lines without a column are 0.00, and so is a blank cell; both are said', () => {
    const { table } = readOf('Principal,Interest,Defaults\n1000,200,\n900,180,5');
    expect(table.lines).toEqual([
      { principal: '1000.00', finance_charges: '200.00' },
      { principal: '900.00', finance_charges: '180.00', defaulted: '5.00' },
    ]);
    expect(table.totals).toEqual({ principal: '1900.00', finance_charges: '380.00', defaulted: '5.00' });
    expect(table.remarks.map(({ message }) => message)).toEqual([
      'No column for liquidation proceeds, purchase amounts of principal, purchase amounts of finance charges, interest of the Collection Account, earnings of the Reserve Account, advances, unreimbursed advances: 0.00 in every month.',
      '"Defaults" is blank in row 2: 0.00 there.',
    ]);
  });

  test('sums of several lines are not understood', () => {
    const { table } = readOf('Principal,Interest,Available Collections,Net losses,Losses\n1000,200,1200,5,6');
    expect(table.remarks[0]?.message).toBe(
      'Not understood and left out: "Available Collections" (column C), "Net losses" (column D), "Losses" (column E).',
    );
  });

  test('principal and finance charges must be there', () => {
    const read = readCollections('Month,Recoveries,Defaults\n1,2,3');
    expect(read).toMatchObject({ ok: false });
    expect(!read.ok && read.message).toContain(
      'no column for principal ("Principal", "Principal collections"), and none for finance charges',
    );
  });

  test('a negative amount is a fault, but for liquidation proceeds', () => {
    expect(faultsOf('Principal,Interest,Recoveries\n1000,-200,-3')).toEqual([
      'Row 2, "Interest" (column B): "-200" is negative; write an amount of dollars, as in 1,234.56.',
    ]);
  });

  test('one faulty row and there are no lines, for the months after it would move', () => {
    const { table } = readOf('Principal,Interest\n1000,200\nx,200\n900,180');
    expect([table.rows.length, table.faultyRows, table.lines]).toEqual([3, 1, []]);
  });

  test('in steps as at once', async () => {
    const text = `Principal,Interest\n${'1,2\n'.repeat(1200)}`;
    expect(await readCollectionsInSteps(text, () => Promise.resolve())).toEqual(readCollections(text));
    const read = readCollections(`Principal,Interest\n${'1,2\n'.repeat(1201)}`);
    expect(!read.ok && read.message).toBe('This table has 1201 rows of collections; at most 1200 are taken.');
  });
});

describe('months', () => {
  const months = (header: string, ...cells: string[]) =>
    `${header}\tPrincipal\tInterest\n${cells.map((cell) => `${cell}\t1\t1`).join('\n')}`;

  test.each([
    ['Month', ['13', '14']],
    ['Distribution Date', ['11/15/2019', '12/16/2019']],
    ['Payment date', ['2019-11-15', '2019-12-16']],
    ['Period', ['2019-12', '2020-01']],
    ['Collection Period', ['Oct-19', 'Nov-19']],
    ['Date', ['15 Nov 2019', '16 Dec 2019']],
    ['Date', ['November 15, 2019', 'December 16, 2019']],
    ['Date', ['15-Dec-2019', '15-Jan-2020']],
    ['Date', ['2019-11-15T00:00:00', '2019-12-16T00:00:00']],
    ['Month', ['11/2019', '12/2019']],
  ])('%s: %j', (header, cells) => {
    expect(faultsOf(months(header, ...cells))).toEqual([]);
  });

  test.each([
    [
      ['13', '15'],
      'Row 3, "Month" (column A): "15" stands after 13, where 14 is wanted: one row a month, in order, none left out.',
    ],
    [['13', '13'], '"13" stands after 13, where 14 is wanted'],
    [['Jan 2020', 'Mar 2020'], '"Mar 2020" stands after 2020-01, where 2020-02 is wanted'],
    [['Jan 2020', '2'], '"2" is another kind of month than the 2020-01 before it.'],
    [['1', ''], 'is blank where the other rows name a month'],
    [['1', '15/11/2019'], '"15/11/2019" is no month: write its number (13), 2020-11'],
    [['1', '0'], '"0" is no month'],
    [['1', 'Foo 2019'], '"Foo 2019" is no month'],
    [['1', '2019-02-30'], '"2019-02-30" is no month'],
  ])('%j', (cells, message) => {
    const faults = faultsOf(months('Month', ...cells));
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(message);
  });

  test.each([
    ['Month', '1', 0, true],
    ['Month', '1', 12, false],
    ['Month', '13', 12, true],
    ['Distribution date', '2019-11-15', 0, true],
    ['Distribution date', '2019-10-31', 0, false],
    ['Collection period', '2019-10', 0, true],
    ['Collection period', '2019-11', 0, false],
    ['Date', '2019-10', 0, true],
    ['Date', '2019-11', 0, true],
    ['Date', '2019-12', 0, false],
    ['Date', '2019-12', 1, true],
  ])('%s %s for a run after date %i fits: %s', (header, cell, afterDate, fits) => {
    const { firstMonth } = readOf(months(header, cell));
    if (!firstMonth) throw new Error('no first month');
    const fault = firstMonthFault(firstMonth, THIS_TRUST, afterDate);
    expect(fault === null).toBe(fits);
    if (fault !== null) expect(fault).toContain(`the run begins with month ${afterDate + 1}`);
  });

  test('a table without months has no first month', () => {
    expect(readOf('Principal,Interest\n1,1').firstMonth).toBeNull();
  });
});

test('the template reads back to the first filed months, which a scenario takes', () => {
  const filed = filedMonths(THIS_TRUST);
  const read = readOf(collectionsTemplate());
  expect(read.firstMonth).toEqual({ kind: 'number', number: 1, of: 'unsaid' });
  // EX-99.1, 15 Nov 2019, accession 0001788503-19-000005.
  expect(read.table.lines[0]).toMatchObject({ principal: '44598338.81', finance_charges: '10518265.38' });
  const parsed = parseScenario({ collections: [...read.table.lines] }, { deal: THIS_TRUST, filed });
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const { collections } = parsed.value.scenario;
  for (const line of COLLECTION_LINES) {
    expect([...(collections?.lines[line] ?? [])]).toEqual([...filed.collections.lines[line].slice(0, 3)]);
  }
});
