import type { ExportAbout } from './export-about.ts';
import { xmlText } from './xml-text.ts';

/** A chart as it stands on the screen: its markup, and the rules that its own elements need. */
export interface ChartPicture {
  readonly width: number;
  readonly height: number;
  /** What is inside the chart's svg element, as a serializer gives it. */
  readonly markup: string;
  /** Rules of style for that markup, with colours resolved: a file has no theme. */
  readonly style: string;
  readonly title: string;
  /** The chart in words. */
  readonly description: string;
  readonly background: string;
  readonly ink: string;
}

const LINE = 16;
const MARGIN = 12;
const FONT_SIZE = 11;

/** Lines under a chart that leaves the program: an SVG, and the PNG drawn from it. */
function captionLines(about: ExportAbout): readonly string[] {
  return [`${about.deal} · ${about.scenario} · ${about.run}`, `${about.notice} · ${about.data} · ${about.version}`];
}

/** A chart as an SVG file of its own, with its caption: it needs nothing from outside. */
export function standaloneSvg(chart: ChartPicture, about: ExportAbout): string {
  const lines = captionLines(about);
  const height = chart.height + 2 * MARGIN + lines.length * LINE;
  const caption = lines.map((line, at) => {
    const y = chart.height + MARGIN + (at + 1) * LINE - (LINE - FONT_SIZE) / 2;
    return `<text x="${MARGIN}" y="${y}">${xmlText(line)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${chart.width}" height="${height}" viewBox="0 0 ${chart.width} ${height}" role="img">`,
    `<title>${xmlText(chart.title)}</title>`,
    `<desc>${xmlText([chart.description, ...lines].join(' '))}</desc>`,
    `<style>${xmlText(chart.style)}</style>`,
    `<rect width="${chart.width}" height="${height}" fill="${xmlText(chart.background)}"/>`,
    chart.markup,
    `<g font-family="system-ui, sans-serif" font-size="${FONT_SIZE}" fill="${xmlText(chart.ink)}">`,
    ...caption,
    '</g></svg>',
  ].join('\n');
}
