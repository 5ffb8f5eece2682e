import { appStore, setView } from '../store/app-store.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
let isChosen = false;

/** Follows the system's light or dark until the user chooses, and puts the theme on the page. */
export function startTheme(): void {
  const follow = (): void => {
    if (!isChosen) setView({ theme: dark.matches ? 'dark' : 'light' });
  };
  const paint = (): void => {
    document.documentElement.dataset['theme'] = appStore.getState().theme;
  };
  dark.addEventListener('change', follow);
  appStore.subscribe(paint);
  follow();
  paint();
}

export function toggleTheme(): void {
  isChosen = true;
  setView({ theme: appStore.getState().theme === 'dark' ? 'light' : 'dark' });
}
