import { describe, expect, test } from 'vitest';
import { Decimal } from '../../money/decimal.ts';
import { parseVector } from './parse-vector.ts';
import { vectorAt } from './vector-values.ts';

/** The values that a text gives, as percentages. */
function read(text: string): string[] {
  const parsed = parseVector(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.values.map((value) => new Decimal(value).dividedBy(1e12).toFixed());
}

/** The part of the text that is named as wrong, and the sentence. */
function wrong(text: string): [part: string, message: string] {
  const parsed = parseVector(text);
  if (parsed.ok) throw new Error(`'${text}' was read`);
  return [text.slice(parsed.fault.from, parsed.fault.to), parsed.fault.message];
}

const times = (count: number, value: string): string[] => Array<string>(count).fill(value);

describe('blanks between parts', () => {
  test('a bare number is one month', () => {
    expect(read('1.3')).toEqual(['1.3']);
    expect(read(' 1 2.50\t.5\n-0.25 ')).toEqual(['1', '2.5', '0.5', '-0.25']);
  });

  test('FOR repeats, RAMP includes both ends', () => {
    expect(read('0.86 FOR 2 1.86')).toEqual(['0.86', '0.86', '1.86']);
    expect(read('5 RAMP 6 10')).toEqual(['5', '6', '7', '8', '9', '10']);
    expect(read('10 ramp 2 5')).toEqual(['10', '5']);
    const long = read('0 For 12 5 RAMP 24 10');
    expect(long).toHaveLength(36);
    expect(long.slice(0, 13)).toEqual([...times(12, '0'), '5']);
    expect(long[35]).toBe('10');
  });
});

describe('semicolons between parts', () => {
  test('x repeats, in counts, by steps', () => {
    expect(read('1.2; 1.3 x 3; 1.0 to 1.5 in 6')).toEqual([
      '1.2',
      ...times(3, '1.3'),
      '1',
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '1.5',
    ]);
    expect(read('1 to 2 by 0.25')).toEqual(['1', '1.25', '1.5', '1.75', '2']);
    expect(read('2 TO 1 BY -0.5')).toEqual(['2', '1.5', '1']);
    expect(read('3 to 3 by 1')).toEqual(['3']);
    expect(read('1.3x2;1.4X1;1.5 \u00d7 1')).toEqual(['1.3', '1.3', '1.4', '1.5']);
  });

  test('a ramp is rounded half-up once, from the exact fraction', () => {
    expect(read('35.38 to 6.33 in 4')).toEqual(['35.38', '25.696666666667', '16.013333333333', '6.33']);
    expect(read('0 to 1 in 7')[1]).toBe('0.166666666667');
    expect(read('-1 to 0 in 7')[5]).toBe('-0.166666666667');
  });
});

test('the last value is held, and a month is a whole rate', () => {
  const parsed = parseVector('1 to 2 in 4');
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const percent = [0, 1, 2, 3, 4, 400].map((month) => vectorAt(parsed.values, month));
  expect(percent).toEqual([100_000_000, 133_333_333, 166_666_667, 200_000_000, 200_000_000, 200_000_000]);
});

test('eight decimals are kept, more are refused', () => {
  expect(read('1.12345678')).toEqual(['1.12345678']);
  expect(read('1000')).toEqual(['1000']);
  expect(wrong('2 1.123456789')).toEqual([
    '1.123456789',
    "'1.123456789' has more than 8 decimals; round it to 8 or fewer.",
  ]);
  expect(wrong('1000.00000001')[1]).toContain('from -1000 to 1000');
  expect(wrong('99999999999999999999')[1]).toContain('out of reach');
});

describe('a fault names the wrong part and says what would be right', () => {
  test.each([
    ['5 RAMP 24', 'RAMP 24', "'RAMP' needs a count and an end value, as in 5 RAMP 24 10."],
    ['5 ramp', 'ramp', "'RAMP' needs a count and an end value, as in 5 RAMP 24 10."],
    ['FOR', 'FOR', "'FOR' needs a value before it and a count after it, as in 2 FOR 12."],
    ['2 FOR', 'FOR', "'FOR' needs a value before it and a count after it, as in 2 FOR 12."],
    ['1.3 x; 2', 'x', "'x' needs a value before it and a count after it, as in 1.3 x 12."],
    [
      '1 to',
      'to',
      "'to' needs a value before it, an end value, and a count or a step, as in 1 to 1.5 in 6 or 1 to 2 by 0.25.",
    ],
    [
      '1 to 2',
      'to 2',
      "'to' needs a value before it, an end value, and a count or a step, as in 1 to 1.5 in 6 or 1 to 2 by 0.25.",
    ],
    ['1 to 2 in', 'in', "'in' follows an end value and gives the count of months, as in 1 to 1.5 in 6."],
    ['1 by 2', 'by', "'by' follows an end value and gives the step, as in 1 to 2 by 0.25."],
    [
      '1 to 2 by 0.3',
      'by 0.3',
      'Steps of 0.3 from 1 do not meet 2; take a step that does, or give a count, as in 1 to 2 in 6.',
    ],
    ['2 to 1 by 0.25', 'by 0.25', 'A step of 0.25 leads away from 1; from 2 to 1 write by -0.25.'],
    ['1 to 2 by 0', 'by 0', 'A step of 0 never gets from 1 to 2; write the step, as in 1 to 2 by 0.25.'],
    [
      '1 1 FOR 2.5',
      '2.5',
      "'2.5' is not a count: months are whole numbers. 'FOR' needs a value before it and a count after it, as in 2 FOR 12.",
    ],
    [
      '1 FOR 0',
      '0',
      "'0' is too few: this takes at least 1 month. 'FOR' needs a value before it and a count after it, as in 2 FOR 12.",
    ],
    [
      '1 RAMP 1 2',
      '1',
      "'1' is too few: this takes at least 2 months, its first and its last value. 'RAMP' needs a count and an end value, as in 5 RAMP 24 10.",
    ],
    ['1 FOR 601', '601', "'601' is too many: a vector holds at most 600 months."],
    ['1 FOR 600 2', '2', 'Here the vector grows beyond 600 months; the last value is held, so it may end earlier.'],
    ['2,5', '2,5', "'2,5' has a comma; decimals take a point: write 2.5."],
    ['1.2, 1.3', '1.2,', "'1.2,' has a comma; put a blank or a semicolon between values, as in 1.2; 1.3."],
    ['1.3%', '1.3%', "'1.3%': leave the % sign out, values are percentages already: write 1.3."],
    ['1 1e5', '1e5', "'1e5' has an exponent; write the digits out, as in 0.05."],
    ['5.', '5.', "'5.' ends in a point; write 5, or the decimals too."],
    ['1.2.3', '1.2.3', "'1.2.3' has more than one decimal point; write one, as in 1.25."],
    ['--1', '--1', "'--1' is not a number; a value has at most one sign, a plain minus in front, as in -0.5."],
    [
      '\u22121',
      '\u22121',
      "'\u22121' is not a number; a value has at most one sign, a plain minus in front, as in -0.5.",
    ],
    ['NaN', 'NaN', "'NaN' is neither a number nor one of the words FOR, RAMP, x, to, in, by."],
    ['1 \u0661', '\u0661', "'\u0661' is neither a number nor one of the words FOR, RAMP, x, to, in, by."],
    ['constructor', 'constructor', "'constructor' is neither a number nor one of the words FOR, RAMP, x, to, in, by."],
    [';;', ';', "Nothing stands before this ';': add a value or delete it."],
    ['1; 2;', ';', "Nothing follows the last ';': add a value or delete it."],
    ['1;; 2', ';', "Nothing stands before this ';': add a value or delete it."],
    ['   ', '   ', 'There is no value here; write one, as in 1.3, or a vector, as in 0 FOR 12 5 RAMP 24 10.'],
  ])('%s', (text, part, message) => {
    expect(wrong(text)).toEqual([part, message]);
  });

  test('a long part is named whole and shown short', () => {
    const [part, message] = wrong(`1 ${'\u{1f600}'.repeat(5000)}`);
    expect(part).toHaveLength(10_000);
    expect(message).toBe(
      `'${'\u{1f600}'.repeat(24)}\u2026' is neither a number nor one of the words FOR, RAMP, x, to, in, by.`,
    );
  });

  test('a text of megabytes is refused for its length', () => {
    expect(wrong('1 '.repeat(1_000_000))[1]).toBe(
      'This is 2000000 characters long; a vector has at most 600 months and fits in 20000.',
    );
  });
});
