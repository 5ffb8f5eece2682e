const widths = new Map<string, number>();
let context: CanvasRenderingContext2D | null = null;

/** The width of a text in the page's typeface, in pixels. */
export function textWidth(text: string, size: number): number {
  // Figures are tabular: every digit is as wide as a 0, so that a date that moves is measured once.
  const key = `${size} ${text.replace(/\d/g, '0')}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * size * 0.6;
  context.font = `${size}px ${getComputedStyle(document.body).fontFamily}`;
  const width = context.measureText(text).width;
  widths.set(key, width);
  return width;
}
