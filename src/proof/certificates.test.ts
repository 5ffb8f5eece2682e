import { describe, expect, it } from 'vitest';
import { FILED_MONTHS } from '../deal/carmx-2019-4/filed-months.ts';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import {
  compareCertificates,
  KNOWN_CENTS_RESTART,
  KNOWN_CENTS_RUN_ON,
  type KnownCent,
  type ProofMode,
} from './certificates.ts';
import { COMPARED_LINES } from './compared-lines.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function differing(mode: ProofMode): readonly KnownCent[] {
  return compareCertificates(context, mode)
    .filter(({ ours, filed }) => ours !== filed)
    .map(({ month, line, ours, filed }) => ({ month, key: line.key, cents: (ours - filed) as 1 | -1 }));
}

const inOrder = (list: readonly KnownCent[]): readonly string[] =>
  list.map(({ month, key, cents }) => `${month} ${key} ${cents}`).sort();

describe('the 49 certificates (EX-99.1, Nov 2019 to Nov 2023)', () => {
  it('are compared on at least 60 lines a month, each of which some month prints', () => {
    expect(COMPARED_LINES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(COMPARED_LINES.map(({ key }) => key)).size).toBe(COMPARED_LINES.length);
    for (const line of COMPARED_LINES) expect(line.filed(1), line.key).not.toBeNull();
    for (let month = 1; month <= FILED_MONTHS.count; month += 1) {
      expect(COMPARED_LINES.filter((line) => line.filed(month) !== null).length).toBeGreaterThanOrEqual(60);
    }
  });

  it.each([
    ['restart', KNOWN_CENTS_RESTART, 8],
    ['run on', KNOWN_CENTS_RUN_ON, 28],
  ] as const)('%s: every figure is equal but the known cents of A-2a and A-2b', (mode, known, count) => {
    expect(known).toHaveLength(count);
    expect(inOrder(differing(mode))).toEqual(inOrder(known));
  });

  it('would fail on a wrong figure: one cent more collected in month 1 shows in lines of that month', () => {
    const filed = filedMonths(THIS_TRUST);
    filed.collections.lines.finance_charges[0] = (filed.collections.lines.finance_charges[0] ?? 0) + 1;
    const wrong = compareCertificates({ deal: THIS_TRUST, filed }, 'restart').filter(
      ({ month, ours, filed: printed }) => month === 1 && ours !== printed,
    );
    expect(wrong.map(({ line }) => line.key).sort()).toEqual([
      'availableCollections',
      'availableFunds',
      'excessCollections',
      'totalWithdrawals',
    ]);
  });
});
