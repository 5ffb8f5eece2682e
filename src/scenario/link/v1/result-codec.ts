import type { ByteReader } from '../byte-reader.ts';
import type { ByteWriter } from '../byte-writer.ts';
import { newer } from '../codec.ts';
import type { RecordedResult } from '../workspace.ts';

const NONE = 0;
/** A digest of this name has 64 bits, which go into eight bytes. */
const MURMUR3 = 1;
const OTHER_DIGEST = 2;
const DIGEST = /^murmur3:([0-9a-f]{16})$/;
const DIGEST_BYTES = 8;

/** Digest, lives and final balances; a life is one more than its millionths, 0 for none. */
export function packResult(to: ByteWriter, result: RecordedResult | null): void {
  if (result === null) {
    to.byte(NONE);
    return;
  }
  const hex = DIGEST.exec(result.digest)?.[1];
  to.byte(hex === undefined ? OTHER_DIGEST : MURMUR3);
  if (hex === undefined) to.text(result.digest);
  else for (let at = 0; at < hex.length; at += 2) to.byte(Number.parseInt(hex.slice(at, at + 2), 16));
  to.whole(result.classes.length);
  for (const { life, balance } of result.classes) {
    to.whole(life === null ? 0 : life + 1);
    to.signed(balance);
  }
}

export function unpackResult(from: ByteReader): RecordedResult | null {
  const kind = from.byte();
  if (kind === NONE) return null;
  if (kind !== MURMUR3 && kind !== OTHER_DIGEST) throw newer();
  const digest = kind === MURMUR3 ? `murmur3:${hexOf(from.bytes(DIGEST_BYTES))}` : from.text();
  const classes = Array.from({ length: from.count() }, () => {
    const life = from.whole();
    return { life: life === 0 ? null : life - 1, balance: from.signed() };
  });
  return { digest, classes };
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
