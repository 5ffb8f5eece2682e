import { strToU8, zipSync } from 'fflate';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { assumptionRows } from './assumption-rows.ts';
import { aboutRows, type ExportAbout } from './export-about.ts';
import { column, type ExportTable } from './export-table.ts';
import { contentTypes, RELATIONS, STYLES, sheetXml, workbookRelations, workbookXml } from './xlsx-parts.ts';

/** Zip entries have a time; a fixed one makes the same tables the same file. */
const NO_TIME = '1980-01-01T00:00:00';

/**
 * A workbook in the format of Excel (ECMA-376, Office Open XML): what it is of and the assumptions on the first sheet,
 * then a sheet for each table. Numbers are numbers with all their decimals, days are dates, texts are never formulas.
 *
 * Written here and not by a library: those that pack it in the background start a worker from a blob, which the page's
 * content security policy refuses, and then wait for ever.
 */
export function xlsxFile(
  about: ExportAbout,
  form: ScenarioForm,
  tables: readonly ExportTable[],
): Uint8Array<ArrayBuffer> {
  const sheets = [frontSheet(about, form, tables), ...tables];
  const names = sheets.map(({ name }) => name);
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': RELATIONS,
    'xl/workbook.xml': workbookXml(names),
    'xl/_rels/workbook.xml.rels': workbookRelations(sheets.length),
    'xl/styles.xml': STYLES,
  };
  for (const [at, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${at + 1}.xml`] = sheetXml(sheet);
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(files), { level: 6, mtime: NO_TIME });
}

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function frontSheet(about: ExportAbout, form: ScenarioForm, tables: readonly ExportTable[]): ExportTable {
  const notes = tables.flatMap(({ name, notes: own = [] }) =>
    own.length === 0 ? [] : [[null, null], [name, null], ...own],
  );
  return {
    name: 'Assumptions',
    columns: [column('About', 'text'), column('', 'text')],
    rows: [...aboutRows(about), [null, null], ['Assumptions', null], ...assumptionRows(form), ...notes],
  };
}
