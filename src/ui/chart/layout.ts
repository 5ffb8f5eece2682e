/** A plot's upper and lower edge, in pixels. */
interface PlotEdges {
  readonly top: number;
  readonly foot: number;
}

/** Where everything of the chart stands, in pixels of its own width. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly isNarrow: boolean;
  readonly lane: number;
  readonly main: PlotEdges;
  readonly lens: PlotEdges;
  readonly reserve: PlotEdges | null;
  readonly oc: PlotEdges | null;
  /** Foot of the lowest plot: the axis of months. */
  readonly axis: number;
}

const TITLE = 20;
const GAP = 2;

/**
 * The chart's plots one below the other, all over the same months: the stack, the lens of the junior classes, and the
 * reserve and OC where they are asked for.
 */
export function chartLayout(width: number, plots: { readonly reserve: boolean; readonly oc: boolean }): ChartLayout {
  const isNarrow = width < 520;
  const main = { top: 38, foot: 198 };
  const lens = below(main, 58);
  const reserve = plots.reserve ? below(lens, 24) : null;
  const oc = plots.oc ? below(reserve ?? lens, 34) : null;
  const axis = (oc ?? reserve ?? lens).foot;
  return {
    width,
    height: axis + 22,
    left: isNarrow ? 38 : 44,
    right: width - (isNarrow ? 36 : 44),
    isNarrow,
    lane: 14,
    main,
    lens,
    reserve,
    oc,
    axis,
  };
}

function below(above: PlotEdges, height: number): PlotEdges {
  const top = above.foot + TITLE + GAP;
  return { top, foot: top + height };
}
