import { madeUpRows } from '../certificate/certificate-for-tests.ts';

/**
 * A made-up certificate of month 50 (15 December 2023), which follows on the filed month 49. By hand from what stood then
 * (pool 153,617,205.91; A-4 61,877,830.90, B 33.84 m, C 30.07 m, D 24.07 m; reserve 3,759,375.01):
 *
 * Pool 153,617,205.91 - 11,000,000.00 principal - 217,205.91 defaulted = 142,400,000.00. Funds 1,251,000 + 11,199,000 +
 * 50,000 = 12,500,000.00. Fee 153,617,205.91 / 1200 = 128,014.34. Interest, one twelfth of a year: A-4 at 2.13 % 109,833.15,
 * B at 2.32 % 65,424.00, C at 2.60 % 65,151.67, D at 2.80 % 56,163.33, together 296,572.15. Notes 149,857,830.90 - pool =
 * Quaternary 7,457,830.90 (through C the Notes are below the pool); with the OC target 3,759,375.01 Regular is 3,759,375.01.
 * Principal 11,217,205.91, all to A-4: 50,660,624.99 left, Notes 138,640,624.99. Excess 12,500,000.00 - 128,014.34 -
 * 296,572.15 - 11,217,205.91 = 858,207.60. Required payment 128,014.34 + 296,572.15 + 7,457,830.90 = 7,882,417.39.
 */
export function month50Rows(changes: Readonly<Record<string, readonly string[]>> = {}): string[][] {
  let number = '';
  return madeUpRows().map((cells) => {
    const [first = '', label = ''] = cells;
    const heading = HEADING[label];
    if (heading) return ['', heading.label, '', ...heading.values];
    number = first === '' ? number : first.replace('.', '');
    const letter = /^([a-z])\. /.exec(label)?.[1] ?? '';
    const line = `${number}${letter}`;
    const isLine = first !== '' || letter !== '';
    const values = isLine ? (changes[line] ?? MONTH_50[line] ?? zeros(cells.slice(3))) : null;
    return values === null ? cells : [...cells.slice(0, 3), ...values];
  });
}

/** Amounts of the other certificate set to nothing. */
function zeros(values: readonly string[]): string[] {
  return values.map((value) => (/\d[\d,]*\.\d\d$/.test(value) ? '0.00' : value));
}

const HEADING: Readonly<Record<string, { readonly label: string; readonly values: readonly string[] }>> = {
  'Series 2019-9': { label: 'Series 2019-4', values: [] },
  'Collection Period': { label: 'Collection Period', values: ['11/01/23-11/30/23'] },
  'Determination Date': { label: 'Determination Date', values: ['12/11/2023'] },
  'Distribution Date': { label: 'Distribution Date', values: ['12/15/2023'] },
};

const INTEREST = ['109,833.15', '65,424.00', '65,151.67', '56,163.33'] as const;
const [A4, B, C, D] = INTEREST;
const PRINCIPAL = '11,217,205.91';
const EXCESS = '858,207.60';
const TO_A4 = '11,327,039.06';
const TO_NOTES = '11,513,778.06';
const RESERVE = '3,759,375.01';

/** Values by line of the 2019 form; a line that is not here is nil. */
const MONTH_50: Readonly<Record<string, readonly string[]>> = {
  1: ['153,617,205.91'],
  2: ['11,000,000.00'],
  4: ['217,205.91'],
  5: ['142,400,000.00'],
  6: ['26,500'],
  7: ['1,503,750,003.50'],
  ...Object.fromEntries(['8a', '8b', '8c', '8d'].map((line) => [line, ['0.00', '0.00']])),
  '8e': ['61,877,830.90', '50,660,624.99'],
  '8f': ['33,840,000.00', '33,840,000.00'],
  '8g': ['30,070,000.00', '30,070,000.00'],
  '8h': ['24,070,000.00', '24,070,000.00'],
  '8i': ['149,857,830.90', '138,640,624.99'],
  ...Object.fromEntries(['9a', '9b', '9c', '9d'].map((line) => [line, ['0.0000000', '0.0000000']])),
  '9e': ['0.5960107', '0.4879660'],
  '9i': ['0.0999052', '0.0924271'],
  10: [RESERVE],
  11: [RESERVE],
  12: ['9.47', '%'],
  13: ['68.95'],
  14: ['17.75'],
  15: ['N/A'],
  16: ['N/A'],
  '17a': ['1,250,000.00'],
  '17b': ['1,000.00'],
  '17d': ['1,251,000.00'],
  '18a': ['11,000,000.00'],
  '18b': ['199,000.00'],
  '18d': ['11,199,000.00'],
  19: ['12,450,000.00'],
  20: ['50,000.00'],
  22: ['12,500,000.00'],
  23: ['12,500,000.00'],
  25: ['12,500,000.00'],
  '26a': ['128,014.34'],
  '26c': ['128,014.34'],
  '29q': [A4],
  '29t': [A4],
  '31a': [B],
  '31d': [B],
  '33a': [C],
  '33d': [C],
  '35a': [D],
  '35d': [D],
  36: ['7,457,830.90'],
  37: ['7,882,417.39'],
  39: [RESERVE],
  '43a': ['1,251,000.00'],
  '43b': ['11,199,000.00'],
  '43d': ['50,000.00'],
  '43e': ['12,500,000.00'],
  '44a': ['128,014.34'],
  '44c': [TO_NOTES],
  '44e': [EXCESS],
  '44f': ['12,500,000.00'],
  '45e': [A4],
  '45f': [B],
  '45g': [C],
  '45h': [D],
  '45m': [PRINCIPAL],
  '45q': [TO_NOTES],
  '46e': [TO_A4],
  '46f': [B],
  '46g': [C],
  '46h': [D],
  '46i': [TO_NOTES],
  47: [EXCESS],
  48: [EXCESS],
  49: [RESERVE],
  50: [RESERVE],
  51: ['16,000.00'],
  53: ['3,775,375.01'],
  56: ['16,000.00'],
  57: [RESERVE],
  60: ['128,014.34'],
  61: [TO_NOTES],
  62: [EXCESS],
  '64b': ['16,000.00'],
  69: [TO_A4],
  70: [B],
  71: [C],
  72: [D],
  73: [EXCESS],
  '74a': ['700', '6,200,000.00'],
  '74b': ['380', '3,100,000.00'],
  '74c': ['80', '700,000.00'],
  '74d': ['0', '0.00'],
  '74e': ['1,160', '10,000,000.00'],
  '74f': ['7.0225', '%'],
  75: ['No'],
  76: ['25', '217,205.91'],
  77: ['150', '200,000.00'],
  78: ['17,205.91'],
  79: ['0.0112', '%'],
  80: ['3,143', '42,068,567.05'],
  81: ['2,676', '22,245,278.71'],
  82: ['19,823,288.34'],
  83: ['1.3183', '%'],
  84: ['6,307.12'],
};

/**
 * The same month with the call made: the pool's 142,400,000.00 is paid as a Purchase Amount, so that the pool ends at nil, the
 * whole Reserve Account of 3,775,375.01 is drawn and every Note is paid. By hand: Available Collections 12,500,000 +
 * 142,400,000 = 154,900,000.00, Available Funds 158,675,375.01; the tests are the balances A 61,877,830.90, B, C, D, and
 * Regular is nil; required payment 128,014.34 + 296,572.15 + 149,857,830.90 = 150,282,417.39; excess 8,392,957.62.
 */
export function calledMonth50(): string[][] {
  return month50Rows(CALLED);
}

const CALLED: Readonly<Record<string, readonly string[]>> = {
  3: ['142,400,000.00'],
  5: ['0.00'],
  6: ['0'],
  '8e': ['61,877,830.90', '0.00'],
  '8f': ['33,840,000.00', '0.00'],
  '8g': ['30,070,000.00', '0.00'],
  '8h': ['24,070,000.00', '0.00'],
  '8i': ['149,857,830.90', '0.00'],
  '9e': ['0.5960107', '0.0000000'],
  '9f': ['1.0000000', '0.0000000'],
  '9g': ['1.0000000', '0.0000000'],
  '9h': ['1.0000000', '0.0000000'],
  '9i': ['0.0999052', '0.0000000'],
  11: ['0.00'],
  '18c': ['142,400,000.00'],
  '18d': ['153,599,000.00'],
  19: ['154,850,000.00'],
  22: ['154,900,000.00'],
  23: ['154,900,000.00'],
  24: ['3,775,375.01'],
  25: ['158,675,375.01'],
  30: ['61,877,830.90'],
  32: ['33,840,000.00'],
  34: ['30,070,000.00'],
  36: ['24,070,000.00'],
  37: ['150,282,417.39'],
  // As the form's own rule has it, line 49 less line 53; nothing is paid on it.
  38: ['3,759,375.01'],
  39: ['0.00'],
  '43b': ['153,599,000.00'],
  '43c': ['3,775,375.01'],
  '43e': ['158,675,375.01'],
  '44c': ['150,154,403.05'],
  '44e': ['8,392,957.62'],
  '44f': ['158,675,375.01'],
  '45m': ['61,877,830.90'],
  '45n': ['33,840,000.00'],
  '45o': ['30,070,000.00'],
  '45p': ['24,070,000.00'],
  '45q': ['150,154,403.05'],
  '46e': ['61,987,664.05'],
  '46f': ['33,905,424.00'],
  '46g': ['30,135,151.67'],
  '46h': ['24,126,163.33'],
  '46i': ['150,154,403.05'],
  47: ['8,392,957.62'],
  48: ['8,392,957.62'],
  52: ['3,775,375.01'],
  53: ['0.00'],
  56: ['0.00'],
  57: ['0.00'],
  59: ['3,775,375.01'],
  61: ['150,154,403.05'],
  62: ['8,392,957.62'],
  '64b': ['0.00'],
  69: ['61,987,664.05'],
  70: ['33,905,424.00'],
  71: ['30,135,151.67'],
  72: ['24,126,163.33'],
  73: ['8,392,957.62'],
  '74a': ['0', '0.00'],
  '74b': ['0', '0.00'],
  '74c': ['0', '0.00'],
  '74e': ['0', '0.00'],
  '74f': ['0.0000', '%'],
};
