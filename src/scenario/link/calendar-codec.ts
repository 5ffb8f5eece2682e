import { type Day, type Month, parseDay, parseMonth, printDay, printMonth } from '../../money/day.ts';
import { asText, type Codec, codec } from './codec.ts';

/** Days and months are counted from those near which the trusts of the shelf began. */
const FIRST_DAY = 18_000;
const FIRST_MONTH = 24_200;

/** "2019-10-23" */
export const day: Codec = codec(
  (to, value) => {
    const read = parseDay(asText(value));
    to.byte(read === null ? 0 : 1);
    if (read === null) to.text(asText(value));
    else to.signed(read - FIRST_DAY);
  },
  (from) => (from.byte() === 0 ? from.text() : printDay((from.signed() + FIRST_DAY) as Day)),
);

/** "2019-11"; in a column, its step from the one before. */
export const month: Codec = {
  pack: (to, value) => month.packColumn(to, [value]),
  unpack: (from) => month.unpackColumn(from, 1)[0],
  packColumn: (to, values) => {
    const months = values.map((value) => parseMonth(asText(value)));
    const readable = months.every((one) => one !== null);
    to.byte(readable ? 1 : 0);
    let before = FIRST_MONTH;
    for (const [at, value] of values.entries()) {
      const read = months[at] ?? before;
      if (readable) to.signed(read - before);
      else to.text(asText(value));
      before = read;
    }
  },
  unpackColumn: (from, count) => {
    const readable = from.byte() !== 0;
    let before = FIRST_MONTH;
    return Array.from({ length: count }, () => {
      if (!readable) return from.text();
      before += from.signed();
      return printMonth(before as Month);
    });
  },
};
