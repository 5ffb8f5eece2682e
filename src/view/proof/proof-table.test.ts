import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { compareCertificates, type ProofMode } from '../../proof/certificates.ts';
import { COMPARED_LINES } from '../../proof/compared-lines.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { figureValue } from '../why/explain.ts';
import { amountOf } from '../why/value.ts';
import { proofCsvRows } from './proof-csv.ts';
import { proofRun } from './proof-run.ts';
import { filteredProof, proofTable } from './proof-table.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const comparisons = {
  restart: compareCertificates(context, 'restart'),
  'run on': compareCertificates(context, 'run on'),
};
const tableOf = (mode: ProofMode) => proofTable(comparisons[mode], mode);

describe('the proof against 49 certificates', () => {
  it('shows every line of the list that the tests compare, in every month that prints it, with its accession number', () => {
    const table = tableOf('restart');
    expect(table.months).toHaveLength(49);
    expect(table.months[0]).toMatchObject({ month: 1, date: '15 Nov 2019', accession: '0001788503-19-000005' });
    expect(table.months[0]?.url).toContain('/1788503/000178850319000005/');
    for (const { month, cells } of table.months) {
      const printed = COMPARED_LINES.filter((line) => line.filed(month) !== null).map(({ key }) => key);
      expect(cells.map(({ key }) => key)).toEqual(printed);
    }
  });

  // engine.md § 11: eight figures on restart, 28 on run-on, one cent each.
  it('counts 8 figures that differ on restart and 28 on run-on, and says so', () => {
    expect(tableOf('restart').differ).toBe(8);
    expect(tableOf('restart').summary).toMatch(
      /: [\d,]+ equal, 8 differ by one cent\. All eight divide a month’s principal/,
    );
    expect(tableOf('run on').differ).toBe(28);
    expect(tableOf('run on').summary).toContain('28 differ by one cent');
  });

  // EX-99.1 of 15 Jun 2020, lines 45j and 46: A-2a 25,695,244.78, ours 25,695,244.79.
  it('names each known cent with the amounts that explain it', () => {
    const month = filteredProof(tableOf('restart'), { onlyDifferences: true, text: '' });
    expect(month.map((one) => one.month)).toEqual([8, 22]);
    const cell = month[0]?.cells.find(({ key }) => key === 'principal A-2a');
    expect(cell).toMatchObject({
      filed: '25,695,244.78',
      ours: '25,695,244.79',
      difference: '0.01',
    });
    expect(cell?.cause).toContain(
      'The exact share of A-2a is 25,695,244.785067…; half-up is 25,695,244.79, and the certificate has 25,695,244.78.',
    );
    for (const mode of ['restart', 'run on'] as const) {
      const differing = filteredProof(tableOf(mode), { onlyDifferences: true, text: '' }).flatMap(({ cells }) => cells);
      for (const { cause, key } of differing) expect(cause, key).not.toContain('not known');
    }
  });

  it('would say that a difference is not known where it is none of the known cents', () => {
    const filed = filedMonths(THIS_TRUST);
    filed.collections.lines.finance_charges[0] = (filed.collections.lines.finance_charges[0] ?? 0) + 1;
    const wrong = proofTable(compareCertificates({ deal: THIS_TRUST, filed }, 'restart'), 'restart');
    const cell = wrong.months[0]?.cells.find(({ key }) => key === 'excessCollections');
    expect(cell).toMatchObject({
      difference: '0.01',
      cause: 'This difference is not known: it has no explanation yet.',
    });
    expect(wrong.summary).not.toContain('divide a month’s principal');
  });

  it('filters by a text in name or line', () => {
    const found = filteredProof(tableOf('restart'), { onlyDifferences: false, text: ' required payment ' });
    expect(found).toHaveLength(49);
    expect(new Set(found.flatMap(({ cells }) => cells.map(({ key }) => key)))).toEqual(new Set(['requiredPayment']));
    expect(filteredProof(tableOf('restart'), { onlyDifferences: true, text: 'required payment' })).toEqual([]);
  });

  it('leads from each of our figures to the figure of the run that it is', () => {
    for (const [mode, months] of [
      ['restart', [1, 8, 49]],
      ['run on', [9]],
    ] as const) {
      for (const month of months) {
        const run = proofRun(context, mode, month);
        const cells = tableOf(mode).months[month - 1]?.cells ?? [];
        const asked = cells.filter(({ figure }) => figure !== null);
        expect(asked.length).toBeGreaterThan(70);
        for (const { key, figure } of asked) {
          const ours = comparisons[mode].find((one) => one.month === month && one.line.key === key)?.ours;
          const value = figure && figureValue(run, figure);
          expect(value && amountOf(value), `${month} ${key}`).toBe(ours);
        }
      }
    }
  });

  it('goes to a file as plain decimals', () => {
    const rows = proofCsvRows(comparisons.restart, 'restart');
    expect(rows).toHaveLength(comparisons.restart.length + 1);
    const row = rows.find(([month, , , , figure]) => month === '8' && figure === 'Class A-2b principal paid');
    expect(row?.slice(0, 8)).toEqual([
      '8',
      '2020-06-15',
      '0001788503-20-000033',
      '46',
      'Class A-2b principal paid',
      '3837565.90',
      '3837565.89',
      '-0.01',
    ]);
  });
});
