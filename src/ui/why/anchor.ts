/** The element whose figure is open: the popover keeps clear of its row, and gives the focus back to it. */
let anchor: HTMLElement | null = null;

export function anchorNow(): HTMLElement | null {
  return anchor?.isConnected ? anchor : null;
}

export function setAnchor(element: HTMLElement | null): void {
  anchor?.removeAttribute('aria-expanded');
  element?.setAttribute('aria-expanded', 'true');
  anchor = element;
}

/** What the popover must leave in sight: the row of the figure, or the figure where it stands in none. */
export function rowOf(element: HTMLElement): DOMRect {
  return (element.closest('tr, dl > div, li, .figure-row') ?? element).getBoundingClientRect();
}
