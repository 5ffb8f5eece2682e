import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { asText, type Codec, codec, newer } from './codec.ts';
import { decimal } from './decimal-codec.ts';
import { decimals } from './list-codecs.ts';

/**
 * A vector, as typed: a plain number, a list of numbers, or text in either notation. Such text is digits and a few words,
 * so it takes half a byte a character; what is written otherwise is kept as text.
 */
export const vector: Codec = codec(
  (to, value) => {
    if (Array.isArray(value)) {
      to.byte(LIST);
      decimals.pack(to, value);
      return;
    }
    const text = asText(value);
    if (NUMBER.test(text)) {
      to.byte(PLAIN_NUMBER);
      decimal.pack(to, text);
      return;
    }
    const pieces = piecesOf(text);
    to.byte(pieces === null ? TEXT : PIECES);
    if (pieces === null) to.text(text);
    else packPieces(to, pieces);
  },
  (from) => {
    const kind = from.byte();
    if (kind === PLAIN_NUMBER) return decimal.unpack(from);
    if (kind === LIST) return decimals.unpack(from);
    if (kind === PIECES) return unpackPieces(from);
    if (kind === TEXT) return from.text();
    throw newer();
  },
);

const PLAIN_NUMBER = 0;
const LIST = 1;
const PIECES = 2;
const TEXT = 3;

const NUMBER = /^\d{1,6}(?:\.\d{1,8})?$/;

/** Pieces of a vector's text: the first 15 take half a byte, the others a whole one. Longer ones stand before their parts. */
const SHORT = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', ' FOR ', ' RAMP ', ' ', '; '] as const;
const LONG = [
  '-',
  ';',
  ' x ',
  ' to ',
  ' in ',
  ' by ',
  'x',
  ' for ',
  ' ramp ',
  ' For ',
  ' Ramp ',
  '\n',
  '\t',
  '  ',
] as const;
const ESCAPE = SHORT.length;
const PIECE = new RegExp(
  [...SHORT, ...LONG]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|'),
  'y',
);

function literal(piece: string): string {
  return piece.replace('.', '\\.');
}

/** The text as half bytes, or null where it holds something else. */
function piecesOf(text: string): number[] | null {
  const halves: number[] = [];
  let at = 0;
  while (at < text.length) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0];
    if (piece === undefined) return null;
    const short = SHORT.indexOf(piece as (typeof SHORT)[number]);
    if (short >= 0) halves.push(short);
    else halves.push(ESCAPE, LONG.indexOf(piece as (typeof LONG)[number]));
    at += piece.length;
  }
  return halves;
}

function packPieces(to: ByteWriter, halves: readonly number[]): void {
  to.whole(halves.length);
  for (let at = 0; at < halves.length; at += 2) to.byte((halves[at] as number) * 16 + (halves[at + 1] ?? 0));
}

function unpackPieces(from: ByteReader): string {
  const count = from.whole();
  const bytes = from.bytes(Math.ceil(count / 2));
  const halves = Array.from({ length: count }, (_, at) => ((bytes[at >> 1] as number) >> (at % 2 === 0 ? 4 : 0)) & 15);
  let text = '';
  for (let at = 0; at < count; at += 1) {
    const half = halves[at] as number;
    const piece = half < ESCAPE ? SHORT[half] : LONG[halves[at + 1] ?? LONG.length];
    if (piece === undefined) throw newer();
    text += piece;
    if (half >= ESCAPE) at += 1;
  }
  return text;
}
