/** Whole numbers from a seed, the same on every machine: 32-bit integer mixing, no floating-point fraction. */
export interface Dice {
  /** 0 .. n - 1, n a whole number up to 2^53. */
  below(n: number): number;
  /** low .. high, both included. */
  between(low: number, high: number): number;
  /** True in `percent` of 100 throws. */
  chance(percent: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the names, each as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
}

export function dice(seed: number): Dice {
  let state = (Math.imul(seed | 0, 0x9e3779b1) ^ 0x5bd1e995) | 0;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
  const below = (n: number): number => {
    if (!(n >= 1)) throw new Error(`no whole number below ${n}`);
    return (word() * 0x200000 + (word() >>> 11)) % n;
  };
  const pick = <T>(list: readonly T[]): T => {
    const entry = list[below(list.length)];
    if (entry === undefined) throw new Error('nothing to pick from');
    return entry;
  };
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (percent) => below(100) < percent,
    pick,
    weighted: <T extends string>(weights: Readonly<Record<T, number>>): T => {
      const names = Object.keys(weights) as T[];
      let left = below(names.reduce((total, name) => total + weights[name], 0));
      for (const name of names) {
        if (left < weights[name]) return name;
        left -= weights[name];
      }
      throw new Error('weights do not add up');
    },
  };
}

/** `tenThousandths` of an amount in cents, rounded down. Exact for amounts to nine billion dollars. */
export function share(cents: number, tenThousandths: number): number {
  return Math.floor((cents * tenThousandths) / 10_000);
}

/** Cents as dollars with two places. */
export function dollars(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(size / 100)}.${(size % 100).toString().padStart(2, '0')}`;
}

/** A rate in per cent from 10^-5 per cent units: 196795 is "1.96795". */
export function rateText(units: number): string {
  const size = Math.abs(units);
  return `${units < 0 ? '-' : ''}${Math.floor(size / 100_000)}.${(size % 100_000).toString().padStart(5, '0')}`;
}

/** "2019-11" of months since year 0. */
export function monthText(index: number): string {
  return `${Math.floor(index / 12)}-${((index % 12) + 1).toString().padStart(2, '0')}`;
}
