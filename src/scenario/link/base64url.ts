const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map(Array.from(ALPHABET, (letter, value) => [letter.charCodeAt(0), value] as const));

/** Bytes as text that a URL carries as it stands (RFC 4648 § 5, without padding): four letters for three bytes. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [first, second, third] = [bytes[at] as number, bytes[at + 1], bytes[at + 2]];
    text += letter(first >> 2) + letter(((first & 3) << 4) | ((second ?? 0) >> 4));
    if (second !== undefined) text += letter(((second & 15) << 2) | ((third ?? 0) >> 6));
    if (third !== undefined) text += letter(third & 63);
  }
  return text;
}

function letter(value: number): string {
  return ALPHABET[value] as string;
}

/** The bytes of such a text; null where it has another letter or cannot have come from whole bytes. */
export function bytesOfBase64url(text: string): Uint8Array | null {
  const rest = text.length % 4;
  if (rest === 1) return null;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    const value = VALUES.get(text.charCodeAt(at));
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xfff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[next] = (held >> bits) & 0xff;
    next += 1;
  }
  // Bits beyond the last byte were written as zero; another value there is another text for the same bytes.
  return (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
