import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/base.css';
import { App } from './ui/app.tsx';
import { FaultBoundary } from './ui/fault-boundary.tsx';
import { inBackground } from './ui/in-background.ts';
import { startKeeping } from './ui/keep/start-keeping.ts';
import { startOffline, takesNewVersion } from './ui/offline/start-offline.ts';
import { followLinks } from './ui/share/follow-links.ts';
import { startTheme } from './ui/theme.ts';
import { warmUpForDrag } from './ui/warm-up.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element "root" to mount the app in.');
inBackground(start(place));

/**
 * Brings up the screen. A function, not awaits of the module itself: what a link or kept work needs is fetched meanwhile,
 * and those files import from this one, so that each would wait for the other.
 */
async function start(root: HTMLElement): Promise<void> {
  startTheme();
  if (await takesNewVersion()) return;
  // The first picture is of the work that was kept, or of the link: never of the defaults that then give way.
  await startKeeping();
  await followLinks();
  createRoot(root).render(
    <StrictMode>
      <FaultBoundary what="The screen">
        <App />
      </FaultBoundary>
    </StrictMode>,
  );
  inBackground(startOffline());
  warmUpForDrag();
}
