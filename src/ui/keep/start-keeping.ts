import { TYPED_LIMITS } from '../../files/workspace/typed-work.ts';
import { appStore } from '../../store/app-store.ts';
import { keepStore, type Loaded, loadKept, onSavedElsewhere, saveKept, takeFromStore } from '../../store/keep.ts';
import { keptWorkOf } from '../../store/kept-work.ts';
import { dismiss, notify } from '../../store/notices.ts';
import { isMoreThanKept } from '../../store/typed-work.ts';
import { openWorkspace } from '../../store/workspace.ts';
import { saveFile } from '../export/save-file.ts';
import { inBackground } from '../in-background.ts';

/** Work is saved when it has rested this long. */
const REST_MS = 400;

/** Brings back what was kept, then keeps the work as it is made. */
export async function startKeeping(): Promise<void> {
  const loaded = await loadKept();
  bringBack(loaded);
  let last = appStore.getState();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const save = (): void => {
    if (timer === null) return;
    clearTimeout(timer);
    timer = null;
    tellOfMore();
    if (keepStore.getState().kind !== 'elsewhere') inBackground(saveKept(keptWorkOf(appStore.getState())));
  };
  appStore.subscribe((state) => {
    const isSame =
      state.scenarios === last.scenarios &&
      state.baseId === last.baseId &&
      state.activeId === last.activeId &&
      state.analysis === last.analysis &&
      state.added === last.added &&
      state.sensitivityPart === last.sensitivityPart &&
      state.pricingPart === last.pricingPart &&
      state.tab === last.tab &&
      state.cursor === last.cursor;
    last = state;
    if (isSame) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(save, REST_MS);
  });
  window.addEventListener('pagehide', save);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && save());
  onSavedElsewhere(tellOfOtherTab);
  keepStore.subscribe(tellOfState);
  tellOfState(keepStore.getState());
}

function bringBack(loaded: Loaded): void {
  if (loaded.kind === 'work') {
    openWorkspace(loaded.work.workspace);
    appStore.temporal.getState().clear();
  }
  if (loaded.kind !== 'corrupt') return;
  notify({
    id: 'aside',
    place: 'note',
    title: 'Saved work could not be read; it is set aside.',
    words: `The reason: ${loaded.why}.`,
    actions: [
      {
        words: 'Download it',
        act: () => saveFile('paydown-set-aside.json', new Blob([loaded.text], { type: 'application/json' })),
      },
    ],
  });
}

function tellOfState({ kind }: ReturnType<typeof keepStore.getState>): void {
  if (kind === 'elsewhere') tellOfOtherTab();
  if (kind !== 'denied' && kind !== 'full') return;
  notify({
    id: 'not-kept',
    place: 'note',
    title: kind === 'full' ? 'The browser’s storage is full.' : 'This browser keeps nothing here.',
    words: 'Everything works, but the work is lost when this tab closes. Save a workspace file, or share a link.',
    actions: [{ words: 'Save a file', act: () => saveWorkspace() }],
  });
}

async function saveWorkspace(): Promise<void> {
  const { saveWorkspaceFile } = await import('../export/workspace-file.ts');
  saveWorkspaceFile();
}

/** Text in a field beyond what is kept is not cut in silence. */
function tellOfMore(): void {
  const { scenarios } = appStore.getState();
  if (!scenarios.some(isMoreThanKept)) {
    dismiss('more-than-kept');
    return;
  }
  notify({
    id: 'more-than-kept',
    place: 'note',
    title: 'Not all text that cannot be read is kept.',
    words: `A field may hold ${TYPED_LIMITS.text} characters of it, and a scenario ${TYPED_LIMITS.drafts} such fields; what is beyond is lost when this tab closes.`,
    actions: [],
  });
}

function tellOfOtherTab(): void {
  notify({
    id: 'elsewhere',
    place: 'bar',
    title: 'Another tab has changed the kept work.',
    words: 'Nothing is kept from this tab until you choose.',
    actions: [
      { words: 'Show the other tab’s work', act: () => showOther() },
      { words: 'Keep this tab’s work', act: () => saveKept(keptWorkOf(appStore.getState()), true) },
    ],
  });
}

async function showOther(): Promise<void> {
  const work = await takeFromStore();
  if (work) openWorkspace(work.workspace);
}
