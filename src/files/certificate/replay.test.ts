import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseDeal } from '../../deal/parse-deal.ts';
import { answerLine } from '../../view/answer-line.ts';
import { filedResultsOf } from './filed-results-of.ts';
import { htmlRowsForTests } from './html-rows-for-tests.ts';
import { proposeDeal } from './propose-deal.ts';
import { readCertificate } from './read-certificate.ts';

// The deal proposed from a certificate, its own date run again from what stood before it: the engine against the filing.
const shared = process.env['PAYDOWN_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const filings = join(shared, 'certificates', 'filings');
const there = existsSync(filings);
const needs = there ? '' : ' (skipped: no certificates at PAYDOWN_SHARED or in ../shared)';

interface Clause {
  readonly payee: string;
  readonly paid: string;
}

/** Every filed figure that the engine has otherwise: its key, the filing's amount, the engine's. */
function differences(file: string): string[] {
  const reading = readCertificate(htmlRowsForTests(readFileSync(join(filings, `${file}.htm`), 'utf8')));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const proposal = proposeDeal(reading.certificate);
  if (!proposal.ok) throw new Error(JSON.stringify(proposal.faults));
  const { start, collections, benchmark } = proposal.replay;
  const deal = parseDeal(proposal.deal);
  if (!deal.ok) throw new Error(deal.fault.message);
  const rates = benchmark ?? { first_month: start.after_date + 1, rates_pct: ['0'] };
  const scenario = {
    deal: proposal.deal,
    start,
    collections,
    benchmark: rates,
    events: { call: { mode: 'never' } },
    switches: { horizon: 1 },
  };
  const answer = answerLine(JSON.stringify(scenario), { deal: deal.value, filed: null });
  const result = JSON.parse(answer.text) as {
    error?: unknown;
    dates: [Record<string, unknown> & { clauses: Clause[] }];
  };
  if (result.error) throw new Error(answer.text);
  const [date] = result.dates;
  const paid = (payee: string) => date.clauses.filter((clause) => clause.payee === payee).at(-1)?.paid ?? '0.00';
  return filedResultsOf(reading.certificate).flatMap(({ key, cents }) => {
    const found =
      key === 'certificateholders'
        ? paid(key)
        : key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], date);
    const mine = Math.round(Number(found ?? 0) * 100);
    return mine === cents ? [] : [`${key}: filed ${cents}, engine ${mine}`];
  });
}

describe.skipIf(!there)(`a certificate's own date, run from its proposed deal${needs}`, () => {
  test('2019-4 at its 1st, 23rd and 49th date: every figure', () => {
    for (const file of ['a2019-4ex991111519', 'a2019-4ex991091521', 'a2019-4ex991111523']) {
      expect(differences(file), file).toEqual([]);
    }
  });

  test('2019-4 on 15 June 2020: the one cent between A-2a and A-2b that no rounding rule explains', () => {
    expect(differences('a2019-4ex991061520')).toEqual([
      'classes.A-2a.principal: filed 2569524478, engine 2569524479',
      'classes.A-2a.after: filed 44300475522, engine 44300475521',
      'classes.A-2b.principal: filed 383756590, engine 383756589',
      'classes.A-2b.after: filed 6616243410, engine 6616243411',
    ]);
  });

  test('2018-4: the slip of Class B, and nothing else', () => {
    expect(differences('a2018-4ex991111518')).toEqual([
      'tests.secondary: filed 9036458, engine 0',
      'classes.B.interest_due: filed 0, engine 9036458',
    ]);
  });

  test('2024-4: the slip of lines 36 to 39, and nothing else', () => {
    expect(differences('a2024-4ex991111524')).toEqual([
      'tests.quaternary: filed 3104949513, engine 1772000000',
      'tests.regular: filed 0, engine 1772152540',
      'tests.required_payment: filed 0, engine 3104949513',
    ]);
  });

  test('2014-1: the backup servicing fee of 3,039.19, and nothing else', () => {
    expect(differences('a2014-1ex991101515')).toEqual([
      'tests.required_payment: filed 1512151425, engine 1511847506',
      'certificateholders: filed 174929775, engine 175233694',
    ]);
  });
});
