import { expect, test } from 'vitest';
import { EVERY_FIELD } from '../../scenario/link/forms-for-tests.ts';
import { exportAbout } from './export-about.ts';
import { ABOUT, runOf } from './stressed-run-for-tests.ts';

test('everything that leaves says what it is of', () => {
  expect(ABOUT).toEqual({
    deal: 'CarMax Auto Owner Trust 2019-4',
    scenario: '=6 × "base", insolvency',
    run: 'projection',
    version: 'Paydown 0.1.0',
    data: 'Filings through 15 Nov 2023 (month 49)',
    digest: expect.stringMatching(/^murmur3:[0-9a-f]{16}$/),
    notice: 'Projection, not a forecast',
  });
  expect(exportAbout(runOf(EVERY_FIELD), EVERY_FIELD, '0.1.0')).toMatchObject({
    deal: 'Made-up Trust 2021-1',
    data: 'No filings: the deal was put in by hand',
  });
});
