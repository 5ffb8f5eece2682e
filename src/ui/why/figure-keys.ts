const FIGURE = '[data-why], [data-term]';
const GROUP = 'table, dl, ul, ol';

/**
 * Moves the focus from a figure to the next one in a direction: up and down in its column, left and right in its row. A
 * list has one column.
 * @returns whether the key is one of these and there was a figure to go to, or the key is no way out of the group
 */
export function moveAmongFigures(figure: HTMLElement, key: string): boolean {
  const group = figure.closest(GROUP);
  if (!group || !/^Arrow(Up|Down|Left|Right)$/.test(key)) return false;
  const next = group instanceof HTMLTableElement ? inTable(figure, key) : inList(group, figure, key);
  next?.focus();
  return true;
}

export function isShown(element: HTMLElement): boolean {
  return element.offsetParent !== null;
}

function inList(group: Element, figure: HTMLElement, key: string): HTMLElement | undefined {
  const all = [...group.querySelectorAll<HTMLElement>(FIGURE)].filter(isShown);
  const step = key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1;
  return all[all.indexOf(figure) + step];
}

function inTable(figure: HTMLElement, key: string): HTMLElement | undefined {
  const cell = figure.closest<HTMLTableCellElement>('td, th');
  const row = figure.closest('tr');
  if (!cell || !row) return undefined;
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const all = [...row.querySelectorAll<HTMLElement>(FIGURE)].filter(isShown);
    return all[all.indexOf(figure) + (key === 'ArrowRight' ? 1 : -1)];
  }
  const rows = [...(row.closest('table')?.rows ?? [])];
  const step = key === 'ArrowDown' ? 1 : -1;
  for (let at = rows.indexOf(row) + step; at >= 0 && at < rows.length; at += step) {
    const found = rows[at]?.cells[cell.cellIndex]?.querySelector<HTMLElement>(FIGURE);
    if (found && isShown(found)) return found;
  }
  return undefined;
}
