import { setView } from '../store/app-store.ts';
import { AssumptionsPanel } from './assumptions/panel.tsx';
import { Chart } from './chart/chart.tsx';
import { Ribbon } from './chart/ribbon.tsx';
import { Details } from './details/details.tsx';
import { Terms } from './glossary/terms.tsx';
import { MobileBar } from './mobile-bar.tsx';
import { NoticeBars, NoticeNotes } from './notices/notices.tsx';
import { Overlays } from './overlays.tsx';
import { PrintReport } from './print/print-report.tsx';
import { StatusLine } from './status-line.tsx';
import { ShortcutsDialog } from './top-bar/shortcuts.tsx';
import { TopBar } from './top-bar/top-bar.tsx';
import { Tour } from './tour/tour.tsx';
import { useApp } from './use-app.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useMedia } from './use-size.ts';
import { Verdict } from './verdict/verdict.tsx';
import { Why } from './why/why.tsx';
import './app.css';

/** The screen: bar above, assumptions at the left, results beside them. */
export function App() {
  useShortcuts();
  useFileDrop();
  const size = useApp((state) => state.size);
  const panelIsOpen = useApp((state) => state.panelIsOpen);
  const isOverlaid = useMedia('(max-width: 1180px)') && panelIsOpen;
  return (
    <div className="app" data-size={size}>
      <a className="skip-link" href="#results">
        To the results
      </a>
      <TopBar />
      <NoticeBars />
      <AssumptionsPanel />
      <main className="results" id="results" tabIndex={-1} inert={isOverlaid}>
        <Tour />
        <Verdict />
        {size === 'large' ? <Ribbon /> : <Chart />}
        <Details />
        <PrintReport />
      </main>
      {isOverlaid && <Veil />}
      <StatusLine />
      <MobileBar />
      <NoticeNotes />
      <ShortcutsDialog />
      <Why />
      <Terms />
      <Overlays />
    </div>
  );
}

/** What lies under an opened panel: pressing it closes the panel. */
function Veil() {
  return <div className="veil" onPointerDown={() => setView({ panelIsOpen: false })} />;
}
