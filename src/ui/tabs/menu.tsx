import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './menu.css';

export interface MenuItem {
  readonly words: string;
  readonly keys?: string;
  readonly act: () => void;
  readonly isOff?: boolean;
  /** Begins a new part of the list. */
  readonly isFirst?: boolean;
}

export interface MenuProps {
  readonly name: string;
  readonly className: string;
  readonly items: () => readonly MenuItem[];
  readonly children: ReactNode;
  readonly isTabStop?: boolean;
}

/** A button that opens a list of actions: a native popover, moved through by the arrows. */
export function Menu({ name, className, items, children, isTabStop = true }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const toggle = (): void => {
    const [to, from] = [list.current, button.current];
    if (!to || !from) return;
    const { left, bottom, right } = from.getBoundingClientRect();
    to.style.top = `${bottom + 4}px`;
    if (left < window.innerWidth / 2) Object.assign(to.style, { left: `${left}px`, right: 'auto' });
    else Object.assign(to.style, { left: 'auto', right: `${document.documentElement.clientWidth - right}px` });
    to.togglePopover();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
        tabIndex={isTabStop ? 0 : -1}
        onClick={toggle}
      >
        {children}
      </button>
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={name}
        className="menu"
        onKeyDown={moveByKey}
        onToggle={(event) => {
          const opens = event.newState === 'open';
          setOpen(opens);
          if (opens) requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus());
        }}
      >
        {isOpen &&
          items().map(({ words, keys, act, isOff, isFirst }) => (
            <button
              key={words}
              type="button"
              role="menuitem"
              className={isFirst === true ? 'menu-item menu-first' : 'menu-item'}
              tabIndex={-1}
              aria-disabled={isOff === true}
              onClick={() => {
                if (isOff === true) return;
                list.current?.hidePopover();
                button.current?.focus();
                act();
              }}
            >
              <span>{words}</span>
              {keys !== undefined && <kbd>{keys}</kbd>}
            </button>
          ))}
      </div>
    </>
  );
}

function moveByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key];
  event.stopPropagation();
  if (event.key === 'Tab') event.currentTarget.hidePopover();
  if (to === undefined) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}
