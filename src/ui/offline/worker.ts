/**
 * The service worker: it keeps every file of one version and answers from them, so that the app works without a server.
 * Forty lines of its own and not a package that writes such a worker: that one brings 337 others into the build, and all
 * files here are known by name when the build ends.
 */

/** Put in when the build ends: every file of the version, and a name that no other version has. */
declare const __PRECACHED_FILES__: readonly string[];
declare const __CACHE_NAME__: string;

interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerScope extends EventTarget {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

const scope = globalThis as unknown as WorkerScope;
const START_PAGE = './index.html';

scope.addEventListener('install', (event) => (event as LastingEvent).waitUntil(keepFiles()));
scope.addEventListener('activate', (event) => (event as LastingEvent).waitUntil(takeOver()));
scope.addEventListener('message', (event) => {
  if ((event as MessageEvent<unknown>).data === 'take over') (event as LastingEvent).waitUntil(scope.skipWaiting());
});
scope.addEventListener('fetch', (event) => {
  const { request, respondWith } = event as FetchEvent;
  const isOwn = new URL(request.url).origin === scope.location.origin;
  if (request.method === 'GET' && isOwn) respondWith.call(event, answer(request));
});

/** All or none: where one file is missing, the version before stays in charge. Names with a hash never change. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(__CACHE_NAME__);
  await cache.addAll(
    __PRECACHED_FILES__.map((file) => new Request(file, { cache: hasHash(file) ? 'default' : 'reload' })),
  );
}

function hasHash(file: string): boolean {
  return file.startsWith('./assets/');
}

/** The version before is kept one version longer: another tab may still show it, and fetch its parts. */
async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('paydown-') && name !== __CACHE_NAME__);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(__CACHE_NAME__);
  const own =
    request.mode === 'navigate' ? await cache.match(START_PAGE) : await cache.match(request, { ignoreSearch: true });
  return own ?? (await caches.match(request)) ?? (await fetch(request));
}
