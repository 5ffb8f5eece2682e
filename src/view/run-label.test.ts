import { expect, test } from 'vitest';
import { PROJECTED, runOf } from './run-for-tests.ts';
import { provenanceSpans, runLabel, spanWords } from './run-label.ts';

const own = { ...PROJECTED, collections: [{ principal: '40000000.00', finance_charges: '10000000.00' }] };

test('a run is named by where its figures come from', () => {
  expect(runLabel({ collections: 'filed', benchmark: 'filed' }).text).toBe('replay');
  expect(runLabel(PROJECTED)).toEqual({ provenance: 'projection', text: 'projection' });
  expect(runLabel({ ...PROJECTED, start: { kind: 'filed', month: 12 } }).text).toBe(
    'actual to month 12, then projection',
  );
  expect(runLabel(own)).toEqual({ provenance: 'given', text: 'own collections, then projection' });
  expect(runLabel({ collections: own.collections }).text).toBe('own collections');
  expect(runLabel({ ...PROJECTED, collections: 'filed' }).text).toBe('replay, then projection');
});

test('the stretches of a run follow each other without a gap and never mix', () => {
  const form = { ...PROJECTED, start: { kind: 'filed', month: 12 } } as const;
  const run = runOf(form);
  const spans = provenanceSpans(form, run);
  expect(spans).toEqual([
    { provenance: 'actual', from: 1, to: 12 },
    { provenance: 'projection', from: 13, to: 12 + run.count },
  ]);
  expect(spans.map((span) => spanWords(span, run))).toEqual(['Actual, 12 certificates', 'Projection from 16 Nov 2020']);
});

test('own collections come before the projection that follows them', () => {
  const run = runOf(own);
  const spans = provenanceSpans(own, run);
  expect(spans.map(({ provenance, from }) => `${provenance} ${from}`)).toEqual(['given 1', 'projection 2']);
  expect(spanWords(spans[0] ?? { provenance: 'given', from: 0, to: 0 }, run)).toBe('Own collections, 1 month');
});
