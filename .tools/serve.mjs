// A static file server for dist, on this machine only. "node .tools/serve.mjs --port 4187" serves what is there and nothing
// else; "--folder" names another build.
import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { isMain, root } from './project.mjs';

const HOST = '127.0.0.1';
const TYPES = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript; charset=utf-8',
    '.css': 'text/css; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
    '.webmanifest': 'application/manifest+json; charset=utf-8',
    '.svg': 'image/svg+xml; charset=utf-8',
    '.png': 'image/png',
    '.ico': 'image/x-icon',
    '.woff2': 'font/woff2',
    '.txt': 'text/plain; charset=utf-8',
    '.csv': 'text/csv; charset=utf-8',
    '.wasm': 'application/wasm',
  }),
);

/**
 * Serves dist.
 *
 * @param {number} port the port to try first
 * @param {{ tries?: number, folder?: string }} [options] tries: how many ports to try, one after the other; folder: another
 *   build than dist
 * @returns {Promise<string>} the address
 */
export async function serve(port, { tries = 1, folder = join(root, 'dist') } = {}) {
  const dist = realpathSync(folder);
  const policy = contentSecurityPolicy();
  const server = createServer((request, response) => answer(dist, policy, request, response));
  for (let at = port; at < port + tries; at += 1) {
    if (await listens(server, at)) return `http://${HOST}:${at}/`;
  }
  const last = port + tries - 1;
  throw new Error(
    `No free port: ${tries === 1 ? `${port} is` : `${port} to ${last} are`} in use; end the program that uses one.`,
  );
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<boolean>} false where the port is taken
 */
function listens(server, port) {
  return new Promise((resolve, reject) => {
    /** @param {NodeJS.ErrnoException} error */
    const failed = (error) => (error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error));
    server.once('error', failed);
    server.listen(port, HOST, () => {
      server.off('error', failed);
      resolve(true);
    });
  });
}

/**
 * @param {string} dist
 * @param {string} policy
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function answer(dist, policy, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Only GET and HEAD.');
  const file = fileFor(dist, request.url ?? '/');
  if (file === undefined) return refuse(response, 404, 'There is no such file.');

  response.writeHead(200, {
    'Content-Type': TYPES.get(extname(file.path)) ?? 'application/octet-stream',
    'Content-Length': file.size,
    // A hashed name never changes its content; every other name is asked for anew.
    'Cache-Control': file.path.startsWith(join(dist, 'assets') + sep)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  createReadStream(file.path)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * The file inside dist that an address means, if there is one.
 *
 * @param {string} dist
 * @param {string} address
 */
function fileFor(dist, address) {
  try {
    const path = decodeURIComponent(new URL(address, `http://${HOST}`).pathname);
    const found = realpathSync(join(dist, path.endsWith('/') ? `${path}index.html` : path));
    const stat = statSync(found);
    return found.startsWith(dist + sep) && stat.isFile() ? { path: found, size: stat.size } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} sentence
 */
function refuse(response, status, sentence) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${sentence}\n`);
}

/** The page's own policy, and one directive more that works in a header only. */
function contentSecurityPolicy() {
  const file = new URL('content-security-policy.json', import.meta.url);
  /** @type {Record<string, string[]>} */
  const directives = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries({ ...directives, 'frame-ancestors': ["'none'"] })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' }, folder: { type: 'string' } } });
  console.log(await serve(Number(values.port), values.folder === undefined ? {} : { folder: values.folder }));
}
