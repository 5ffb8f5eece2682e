import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where scripts keep what they built. It goes with node_modules, and nothing in it is needed twice. */
export function cacheFolder() {
  const folder = join(root, 'node_modules', '.cache', 'paydown');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A short fingerprint of files and folders by path, size and time of change; reading no content keeps it in milliseconds.
 *
 * @param {readonly string[]} paths relative to the top folder; a path that is not there counts as absent
 * @param {(path: string) => boolean} [counts] whether a file takes part
 * @returns {string} 16 hexadecimal digits
 */
export function fingerprint(paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    if (existsSync(full)) add(full);
  }
  return hash.digest('hex').slice(0, 16);

  /** @param {string} full */
  function add(full) {
    const stat = statSync(full);
    if (stat.isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(full, name));
      return;
    }
    const path = full.slice(root.length).split(sep).join('/');
    if (counts(path)) hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
}

/**
 * Whether a file is part of what is built: tests are not.
 *
 * @param {string} path
 */
export function isSource(path) {
  return !/\.test\.tsx?$/.test(path);
}

/**
 * Whether a script was started itself and not imported by another.
 *
 * @param {string} url the script's import.meta.url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));
}
