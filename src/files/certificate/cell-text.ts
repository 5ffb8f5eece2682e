/** Longest text of one cell that is looked at; no label of the form is longer than 300 characters. */
const LONGEST_CELL = 4000;

const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '-',
  mdash: '-',
};
const INVISIBLE = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /[\u2018\u2019\u201b\u02bc]/g;
const FOOTNOTE_SIGNS = /[*\u2020\u2021\u00a7]/g;

/**
 * The text of a cell in one plain form: entities that were pasted as such are read, no-break and zero-width spaces, curly
 * quotes, long dashes and footnote signs are levelled, runs of space are one space.
 */
export function cellText(raw: string): string {
  return raw
    .slice(0, LONGEST_CELL)
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,6}));/gi, readEntity)
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(QUOTES, "'")
    .replace(FOOTNOTE_SIGNS, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function readEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '0', 16) : Number(decimal);
  return code >= 32 && code <= 0xffff ? String.fromCharCode(code) : ' ';
}

/** The cells of a row that hold any text, in order. */
export function filledCells(row: readonly string[]): string[] {
  return row.map(cellText).filter((text) => text !== '');
}

/** Text of a page as a sentence may repeat it: cut where it is long. */
export function shortText(text: string, longest = 80): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
