import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { materialFolder, materialRoot } from '../material.ts';

/** The folder with worked cases and certificates: named by PAYDOWN_SHARED, else beside the checkout; null where it is missing. */
export function sharedFolder(): string | null {
  return materialFolder('cases') === null ? null : materialRoot();
}

export interface WorkedCase {
  readonly file: string;
  readonly scenario: Record<string, unknown>;
  readonly result: Record<string, unknown>;
}

export function workedCases(folder: string): WorkedCase[] {
  const files = readdirSync(join(folder, 'cases'))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return files.map((file) => ({ file, ...JSON.parse(readFileSync(join(folder, 'cases', file), 'utf8')) }));
}

/** The certificates of 2019-4, one record of column names and text a month. */
export function certificateRows(folder: string): Record<string, string>[] {
  const [head = '', ...lines] = readFileSync(join(folder, 'certificates', 'carmx-2019-4.csv'), 'utf8')
    .trim()
    .split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    if (cells.length !== names.length) throw new Error(`a row with ${cells.length} cells for ${names.length} columns`);
    return Object.fromEntries(names.map((name, k) => [name, cells[k] ?? '']));
  });
}
