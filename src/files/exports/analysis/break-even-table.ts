import type { LossInput } from '../../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../../measures/break-even/loss-test.ts';
import { clausePays } from '../../../view/clause-words.ts';
import { type BreakEvenAnswer, LOSS_WORDS, TEST_WORDS } from '../../../view/sensitivity/break-even-rows.ts';
import { column, type ExportCell, type ExportTable } from '../export-table.ts';
import { dayCell, foundCell } from './found-cell.ts';

/** Break-evens: a row for each test and class. @param answers to `break_even`, as the contract has them, by the test */
export function breakEvenTable(
  answers: readonly (readonly [LossTest, object])[],
  input: LossInput,
  names: readonly string[],
): ExportTable {
  const { title, unit } = LOSS_WORDS[input];
  return {
    name: 'Break-evens',
    notes: [
      ['Losses as', `${title}, ${unit}`],
      ['Largest loss', 'The test holds there and was seen to fail at the next step'],
    ],
    columns: [
      column('Test', 'text'),
      column('Class', 'text'),
      column('Largest loss', 'decimal'),
      column('CNL, % of the initial pool', 'decimal'),
      column('Multiple of the own loss', 'decimal'),
      column('Fails at', 'decimal'),
      column('Clause', 'text'),
      column('Date', 'day'),
      column('Month', 'whole'),
      column('Seen to hold again', 'text'),
      column('Not available', 'text'),
    ],
    rows: answers.flatMap(([test, answer]) => names.map((name) => rowOf(test, name, answer))),
  };
}

function rowOf(test: LossTest, name: string, answer: object): readonly ExportCell[] {
  const one = (answer as Readonly<Record<string, BreakEvenAnswer | undefined>>)[name] ?? {};
  const { binding } = one;
  return [
    TEST_WORDS[test].title,
    name,
    one.value ?? null,
    one.cumulative_net_loss_pct ?? null,
    foundCell(one.coverage_multiple),
    one.fails_at ?? null,
    binding ? `${binding.clause} ${clausePays(binding.clause)}` : null,
    binding ? dayCell(binding.date) : null,
    binding?.n ?? null,
    (one.holds_again ?? []).map(([from, to]) => (from === to ? from : `${from} to ${to}`)).join('; ') || null,
    one.not_available ?? null,
  ];
}
