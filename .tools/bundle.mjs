import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, fingerprint, isSource, root } from './project.mjs';

/** A bundle this old may go: no process that chose it can still be about to load it. */
const KEEP_MS = 10 * 60 * 1000;

/**
 * One TypeScript entry and all it imports as one file that Node runs, built only when a source has changed.
 * The fingerprint is in the file's name and the file appears by renaming, so runs that start together never see half a file.
 *
 * @param {string} name what the bundle is called
 * @param {string} entry path of the entry, relative to the top folder
 * @param {readonly string[]} sources files and folders the bundle depends on
 * @returns {Promise<string>} path of the bundle
 */
export async function bundle(name, entry, sources) {
  const cache = cacheFolder();
  const print = fingerprint([...sources, 'package.json', 'package-lock.json', 'vite.config.ts'], isSource);
  const file = join(cache, `${name}-${print}.mjs`);
  if (existsSync(file)) return file;

  const { build } = await import('vite');
  const outDir = mkdtempSync(join(cache, `${name}-`));
  try {
    await build({
      configFile: join(root, 'vite.config.ts'),
      root,
      logLevel: 'silent',
      publicDir: false,
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: join(root, entry),
        outDir,
        emptyOutDir: false,
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'bundle.mjs', codeSplitting: false } },
      },
    });
    renameSync(join(outDir, 'bundle.mjs'), file);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
  removeOld(cache, name, file);
  return file;
}

/**
 * @param {string} cache
 * @param {string} name
 * @param {string} current
 */
function removeOld(cache, name, current) {
  const pattern = new RegExp(`^${name}-[0-9a-f]{16}\\.mjs$`);
  for (const found of readdirSync(cache)) {
    const file = join(cache, found);
    if (!pattern.test(found) || file === current) continue;
    try {
      if (Date.now() - statSync(file).mtimeMs > KEEP_MS) rmSync(file, { force: true });
    } catch {
      // Another run removed it first.
    }
  }
}
