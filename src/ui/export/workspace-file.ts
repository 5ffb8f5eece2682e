import { exportFileName } from '../../files/exports/file-name.ts';
import { MOST_WORKSPACE_BYTES, printWorkspace, readWorkspace } from '../../files/workspace/workspace-file.ts';
import { activeTab } from '../../store/app-state.ts';
import { appStore } from '../../store/app-store.ts';
import { notify } from '../../store/notices.ts';
import { TRUST } from '../../store/trust.ts';
import { workspaceOf } from '../../store/workspace.ts';
import { inBackground } from '../in-background.ts';
import { saveFile } from './save-file.ts';

/** All scenarios as a file: what a link is too short for, and what outlives the browser's storage. */
export function saveWorkspaceFile(): void {
  const state = appStore.getState();
  const printed = printWorkspace(workspaceOf(state), __APP_VERSION__, TRUST.deal.name);
  if (!printed.ok) {
    refuse('The workspace file was not made.', printed.message);
    return;
  }
  const about = { deal: TRUST.deal.name, scenario: activeTab(state).name };
  saveFile(
    exportFileName({ ...about, run: '', version: '', data: '', digest: '', notice: '' }, 'Workspace', 'paydown.json'),
    new Blob([printed.text], { type: 'application/json' }),
  );
}

/** Asks for a workspace file and opens it; a bad one is told with its reason, and the work stays. */
export function openWorkspaceFile(): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.json,application/json';
  input.onchange = () => {
    const file = input.files?.[0];
    if (file) inBackground(readFile(file));
  };
  input.click();
}

async function readFile(file: File): Promise<void> {
  if (file.size > MOST_WORKSPACE_BYTES) {
    refuse(
      `“${file.name}” was not opened.`,
      'It is larger than any workspace file may be. Your scenarios are as they were.',
    );
    return;
  }
  const read = readWorkspace(await file.text(), TRUST);
  if (!read.ok) {
    refuse(`“${file.name}” was not opened.`, `${read.message} Your scenarios are as they were.`);
    return;
  }
  const { bringIn } = await import('../share/open-link.ts');
  bringIn(read.workspace, read.engineVersion, 'file');
}

function refuse(title: string, words: string): void {
  notify({ id: 'file', place: 'bar', title, words, actions: [] });
}
