import { describe, expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { madeUpRows } from './certificate-for-tests.ts';
import { checkCertificate } from './check-certificate.ts';
import { type CertificateReading, readCertificate } from './read-certificate.ts';
import { rowsFromText } from './rows-from-text.ts';

type Rows = string[][];

function certificateOf(rows: Rows): Certificate {
  const reading = readCertificate(rows);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return reading.certificate;
}

function sentences(reading: CertificateReading): string {
  return reading.ok ? 'read' : reading.faults.map(({ message }) => message).join('\n');
}

/** The rows with every cell passed through a change. */
function eachCell(change: (cell: string) => string | string[]): Rows {
  return madeUpRows().map((cells) => cells.flatMap(change));
}

/** The rows with the row of a label changed. */
function rowOf(label: string, change: (cells: string[]) => string[][]): Rows {
  const rows = madeUpRows();
  const at = rows.findIndex((cells) => cells.some((cell) => cell.includes(label)));
  if (at < 0) throw new Error(`no row "${label}"`);
  return rows.toSpliced(at, 1, ...change(rows[at] ?? []));
}

const plain = certificateOf(madeUpRows());

describe('a made-up certificate', () => {
  test('is read with its kinds of values in their units', () => {
    const { lines, classes } = plain;
    expect(plain.trust).toBe('CarMax Auto Owner Trust 2019-9');
    expect(lines.poolEnd).toMatchObject({ line: '5', value: 96_000_000_000, decimals: 2, first: null });
    expect(lines.benchmark).toMatchObject({ line: '15', value: 150_000_000 });
    expect(lines.averageCoupon?.value).toBe(960_000_000);
    expect(lines.remainingTerm?.value).toBe(5450);
    expect(lines.receivables?.value).toBe(50_000);
    expect(lines.pastDue31).toMatchObject({ line: '74a', first: 100, value: 100_000_000 });
    expect(lines.trigger?.text).toBe('No');
    expect(classes.map(({ name }) => name).join()).toBe('A-1,A-2a,A-2b,A-3,A-4,B,C,D');
    expect(classes[0]?.balance).toMatchObject({ line: '8a', first: 20_000_000_000, value: 15_687_500_000 });
    expect(classes[0]?.factor).toMatchObject({ first: 5_000_000_000, value: 3_921_875_000 });
    expect(classes[5]?.interestOnAdditional?.line).toBe('31c');
  });

  test('agrees with itself', () => {
    const checks = checkCertificate(plain);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(checks.length).toBeGreaterThan(115);
  });
});

describe('the same certificate in other layouts reads the same', () => {
  const layouts: [name: string, rows: Rows][] = [
    [
      'no-break spaces and padding in every cell',
      eachCell((cell) => ` \u00a0${cell.replaceAll(' ', '\u00a0')}\u200b `),
    ],
    ['entities that were pasted as such', eachCell((cell) => `&nbsp;${cell.replaceAll('-', '&#45;')}&#160;`)],
    ['long dashes', eachCell((cell) => cell.replaceAll('-', '\u2013'))],
    [
      'a letter in a cell of its own',
      eachCell((cell) => (/^[a-z]\. /.test(cell) ? [cell.slice(0, 2), cell.slice(3)] : cell)),
    ],
    [
      'number and label in one cell',
      madeUpRows().map(([number = '', label = '', ...rest]) => [`${number} ${label}`, ...rest]),
    ],
    ['"$" glued to its amount', madeUpRows().map((cells) => cells.join('\t').replaceAll('$\t', '$').split('\t'))],
    ['"1 ." for a number', eachCell((cell) => cell.replace(/^(\d+)\.$/, '$1 .'))],
    ['a number without its point', eachCell((cell) => cell.replace(/^(\d+)\.$/, '$1'))],
    ['capitals', eachCell((cell) => (/^[a-z]\. /.test(cell) ? cell.slice(0, 3) + cell.slice(3).toUpperCase() : cell))],
  ];
  for (const [name, rows] of layouts) {
    test(name, () => {
      const certificate = certificateOf(rows);
      const values = ({ lines, classes }: Certificate) =>
        JSON.stringify([lines, classes], (key, value) => (key === 'label' || key === 'text' ? undefined : value));
      expect(values(certificate)).toBe(values(plain));
      expect(checkCertificate(certificate).filter(({ ok }) => !ok)).toEqual([]);
    });
  }

  test('a label broken over two rows', () => {
    const rows = rowOf('Total number of Receivables', ([number = '', , ...rest]) => [
      [number, 'Total number of Receivables'],
      ['', 'outstanding', ...rest],
    ]);
    expect(certificateOf(rows).lines.receivables?.value).toBe(50_000);
  });

  test('further lines, and all numbers moved by them', () => {
    const rows = madeUpRows().flatMap((cells) => {
      const number = Number.parseInt(cells[0] ?? '', 10);
      const moved = number >= 20 ? [`${number + 3}.`, ...cells.slice(1)] : cells;
      const further = [0, 1, 2].map((at) => [`${20 + at}.`, `A line of another form, number ${at}`, '', '$', '77.00']);
      return number === 20 ? [...further, moved] : [moved];
    });
    const certificate = certificateOf(rows);
    expect(certificate.lines.reserveEnd).toMatchObject({ line: '60', value: 312_500_000 });
    expect(checkCertificate(certificate).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('headings that are lost', () => {
    const rows = madeUpRows().filter(
      ([number, label]) =>
        number !== '' || !/^[A-Z].*(?:Activity|Collections|Funds|Reconciliation|Trustee)$/.test(label ?? ''),
    );
    expect(JSON.stringify(certificateOf(rows).lines)).toBe(JSON.stringify(plain.lines));
  });
});

describe('values as filers print them', () => {
  const values: [text: string[], cents: number][] = [
    [['$', '(', '1,234.50', ')'], -123_450],
    [['$', '(1,234.50', ')'], -123_450],
    [['($1,234.50)'], -123_450],
    [['$', '-1,234.50'], -123_450],
    [['$-1,234.50'], -123_450],
    [['$', '-'], 0],
    [['$', '\u2014'], 0],
    [['1234.50'], 123_450],
    [['$', '1,234.50', '(1)'], 123_450],
    [['$', '1,234.50 *'], 123_450],
    [['$', '1,234.50', '0.15', '%'], 123_450],
  ];
  for (const [cells, cents] of values) {
    test(cells.join(' | '), () => {
      const rows = rowOf('Investment Earnings', () => [['51.', 'Investment Earnings', '', ...cells]]);
      expect(certificateOf(rows).lines.reserveEarnings.value).toBe(cents);
    });
  }
});

describe('a line that cannot be read is named, and nothing is guessed', () => {
  const broken: [name: string, cells: string[], words: string][] = [
    [
      'a letter in an amount',
      ['$', '1,2O4.50'],
      'Line 51 (Investment Earnings) prints "1,2O4.50", which cannot be read',
    ],
    ['commas out of place', ['$', '1,23.50'], 'prints "1,23.50"'],
    ['three decimals', ['$', '1,234.501'], 'prints "1,234.501"'],
    ['one decimal', ['$', '1,234.5'], 'prints "1,234.5"'],
    ['two amounts', ['$', '1.00', '$', '2.00'], 'prints 2 values'],
    ['a dash beside an amount', ['-', '1.00'], 'prints 2 values'],
    ['nothing', [], 'Line 51 (Investment Earnings) is blank'],
    ['not applicable', ['N/A'], 'prints N/A'],
    ['a parenthesis left open', ['$', '(1.00'], 'prints "("'],
    ['an amount beyond all sense', ['$', '999,999,999,999,999,999.00'], 'cannot be read'],
    ['a percentage alone', ['5.00', '%'], 'cannot be read'],
  ];
  for (const [name, cells, words] of broken) {
    test(name, () => {
      const reading = readCertificate(
        rowOf('Investment Earnings', () => [['51.', 'Investment Earnings', '', ...cells]]),
      );
      expect(sentences(reading)).toContain(words);
      expect(reading.ok ? [] : reading.faults.map(({ line }) => line)).toEqual(['51']);
    });
  }

  test('a line that is missing', () => {
    const reading = readCertificate(rowOf('Regular Principal', () => []));
    expect(sentences(reading)).toBe(
      'The line "Regular principal distributable" (line 39 of the 2019 form) was not found among lines 1 to 84.',
    );
  });

  test('a certificate cut after line 39', () => {
    const rows = madeUpRows();
    const reading = readCertificate(
      rows.slice(
        0,
        rows.findIndex(([number]) => number === '40.'),
      ),
    );
    expect(sentences(reading)).toMatch(
      /^The certificate is not whole: \d+ lines that every form prints were not found among lines 1 to 39, one of them "Servicing fee" \(line 44a of the 2019 form\)\.$/,
    );
  });

  test('a label without its number is a heading and no line', () => {
    const reading = readCertificate(rowOf('Required Payment', ([, label = '', ...rest]) => [['', label, ...rest]]));
    expect(sentences(reading)).toContain('"Required payment amount" (line 37 of the 2019 form) was not found');
  });

  test('two certificates in one text', () => {
    const other = madeUpRows().map((cells) => cells.map((cell) => cell.replace('1,000,000,000.00', '999,000,000.00')));
    expect(sentences(readCertificate([...madeUpRows(), ...other]))).toContain('one certificate at a time');
    expect(certificateOf([...madeUpRows(), ...madeUpRows()]).lines).toEqual(plain.lines);
  });

  test('a date that is none, and a series that is not named', () => {
    const dates = madeUpRows().map((cells) => cells.map((cell) => cell.replace('11/15/2019', '11/31/2019')));
    expect(sentences(readCertificate(dates))).toContain('The Distribution Date was not found or is no date');
    const nameless = madeUpRows().filter(([, label = '']) => !/^Series|Owner Trust/.test(label));
    expect(sentences(readCertificate(nameless))).toContain('"SERIES 2019-4" is wanted');
  });

  test('a class that is none of this shelf', () => {
    const rows = madeUpRows().map((cells) => cells.map((cell) => cell.replaceAll('Class D ', 'Class E ')));
    expect(sentences(readCertificate(rows))).toContain('Class E is no class of this shelf');
  });
});

describe('what is no certificate', () => {
  const junk = 'x<td>1. $ (9,9 \u0000\ud800 - '.repeat(210_000);
  const cases: [name: string, rows: () => Rows, words: string][] = [
    ['nothing', () => [], 'This is not a monthly servicer'],
    ['empty rows', () => [[], [''], [' ', '\u00a0']], 'This is not a monthly servicer'],
    [
      'prose',
      () => rowsFromText('Dear Sirs,\n\nplease find enclosed our letter of 1. May.'),
      'This is not a monthly servicer',
    ],
    ['five megabytes of junk as text', () => rowsFromText(junk), 'page'],
    ['five megabytes of junk in one cell', () => [[junk.replaceAll('<td>', '')]], 'This is not a monthly servicer'],
    [
      'a hundred thousand rows',
      () => Array<string[]>(100_000).fill(['1.', 'Pool Balance', '1.00']),
      'This text has 100000 rows',
    ],
    [
      'the source of a page',
      () => rowsFromText('<html><body><table><tr><td>1.</td></tr></table>'),
      "the page's source",
    ],
  ];
  for (const [name, rows, words] of cases) {
    test(name, () => {
      const reading = readCertificate(rows());
      expect(reading.ok).toBe(false);
      expect(sentences(reading)).toContain(words);
      expect(sentences(reading).split('\n')).toHaveLength(1);
    });
  }

  test('a certificate of another shelf of the sponsor', () => {
    const rows = madeUpRows().map((cells) =>
      cells.map((cell) =>
        cell
          .replace('CarMax Auto Owner Trust', 'CarMax Select Receivables Trust')
          .replace('Series 2019-9', 'Series 2025-B'),
      ),
    );
    expect(sentences(readCertificate(rows))).toContain('This is a certificate of "CarMax Select Receivables Trust"');
  });

  test('a script in a cell stays text and changes nothing', () => {
    const rows = rowOf('Investment Earnings', (cells) => [
      cells,
      ['', '<script>alert(1)</script>'],
      ['', '<img src=x onerror=alert(1)>'],
    ]);
    expect(certificateOf(rows).lines).toEqual(plain.lines);
    const inside = rowOf('Investment Earnings', () => [['51.', 'Investment Earnings', '<script>alert(1)</script>']]);
    expect(sentences(readCertificate(inside))).toContain('is blank');
  });
});
