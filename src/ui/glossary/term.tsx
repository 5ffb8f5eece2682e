import type { GlossaryTerm } from '../../deal/glossary.ts';
import './term.css';

export interface TermProps {
  readonly of: GlossaryTerm;
  readonly children: React.ReactNode;
}

/** A defined term: what it means and where it stands shows when it is pointed at or has the focus; pressed, in the glossary. */
export function Term({ of, children }: TermProps) {
  return (
    <button type="button" className="term" data-term={of} tabIndex={-1}>
      {children}
    </button>
  );
}
