const PATHS = {
  down: 'M4 6.5l4 4 4-4',
  right: 'M6.5 4l4 4-4 4',
  left: 'M9.5 4l-4 4 4 4',
  reset: 'M4.2 6A4.6 4.6 0 1 1 3.4 9M3.5 3v3.2h3.2',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.5 3.5v9',
  large: 'M9.5 3.5h3v3M6.5 12.5h-3v-3M12.5 3.5l-4 4M3.5 12.5l4-4',
  close: 'M4 4l8 8M12 4l-8 8',
  plus: 'M8 3v10M3 8h10',
  more: 'M3.5 8h.1M8 8h.1M12.5 8h.1',
  undo: 'M3 6h6.5a3.5 3.5 0 0 1 0 7H6M5.5 3.5L3 6l2.5 2.5',
  redo: 'M13 6H6.5a3.5 3.5 0 0 0 0 7H10M10.5 3.5L13 6l-2.5 2.5',
  help: 'M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2zM6.3 6.4a1.8 1.8 0 1 1 2.5 1.7c-.6.3-.8.6-.8 1.2M8 11.4v.1',
} as const;

export type IconName = keyof typeof PATHS | 'theme' | 'flag';

/** A line drawing of 16 units; it never stands alone as a name. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className={`icon icon-${name}`} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <IconShape name={name} />
    </svg>
  );
}

function IconShape({ name }: { readonly name: IconName }) {
  if (name === 'theme') {
    return (
      <>
        <circle cx="8" cy="8" r="5.5" />
        <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
      </>
    );
  }
  if (name === 'flag') {
    return (
      <>
        <path d="M8 2.5l6 10.5H2z" />
        <path className="mark" d="M8 6.2v3.4M8 11.4v.1" />
      </>
    );
  }
  return <path d={PATHS[name]} />;
}
