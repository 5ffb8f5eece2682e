// npm run bench: each file of .tools/bench in turn, one figure a line on standard output: "name value unit".
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { install } from './install.mjs';
import { root } from './project.mjs';

const FOLDER = '.tools/bench';
const wanted = process.argv.slice(2);

install({ quiet: true });
const folder = join(root, FOLDER);
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
const names = files.map((name) => basename(name, '.ts')).sort();
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`bench: there is no ${unknown.join(', ')}; there is ${names.join(', ') || 'none yet'}.`);
  process.exit(2);
}
for (const name of wanted.length > 0 ? wanted : names) {
  const entry = `${FOLDER}/${name}.ts`;
  const file = await bundle(`bench-${name}`, entry, [FOLDER, 'src']);
  // A process for each: what one leaves on the heap must not slow the next.
  const code =
    `const { run } = await import(${JSON.stringify(pathToFileURL(file).href)});` +
    "await run((name, value, unit) => process.stdout.write(name + ' ' + value + ' ' + unit + '\\n'));";
  const args = ['--expose-gc', '--input-type=module', '--eval', code];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) {
    console.error(`bench: ${entry} failed.`);
    process.exitCode = 1;
  }
}
