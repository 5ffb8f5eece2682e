import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with worked cases and certificates: named by PAYDOWN_SHARED, else beside the checkout; null where it is missing. */
export function sharedFolder(): string | null {
  const beside = resolve(dirname(fileURLToPath(import.meta.url)), '../../../../shared');
  const folder = process.env['PAYDOWN_SHARED'] ?? beside;
  return existsSync(join(folder, 'cases')) ? folder : null;
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
