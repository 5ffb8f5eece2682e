import { createStore as databaseStore, get, set, type UseStore, update } from 'idb-keyval';
import { createStore } from 'zustand/vanilla';
import { type KeptWork, readKept, readKeptWhole, writeKept } from './kept-work.ts';

/** How the work is kept in this browser. */
export type KeepState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'denied' }
  | { readonly kind: 'full' }
  /** Another tab has saved since this one last read or wrote. */
  | { readonly kind: 'elsewhere' };

export const keepStore = createStore<KeepState>(() => ({ kind: 'idle' }));

/** The state of keeping in a few words. */
export function keepWords(state: KeepState): string {
  switch (state.kind) {
    case 'saved':
      return `Kept in this browser, ${state.at.toTimeString().slice(0, 5)}`;
    case 'denied':
      return 'Not kept: this browser stores nothing here. Save a workspace file.';
    case 'full':
      return 'Not kept: the storage is full. Save a workspace file.';
    case 'elsewhere':
      return 'Not kept: the work is open in another tab.';
    default:
      return '';
  }
}

const KEY = 'work';
/** What could not be read, and what a link took the place of. */
const ASIDE = 'set aside';
const BEFORE_LINK = 'before the last link';

/** A store that never answers is taken for none. */
const MOST_WAIT_MS = 2000;

let database: UseStore | null = null;
/** Number of the last saved state that this tab has seen: a higher one in the store was saved by another. */
let seen = 0;

export type Loaded =
  | { readonly kind: 'work'; readonly work: KeptWork }
  | { readonly kind: 'none' }
  | { readonly kind: 'corrupt'; readonly why: string; readonly text: string };

/** What was kept; a store that cannot be read is set aside first, so that nothing is lost by saving anew. */
export async function loadKept(): Promise<Loaded> {
  try {
    const raw = await withinTime(
      (async () => {
        database = databaseStore('paydown', 'kept');
        return await get<unknown>(KEY, database);
      })(),
    );
    if (raw === undefined) return { kind: 'none' };
    const read = await readKeptWhole(raw);
    if (read.ok) {
      seen = read.work.stamp;
      return { kind: 'work', work: read.work };
    }
    const text = typeof raw === 'string' ? raw : safeText(raw);
    await set(ASIDE, text, database as UseStore);
    await update<unknown>(KEY, () => undefined, database as UseStore);
    return { kind: 'corrupt', why: read.why, text };
  } catch {
    database = null;
    keepStore.setState({ kind: 'denied' }, true);
    return { kind: 'none' };
  }
}

function safeText(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 1) ?? String(raw);
  } catch {
    return String(raw);
  }
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error('The store does not answer.')), MOST_WAIT_MS)),
  ]);
}

/**
 * Saves the work, unless another tab has saved since: what is there is then left as it is.
 * @param over writes all the same
 */
export async function saveKept(work: Omit<KeptWork, 'stamp'>, over = false): Promise<void> {
  if (!database) return;
  try {
    let isElsewhere = false;
    await update<unknown>(
      KEY,
      (old) => {
        const stored = old === undefined ? 0 : stampOf(old);
        isElsewhere = !over && stored > seen;
        if (isElsewhere) return old;
        seen = Math.max(stored, seen) + 1;
        return writeKept({ ...work, stamp: seen });
      },
      database,
    );
    if (isElsewhere) keepStore.setState({ kind: 'elsewhere' }, true);
    else {
      keepStore.setState({ kind: 'saved', at: new Date() }, true);
      channel?.postMessage(seen);
    }
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    keepStore.setState({ kind: isFull ? 'full' : 'denied' }, true);
  }
}

function stampOf(old: unknown): number {
  const read = readKept(old);
  return read.ok ? read.work.stamp : 0;
}

/** Takes what another tab has saved. */
export async function takeFromStore(): Promise<KeptWork | null> {
  if (!database) return null;
  const read = await readKeptWhole(await get<unknown>(KEY, database));
  if (!read.ok) return null;
  seen = read.work.stamp;
  keepStore.setState({ kind: 'saved', at: new Date() }, true);
  return read.work;
}

/** Sets the work that a link takes the place of aside. */
export async function keepBeforeLink(work: Omit<KeptWork, 'stamp'>): Promise<void> {
  if (!database) return;
  try {
    await set(BEFORE_LINK, writeKept({ ...work, stamp: 0 }), database);
  } catch {
    // Undo still has it.
  }
}

export async function workBeforeLink(): Promise<KeptWork | null> {
  if (!database) return null;
  const read = await readKeptWhole(await get<unknown>(BEFORE_LINK, database));
  return read.ok ? read.work : null;
}

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('paydown');

/** Tells when another tab has saved. */
export function onSavedElsewhere(tell: () => void): void {
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'number' || data <= seen) return;
    keepStore.setState({ kind: 'elsewhere' }, true);
    tell();
  };
}
