import { createStore } from 'zustand/vanilla';

interface NoticeAction {
  readonly words: string;
  readonly act: () => void;
}

/** Something the user must hear of that is no result: what a link brought, what was set aside, a new version. */
export interface Notice {
  readonly id: string;
  /** `bar`: across the screen, until answered; `note`: floating at its foot. */
  readonly place: 'bar' | 'note';
  readonly title: string;
  readonly words: string;
  /** What may be done about it; each closes the notice. */
  readonly actions: readonly NoticeAction[];
}

export const noticeStore = createStore<{ readonly notices: readonly Notice[] }>(() => ({ notices: [] }));

/** Shows a notice, in place of one with the same id. */
export function notify(notice: Notice): void {
  noticeStore.setState(({ notices }) => ({ notices: [...notices.filter(({ id }) => id !== notice.id), notice] }));
}

export function dismiss(id: string): void {
  noticeStore.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}
