import { describe, expect, test } from 'vitest';
import { fieldText, readField, sliderPlace, valueOfSlider } from './field-text.ts';

describe('a rate', () => {
  test('as a number is kept without zeros that say nothing', () => {
    expect(readField('vector', ' 1.30 % ')).toEqual({ ok: true, value: '1.3' });
    expect(readField('vector', '007')).toEqual({ ok: true, value: '7' });
  });

  test('as a vector is kept as it is typed, in either notation', () => {
    for (const text of ['0 FOR 12 5 RAMP 24 10', '1.3 x 12; 1.0 to 1.5 in 6']) {
      expect(readField('vector', text)).toEqual({ ok: true, value: text });
    }
  });

  test('with a fault names the part that is wrong', () => {
    const text = '1.3 FOR 12 1.3 RAMP 12';
    const read = readField('vector', text);
    expect(read.ok ? null : text.slice(read.range?.from, read.range?.to)).toBe('RAMP 12');
    expect(read.ok ? '' : read.say).toContain('RAMP');
  });

  test('beyond 100 % is refused with its month', () => {
    expect(readField('vector', '5 FOR 3 120')).toEqual({
      ok: false,
      say: 'Month 4 of this is not between 0 and 100 %; every value must be.',
    });
  });

  test('goes to the slider and back as the same value', () => {
    expect(valueOfSlider('vector', 130)).toBe('1.3');
    expect(sliderPlace('vector', '1.3')).toBe(130);
    expect(sliderPlace('vector', '1.3 FOR 12 2')).toBeNull();
  });
});

test('a multiple may carry its sign and shows two places', () => {
  expect(readField('multiple', '4.50 ×')).toEqual({ ok: true, value: '4.5' });
  expect(fieldText('multiple', '6')).toBe('6.00');
  expect(readField('multiple', '101').ok).toBe(false);
});

test('a lag is a whole number of months', () => {
  expect(readField('months', '4')).toEqual({ ok: true, value: 4 });
  expect(readField('months', '4.5').ok).toBe(false);
});
