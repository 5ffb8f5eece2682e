import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// The lint rules that hold the layers apart are code too: this writes offending files into a folder of their own, lints them
// once, and looks for the sentence that teaches. What is allowed is there as well, or a rule that refuses all would pass.

const top = join(import.meta.dirname, '..');
const order = 'money deal scenario engine measures proof view files workers store ui';
const layers = order.split(' ');
const core = layers.slice(0, layers.indexOf('files'));
const imports = (from: string, what = '{ x }') => `import ${what} from '${from}';\nexport const y = x;\n`;

/** The text of each file by its path under src. */
const files = new Map<string, string>();
let folder = '';
const findings: { path: string; rule: string; text: string }[] = [];

/** Writes one file of each kind for a test; the test then asks what the linter said of it. */
function file(path: string, text: string): string {
  if (files.has(path)) throw new Error(`two files for ${path}`);
  files.set(path, text);
  return path;
}

/** What the rules under test said of a file. Other rules have their say too, and it does not matter here. */
function said(path: string): string[] {
  const ours = findings.filter(({ rule }) => /noRestricted|noJsRestricted|^plugin/.test(rule));
  return ours.filter((finding) => finding.path === `src/${path}`).map(({ text }) => text);
}

function expectRefused(paths: string[], words: string): void {
  const silent = paths.filter((path) => !said(path).some((message) => message.includes(words)));
  expect(silent, `these should have been told "${words}"`).toEqual([]);
}

function expectAllowed(paths: string[]): void {
  expect(paths.flatMap((path) => said(path).map((message) => `${path}: ${message}`))).toEqual([]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'paydown-layers-'));
  await cp(join(top, '.biome.json'), join(folder, '.biome.json'));
  await cp(join(top, '.tools', 'lint'), join(folder, '.tools', 'lint'), { recursive: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(folder, 'src', path)), { recursive: true });
    await writeFile(join(folder, 'src', path), text);
  }
  const biome = join(top, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');
  const args = [biome, 'lint', '--colors=off', '--max-diagnostics=none', 'src'];
  // Biome ends with 1 because it found something; what it found is printed all the same.
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, maxBuffer: 64e6 });
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  // A finding opens with "path:line:column rule ━━━"; the sentence that teaches is in the lines below it.
  const parts = `${stdout}${stderr}`.split(/^(\S+):\d+:\d+ (\S+) .*━$/m);
  for (let at = 1; at + 2 < parts.length; at += 3) {
    const [path = '', rule = '', text = ''] = parts.slice(at, at + 3);
    findings.push({ path, rule, text });
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('imports point only left', () => {
  for (const [at, layer] of layers.entries()) {
    const left = layers.slice(0, at).map((other) => file(`${layer}/takes-${other}.ts`, imports(`../${other}/x.ts`)));
    const right = layers.slice(at + 1).map((other) => file(`${layer}/takes-${other}.ts`, imports(`../${other}/x.ts`)));
    test(`${layer} takes from what is left of it and from nothing right of it`, () => {
      expectRefused(
        right,
        `${layer}/ takes ${at === 0 ? 'from no other layer' : `only from ${layers.slice(0, at).join(', ')}:`}`,
      );
      expectAllowed(left);
    });
  }

  const near = file('engine/notes/near.ts', imports('../events/x.ts'));
  const further = file('engine/notes/further.ts', imports('../../money/x.ts'));
  const far = file('engine/notes/far.ts', "import type { X } from '../../view/rows/x.ts';\nexport type Y = X;\n");
  const lazy = file('engine/lazy.ts', "export const x = () => import('../ui/app.tsx');\n");
  const passing = file('engine/passing.ts', "export { x } from '../store/x.ts';\n");
  const tested = file('money/over.test.ts', imports('../engine/x.ts'));
  test('however deep the file is and however it imports, a test included', () => {
    expectRefused([far, lazy, passing, tested], `imports point only left in ${layers.join(' < ')}`);
    expectAllowed([near, further]);
  });

  const wrong = layers.map((layer) => file(`${layer}/a/restarts.ts`, imports('../../main.tsx')));
  wrong.push(file('view/again.ts', imports('../headless.ts')));
  test('nothing imports an entry', () => expectRefused(wrong, 'nothing imports them'));

  const all = (names: string[]) => names.map((layer) => `export { x as ${layer} } from './${layer}/x.ts';\n`).join('');
  const main = file('main.tsx', all(layers));
  const headless = file('headless.ts', all(layers));
  test('main.tsx may take from every layer and headless.ts from those up to view', () => {
    expectAllowed([main]);
    expectRefused([headless], 'nothing right of view/');
    expect(said(headless)).toHaveLength(layers.length - core.length);
  });
});

describe('a library has one home', () => {
  const decimals = layers.map((layer) => file(`${layer}/decimals.ts`, imports('decimal.js', '{ Decimal as x }')));
  const checked = file('engine/decimals.test.ts', imports('decimal.js', '{ Decimal as x }'));
  test('decimal.js in money; proof and tests may check against it', () => {
    const home = ['money/decimals.ts', 'proof/decimals.ts'];
    expectRefused(
      decimals.filter((path) => !home.includes(path)),
      'Only money/ knows decimal.js',
    );
    expectAllowed([...home, checked]);
  });

  for (const library of ['react', 'react/jsx-runtime', 'react-dom/client', 'recharts', '@tanstack/react-virtual']) {
    const name = library.replace(/\W+/g, '-');
    const paths = layers.map((layer) => file(`${layer}/${name}-user.ts`, imports(library)));
    test(`${library} in ui`, () => {
      expectRefused(paths.slice(0, -1), 'live only in ui/');
      expectAllowed(paths.slice(-1));
    });
  }

  const node = layers.map((layer) => file(`${layer}/disk.ts`, imports('node:fs', '{ readFileSync as x }')));
  const disk = imports('node:fs', '{ readFileSync as x }');
  const reading = [file('view/disk.test.ts', disk), file('proof/deep/filed-material.ts', disk)];
  test("Node's modules in tests, in material files and in headless.ts", () => {
    expectRefused(node, "Node's modules are missing");
    expectAllowed(reading);
  });

  const users = layers.map((layer) => file(`${layer}/material-user.ts`, imports('../proof/deep/filed-material.ts')));
  const tests = layers
    .slice(5)
    .map((layer) => file(`${layer}/material-user.test.ts`, imports('../proof/deep/filed-material.ts')));
  test('material files in tests', () => {
    expectRefused(users, 'only tests may import it');
    expectAllowed(tests);
  });

  const parsers = layers.map((layer) => file(`${layer}/parser.ts`, 'export const x = new DOMParser();\n'));
  test('DOMParser in ui', () => {
    expectRefused(parsers.slice(0, -1), 'DOMParser lives only in ui/');
    expectAllowed(parsers.slice(-1));
  });
});

describe('the core is the same everywhere and always', () => {
  const bans: [name: string, expression: string, words: string][] = [
    ['a date', 'new Date()', 'no clock'],
    ['the time', 'Date.now()', 'no clock'],
    ['a random number', 'Math.random()', 'seeded generator'],
    ['Intl', "new Intl.NumberFormat('en')", 'no locale'],
    ['toLocaleString', '(1).toLocaleString()', 'no locale'],
    ['localeCompare', "'a'.localeCompare('b')", 'no locale'],
    ['Math.pow', 'Math.pow(1.5, 3)', 'last bit'],
    ['Math.exp', 'Math.exp(1)', 'last bit'],
    ['Math.log', 'Math.log(2)', 'last bit'],
    ['a power of a fraction', '1.5 ** 3', 'last bit'],
    ['a power of a variable', 'rate ** 3', 'last bit'],
    ['console', "console.log('x')", 'says nothing'],
    ['window', 'window.name', 'without a browser'],
    ['document', 'document.title', 'without a browser'],
    ['fetch', "fetch('x')", 'reaches for nothing'],
    ['process', 'process.argv', 'reaches for nothing'],
  ];
  for (const [name, expression, words] of bans) {
    const text = `const rate = 1;\nexport const x = [rate, ${expression}];\n`;
    const stem = name.replace(/\W+/g, '-').toLowerCase();
    const inCore = core.map((layer) => file(`${layer}/ban-${stem}.ts`, text));
    const elsewhere = [file(`engine/ban-${stem}.test.ts`, text), file(`ui/ban-${stem}.ts`, text)];
    test(`without ${name}`, () => {
      expectRefused(inCore, words);
      expectAllowed(elsewhere);
    });
  }

  const whole = file(
    'money/whole-powers.ts',
    'export const x = [2 ** 53, 10n ** 7n, Math.sqrt(4), Math.floor(1.5)];\n',
  );
  test('and with whole powers written out, roots and floors, which are exact', () => expectAllowed([whole]));
});
