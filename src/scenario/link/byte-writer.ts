import { LinkFault } from './link-fault.ts';

const GROUP = 128;
const FIRST_ROOM = 1024;

/** Bytes in the making. Whole numbers take 7 bits a byte, low ones first; small ones are short. */
export class ByteWriter {
  #bytes = new Uint8Array(FIRST_ROOM);
  #length = 0;

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length] = value;
    this.#length += 1;
  }

  bytes(values: Uint8Array): void {
    this.#grow(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** A whole number of 0 or more, below 2^53. */
  whole(value: number): void {
    if (!Number.isSafeInteger(value) || value < 0)
      throw new LinkFault(`${value} is no whole number that a link can hold.`);
    let left = value;
    while (left >= GROUP) {
      this.byte((left % GROUP) + GROUP);
      left = Math.floor(left / GROUP);
    }
    this.byte(left);
  }

  /** A whole number of either sign, between -2^52 and 2^52. */
  signed(value: number): void {
    this.whole(zigzag(value));
  }

  text(text: string): void {
    if (LONE_SURROGATE.test(text)) {
      throw new LinkFault('A text holds half of a character (a lone surrogate), which a link cannot carry; delete it.');
    }
    const utf8 = new TextEncoder().encode(text);
    this.whole(utf8.length);
    this.bytes(utf8);
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #grow(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + more));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

/** 0, -1, 1, -2, 2 ... as 0, 1, 2, 3, 4 ... */
export function zigzag(value: number): number {
  return value < 0 ? -2 * value - 1 : 2 * value;
}

/** How many bytes {@link ByteWriter.whole} writes. */
export function lengthOfWhole(value: number): number {
  let length = 1;
  for (let left = value; left >= GROUP; left = Math.floor(left / GROUP)) length += 1;
  return length;
}
