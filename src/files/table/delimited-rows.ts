import papaparse from 'papaparse';

/** What may stand between cells: tabs in a paste from a spreadsheet, the rest in files. */
export const SEPARATORS = [
  { name: 'tab', sign: '\t' },
  { name: 'comma', sign: ',' },
  { name: 'semicolon', sign: ';' },
  { name: 'bar', sign: '|' },
] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Longer texts are no table of a scenario: 20,000 rep lines with twenty columns have some 3 million characters. */
const MOST_CHARACTERS = 8_000_000;

export type PlainText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly message: string };

/** The text with line ends of one kind and without a byte order mark; a sentence where it is no text of a table at all. */
export function plainTableText(raw: string): PlainText {
  const no = (message: string): PlainText => ({ ok: false, message });
  if (raw.length > MOST_CHARACTERS) {
    return no(`This text has ${raw.length} characters, more than any table here: at most ${MOST_CHARACTERS} are read.`);
  }
  if (raw.startsWith('PK\u0003\u0004')) {
    return no('This is a workbook, not text: save the sheet as CSV, or copy its cells and paste them here.');
  }
  if (raw.includes('\u0000')) {
    return no(
      'This text is not in UTF-8, or is no text: save it as "CSV UTF-8", or copy the cells and paste them here.',
    );
  }
  const text = raw.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (text.trim() === '') return no('There is nothing here: paste a table with its header, or open a CSV file.');
  if (/^\s*<(?:!doctype|html|table)\b/i.test(text)) {
    return no("This is a page's source, not its cells: copy the table as the browser shows it, and paste that.");
  }
  return { ok: true, text };
}

export interface DelimitedRows {
  readonly rows: readonly (readonly string[])[];
  /** Number, from 1, of a row in which a quotation mark is opened and not closed as it should be; null where all are. */
  readonly brokenQuote: number | null;
}

/**
 * Parts a text into rows of cells. Quoted cells may hold separators and line ends; every row is kept, blank ones too, so
 * that row n of the result is row n of the spreadsheet.
 * @param most rows to part, where only the first ones are wanted
 */
export function delimitedRows(text: string, { sign }: Separator, most = 0): DelimitedRows {
  const { data, errors } = papaparse.parse<string[]>(text, {
    delimiter: sign,
    newline: '\n',
    header: false,
    dynamicTyping: false,
    worker: false,
    skipEmptyLines: false,
    preview: most,
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { rows: data, brokenQuote: broken ? (broken.row ?? 0) + 1 : null };
}
