import { Component, type ReactNode } from 'react';
import { EngineBug } from '../engine/engine-bug.ts';

export interface FaultBoundaryProps {
  /** What of the screen is missing, as in "This part of the screen". */
  readonly what: string;
  readonly children: ReactNode;
}

/**
 * Keeps a fault of one part from taking the rest of the screen with it: a run made only to explain a figure may break a
 * promise, and is then withheld like any other.
 */
export class FaultBoundary extends Component<FaultBoundaryProps, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { readonly fault: unknown } {
    return { fault };
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    return (
      <div className="fault-boundary" role="alert">
        <p>
          <b>{this.props.what} cannot be shown.</b> {wordsOf(fault)} Your work is kept.
        </p>
        <button type="button" className="button" onClick={() => this.setState({ fault: null })}>
          Try again
        </button>
      </div>
    );
  }
}

function wordsOf(fault: unknown): string {
  if (fault instanceof EngineBug)
    return `A run behind it is withheld, because a check failed: § ${fault.clause}, ${fault.promise}.`;
  const message = fault instanceof Error ? fault.message : String(fault);
  // Chromium, Firefox and Safari each say it in their own words.
  if (/dynamically imported module|importing a module script/i.test(message))
    return 'A file of the app could not be fetched: load the page again when its server can be reached.';
  return `The fault is in the program: ${message}.`;
}
