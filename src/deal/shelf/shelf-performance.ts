import { SHELF_2014 } from './shelf-2014.ts';
import { SHELF_2015 } from './shelf-2015.ts';
import { SHELF_2016 } from './shelf-2016.ts';
import { SHELF_2017 } from './shelf-2017.ts';
import { SHELF_2018 } from './shelf-2018.ts';
import { SHELF_2019 } from './shelf-2019.ts';
import { SHELF_2020 } from './shelf-2020.ts';
import { SHELF_2021 } from './shelf-2021.ts';
import { SHELF_2022 } from './shelf-2022.ts';
import { SHELF_2023 } from './shelf-2023.ts';
import { SHELF_2024 } from './shelf-2024.ts';
import { SHELF_2025 } from './shelf-2025.ts';
import { SHELF_2026 } from './shelf-2026.ts';
import type { FiledColumns } from './shelf-columns.ts';

/**
 * A trust's history month by month: entry m - 1 of each column is its month m, counted by calendar from its first
 * Distribution Date. A month without a readable certificate is null in all four; nothing is filled in. Units and source
 * as in {@link FiledColumns}.
 */
export interface ShelfTrust {
  readonly name: string;
  /** Distribution Dates from the first to the last certificate, missing ones included. */
  readonly months: number;
  readonly firstDate: string;
  readonly lastDate: string;
  readonly lastPoolFactor: number;
  /** Whether the certificates have ended; every such trust stops with the pool just above 10 % of the initial one. */
  readonly ended: boolean;
  /** Months that are null. */
  readonly missing: readonly number[];
  readonly note: string | null;
  readonly abs: ShelfColumn;
  readonly cumulativeNetLoss: ShelfColumn;
  readonly defaults: ShelfColumn;
  readonly recoveries: ShelfColumn;
}

export type ShelfColumn = readonly (number | null)[];

/** Last Distribution Date whose certificates are in these figures; a trust that stops earlier has ended. */
export const SHELF_AS_OF = '2026-03-16';

/** The 49 trusts of the shelf, 2014-1 to 2026-1, in order of issue. Large: to be loaded only where it is asked for. */
export function shelfTrusts(): readonly ShelfTrust[] {
  return TRUSTS;
}

const TRUSTS: readonly ShelfTrust[] = [
  ...SHELF_2014,
  ...SHELF_2015,
  ...SHELF_2016,
  ...SHELF_2017,
  ...SHELF_2018,
  ...SHELF_2019,
  ...SHELF_2020,
  ...SHELF_2021,
  ...SHELF_2022,
  ...SHELF_2023,
  ...SHELF_2024,
  ...SHELF_2025,
  ...SHELF_2026,
].map(byCalendar);

function byCalendar(filed: FiledColumns): ShelfTrust {
  const { name, firstDate, lastDate, lastPoolFactor, missing = [], note = null } = filed;
  return {
    name,
    months: filed.abs.length + missing.length,
    firstDate,
    lastDate,
    lastPoolFactor,
    ended: lastDate < SHELF_AS_OF,
    missing,
    note,
    abs: withGaps(filed.abs, missing),
    cumulativeNetLoss: withGaps(filed.cumulativeNetLoss, missing),
    defaults: withGaps(filed.defaults, missing),
    recoveries: withGaps(filed.recoveries, missing),
  };
}

function withGaps(column: readonly number[], missing: readonly number[]): ShelfColumn {
  const whole: (number | null)[] = [...column];
  for (const month of missing) whole.splice(month - 1, 0, null);
  return whole;
}
