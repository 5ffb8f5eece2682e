import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';

export interface ScrollRegionProps {
  readonly label: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly ref?: Ref<HTMLElement>;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** A part of the screen that scrolls by itself, and so can be reached by keys. */
export function ScrollRegion({ label, className, style, ref, onKeyDown, children }: ScrollRegionProps) {
  return (
    <section
      ref={ref}
      className={`table-wrap ${className ?? ''}`}
      style={style}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys, and not every browser sees to it.
      tabIndex={0}
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {children}
    </section>
  );
}
