import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { closeOverlay } from '../../store/overlay.ts';
import { letterOf } from '../../store/scenarios.ts';
import { typedWorkOf } from '../../store/typed-work.ts';
import { saveWorkspaceFile } from '../export/workspace-file.ts';
import { useApp } from '../use-app.ts';
import { Dialog } from './dialog.tsx';
import { type LinkChoice, linkAddress } from './link-address.ts';
import './share-dialog.css';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** A link that holds the scenarios and what they came to; for what does not fit, a workspace file. */
export function ShareDialog() {
  const scenarios = useApp((state) => state.scenarios);
  const activeId = useApp((state) => state.activeId);
  const hasCertificates = useApp(({ added }) => added.length > 0);
  const isTyping = useApp((state) => state.scenarios.some((tab) => typedWorkOf(tab) !== undefined));
  const [choice, setChoice] = useState<LinkChoice>({ onlyActive: false, presents: false });
  const link = useMemo(() => linkAddress(choice), [choice]);
  const place = scenarios.findIndex(({ id }) => id === activeId);
  return (
    <Dialog title="Share" onClose={closeOverlay} className="share">
      <p className="share-what">
        The link holds the inputs and, for checking, what each scenario comes to here. It is not sent to any server: all
        of it stands after the “#”.
        {hasCertificates && ' Certificates that you added stay here, what follows from them goes; a file has both.'}
        {isTyping && ' Text that cannot be read, or is at fault, is not in it; a file has it.'}
      </p>
      <fieldset className="share-choice">
        <legend className="hidden-text">What the link opens</legend>
        <label className="tick-box">
          <input
            type="radio"
            name="share-what"
            checked={!choice.onlyActive}
            onChange={() => setChoice({ ...choice, onlyActive: false })}
          />
          {allWords(scenarios.length)}
        </label>
        {scenarios.length > 1 && (
          <label className="tick-box">
            <input
              type="radio"
              name="share-what"
              checked={choice.onlyActive}
              onChange={() => setChoice({ ...choice, onlyActive: true })}
            />
            Only {letterOf(place)}, {scenarios[place]?.name}
          </label>
        )}
        <label className="tick-box">
          <input
            type="checkbox"
            checked={choice.presents}
            onChange={() => setChoice({ ...choice, presents: !choice.presents })}
          />
          Opens presenting
        </label>
      </fieldset>
      {link.ok && link.without !== '' && <p className="share-what">{link.without}</p>}
      {link.ok ? <Link address={link.address} /> : <p className="share-fault">{link.message}</p>}
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={saveWorkspaceFile}>
          Save a workspace file
        </button>
      </footer>
    </Dialog>
  );
}

function Link({ address }: { readonly address: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let the page copy; the link is selected: press Ctrl C.');
    }
  };
  return (
    <div className="share-link">
      <Suspense fallback={<div className="qr-place" />}>
        <QrCode text={address} />
      </Suspense>
      <div className="share-text">
        <textarea
          ref={field}
          className="text-input"
          aria-label="Link"
          readOnly
          rows={5}
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <p>
          {address.length} characters{' '}
          <span aria-live="polite" className="share-said">
            {said}
          </span>
        </p>
        <button type="button" className="button button-main" onClick={() => copy()}>
          Copy link
        </button>
      </div>
    </div>
  );
}

function allWords(count: number): string {
  if (count === 1) return 'The scenario';
  return count === 2 ? 'Both scenarios' : `All ${count} scenarios`;
}
