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
import { warmUp } from './ui/warm-up.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element "root" to mount the app in.');
startTheme();
const isLeaving = await takesNewVersion();
// The first picture is of the work that was kept, or of the link: never of the defaults that then give way.
if (!isLeaving) {
  await startKeeping();
  await followLinks();
  createRoot(place).render(
    <StrictMode>
      <FaultBoundary what="The screen">
        <App />
      </FaultBoundary>
    </StrictMode>,
  );
  inBackground(startOffline());
  warmUp();
}
