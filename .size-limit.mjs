import { existsSync, readFileSync } from 'node:fs';

/**
 * Chunks the first screen fetches by itself after its first chart is drawn, by the start of their names. A chunk that has to
 * arrive before the chart must be imported by main.tsx or by what it imports, so that it counts as script before the chart.
 */
const AFTER_FIRST_CHART = ['why-popover', 'checks-status'];

if (!existsSync('dist/.vite/manifest.json')) throw new Error('size: dist is not built; run "npm run build" first.');
/** @type {Record<string, { file: string, imports?: string[], css?: string[] }>} */
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/**
 * A chunk and all it imports at once.
 *
 * @param {string} key
 * @param {Set<string>} [seen]
 */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(next, seen);
  return seen;
}

const page = readFileSync('dist/index.html', 'utf8');
/** What the page itself names, and all that it imports at once. */
const first = new Set(
  Object.keys(manifest)
    .filter((key) => page.includes(`./${manifest[key]?.file}`))
    .flatMap((key) => [...closure(key)]),
);
if (first.size === 0) throw new Error('size: dist/index.html names no file of the manifest.');
const later = Object.keys(manifest).filter((key) => {
  const name = manifest[key]?.file.split('/').at(-1) ?? '';
  return AFTER_FIRST_CHART.some((start) => name.startsWith(`${start}-`));
});
/** @param {Iterable<string>} keys */
const scripts = (keys) => [...keys].map((key) => `dist/${manifest[key]?.file}`).filter((file) => file.endsWith('.js'));
/** @param {Iterable<string>} keys */
const styles = (keys) => [...keys].flatMap((key) => manifest[key]?.css ?? []).map((file) => `dist/${file}`);
const screen = new Set([...first, ...later.flatMap((key) => [...closure(key)])]);

export default [
  { name: 'script before the first chart', path: scripts(first), gzip: true, limit: '200 kB' },
  {
    name: 'first screen',
    path: ['dist/index.html', 'dist/icon.svg', ...scripts(screen), ...new Set(styles(screen))],
    gzip: true,
    limit: '380 kB',
  },
];
