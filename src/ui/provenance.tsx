import type { Provenance as Kind } from '../view/run-label.ts';

/** The glyph of where a figure comes from; the word stands beside it or is read out. */
export function Provenance({ of, isNamed = false }: { readonly of: Kind; readonly isNamed?: boolean }) {
  return (
    <>
      <span className={`provenance provenance-${of}`} aria-hidden="true" />
      {isNamed && <span className="hidden-text">{of}</span>}
    </>
  );
}
