import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './project.mjs';

// The headless shell first where there is one: it draws the same pages in half the time.
const ON_PATH = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const WHAT_TO_DO =
  'No Chromium was found for the browser tests. Install one ("npx playwright install --with-deps chromium", or on Debian ' +
  '"apt-get install chromium"), or give the path of yours in the environment variable PAYDOWN_CHROMIUM.';

/**
 * The Chromium to test with: the one PAYDOWN_CHROMIUM names, one on the PATH, Playwright's own, or one installed now.
 *
 * @param {{ mayInstall?: boolean }} [options] mayInstall: fetch one where there is none
 * @returns {Promise<string>} its path
 * @throws an error whose message says what to install
 */
export async function findChromium({ mayInstall = false } = {}) {
  const named = process.env['PAYDOWN_CHROMIUM'];
  if (named !== undefined && named !== '') {
    if (isProgram(named)) return named;
    throw new Error(
      `PAYDOWN_CHROMIUM is "${named}", which is not a program that can be run; give the path of a Chromium.`,
    );
  }
  const found = onPath() ?? (await playwrightsOwn());
  if (found !== undefined) return found;
  if (!mayInstall) throw new Error(WHAT_TO_DO);

  console.log('No Chromium found; asking Playwright for one ...');
  run('npx', ['--no-install', 'playwright', 'install', 'chromium']);
  const fetched = await playwrightsOwn();
  if (fetched !== undefined) return fetched;

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright could not supply one that starts; asking apt-get ...');
    run('apt-get', ['update', '-qq']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
      const installed = onPath();
      if (installed !== undefined) return installed;
    }
  }
  throw new Error(WHAT_TO_DO);
}

function onPath() {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name))).find(starts);
}

async function playwrightsOwn() {
  const core = join(root, 'node_modules', 'playwright-core', 'index.mjs');
  const { chromium } = await import(pathToFileURL(core).href);
  const path = chromium.executablePath();
  return starts(path) ? path : undefined;
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether a Chromium is there and runs at all: one on a bare system may lack libraries, and some are only a hint to install it.
 *
 * @param {string} path
 */
function starts(path) {
  return (
    isProgram(path) && spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], timeout: 240_000 });
}
