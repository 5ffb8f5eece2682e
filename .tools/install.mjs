import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const LOCK = join(root, 'package-lock.json');
const INSTALLED = join(root, 'node_modules', '.package-lock.json');
const STAMP = join(root, 'node_modules', '.paydown-lock');
const OLDEST_NODE = [20, 19];

/**
 * Installs the packages of package-lock.json where they are missing or differ; ends the process with a sentence where it cannot.
 *
 * @param {{ quiet?: boolean }} [options] quiet: npm's own output goes to standard error
 */
export function install({ quiet = false } = {}) {
  refuseOldNode();
  if (!existsSync(LOCK)) fail('package-lock.json is missing; get it back with "git checkout package-lock.json".');
  if (isInstalled()) return;

  console.error('Installing packages (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--ignore-scripts', '--no-fund', '--no-audit'], {
    cwd: root,
    stdio: ['ignore', quiet ? 2 : 1, 2],
    shell: process.platform === 'win32',
  });
  if (error !== undefined) fail(`npm could not be started (${error.message}); install Node.js with npm.`);
  if (status !== 0)
    fail('"npm ci" failed; its reason is above. It needs to reach the package registry that npm is set up for.');
  writeFileSync(STAMP, digest(readFileSync(LOCK)));
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  // npm rewrites its own list on every install, so a stamp older than the list proves nothing.
  const stamped = existsSync(STAMP) && statSync(STAMP).mtimeMs >= statSync(INSTALLED).mtimeMs;
  const lock = readFileSync(LOCK);
  const wanted = digest(lock);
  if (stamped && readFileSync(STAMP, 'utf8') === wanted) return true;
  if (!sameVersions(JSON.parse(lock.toString('utf8')).packages, JSON.parse(readFileSync(INSTALLED, 'utf8')).packages))
    return false;
  writeFileSync(STAMP, wanted);
  return true;
}

/**
 * Whether what is installed is what the lock file names. A package for another system may be absent.
 *
 * @param {Record<string, { version: string, optional?: boolean }>} wanted
 * @param {Record<string, { version: string }>} installed
 */
function sameVersions(wanted, installed) {
  const needed = Object.entries(wanted).filter(([path]) => path !== '');
  return (
    needed.every(([path, { version, optional }]) =>
      installed[path] === undefined ? optional === true : installed[path].version === version,
    ) && Object.keys(installed).every((path) => wanted[path] !== undefined)
  );
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`this is Node.js ${process.versions.node}; Paydown needs ${OLDEST_NODE.join('.')} or newer.`);
}

/** @param {Buffer} content */
function digest(content) {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  console.error(`Paydown: ${sentence}`);
  process.exit(1);
}
