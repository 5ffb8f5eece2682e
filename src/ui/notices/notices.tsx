import { useStore } from 'zustand';
import { dismiss, type Notice, noticeStore } from '../../store/notices.ts';
import { Icon } from '../icon.tsx';
import './notices.css';

/** Notices across the screen, below the top bar. */
export function NoticeBars() {
  const notices = useStore(noticeStore, (state) => state.notices);
  return (
    <div className="notice-bars" role="status" aria-label="Notices">
      {notices
        .filter(({ place }) => place === 'bar')
        .map((notice) => (
          <NoticeView key={notice.id} notice={notice} />
        ))}
    </div>
  );
}

/** Small notices that float at the foot of the screen. */
export function NoticeNotes() {
  const notices = useStore(noticeStore, (state) => state.notices);
  return (
    <div className="notice-notes" role="status" aria-label="Remarks">
      {notices
        .filter(({ place }) => place === 'note')
        .map((notice) => (
          <NoticeView key={notice.id} notice={notice} />
        ))}
    </div>
  );
}

function NoticeView({ notice }: { readonly notice: Notice }) {
  const { id, place, title, words, actions } = notice;
  return (
    <div className={`notice notice-${place}`}>
      {place === 'bar' && <Icon name="flag" size={16} />}
      <p>
        <b>{title}</b> {words}
      </p>
      {actions.map((action) => (
        <button
          key={action.words}
          type="button"
          className="notice-action"
          onClick={() => {
            dismiss(id);
            action.act();
          }}
        >
          {action.words}
        </button>
      ))}
      <button type="button" className="icon-button" aria-label={`Close: ${title}`} onClick={() => dismiss(id)}>
        <Icon name="close" size={14} />
      </button>
    </div>
  );
}
