import { senseless } from './link-fault.ts';

const GROUP = 128;
/** 7 bits a byte: eight hold every whole number below 2^53. */
const MOST_BYTES = 8;
/** Rows of all lists of a link together; a table of rep lines may have 20,000. */
const MOST_ROWS = 25_000;

/** Reads what ByteWriter wrote, and never beyond it. @throws LinkFault where the bytes end too early or make no sense */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  #rows = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const value = this.#bytes[this.#at];
    if (value === undefined) throw senseless('it ends too early');
    this.#at += 1;
    return value;
  }

  bytes(length: number): Uint8Array {
    if (length > this.left) throw senseless('it ends too early');
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  whole(): number {
    let value = 0;
    let weight = 1;
    for (let read = 0; read < MOST_BYTES; read += 1) {
      const byte = this.byte();
      value += (byte % GROUP) * weight;
      if (byte < GROUP) {
        if (Number.isSafeInteger(value)) return value;
        break;
      }
      weight *= GROUP;
    }
    throw senseless('a number in it is too large');
  }

  signed(): number {
    const value = this.whole();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    const utf8 = this.bytes(this.whole());
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(utf8);
    } catch (error) {
      throw senseless('a text in it is no text', error);
    }
  }

  /** How many rows a list has. What a few bytes can claim is limited: rows may be empty, and memory is not. */
  rows(): number {
    const count = this.whole();
    this.#rows += count;
    if (this.#rows > MOST_ROWS) throw senseless(`its lists have more than ${MOST_ROWS} rows`);
    return count;
  }

  /** How many values follow of which each takes at least a byte. */
  count(): number {
    const count = this.whole();
    if (count > this.left) throw senseless('it ends too early');
    return count;
  }
}
