import { expect, test } from 'vitest';
import { decodeLink, encodeLink, UNFORESEEN } from '../link.ts';
import { CONTEXT, sealed, unsealed, WORKSPACES } from './links-for-tests.ts';

/** Links altered as text, of which the checksum catches all; and altered in their bytes, with the checksum put right. */
const ALTERED_TEXTS = 60_000;
const ALTERED_BYTES = 50_000;
/** The longest links take as long as ten short ones; they have their turn once in so many. */
const TURN_OF_LONG = 20;

const LINKS = WORKSPACES.map((workspace) => {
  const link = encodeLink(workspace, '0.1.0');
  if (!link.ok) throw new Error(link.message);
  return link.fragment;
});

const SHORT = LINKS.filter((link) => link.length < 300);
const LONG = LINKS.filter((link) => link.length >= 300);

function pick(count: number): string {
  const links = count % TURN_OF_LONG === 0 ? LONG : SHORT;
  return links[Math.floor(count / TURN_OF_LONG + count) % links.length] as string;
}

/** Numbers below `n`, the same in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) % n;
  };
}

/** Changes, takes out, puts in, cuts, repeats or exchanges something, once to four times. */
function altered<T>(items: readonly T[], roll: (n: number) => number, any: () => T, other: readonly T[]): T[] {
  let changed = [...items];
  for (let times = 1 + roll(4); times > 0; times -= 1) {
    const at = roll(changed.length + 1);
    const length = 1 + roll(6);
    const how = roll(7);
    if (how <= 2) changed[at] = any();
    else if (how === 3) changed.splice(at, length);
    else if (how === 4) changed.splice(at, 0, ...Array.from({ length }, any));
    else if (how === 5) changed.splice(at, length, ...other.slice(roll(other.length)).slice(0, length));
    else if (times === 1 && roll(4) === 0) changed = changed.slice(0, at);
  }
  return changed;
}

const SENTENCE = /^(?:This link|The scenario of this link|Scenario \d+ of this link) .*[.”"]$/s;

function expectSentence(message: string): void {
  if (SENTENCE.test(message) && !message.startsWith(UNFORESEEN)) return;
  expect.fail(`no sentence: ${message}`);
}

test(`${ALTERED_TEXTS} links altered as text are answered by a sentence each`, () => {
  const roll = dice(1);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_%<#/\u0000é';
  for (let count = 0; count < ALTERED_TEXTS; count += 1) {
    const link = pick(count);
    const other = LINKS[roll(LINKS.length)] as string;
    const text = altered([...link], roll, () => letters[roll(letters.length)] as string, [...other]).join('');
    if (text.trim().replace(/^#/, '') === link) continue;
    const read = decodeLink(text, CONTEXT);
    if (read.ok) expect.fail(`an altered link opened: ${text}`);
    else expectSentence(read.message);
  }
});

test(`${ALTERED_BYTES} links whose bytes are altered under a right checksum open as valid scenarios or are answered`, () => {
  const roll = dice(2);
  let opened = 0;
  for (let count = 0; count < ALTERED_BYTES; count += 1) {
    const bytes = [...unsealed(pick(count))];
    const changed = altered(bytes, roll, () => roll(256), [...unsealed(pick(roll(1000)))]);
    const read = decodeLink(sealed(Uint8Array.from(changed)), CONTEXT);
    if (!read.ok) {
      expectSentence(read.message);
      continue;
    }
    opened += 1;
    const again = encodeLink(read.workspace, read.engineVersion);
    if (!again.ok) {
      expect(again.message).toMatch(/\.$/);
      continue;
    }
    const twice = decodeLink(again.fragment, CONTEXT);
    // Comparing texts is many times faster than toEqual, which says more: it is asked only where they differ.
    if (JSON.stringify(twice) !== JSON.stringify(read)) expect(twice).toEqual(read);
  }
  // Were none to open, or all, the test would say nothing about the inside.
  expect(opened).toBeGreaterThan(ALTERED_BYTES / 100);
  expect(opened).toBeLessThan(ALTERED_BYTES / 2);
  expect(Object.keys(Object.prototype)).toEqual([]);
});
