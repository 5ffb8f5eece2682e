import { notify } from '../../store/notices.ts';
import { inBackground } from '../in-background.ts';

/** A worker that does not take over is not waited for. */
const MOST_WAIT_MS = 1500;

/**
 * Where a new version has arrived while the page before was open, this loading of the page takes it.
 * @returns whether the page is being loaded again for it
 */
export async function takesNewVersion(): Promise<boolean> {
  if (!canWork() || !navigator.serviceWorker.controller) return false;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  if (!registration?.waiting) return false;
  return await takeOver(registration.waiting);
}

async function takeOver(waiting: ServiceWorker): Promise<boolean> {
  const isTaken = new Promise<boolean>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), MOST_WAIT_MS);
  });
  waiting.postMessage('take over');
  if (!(await isTaken)) return false;
  window.location.reload();
  return true;
}

/** Registers the worker that makes the app work offline, and says when a new version has arrived. */
export async function startOffline(): Promise<void> {
  if (!canWork()) return;
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => null);
  if (!registration) return;
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration);
  registration.addEventListener('updatefound', () => {
    const arriving = registration.installing;
    arriving?.addEventListener('statechange', () => {
      if (arriving.state === 'installed' && navigator.serviceWorker.controller) announce(registration);
    });
  });
}

/** Development has no worker: it would answer with what was there before. */
function canWork(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

function announce(registration: ServiceWorkerRegistration): void {
  notify({
    id: 'version',
    place: 'note',
    title: 'A new version of Paydown is ready.',
    words: 'It is taken when you load the page again; your work is kept.',
    actions: [
      {
        words: 'Load it',
        act: () => {
          if (registration.waiting) inBackground(takeOver(registration.waiting));
        },
      },
      { words: 'Later', act: () => undefined },
    ],
  });
}
