import './figure.css';

export interface FigureProps {
  /** The figure's address, or the place of a cell. */
  readonly of: string;
  /** Whose figure, where it is not of the scenario on the screen. */
  readonly run?: string;
  /** Whether it is where the Tab key enters its group; the arrows go on from there. */
  readonly isEntry?: boolean;
  readonly className?: string;
  readonly children: React.ReactNode;
}

/** A computed figure that can be asked why. Presses and keys are heard once for all figures, in use-why.ts. */
export function Figure({ of, run, isEntry = false, className, children }: FigureProps) {
  return (
    <button
      type="button"
      className={className === undefined ? 'why' : `why ${className}`}
      data-why={of}
      data-why-run={run}
      tabIndex={isEntry ? 0 : -1}
    >
      {children}
    </button>
  );
}
