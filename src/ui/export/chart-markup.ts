import type { ChartPicture } from '../../files/exports/standalone-svg.ts';

/** What a chart's look depends on; read off each element, since a file has neither the page's rules nor its theme. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'stroke-linecap',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'opacity',
] as const;

/** A chart of the page as a picture that stands by itself: each element carries what it looks like. */
export function chartMarkup(chart: SVGSVGElement, title: string, description: string): ChartPicture {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [...chart.querySelectorAll<SVGElement>('*')];
  const copies = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [place, element] of originals.entries()) {
    const look = getComputedStyle(element);
    for (const property of PROPERTIES) copies[place]?.setAttribute(property, look.getPropertyValue(property));
    copies[place]?.removeAttribute('class');
  }
  const page = getComputedStyle(document.documentElement);
  const writer = new XMLSerializer();
  return {
    width: chart.width.baseVal.value,
    height: chart.height.baseVal.value,
    markup: [...copy.children].map((child) => writer.serializeToString(child)).join('\n'),
    style: '',
    title,
    description,
    background: page.getPropertyValue('--paper').trim(),
    ink: page.getPropertyValue('--text').trim(),
  };
}
