import { useEffect, useState } from 'react';
import { GLOSSARY } from '../../deal/glossary.ts';
import { closeOverlay } from '../../store/overlay.ts';
import { Dialog } from '../share/dialog.tsx';
import './glossary.css';

/** Every term that is shown anywhere, with its clause and what it means in our own words. */
export function GlossaryDialog({ term }: { readonly term: string | null }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = GLOSSARY.filter((one) => `${one.term} ${one.meaning} ${one.clause}`.toLowerCase().includes(wanted));
  useEffect(() => {
    if (term !== null) document.getElementById(idOf(term))?.scrollIntoView({ block: 'center' });
  }, [term]);
  return (
    <Dialog title="Glossary" className="glossary" onClose={closeOverlay}>
      <input
        type="search"
        className="text-input"
        aria-label="Find a term"
        placeholder="Find a term"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="hidden-text" role="status">
        {found.length} terms
      </p>
      <dl>
        {found.map((one) => (
          <div
            key={one.term}
            id={idOf(one.term)}
            className={one.term === term ? 'glossary-term wanted' : 'glossary-term'}
          >
            <dt>
              {one.term} <span>{/^\d/.test(one.clause) ? `§ ${one.clause}` : one.clause}</span>
            </dt>
            <dd>{one.meaning}</dd>
          </div>
        ))}
      </dl>
      {found.length === 0 && <p>No term holds “{text}”.</p>}
    </Dialog>
  );
}

function idOf(term: string): string {
  return `term-${term.replace(/\W+/g, '-')}`;
}
