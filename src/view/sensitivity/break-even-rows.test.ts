import { expect, test } from 'vitest';
import { breakEvenCells, rounded } from './break-even-rows.ts';

test('a break-even in words: loss, what binds and when, both sides of the step', () => {
  const [found] = breakEvenCells(
    {
      D: {
        value: '4.470',
        cumulative_net_loss_pct: '10.057500',
        coverage_multiple: '4.4700',
        binding: { clause: '2.8(a)(x)', n: 78, date: '2026-04-15', what: 'principal' },
        holds_at: '4.470',
        fails_at: '4.471',
      },
    },
    'multiple',
    ['D'],
  );
  expect(found).toEqual({
    value: '4.470 ×',
    size: 4.47,
    netLoss: '10.06 %',
    coverage: '4.47 ×',
    clause: '§ 2.8(a)(x) Quaternary principal',
    when: '15 Apr 2026 · 78',
    proof: 'fails at 4.471 ×',
    because: '',
    holdsAt: 4470,
    failsAt: 4471,
  });
});

test('where there is none, the reason stands', () => {
  const [none] = breakEvenCells({ 'A-1': { not_available: 'because Class A-1 is paid off' } }, 'cdr_pct', ['A-1']);
  expect(none).toMatchObject({ value: null, because: 'Not available, because Class A-1 is paid off.' });
});

test('half-up to fewer places, from the text alone', () => {
  expect([
    rounded('1.005', 2),
    rounded('0.994999', 2),
    rounded('9.995', 2),
    rounded('3', 2),
    rounded('-0.004', 2),
  ]).toEqual(['1.01', '0.99', '10.00', '3', '0.00']);
});
