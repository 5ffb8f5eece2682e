import { inBackground } from '../in-background.ts';
import type { MenuItem } from '../tabs/menu.tsx';

type Actions = typeof import('./export-actions.ts');
type Files = typeof import('./workspace-file.ts');

/** Fetches the exports when the first one is asked for. */
function act(work: (actions: Actions) => unknown): () => void {
  return () => inBackground(import('./export-actions.ts').then(work));
}

function fileAct(work: (files: Files) => unknown): () => void {
  return () => inBackground(import('./workspace-file.ts').then(work));
}

/** What can leave the program, and how work comes back into it. */
export function exportItems(): readonly MenuItem[] {
  return [
    { words: 'Workbook, XLSX', act: act((actions) => actions.exportWorkbook()), isFirst: true },
    { words: 'Table on the screen, CSV', act: act((actions) => actions.exportTable('csv')) },
    { words: 'Table on the screen, XLSX', act: act((actions) => actions.exportTable('xlsx')) },
    { words: 'Chart, PNG', act: act((actions) => actions.exportChart('png')) },
    { words: 'Chart, SVG', act: act((actions) => actions.exportChart('svg')) },
    { words: 'Report: print or PDF', act: () => window.print() },
    {
      words: 'Save a workspace file',
      act: fileAct((files) => files.saveWorkspaceFile()),
      isFirst: true,
    },
    { words: 'Open a workspace file…', act: fileAct((files) => files.openWorkspaceFile()) },
    { words: 'Bring back the work before the last link', act: act((actions) => actions.bringBackBeforeLink()) },
  ];
}
