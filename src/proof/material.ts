import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where worked cases, filings and tables of others lie for the tests that compare with them: the environment variable
 * PAYDOWN_SHARED, else a folder named shared beside the checkout. null where there is none.
 */
export function materialFolder(name: string): string | null {
  const folder = join(materialRoot(), name);
  return existsSync(folder) ? folder : null;
}

/** The folder that holds them all, whether it is there or not. */
export function materialRoot(): string {
  return process.env['PAYDOWN_SHARED'] ?? join(process.cwd(), '..', 'shared');
}

/** What a test that needs the folder says where it is missing. */
export function missingMaterial(name: string): string {
  return `skipped: no folder "${name}" at PAYDOWN_SHARED or in ../shared`;
}

export function readJson(folder: string, file: string): unknown {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

export function filesOf(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .sort();
}
