import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printCents } from '../../money/cents.ts';
import { readCollections } from './read-collections.ts';
import { readRepLines } from './read-rep-lines.ts';

const line = fc.record({
  balance: fc.integer({ min: 0, max: 1e12 }).map(printCents),
  rate_pct: fc.integer({ min: 0, max: 99 }).map(String),
  original_term: fc.integer({ min: 60, max: 84 }).map(String),
  remaining_term: fc.integer({ min: 1, max: 60 }).map(String),
});

it('a table of any separator, order of columns and line end gives its lines back', () => {
  const orders = fc.shuffledSubarray(['balance', 'rate_pct', 'original_term', 'remaining_term'] as const, {
    minLength: 4,
  });
  const separators = fc.constantFrom('\t', ',', ';', '|');
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      orders,
      separators,
      fc.constantFrom('\n', '\r\n', '\r'),
      (lines, order, separator, end) => {
        const rows = [order, ...lines.map((one) => order.map((field) => one[field]))];
        const read = readRepLines(rows.map((cells) => cells.join(separator)).join(end));
        expect(read.ok && read.table.lines).toEqual(lines);
      },
    ),
    { numRuns: 300 },
  );
});

it('any text is read or refused with a sentence; no row is lost between lines and faults', () => {
  const cell = fc.oneof(
    fc.stringMatching(/^[-$(),.% 0-9"#]{0,12}$/),
    fc.constantFrom('Balance', 'APR', 'Orig term', 'Rem term', 'Principal', 'Interest', 'Month', 'Total', ''),
  );
  const text = fc
    .array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
    .map((rows) =>
      ['Balance,APR,Orig term,Rem term,Principal,Interest', ...rows.map((cells) => cells.join(','))].join('\n'),
    );
  fc.assert(
    fc.property(fc.oneof(text, fc.string()), (given) => {
      const [repLines, collections] = [readRepLines(given), readCollections(given)];
      for (const read of [repLines, collections]) {
        if (!read.ok) expect(read.message).toMatch(/[.:)]$|\?$/);
        else expect(read.table.rows.length - soundRows(read.table)).toBe(read.table.faultyRows);
      }
      if (repLines.ok) expect(repLines.table.lines.length).toBe(soundRows(repLines.table));
      if (!collections.ok) return;
      const { lines, rows, faultyRows } = collections.table;
      expect(lines.length).toBe(faultyRows === 0 ? rows.length : 0);
    }),
    { numRuns: 500 },
  );
});

function soundRows({ rows }: { readonly rows: readonly { readonly faults: readonly string[] }[] }): number {
  return rows.filter(({ faults }) => faults.length === 0).length;
}
