import { useState } from 'react';
import { closeOverlay, type OwnKind } from '../../store/overlay.ts';
import { Dialog } from '../share/dialog.tsx';
import { OwnCertificate } from './own-certificate.tsx';
import { OwnCollectionsTable, OwnRepLinesTable } from './own-tables.tsx';
import './own.css';

const KINDS: readonly (readonly [kind: OwnKind, title: string])[] = [
  ['collections', 'Collections'],
  ['rep lines', 'Rep lines'],
  ['certificate', 'Certificate'],
];

/** Numbers of one's own: a table of collections or of rep lines, or a monthly certificate; opened, dropped or pasted. */
export function OwnDialog({ of, file }: { readonly of: OwnKind; readonly file: File | null }) {
  const [kind, setKind] = useState(of);
  const [dropped, setDropped] = useState(file);
  const show = (next: OwnKind): void => {
    setDropped(null);
    setKind(next);
  };
  return (
    <Dialog title="Bring your own numbers" className="own-dialog" onClose={closeOverlay}>
      <div className="segments own-kinds" role="radiogroup" aria-label="What to bring">
        {KINDS.map(([one, title]) => (
          <label key={one} className="segment">
            <input type="radio" name="own-kind" checked={one === kind} onChange={() => show(one)} />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {kind === 'collections' && <OwnCollectionsTable file={dropped} />}
      {kind === 'rep lines' && <OwnRepLinesTable file={dropped} />}
      {kind === 'certificate' && <OwnCertificate file={dropped} />}
      <p className="note own-privacy">Read on this machine; nothing is sent anywhere.</p>
    </Dialog>
  );
}
