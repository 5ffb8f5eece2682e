import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { buildIfStale } from './build.mjs';
import { root } from './project.mjs';

/**
 * What a step found. `ok` is whether it may pass; the counts are of tests.
 *
 * @typedef {{ ok: boolean, passed: number, failed: number, skipped: number }} Outcome
 */

/**
 * Runs a package's program with its output passed on as it comes.
 *
 * @param {string} script path of the program's script under node_modules
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables besides those that are set
 * @returns {Promise<number>} its exit code
 */
export function run(script, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * A step that tests nothing: where it fails, it counts as one failure.
 *
 * @param {string} script
 * @param {string[]} args
 * @returns {Promise<Outcome>}
 */
export async function plainStep(script, args) {
  const code = await run(script, args);
  return { ok: code === 0, passed: 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** The production build, made where it is missing or stale. */
export async function buildStep() {
  await buildIfStale();
  return { ok: true, passed: 0, failed: 0, skipped: 0 };
}

/**
 * The tests of src: unit, property and proof.
 *
 * @param {string[]} [args] for vitest, besides `run`
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Outcome>}
 */
export async function unitTests(args = [], env = {}) {
  return await withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await run('vitest/vitest.mjs', ['run', ...reporters, ...args], env);
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(readFileSync(report, 'utf8'));
    return outcome(code, numPassedTests, numFailedTests, numPendingTests + numTodoTests);
  });
}

/**
 * The journeys of e2e in a real Chromium, against the production build.
 *
 * @param {string[]} [args] for playwright, besides `test`
 * @returns {Promise<Outcome>}
 */
export async function browserTests(args = []) {
  const chromium = await findChromium({ mayInstall: true });
  await buildIfStale();
  const port = String(await freePort());
  return await withReport(async (report) => {
    const env = { PAYDOWN_CHROMIUM: chromium, PAYDOWN_E2E_PORT: port, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const code = await run('@playwright/test/cli.js', ['test', '--config=e2e/playwright.config.ts', ...args], env);
    const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
    return outcome(code, expected + flaky, unexpected, skipped);
  });
}

/**
 * The last line of a run.
 *
 * @param {readonly Outcome[]} outcomes
 */
export function countLine(outcomes) {
  /** @param {'passed' | 'failed' | 'skipped'} key */
  const sum = (key) => outcomes.reduce((total, one) => total + one[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}

/**
 * Runs a step and says its name when it fails. A step that breaks before it can count is one failure.
 *
 * @param {string} name
 * @param {() => Promise<Outcome>} work
 * @returns {Promise<Outcome>}
 */
export async function step(name, work) {
  console.log(`\n=== ${name}`);
  const start = performance.now();
  try {
    const found = await work();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (found.ok) console.log(`=== ${name}: ok (${seconds} s)`);
    else console.error(`=== ${name}: FAILED (${seconds} s)`);
    return found;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`=== ${name}: FAILED`);
    return { ok: false, passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * @param {number} code
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @returns {Outcome}
 */
function outcome(code, passed, failed, skipped) {
  // A file that cannot even be loaded fails no test and still fails the run.
  return { ok: code === 0 && failed === 0, passed, failed: code === 0 ? failed : Math.max(1, failed), skipped };
}

/**
 * Hands over the path of a file for a runner's report, and removes it.
 *
 * @param {(report: string) => Promise<Outcome>} use
 */
async function withReport(use) {
  const folder = mkdtempSync(join(tmpdir(), 'paydown-report-'));
  try {
    return await use(join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Promise<number>} a port nobody listens on, so that runs beside each other do not meet */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
