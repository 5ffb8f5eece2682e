import type { FiledColumns } from './shelf-columns.ts';

/** Trusts of 2026, from their monthly certificates (EX-99.1 to Form 10-D); units and source in shelf-columns.ts. */
export const SHELF_2026: readonly FiledColumns[] = [
  {
    name: '2026-1',
    firstDate: '2026-02-17',
    lastDate: '2026-03-16',
    lastPoolFactor: 925551,
    abs: [2042, 1952],
    cumulativeNetLoss: [30, 40],
    defaults: [3989131, 9445518],
    recoveries: [110000, 8156678],
  },
];
