import { strangeKey } from '../../deal/strange-key.ts';
import type { ByteReader } from './byte-reader.ts';
import type { ByteWriter } from './byte-writer.ts';
import { type Codec, codec, newer, notPackable, usually, whole } from './codec.ts';
import { decimal } from './decimal-codec.ts';
import { senseless } from './link-fault.ts';
import { type Field, propertiesOf, refuseUnknown } from './object-codec.ts';
import { sameJson } from './same-json.ts';

/** A list of decimals. */
export const decimals: Codec = codec(
  (to, value) => {
    const list = asList(value);
    to.whole(list.length);
    decimal.packColumn(to, list);
  },
  (from) => decimal.unpackColumn(from, from.count()),
);

/** A list of pairs of a month and a decimal: the points of a curve. */
export const points: Codec = codec(
  (to, value) => {
    const list = asList(value).map(asList);
    if (list.some((pair) => pair.length !== 2)) throw notPackable(value);
    to.whole(list.length);
    whole.packColumn(
      to,
      list.map(([month]) => month),
    );
    decimal.packColumn(
      to,
      list.map(([, share]) => share),
    );
  },
  (from) => {
    const count = from.count();
    const months = whole.unpackColumn(from, count);
    return decimal.unpackColumn(from, count).map((share, at) => [months[at], share]);
  },
);

/** Names of classes of this shelf; those of others are written out. */
export const className: Codec = usually(['A-1', 'A-2', 'A-2a', 'A-2b', 'A-3', 'A-4', 'B', 'C', 'D']);

/** Amounts by the name of a class. */
export const byClass: Codec = codec(
  (to, value) => {
    const entries = Object.entries(propertiesOf(value));
    to.whole(entries.length);
    for (const [name] of entries) className.pack(to, name);
    decimal.packColumn(
      to,
      entries.map(([, amount]) => amount),
    );
  },
  (from) => {
    const count = from.count();
    const names = className.unpackColumn(from, count) as string[];
    const amounts = decimal.unpackColumn(from, count);
    const read = Object.fromEntries(names.map((name, at) => [name, amounts[at]]));
    if (strangeKey(read) !== null) throw senseless('one of its amounts goes by a name that no class can have');
    return read;
  },
);

const NOWHERE = 0;
const EVERYWHERE = 1;
const SOMEWHERE = 2;
const AS_BASE = 3;

/** A list of objects, column by column; a column that equals the frozen default's is not written out. */
export function table(columns: readonly Field[]): Codec {
  return codec(
    (to, value, base) => {
      const rows = asList(value).map(propertiesOf);
      for (const row of rows) refuseUnknown(row, columns);
      to.whole(rows.length);
      for (const column of columns) packColumnOf(to, column, rows, rowsOf(base));
    },
    (from, base) => {
      const rows: Record<string, unknown>[] = Array.from({ length: from.rows() }, () => ({}));
      for (const column of columns) unpackColumnInto(from, column, rows, rowsOf(base));
      return rows;
    },
  );
}

type Row = Readonly<Record<string, unknown>>;

function packColumnOf(
  to: ByteWriter,
  { name, codec: values }: Field,
  rows: readonly Row[],
  base: readonly Row[],
): void {
  const here = rows.map((row) => row[name] !== undefined);
  const present = rows.flatMap((row) => (row[name] === undefined ? [] : [row[name]]));
  if (present.length === 0) {
    to.byte(NOWHERE);
    return;
  }
  if (rows.length === base.length && rows.every((row, at) => sameJson(row[name], base[at]?.[name]))) {
    to.byte(AS_BASE);
    return;
  }
  to.byte(present.length === rows.length ? EVERYWHERE : SOMEWHERE);
  if (present.length < rows.length) packBits(to, here);
  values.packColumn(to, present);
}

function unpackColumnInto(
  from: ByteReader,
  { name, codec: values }: Field,
  rows: Record<string, unknown>[],
  base: readonly Row[],
): void {
  const mode = from.byte();
  if (mode === NOWHERE) return;
  if (mode === AS_BASE) {
    if (rows.length !== base.length) throw senseless('a list in it is not as long as the one that it goes back to');
    for (const [at, row] of rows.entries()) if (base[at]?.[name] !== undefined) row[name] = base[at]?.[name];
    return;
  }
  if (mode !== EVERYWHERE && mode !== SOMEWHERE) throw newer();
  const where = mode === EVERYWHERE ? rows : rowsWithBit(from, rows);
  // Every value takes a byte at least.
  if (where.length > from.left) throw senseless('it ends too early');
  const column = values.unpackColumn(from, where.length);
  for (const [at, row] of where.entries()) row[name] = column[at];
}

function packBits(to: ByteWriter, bits: readonly boolean[]): void {
  for (let at = 0; at < bits.length; at += 8) {
    to.byte(bits.slice(at, at + 8).reduce((byte, bit, place) => byte + (bit ? 1 << place : 0), 0));
  }
}

function rowsWithBit<T>(from: ByteReader, rows: readonly T[]): readonly T[] {
  const bits = from.bytes(Math.ceil(rows.length / 8));
  return rows.filter((_, at) => ((bits[at >> 3] as number) >> (at % 8)) & 1);
}

function rowsOf(base: unknown): readonly Row[] {
  return Array.isArray(base) ? base : [];
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw notPackable(value);
  return value;
}
