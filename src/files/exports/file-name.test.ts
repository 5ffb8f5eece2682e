import { expect, test } from 'vitest';
import { exportFileName } from './file-name.ts';
import { ABOUT } from './stressed-run-for-tests.ts';

test('file names that every file system takes', () => {
  expect(exportFileName(ABOUT, 'Balances', 'csv')).toBe(
    'CarMax Auto Owner Trust 2019-4, =6 × base , insolvency, Balances.csv',
  );
  expect(exportFileName({ ...ABOUT, scenario: '../../etc\u0000/passwd' }, 'a:b', 'csv')).toBe(
    'CarMax Auto Owner Trust 2019-4, etc passwd, a b.csv',
  );
  expect(exportFileName({ ...ABOUT, deal: '...', scenario: 'x'.repeat(500) }, '', 'svg')).toBe(
    `unnamed, ${'x'.repeat(60)}, unnamed.svg`,
  );
});
