/** Opens the link in the address now, and any that comes into it later. */
export async function followLinks(): Promise<void> {
  window.addEventListener('hashchange', () => followAddress());
  await followAddress();
}

/**
 * What the link held is then the work at hand: it is taken out of the address, so that loading the page again brings back
 * the work and not what the link once held.
 */
async function followAddress(): Promise<void> {
  const { hash, pathname, search } = window.location;
  if (hash.length < 2 || hash === '#results') return;
  const [link = '', why] = hash.split(/[#&]why=/);
  if (link.length > 1) {
    const { openLink } = await import('./open-link.ts');
    openLink(link);
  }
  if (why !== undefined) {
    const { openFigure } = await import('../why/open-figure.ts');
    openFigure(why);
  }
  history.replaceState(null, '', `${pathname}${search}`);
}
