import { describe, expect, it } from 'vitest';
import { FILED_MONTHS } from '../../deal/carmx-2019-4/filed-months.ts';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { certificateProof } from './certificate-proof.ts';
import { proofRun } from './proof-run.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const { amounts, byClass } = FILED_MONTHS.results;

function added(key: string, cents: number | undefined) {
  return { key, line: '0', label: key, cents: cents ?? 0 };
}

describe('a certificate that a user adds', () => {
  // EX-99.1 of 15 Jun 2020, month 8.
  const at = 7;
  const figures = [
    added('pool_end', amounts.poolEnd[at]),
    added('fee.paid', amounts.feePaid[at]),
    added('tests.tertiary', amounts.tertiary[at]),
    added('tests.required_payment', amounts.requiredPayment[at]),
    added('reserve.to_successor', 0),
    added('certificateholders', amounts.excessCollections[at]),
    added('classes.A-2a.interest_due', byClass.interestTotal['A-2a'][at]),
    added('classes.A-2a.principal', byClass.principal['A-2a'][at]),
    added('classes.D.after', byClass.after.D[at]),
  ];
  const run = proofRun(context, 'restart', 8);

  it('is compared line by line with the run of its own date', () => {
    const proof = certificateProof(run, 8, figures);
    expect(proof).toMatchObject({
      figures: 9,
      differ: 1,
      summary: '9 figures of this certificate: 8 equal, 1 differs.',
    });
    const cell = proof.cells.find(({ differs }) => differs);
    expect(cell).toMatchObject({ key: 'classes.A-2a.principal', difference: '0.01' });
    expect(cell?.cause).toContain('Classes of one rank share principal in whole cents');
  });

  it('does not explain away what it does not know', () => {
    const wrong = certificateProof(run, 8, [added('fee.paid', (amounts.feePaid[at] ?? 0) + 100)]);
    expect(wrong.cells[0]).toMatchObject({
      difference: '(1.00)',
      cause: 'This difference is not known: it has no explanation yet.',
    });
  });

  it('leaves out a line that the run does not know', () => {
    expect(certificateProof(run, 8, [added('classes.E.principal', 1), added('weather', 1)]).figures).toBe(0);
  });
});
