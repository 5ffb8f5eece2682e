import type { ByteWriter } from './byte-writer.ts';
import { type Codec, codec, newer, notPackable } from './codec.ts';
import { LinkFault, senseless } from './link-fault.ts';
import { sameJson } from './same-json.ts';

/** A property of an object: its number in the bytes, for ever, and its name in the form. */
export interface Field {
  readonly id: number;
  readonly name: string;
  readonly codec: Codec;
}

export function field(id: number, name: string, of: Codec): Field {
  return { id, name, codec: of };
}

const END = 0;
const TAKEN_OUT = 1;

/**
 * An object, as its differences from the frozen default: each is the field's number, doubled, and the value; or, one more,
 * that the default's value is taken out. Numbers rise; zero ends the list.
 */
export function object(fields: readonly Field[]): Codec {
  const byId = new Map(fields.map((one) => [one.id, one]));
  return codec(
    (to, value, base) => {
      const own = propertiesOf(value);
      const before = baseOf(base);
      refuseUnknown(own, fields);
      for (const one of fields) packField(to, one, own[one.name], before[one.name]);
      to.whole(END);
    },
    (from, base) => {
      const read = new Map(Object.entries(baseOf(base)));
      let last = 0;
      for (let code = from.whole(); code !== END; code = from.whole()) {
        const id = Math.floor(code / 2);
        const one = byId.get(id);
        if (id <= last) throw senseless('its fields are out of order');
        if (one === undefined) throw newer();
        last = id;
        if (code % 2 === TAKEN_OUT) read.delete(one.name);
        else read.set(one.name, one.codec.unpack(from, read.get(one.name)));
      }
      return Object.fromEntries(read);
    },
  );
}

function packField(to: ByteWriter, one: Field, value: unknown, before: unknown): void {
  if (sameJson(value, before)) return;
  to.whole(2 * one.id + (value === undefined ? TAKEN_OUT : 0));
  if (value !== undefined) one.codec.pack(to, value, before);
}

/** The default's properties, where it has an object in this place at all and not, say, the word "filed". */
function baseOf(base: unknown): Readonly<Record<string, unknown>> {
  return typeof base === 'object' && base !== null && !Array.isArray(base) ? (base as Record<string, unknown>) : {};
}

/** An object's properties; none of a text, number or list. */
export function propertiesOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notPackable(value);
  return value as Readonly<Record<string, unknown>>;
}

export function refuseUnknown(value: Readonly<Record<string, unknown>>, fields: readonly Field[]): void {
  for (const name of Object.keys(value)) {
    if (fields.some((one) => one.name === name)) continue;
    throw new LinkFault(`"${name.slice(0, 40)}" has no place in a link; save a workspace file instead.`);
  }
}
