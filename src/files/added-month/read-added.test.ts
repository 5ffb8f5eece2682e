import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { filedResultsOf } from '../certificate/filed-results-of.ts';
import { readCertificate } from '../certificate/read-certificate.ts';
import { addMonth } from './add-month.ts';
import type { AddedCertificate } from './added-certificate.ts';
import { formOfAdded } from './added-form.ts';
import { compareFigures } from './compare-certificate.ts';
import { formOfMonth } from './known-months.ts';
import { month50Rows } from './month-50-for-tests.ts';
import { type CertificateForm, readAdded } from './read-added.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function month50(): AddedCertificate {
  const read = readCertificate(month50Rows());
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = addMonth(read.certificate, { context, added: [] });
  if (reading.kind !== 'next') throw new Error(reading.kind);
  return { month: reading.added, printed: filedResultsOf(read.certificate) };
}

const ADDED = [month50()];
const FORM = JSON.parse(JSON.stringify(formOfAdded(ADDED))) as readonly CertificateForm[];

function changed(change: (form: Record<string, unknown>) => void): unknown {
  const [form] = JSON.parse(JSON.stringify(FORM)) as Record<string, unknown>[];
  if (form) change(form);
  return [form];
}

test('a certificate comes back as it was, through JSON', () => {
  expect(readAdded(FORM, context)).toEqual({ ok: true, value: ADDED });
});

test('what comes back is run anew and agrees in every figure, reckoned by hand', () => {
  const read = readAdded(FORM, context);
  if (!read.ok) throw new Error(read.fault.message);
  const [one] = read.value;
  if (!one) throw new Error('nothing came back');
  const form = formOfMonth({ context, added: [] }, 50, one.month.collections, one.month.benchmark);
  const run = parseScenario(form, context);
  if (!run.ok) throw new Error(run.fault.message);
  const compared = compareFigures(one.printed, engine(run.value.deal, run.value.scenario), 50);
  expect(compared).toHaveLength(49);
  expect(compared?.filter(({ difference }) => difference !== 0)).toEqual([]);
});

describe('what is not a certificate that follows on is told with its place', () => {
  const [form] = FORM;
  test.each([
    ['not a list', {}, '', /^This must be a list/],
    ['too many', Array.from({ length: 61 }, () => form), '', /at most 60 entries/],
    ['another month', changed((one) => Object.assign(one, { month: 51 })), '/0/month', /is 50\.$/],
    ['the same month twice', [form, form], '/1/month', /is 51\.$/],
    [
      'a date of another month',
      changed((one) => Object.assign(one, { distribution_date: '2024-01-16' })),
      '/0/distribution_date',
      /lies in 2023-12\.$/,
    ],
    [
      'an amount that is none',
      changed((one) => Object.assign(one, { net_loss: 'much' })),
      '/0/net_loss',
      /^"much" is not an amount of dollars/,
    ],
    [
      'more principal than there is',
      changed((one) => Object.assign(one['collections'] as object, { principal: '160000000.00' })),
      '/0/collections/0/principal',
      /the pool has only 153617205\.91 left/,
    ],
    [
      'a start without a class',
      changed((one) => Object.assign(one['start'] as object, { balances: {} })),
      '/0/start/balances/A-1',
      /The balance of Class A-1 is missing/,
    ],
    [
      'a rep line that is none',
      changed((one) => Object.assign(one, { rep_line: { balance: '1.00' } })),
      '/0/collateral/rep_lines/0/rate_pct',
      /is missing/,
    ],
    [
      'a figure that no run has',
      changed((one) =>
        Object.assign(one, { printed: [{ key: 'tests.constructor', line: '1', label: 'x', amount: '0' }] }),
      ),
      '/0/printed/0/key',
      /No run has a figure of this name/,
    ],
    [
      'a field that is not known',
      changed((one) => Object.assign(one, { note: 'x' })),
      '/0/note',
      /not a field that is known/,
    ],
  ])('%s', (_, given, path, message) => {
    const read = readAdded(given, context);
    expect(read).toMatchObject({ ok: false, fault: { path, message: expect.stringMatching(message) } });
  });
});
