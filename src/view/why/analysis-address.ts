import type { LossInput } from '../../measures/break-even/loss-scale.ts';
import type { LossTest } from '../../measures/break-even/loss-test.ts';
import {
  type AnalysisId,
  BREAK_EVEN_FIGURES,
  DRAWN_FIGURES,
  FLOW_FIGURES,
  PRICED_FIGURES,
  type PricedAt,
} from './analysis-id.ts';
import type { FigureId } from './figure-id.ts';

/**
 * Addresses of Pricing, Sensitivity and Compare as text: "price:D::bey:yield:2.8", "flow-value:D::bey:yield:2.8:31",
 * "break-even:D:multiple:timely:4470", "drawn-percentile:classes.D.wal_years:5", "difference:wal%3AB".
 */
export function analysisAddress(id: AnalysisId): string {
  if (id.kind === 'difference') return `${id.kind}:${encodeURIComponent(id.figure)}`;
  if ('path' in id) return `${id.kind}:${encodeURIComponent(id.path)}:${id.percentile}`;
  if ('test' in id) return `${id.kind}:${encodeURIComponent(id.noteClass)}:${id.input}:${id.test}:${id.steps}`;
  const { noteClass, settlement, basis, by, quote } = id.at;
  const at = [encodeURIComponent(noteClass), encodeURIComponent(settlement), basis, by, encodeURIComponent(quote)];
  return [id.kind, ...at, ...('number' in id ? [id.number] : [])].join(':');
}

const KINDS: ReadonlySet<string> = new Set([
  ...PRICED_FIGURES,
  ...FLOW_FIGURES,
  ...BREAK_EVEN_FIGURES,
  ...DRAWN_FIGURES,
  'difference',
]);

export function isAnalysis(id: FigureId): id is AnalysisId {
  return KINDS.has(id.kind);
}

/** Reads an address by its parts; undefined where it is none of these kinds, null where it is not well formed. */
export function parseAnalysisAddress(kind: string, rest: readonly string[]): AnalysisId | null | undefined {
  if (!KINDS.has(kind)) return undefined;
  const parts = rest.map(decoded);
  if (parts.includes(null)) return null;
  const texts = parts as readonly string[];
  if (kind === 'difference') return texts.length === 1 ? { kind, figure: texts[0] ?? '' } : null;
  const drawn = DRAWN_FIGURES.find((one) => one === kind);
  if (drawn) return drawnId(drawn, texts);
  const breakEven = BREAK_EVEN_FIGURES.find((one) => one === kind);
  return breakEven ? breakEvenId(breakEven, texts) : pricedId(kind, texts);
}

function drawnId(kind: (typeof DRAWN_FIGURES)[number], [path = '', text, ...more]: readonly string[]) {
  const percentile = wholeOf(text);
  return percentile === null || more.length > 0 ? null : { kind, path, percentile };
}

const INPUTS: readonly string[] = ['cdr_pct', 'cnl_pct', 'multiple'] satisfies readonly LossInput[];
const TESTS: readonly string[] = ['paid_by_final', 'timely', 'principal_ever'] satisfies readonly LossTest[];

function breakEvenId(kind: (typeof BREAK_EVEN_FIGURES)[number], parts: readonly string[]) {
  const [noteClass = '', input = '', test = '', text] = parts;
  const steps = wholeOf(text);
  if (parts.length !== 4 || steps === null || !INPUTS.includes(input) || !TESTS.includes(test)) return null;
  return { kind, noteClass, input: input as LossInput, test: test as LossTest, steps };
}

function pricedId(kind: string, [noteClass = '', settlement = '', basis, by, quote = '', ...more]: readonly string[]) {
  if ((basis !== 'bey' && basis !== 'monthly') || (by !== 'yield' && by !== 'price' && by !== 'margin')) return null;
  const at: PricedAt = { noteClass, settlement, basis, by, quote };
  const ofRun = PRICED_FIGURES.find((one) => one === kind);
  if (ofRun) return more.length === 0 ? { kind: ofRun, at } : null;
  const number = wholeOf(more[0]);
  const ofFlow = FLOW_FIGURES.find((one) => one === kind);
  return ofFlow && number !== null && more.length === 1 ? { kind: ofFlow, at, number } : null;
}

function wholeOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
