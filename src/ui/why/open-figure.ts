import { moveCursor, setView } from '../../store/app-store.ts';
import { askWhy } from '../../store/why.ts';
import { parseFigureAddress } from '../../view/why/figure-address.ts';
import { setAnchor } from './anchor.ts';

/** How many frames a figure is waited for: its table may have to be fetched first. */
const FRAMES = 120;

/** Opens the reasons of a figure that a link names, in its month. Text that names none is left alone. */
export function openFigure(text: string): void {
  const address = decoded(text);
  const id = parseFigureAddress(address);
  if (id === null) return;
  if ('at' in id) setView({ tab: 'pricing' });
  else if ('steps' in id) setView({ tab: 'sensitivity' });
  else if ('number' in id) {
    setView({ tab: 'waterfall' });
    moveCursor(id.number);
  }
  const seek = (left: number): void => {
    const figure = document.querySelector<HTMLElement>(`[data-why="${CSS.escape(address)}"]`);
    if (figure === null && left > 0 && document.querySelector('.details') === null) {
      requestAnimationFrame(() => seek(left - 1));
      return;
    }
    setAnchor(figure);
    askWhy({ figure: address, run: '' });
  };
  requestAnimationFrame(() => seek(FRAMES));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
