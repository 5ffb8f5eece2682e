import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { LinkFault } from './link-fault.ts';

/**
 * How one kind of value is put into bytes. `base` is what the codec version's frozen default has in the same place: an
 * object writes only what differs from it. Values are JSON values; what comes out of bytes is doubted by parseScenario.
 */
export interface Codec {
  readonly pack: (to: ByteWriter, value: unknown, base?: unknown) => void;
  readonly unpack: (from: ByteReader, base?: unknown) => unknown;
  readonly packColumn: (to: ByteWriter, values: readonly unknown[]) => void;
  readonly unpackColumn: (from: ByteReader, count: number) => unknown[];
}

/** A codec whose columns are its values one after the other. */
export function codec(pack: Codec['pack'], unpack: Codec['unpack']): Codec {
  return {
    pack,
    unpack,
    packColumn: (to, values) => {
      for (const value of values) pack(to, value);
    },
    unpackColumn: (from, count) => Array.from({ length: count }, () => unpack(from)),
  };
}

/** A whole number; in a column, its step from the one before: months rise by little. */
export const whole: Codec = {
  pack: (to, value) => to.signed(asWhole(value)),
  unpack: (from) => from.signed(),
  packColumn: (to, values) => {
    let before = 0;
    for (const value of values) {
      to.signed(asWhole(value) - before);
      before = asWhole(value);
    }
  },
  unpackColumn: (from, count) => {
    let before = 0;
    return Array.from({ length: count }, () => {
      before += from.signed();
      return before;
    });
  },
};

/** A month, or null for none. */
export const wholeOrNull: Codec = codec(
  (to, value) => to.whole(value === null ? 0 : asWhole(value) + 1),
  (from) => {
    const value = from.whole();
    return value === 0 ? null : value - 1;
  },
);

export const flag: Codec = word([false, true]);

export const text: Codec = codec(
  (to, value) => to.text(asText(value)),
  (from) => from.text(),
);

/** One of a frozen list of values. More may be added at its end, never in between. */
export function word(words: readonly unknown[]): Codec {
  return codec(
    (to, value) => {
      const place = words.indexOf(value);
      if (place < 0) throw notPackable(value);
      to.byte(place);
    },
    (from) => {
      const place = from.byte();
      if (place >= words.length) throw newer();
      return words[place];
    },
  );
}

/** Usually one of a frozen list of texts, but it may be any. */
export function usually(words: readonly string[]): Codec {
  return codec(
    (to, value) => {
      const place = words.indexOf(asText(value));
      to.whole(place + 1);
      if (place < 0) to.text(asText(value));
    },
    (from) => {
      const place = from.whole();
      if (place > words.length) throw newer();
      return place === 0 ? from.text() : words[place - 1];
    },
  );
}

/** Either a fixed word, or what another codec holds. */
export function wordOr(fixed: string, other: Codec): Codec {
  return codec(
    (to, value, base) => {
      to.byte(value === fixed ? 0 : 1);
      if (value !== fixed) other.pack(to, value, base);
    },
    (from, base) => (from.byte() === 0 ? fixed : other.unpack(from, base)),
  );
}

export function asText(value: unknown): string {
  if (typeof value !== 'string') throw notPackable(value);
  return value;
}

function asWhole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || Object.is(value, -0)) throw notPackable(value);
  return value;
}

export function notPackable(value: unknown): LinkFault {
  const shown = String(JSON.stringify(value)).slice(0, 40);
  return new LinkFault(`The value ${shown} has no place in a link; save a workspace file instead.`);
}

/** What only a later version of the program can have written. */
export function newer(): LinkFault {
  return new LinkFault(
    'This link holds something that this version of Paydown does not know; a newer version made it. Reload the page to get the newest version, then open the link again.',
  );
}
