/**
 * What keeps a link from being read or made, in a sentence. Thrown inside the codec, where a fault may lie many levels
 * down in the bytes; {@link decodeLink} and {@link encodeLink} catch it and hand back a value.
 */
export class LinkFault extends Error {
  override readonly name = 'LinkFault';
}

/** Says that the bytes of a link, though complete, make no sense: they were put together wrongly. */
export function senseless(what: string, cause?: unknown): LinkFault {
  const message = `This link cannot be read: ${what}. It was not made by Paydown; ask the sender for a new one.`;
  return new LinkFault(message, { cause });
}
