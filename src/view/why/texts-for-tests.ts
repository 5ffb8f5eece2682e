import { expect } from 'vitest';
import type { Explanation } from './explanation.ts';
import { explanationText } from './explanation-text.ts';
import { figureAddress } from './figure-address.ts';
import { recompute } from './recompute-for-tests.ts';
import type { Recomputed } from './shown-for-tests.ts';

/** Reckons displayed explanations again and remembers which shapes of calculation it met, and what does not come out. */
export class CheckedTexts {
  readonly faults: string[] = [];
  readonly #shapes = new Map<string, number>();

  /** @returns what the text comes to; null where there is nothing to reckon in it, which is a fault unless it says so */
  check(explanation: Explanation, seed: number): Recomputed | null {
    const text = explanationText(explanation);
    const found = recompute(text);
    const at = `seed ${seed} ${figureAddress(explanation.id)}`;
    if (found === null) {
      if (!['nil', 'stated'].includes(explanation.method)) this.faults.push(`${at}: nothing to reckon in: ${text}`);
      return null;
    }
    this.#shapes.set(found.shape, (this.#shapes.get(found.shape) ?? 0) + 1);
    if (found.displayed !== found.reckoned)
      this.faults.push(`${at}: shows ${found.displayed}, comes to ${found.reckoned}: ${text}`);
    return found;
  }

  /** Fails with the faults, and where a shape was met less often than a test of it needs. */
  expectSound(least: Readonly<Record<string, number>>): void {
    expect(this.faults).toEqual([]);
    for (const [shape, times] of Object.entries(least))
      expect(this.#shapes.get(shape) ?? 0, shape).toBeGreaterThanOrEqual(times);
  }
}
