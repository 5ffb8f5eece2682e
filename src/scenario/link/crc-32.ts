/** CRC-32 of ISO 3309 and PNG: reflected polynomial 0xEDB88320, begun and ended with all ones. An unsigned number. */
export function crc32(bytes: Uint8Array): number {
  let remainder = -1;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (TABLE[(remainder ^ byte) & 0xff] as number);
  return (remainder ^ -1) >>> 0;
}

const POLYNOMIAL = 0xedb88320;

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = (remainder >>> 1) ^ (remainder & 1 ? POLYNOMIAL : 0);
  return remainder;
});
