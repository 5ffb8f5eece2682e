// Runs src/headless.ts. Standard output belongs to that program alone: what this script has to say goes to standard error.
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { install } from './install.mjs';

/** The folders headless.ts may import from: those up to view. */
const CORE = ['money', 'deal', 'scenario', 'engine', 'measures', 'proof', 'view'].map((layer) => `src/${layer}`);

install({ quiet: true });
let file;
try {
  file = await bundle('headless', 'src/headless.ts', ['src/headless.ts', ...CORE]);
} catch (error) {
  console.error(`headless: src/headless.ts could not be built.\n${error instanceof Error ? error.message : error}`);
  process.exit(2);
}
await import(pathToFileURL(file).href);
