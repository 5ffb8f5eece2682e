// npm run build: the static files into dist, always. Imported, buildIfStale builds only when a source has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, fingerprint, isMain, isSource, root } from './project.mjs';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];
const POLICY = '.tools/content-security-policy.json';

/** Builds the production files into dist where they are missing or older than the sources. */
export async function buildIfStale() {
  const stamp = join(cacheFolder(), 'dist.stamp');
  const fresh = existsSync(join(root, 'dist', 'index.html')) && existsSync(stamp);
  if (fresh && readFileSync(stamp, 'utf8') === print()) return;
  await build();
}

async function build() {
  const before = print();
  const vite = await import('vite');
  await vite.build({ configFile: join(root, 'vite.config.ts'), root, logLevel: 'warn' });
  writeFileSync(join(cacheFolder(), 'dist.stamp'), before);
}

function print() {
  return fingerprint([...SOURCES, POLICY], isSource);
}

if (isMain(import.meta.url)) {
  const { install } = await import('./install.mjs');
  install();
  await build();
  console.log('Built into dist.');
}
