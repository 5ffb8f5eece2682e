import { deflateSync, inflateSync } from 'fflate';
import { base64url, bytesOfBase64url } from './base64url.ts';
import { ByteReader } from './byte-reader.ts';
import { ByteWriter } from './byte-writer.ts';
import { newer } from './codec.ts';
import { crc32 } from './crc-32.ts';
import { LinkFault, senseless } from './link-fault.ts';

/** No link is longer than this when it is read; those that are made stay far below. */
const MOST_CHARACTERS = 8192;
/** What a link may hold when it is unpacked. */
const MOST_BYTES = 65_536;
const CHECKSUM_BYTES = 4;
/** Version, one byte of how it is packed, and the checksum. */
const LEAST_BYTES = 2 + CHECKSUM_BYTES;
const PLAIN = 0;
const DEFLATED = 1;
/**
 * The last letter of every link. Programs that make links clickable leave a hyphen or an underscore at the end out; and
 * where it is missing, the link was cut.
 */
const LAST_LETTER = 'z';

export interface Envelope {
  readonly version: number;
  readonly body: Uint8Array;
}

/**
 * Bytes as the fragment of a URL: codec version, how it is packed, the body (deflated where that is shorter), a CRC-32 of
 * all that; as base64url; a last letter. This much is alike in every codec version.
 */
export function seal({ version, body }: Envelope): string {
  const deflated = deflateSync(body, { level: 9 });
  const to = new ByteWriter();
  to.byte(version);
  if (deflated.length + 2 < body.length) {
    to.byte(DEFLATED);
    to.whole(body.length);
    to.bytes(deflated);
  } else {
    to.byte(PLAIN);
    to.bytes(body);
  }
  const checksum = crc32(to.finish());
  for (let at = 0; at < CHECKSUM_BYTES; at += 1) to.byte((checksum >>> (8 * at)) & 0xff);
  return base64url(to.finish()) + LAST_LETTER;
}

/** The bytes of a fragment, with or without "#" in front. @throws LinkFault that says what is wrong with it */
export function open(fragment: string): Envelope {
  if (fragment.length > MOST_CHARACTERS) {
    throw new LinkFault(
      `This link is ${fragment.length} characters long, and no link of Paydown is longer than ${MOST_CHARACTERS}. Ask the sender for a workspace file instead.`,
    );
  }
  const bytes = bytesOf(fragment.trim().replace(/^#/, ''));
  const from = new ByteReader(bytes.subarray(0, -CHECKSUM_BYTES));
  const version = from.byte();
  if (version === 0) throw senseless('it names no link format');
  const packing = from.byte();
  if (packing === PLAIN) return { version, body: from.bytes(from.left) };
  if (packing !== DEFLATED) throw newer();
  return { version, body: inflated(from) };
}

function bytesOf(text: string): Uint8Array {
  if (text === '') throw new LinkFault('This link holds no scenario: there is nothing after its "#".');
  const odd = /[^\w-]/.exec(text);
  if (odd) {
    throw new LinkFault(
      `This link was altered on its way: character ${odd.index + 1} is one that no link of Paydown has. Copy it again as a whole, or ask the sender for a workspace file.`,
    );
  }
  const bytes = text.endsWith(LAST_LETTER) ? bytesOfBase64url(text.slice(0, -1)) : null;
  if (bytes === null) throw new LinkFault(`This link was cut: its end is missing. ${CURE}`);
  if (bytes.length < LEAST_BYTES || crc32(bytes.subarray(0, -CHECKSUM_BYTES)) !== checksumOf(bytes)) {
    throw new LinkFault(`This link was cut or altered on its way: its checksum does not agree. ${CURE}`);
  }
  return bytes;
}

const CURE = 'Copy it again as a whole, or ask the sender for a workspace file.';

function checksumOf(bytes: Uint8Array): number {
  return Array.from(bytes.subarray(-CHECKSUM_BYTES)).reduceRight((value, byte) => value * 256 + byte, 0);
}

/** What was deflated. The room is what the link claims, within a limit: no link can fill the memory. */
function inflated(from: ByteReader): Uint8Array {
  const length = from.whole();
  if (length > MOST_BYTES) throw senseless(`it claims to hold ${length} bytes`);
  try {
    // One byte more than claimed shows where it holds more.
    const body = inflateSync(from.bytes(from.left), { out: new Uint8Array(length + 1) });
    if (body.length === length) return body;
  } catch (error) {
    throw senseless('what is packed in it cannot be unpacked', error);
  }
  throw senseless('it holds more or less than it claims');
}
