// npm start: everything from a fresh checkout to the running app.
import { install } from './install.mjs';

install();
const { buildIfStale } = await import('./build.mjs');
const { serve } = await import('./serve.mjs');

try {
  await buildIfStale();
  console.log(`Paydown is at ${await serve(4173, { tries: 50 })} (Ctrl+C ends it)`);
} catch (error) {
  console.error(`Paydown: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
