import { type ColumnKind, type ExportCell, type ExportTable, isPlainDecimal, printNumber } from './export-table.ts';
import { xmlText } from './xml-text.ts';

/** The parts of a workbook as ECMA-376 part 1 has them; only what a reader must have, and column widths and number formats. */

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

export function contentTypes(sheets: number): string {
  const parts = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/styles.xml', 'styles'],
    ...numbers(sheets).map((at) => [`/xl/worksheets/sheet${at}.xml`, 'worksheet']),
  ];
  const overrides = parts.map(
    ([path, type]) => `<Override PartName="${path}" ContentType="${SPREADSHEET}.${type}+xml"/>`,
  );
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
}

export const RELATIONS = `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export function workbookXml(names: readonly string[]): string {
  const sheets = names.map((name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join('')}</sheets></workbook>`;
}

export function workbookRelations(sheets: number): string {
  const relations = [
    ...numbers(sheets).map((at) => [`rId${at}`, 'worksheet', `worksheets/sheet${at}.xml`]),
    [`rId${sheets + 1}`, 'styles', 'styles.xml'],
  ].map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`);
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`;
}

/** Formats of one's own are numbered from 164 on. */
const FIRST_FORMAT = 164;
const FORMATS: readonly (readonly [kind: ColumnKind, code: string])[] = [
  ['whole', '0'],
  ['cents', '#,##0.00;(#,##0.00);"–"'],
  ['percent', '0.00######'],
  ['years', '0.000000'],
  ['day', 'd mmm yyyy'],
];
const HEADING = FORMATS.length + 1;

/** Style 0 is text, then one for each format, then the heads in bold. */
export const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.map(
  ([, code], at) => `<numFmt numFmtId="${FIRST_FORMAT + at}" formatCode="${xmlText(code)}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${FORMATS.length + 2}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${FORMATS.map(
  (_, at) => `<xf numFmtId="${FIRST_FORMAT + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
).join(
  '',
)}<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"><alignment wrapText="1" vertical="top"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 26,
  whole: 9,
  cents: 19,
  percent: 12,
  years: 14,
  day: 13,
  decimal: 14,
};

/** A table with its heads in a first row that stays in sight. */
export function sheetXml({ columns, rows }: ExportTable): string {
  const widths = columns.map(
    ({ kind }, at) => `<col min="${at + 1}" max="${at + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
  );
  const heads = columns.map(({ head }, at) => textCell(address(0, at), head, HEADING)).join('');
  const body = rows.map((row, down) => {
    const cells = row.map((cell, at) => cellXml(address(down + 1, at), cell, columns[at]?.kind ?? 'text'));
    return `<row r="${down + 2}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads}</row>${body.join('')}</sheetData></worksheet>`;
}

/** Day 0 of Day is 1 Jan 1970; in a workbook that is serial number 25,569. */
const FIRST_SERIAL = 25_569;

function cellXml(place: string, cell: ExportCell, kind: ColumnKind): string {
  if (cell === null) return '';
  if (isPlainDecimal(cell, kind)) return `<c r="${place}" s="0"><v>${cell}</v></c>`;
  if (typeof cell !== 'number' || kind === 'text') return textCell(place, String(cell), 0);
  const style = 1 + FORMATS.findIndex(([name]) => name === kind);
  const value = kind === 'day' ? String(cell + FIRST_SERIAL) : printNumber(kind, cell);
  return `<c r="${place}" s="${style}"><v>${value}</v></c>`;
}

function textCell(place: string, text: string, style: number): string {
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
}

/** "A1", "AB12"; rows and columns from 0. */
function address(row: number, at: number): string {
  let name = '';
  for (let left = at + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return `${name}${row + 1}`;
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1);
}
