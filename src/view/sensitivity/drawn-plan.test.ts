import { expect, test } from 'vitest';
import { drawnWords } from './drawn-plan.ts';

test('an input goes by its words, and one that has none by its path, whatever that is', () => {
  expect(drawnWords('collateral.recovery_pct')).toEqual({ label: 'Recovery', unit: '%' });
  for (const path of ['events.eod.iv.month', 'constructor', 'toString', '__proto__', '']) {
    expect(drawnWords(path)).toEqual({ label: path, unit: '' });
  }
});
