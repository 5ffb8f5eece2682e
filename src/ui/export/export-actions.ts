import { csvText } from '../../files/exports/csv-text.ts';
import { exportAbout } from '../../files/exports/export-about.ts';
import type { ExportTable } from '../../files/exports/export-table.ts';
import { exportTables } from '../../files/exports/export-tables.ts';
import { exportFileName } from '../../files/exports/file-name.ts';
import { standaloneSvg } from '../../files/exports/standalone-svg.ts';
import { XLSX_TYPE, xlsxFile } from '../../files/exports/xlsx-file.ts';
import { PRICING_PARTS, SENSITIVITY_PARTS } from '../../store/analysis-state.ts';
import { activeTab } from '../../store/app-state.ts';
import { appStore } from '../../store/app-store.ts';
import { workBeforeLink } from '../../store/keep.ts';
import { notify } from '../../store/notices.ts';
import { resultOf } from '../../store/outcome.ts';
import { namedForm, openWorkspace } from '../../store/workspace.ts';
import { verdictSentence } from '../../view/verdict-sentence.ts';
import { pricingTables, sensitivityTables } from './analysis-tables.ts';
import { chartMarkup } from './chart-markup.ts';
import { saveFile } from './save-file.ts';

/** The scenario on the screen with all that an export says of it. */
function subject() {
  const tab = activeTab(appStore.getState());
  const result = resultOf(tab.shown);
  const form = namedForm(tab);
  return { ...result, form, result, about: exportAbout(result.projection, form, __APP_VERSION__) };
}

/** Every table of the scenario on the screen, one sheet each; of the analyses those whose figures are there. */
export function exportWorkbook(): void {
  const { projection, form, about, result } = subject();
  const tables = [
    ...exportTables(projection, form),
    ...PRICING_PARTS.flatMap((part) => pricingTables(part, result)),
    ...SENSITIVITY_PARTS.flatMap((part) => sensitivityTables(part, result)),
  ];
  const file = xlsxFile(about, form, tables);
  saveFile(exportFileName(about, 'Workbook', 'xlsx'), new Blob([file], { type: XLSX_TYPE }));
}

/** Which table of the exports the details show. */
const TABLE_OF = {
  balance: 'Balances',
  principal: 'Principal',
  interest: 'Interest',
  short: 'Interest short',
} as const;

/** What the details show as tables, the first of them the one that stands for all. */
function shownTables({ projection, form, result }: ReturnType<typeof subject>): readonly ExportTable[] {
  const { tab, cashQuantity, sensitivityPart, pricingPart } = appStore.getState();
  if (tab === 'sensitivity') return sensitivityTables(sensitivityPart, result);
  if (tab === 'pricing') return pricingTables(pricingPart, result);
  const tables = exportTables(projection, form);
  const ofCash = tab === 'cash' ? TABLE_OF[cashQuantity] : 'Classes';
  const wanted = tab === 'waterfall' ? 'Waterfall' : ofCash;
  return tables.filter(({ name }) => name === wanted);
}

/** The table on the screen as a file of its own. */
export function exportTable(kind: 'csv' | 'xlsx'): void {
  const whole = subject();
  const { form, about } = whole;
  const tables = shownTables(whole);
  const [table] = tables;
  if (!table) {
    notify({
      id: 'export',
      place: 'note',
      title: 'Nothing was exported: this table has no figures.',
      words: 'Where its figures are under way, export it when they are in; else the screen says what is wrong.',
      actions: [],
    });
    return;
  }
  if (kind === 'xlsx') {
    const file = xlsxFile(about, form, tables);
    saveFile(exportFileName(about, table.name, 'xlsx'), new Blob([file], { type: XLSX_TYPE }));
    return;
  }
  // The mark at the beginning tells spreadsheets that the text is UTF-8.
  const text = `\uFEFF${csvText(about, table)}`;
  saveFile(exportFileName(about, table.name, 'csv'), new Blob([text], { type: 'text/csv;charset=utf-8' }));
}

/** The chart as it stands on the screen. */
export async function exportChart(kind: 'svg' | 'png'): Promise<void> {
  const chart = document.querySelector<SVGSVGElement>('svg.chart');
  if (!chart) {
    notify({
      id: 'export',
      place: 'note',
      title: 'No chart is on the screen.',
      words: 'Switch the table back to the chart, then export it.',
      actions: [],
    });
    return;
  }
  const { about, projection, verdicts } = subject();
  const picture = chartMarkup(
    chart,
    `${about.deal}, ${about.scenario}`,
    verdictSentence({ projection, verdicts }, null),
  );
  const svg = standaloneSvg(picture, about);
  const blob = new Blob([svg], { type: 'image/svg+xml;charset=utf-8' });
  if (kind === 'svg') saveFile(exportFileName(about, 'Chart', 'svg'), blob);
  else saveFile(exportFileName(about, 'Chart', 'png'), await pngOf(blob));
}

/** Pixels of a picture for each of the page's: sharp on paper and on fine screens. */
const SHARPNESS = 2;

async function pngOf(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * SHARPNESS;
    canvas.height = image.height * SHARPNESS;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export async function bringBackBeforeLink(): Promise<void> {
  const work = await workBeforeLink().catch(() => null);
  if (work) openWorkspace(work.workspace);
  notify({
    id: 'export',
    place: 'note',
    title: work ? 'The work before the last link is back.' : 'No link has taken the place of other work here.',
    words: '',
    actions: [],
  });
}
