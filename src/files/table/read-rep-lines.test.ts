import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { type RepLineOptions, readRepLines, readRepLinesInSteps } from './read-rep-lines.ts';
import { repLinesTemplate } from './templates.ts';

function tableOf(text: string, options: RepLineOptions = {}) {
  const read = readRepLines(text, options);
  if (!read.ok) throw new Error(read.message);
  return read.table;
}

function refusal(text: string): string {
  const read = readRepLines(text);
  if (read.ok) throw new Error('The table was read.');
  return read.message;
}

const kinds = (text: string) => tableOf(text).remarks.map(({ kind }) => kind);

const FIRST = { balance: '1000.00', rate_pct: '8.66', original_term: '66.44', remaining_term: '61.93' };

describe('a table of rep lines', () => {
  test('under the names of the contract', () => {
    const table = tableOf('balance,rate_pct,original_term,remaining_term\n1000,8.66,66.44,61.93\n500.50,0,60,60\n');
    expect(table.lines).toEqual([
      FIRST,
      { balance: '500.50', rate_pct: '0', original_term: '60', remaining_term: '60' },
    ]);
    expect(table.totals).toEqual({ balance: '1500.50' });
    expect([table.headerRow, table.separator, table.faultyRows, table.remarks]).toEqual([1, 'comma', 0, []]);
  });

  test.each([
    ['Principal Balance', 'APR', 'Original Term', 'Remaining Term'],
    ['Aggregate Outstanding Principal Balance ($)', 'Gross WAC (%)', 'Orig. Term (months)', 'Rem. Term (months)'],
    ['UPB', 'WAC', 'Orig Term', 'WAM'],
    ['Cut-off Date Balance', 'Weighted Average APR', 'WA Original Term to Maturity', 'W.A. Remaining Term to Maturity'],
    ['CURRENT_BAL', 'INT_RATE', 'ORIG_TERM', 'REM_TERM'],
    ['Current Principal Balance', 'Annual Percentage Rate', 'Original Maturity in Months', 'Months Remaining'],
    ['Bal.', 'Coupon', 'oterm', 'rterm'],
  ])('headed %s, %s, %s, %s', (...headers) => {
    expect(tableOf(`${headers.join('\t')}\n1,000.00\t8.66%\t66.44\t61.93`).lines).toEqual([FIRST]);
  });

  test('columns in any order, among others that are named as not understood', () => {
    const table = tableOf('Loan ID,WAM,FICO,Balance,Orig term,APR\nA1,61.93,702,1000,66.44,8.66');
    expect(table.lines).toEqual([FIRST]);
    expect(table.columns.map(({ letter, field }) => `${letter} ${field}`)).toEqual([
      'A null',
      'B remaining_term',
      'C null',
      'D balance',
      'E original_term',
      'F rate_pct',
    ]);
    expect(table.remarks.map(({ message }) => message)).toEqual([
      'Not understood and left out: "Loan ID" (column A), "FICO" (column C).',
    ]);
  });

  test('a byte order mark, CRLF, a title, blank rows, quoted cells and a total', () => {
    const text =
      '\ufeffCollateral cut,,,\r\n\r\n"Balance","Rate","Original term","Remaining term"\r\n"1,000.00",8.66,66.44,61.93\r\n,,,\r\n"2,000.00",8.66,66.44,61.93\r\n"Total",,,\r\n"3,000.00",Total,,\r\n\r\n';
    const table = tableOf(text);
    expect(table.headerRow).toBe(3);
    expect(table.rows.map(({ row }) => row)).toEqual([4, 6]);
    expect(table.remarks.map(({ message }) => message)).toEqual([
      'Row 1 above the header ("Collateral cut") is left out.',
      'Row 7 is a total or an average and is left out.',
      'Row 8 is a total or an average and is left out.',
    ]);
  });

  test('commas between thousands in a paste with tabs do not part cells', () => {
    const table = tableOf('Balance\tAPR\tOrig term\tRem term\n1,503,750,003.50\t8.66\t66.44\t61.93');
    expect([table.separator, table.totals.balance]).toEqual(['tab', '1503750003.50']);
  });

  test('a line break inside a quoted cell moves no row number', () => {
    const table = tableOf('"Principal\nbalance",APR,Orig term,Rem term\n1000,8.66,66.44,61.93\nx,8.66,66.44,61.93');
    expect(table.rows.map(({ row }) => row)).toEqual([2, 3]);
    expect(table.rows[1]?.faults[0]).toMatch(/^Row 3, "Principal\\nbalance" \(column A\): "x" is no number/);
  });
});

describe('one term from the age', () => {
  test('remaining and age make the original term', () => {
    const table = tableOf('Balance,APR,Rem term,Seasoning\n1000,8.66,61.93,4.51');
    expect(table.lines).toEqual([FIRST]);
    expect(table.remarks.map(({ kind }) => kind)).toEqual(['derived_term']);
  });

  test('original and age make the remaining term; an age above the term is a fault', () => {
    const table = tableOf('Balance,APR,Orig term,Age\n1000,8.66,66.44,4.51\n1000,8.66,4,4.5');
    expect(table.lines).toEqual([FIRST]);
    expect(table.rows[1]?.faults).toEqual([
      'Row 3, "Age" (column D): the age is longer than the original term of 4 months.',
    ]);
  });

  test('beside both terms it is not looked at', () => {
    const table = tableOf('Balance,APR,Orig term,Rem term,Age\n1000,8.66,66.44,61.93,n/a');
    expect(table.lines).toEqual([FIRST]);
    expect(table.remarks.map(({ kind }) => kind)).toEqual(['unused_column']);
  });
});

describe('what is wrong is named, and nothing is put right', () => {
  const text = [
    'Balance,APR,Orig term,Rem term',
    '1000,8.66,66.44,61.93',
    '-5,8.66,66.44,61.93',
    '1000,,66.44,61.93',
    '1000,8.66,60,61.93',
    '1,000,8.66,66.44,61.93',
    '1000,108.66,66.44',
  ].join('\n');

  test('each faulty row by its number, its header and its column', () => {
    const table = tableOf(text);
    expect(table.lines).toEqual([FIRST]);
    expect(table.faultyRows).toBe(5);
    expect(table.rows.flatMap(({ faults }) => faults)).toEqual([
      'Row 3, "Balance" (column A): "-5" is negative; write an amount of dollars, as in 1,234.56.',
      'Row 4, "APR" (column B): is blank; a rep line needs it.',
      'Row 5, "Rem term" (column D): the remaining term of 61.93 months is longer than the original term of 60.',
      'Row 6 has 5 cells under 4 headers: a separator inside an amount or a name that is not in quotation marks?',
      'Row 7, "APR" (column B): "108.66" is above 100 %; write a percentage, as in 8.66.',
    ]);
    expect(table.remarks[0]?.message).toBe('5 of 6 rows are at fault and not read: rows 3, 4, 5, 6, 7.');
  });

  test('the preview keeps what was typed beside what was read', () => {
    const [sound, negative] = tableOf(text).rows;
    expect(sound?.cells.balance).toEqual({ text: '1000', value: '1000.00', units: 100_000 });
    expect(negative?.cells.balance).toMatchObject({ text: '-5', value: null });
    expect(tableOf(text).rows[3]?.cells.remaining_term).toMatchObject({ text: '61.93', value: '61.93' });
    expect(tableOf(text).rows[3]?.cells.remaining_term?.fault).toContain('longer than the original term');
  });

  test('a total that is not the sum', () => {
    const table = tableOf('Pool,Balance,APR,Orig term,Rem term\n1,1000,8,60,50\n2,500,8,60,50\nTotal,1600,8,60,50');
    expect(table.lines).toHaveLength(2);
    expect(table.remarks.at(-1)?.message).toBe(
      'Row 4 gives 1600.00 as the total of "Balance"; the rows that were read add up to 1500.00.',
    );
  });

  test('a total that does not say so stays a line, with a remark', () => {
    const text = 'Balance,APR,Orig term,Rem term\n1000,8,60,50\n500,8,60,50\n1500,8,60,50';
    expect(tableOf(text).lines).toHaveLength(3);
    expect(kinds(text)).toEqual(['looks_like_total']);
  });

  test('rates that may be shares of one are read as such only when the user says so', () => {
    const text = 'Balance,APR,Orig term,Rem term\n1000,0.0866,66.44,61.93';
    expect(tableOf(text).lines[0]?.rate_pct).toBe('0.0866');
    expect(kinds(text)).toEqual(['rates_below_one']);
    expect(tableOf(text, { ratesAre: 'fraction' }).lines).toEqual([FIRST]);
    expect(tableOf(text, { ratesAre: 'fraction' }).remarks).toEqual([]);
    expect(kinds('Balance,APR,Orig term,Rem term\n1000,0.9%,66.44,61.93')).toEqual([]);
  });
});

describe('a text that is no table of rep lines is refused', () => {
  test.each([
    ['', 'There is nothing here'],
    ['  \n \n', 'There is nothing here'],
    ['1000,8.66,66,60\n1000,8.66,66,60', 'No row that names the columns'],
    ['PK\u0003\u0004xyz', 'This is a workbook, not text'],
    ['b\u0000a\u0000l\u0000', 'This text is not in UTF-8'],
    ['<table><tr><td>Balance', "This is a page's source"],
    ['Balance,APR,Orig term,Rem term\n', 'Below the header in row 1 there is no row of rep lines'],
    [
      'Balance,APR,Orig term,Rem term\n1000,"8.66,60,50\n1000,8,60,50',
      'In row 2 a quotation mark (") is opened and not closed',
    ],
  ])('%j', (text, message) => {
    expect(refusal(text)).toContain(message);
  });

  test('missing columns by name, and those not understood beside them', () => {
    expect(refusal('Balance,APR,Term\n1000,8.66,60')).toBe(
      'The header in row 1 has no column for the remaining term ("Remaining term", "Rem term", "WAM"), and none for the original term ("Original term", "Orig term"). Not understood: "Term" (column C).',
    );
    expect(refusal('APR,Rem term,Age\n8.66,60,6')).toContain('the balance ("Balance", "Principal balance", "UPB")');
    expect(refusal('Balance ($ thousands),APR,Rem term,Age\n8.66,60,6')).toContain(
      '"Balance ($ thousands)" (column A)',
    );
    expect(refusal('Original balance,Net WAC,Rem term,Age\n8.66,60,6')).toContain('Not understood: "Original balance"');
  });

  test('two columns for one thing', () => {
    expect(refusal('Balance,APR,Orig term,Rem term,Current balance\n1,8,60,50,1')).toBe(
      'Row 1 has two columns for the same thing, "Balance" (column A) and "Current balance" (column E): delete or rename the one that is not meant.',
    );
    expect(refusal('Balance,APR,APR,Orig term,Rem term\n1,8,8,60,50')).toContain(
      '"APR" (column B) and "APR" (column C)',
    );
  });

  test('decimal commas, whatever parts the cells', () => {
    for (const text of [
      'Balance;APR;Orig term;Rem term\n1.503.750,50;8,66;66,44;61,93',
      'Balance\tAPR\tOrig term\tRem term\n1503\t8,66\t66\t61',
      'Balance,APR,Orig term,Rem term\n1503,"8,66",66,61',
    ]) {
      expect(refusal(text)).toMatch(
        /^Row 2, .* has a decimal comma: with a decimal point it is .* No cell of the table/,
      );
    }
  });

  test('one decimal comma among decimal points is a fault of its row', () => {
    const table = tableOf('Balance;APR;Orig term;Rem term\n1000.00;8.66;66.44;61.93\n1000.00;8,66;66.44;61.93');
    expect(table.lines).toEqual([FIRST]);
    expect(table.rows[1]?.faults).toEqual([
      'Row 3, "APR" (column B): "8,66" has a decimal comma: with a decimal point it is 8.66.',
    ]);
  });

  test('more rows than a scenario takes', () => {
    const text = `Balance,APR,Orig term,Rem term\n${'1,8,60,50\n'.repeat(20_001)}`;
    expect(refusal(text)).toBe('This table has 20001 rows of rep lines; at most 20000 are taken.');
  });
});

describe('ten thousand rep lines', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `"$${100 + (at % 900)},250.75",${5 + (at % 9)}.25%,72,${at % 72}.5`,
  );
  const text = `Balance,APR,Orig term,Rem term\n${rows.join('\n')}`;

  test('read in steps, with pauses between that are told the share done, and give the same', async () => {
    const shares: number[] = [];
    const read = await readRepLinesInSteps(text, (share) => {
      shares.push(share);
      return Promise.resolve();
    });
    expect(read).toEqual(readRepLines(text));
    expect(shares).toHaveLength(40);
    expect(shares.at(-1)).toBe(1);
    expect(shares.every((share, at) => share > (shares[at - 1] ?? 0))).toBe(true);
    expect(read.ok && read.table.lines.length).toBe(10_000);
  });

  test('a pause that rejects gives the reading up', async () => {
    await expect(readRepLinesInSteps(text, () => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped');
  });
});

test('the template is a table of one line, the pool at closing, that a scenario takes', () => {
  const table = tableOf(repLinesTemplate());
  expect(table.lines).toEqual([
    { balance: '1503750003.50', rate_pct: '8.66', original_term: '66.44', remaining_term: '61.93' },
  ]);
  const form = { collateral: { rep_lines: [...table.lines] } };
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  expect(read.ok).toBe(true);
});
