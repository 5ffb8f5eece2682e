import { CLAUSES, type ClauseId } from '../../deal/clauses.ts';
import { LEVELS, type Level } from '../../deal/deal.ts';
import { COLLECTION_LINES, type CollectionLine } from '../../scenario/collections.ts';
import { CLAIMANTS, type Claimant } from '../../scenario/scenario.ts';
import { analysisAddress, isAnalysis, parseAnalysisAddress } from './analysis-address.ts';
import {
  CLAIM_FIGURES,
  CLASS_FIGURES,
  CLAUSE_FIGURES,
  DATE_FIGURES,
  type DatedId,
  type EachDateId,
  type FigureId,
  FLOWS,
  LEVEL_FIGURES,
  LIFE_FIGURES,
  type LifeFigure,
  RUN_FIGURES,
  TESTS,
  type TestName,
} from './figure-id.ts';

/**
 * A figure's address as text, for links and keys: "interest-paid:C:31", "clause-paid:2.8(a)(x):principal:31",
 * "wal:B", "life-total:interest-paid:B". Names of classes and payees are percent-encoded.
 */
export function figureAddress(id: FigureId): string {
  if (isAnalysis(id)) return analysisAddress(id);
  if (id.kind === 'life-total') return `life-total:${placeText(id.each)}`;
  if (!('number' in id) && !('noteClass' in id)) return id.kind;
  if (!('number' in id)) return `${id.kind}:${encodeURIComponent(id.noteClass)}`;
  return `${placeText(id)}:${id.number}`;
}

/** An address without its date. */
function placeText(id: DatedId | EachDateId): string {
  if ('test' in id) return `test:${id.test}`;
  if ('level' in id) return `${id.kind}:${id.level}`;
  if ('noteClass' in id) return `${id.kind}:${encodeURIComponent(id.noteClass)}`;
  if ('clause' in id) return `${id.kind}:${id.clause}:${encodeURIComponent(id.payee)}`;
  if ('claimant' in id) return `${id.kind}:${id.claimant}`;
  if ('line' in id) return `collections:${id.line}`;
  if ('place' in id) return `${id.kind}:${id.place}`;
  return id.kind;
}

/** Reads an address; null where the text is none. Whether a run has the figure is another question: see `explain`. */
export function parseFigureAddress(text: string): FigureId | null {
  const parts = text.split(':');
  const [kind = '', ...rest] = parts;
  const ofAnalysis = parseAnalysisAddress(kind, rest);
  if (ofAnalysis !== undefined) return ofAnalysis;
  if (isOneOf(RUN_FIGURES, kind)) return rest.length === 0 ? { kind } : null;
  if (kind === 'life-total') return lifeTotalOf(rest);
  if (isOneOf(LIFE_FIGURES, kind)) return lifeOf(kind, rest);
  const number = numberOf(rest.at(-1));
  return number === null ? null : datedOf(kind, rest.slice(0, -1), number);
}

function lifeTotalOf([kind = '', ...rest]: readonly string[]): FigureId | null {
  if (!FLOWS.includes(kind)) return null;
  const id = datedOf(kind, rest, 0);
  if (id === null) return null;
  const { number: _, ...each } = id;
  return { kind: 'life-total', each: each as EachDateId };
}

function lifeOf(kind: LifeFigure, rest: readonly string[]): FigureId | null {
  const noteClass = decoded(rest[0]);
  return rest.length === 1 && noteClass !== null ? { kind, noteClass } : null;
}

function datedOf(kind: string, rest: readonly string[], number: number): DatedId | null {
  const [first = '', second] = rest;
  if (isOneOf(DATE_FIGURES, kind)) return rest.length === 0 ? { kind, number } : null;
  if (isOneOf(CLAUSE_FIGURES, kind)) {
    const payee = decoded(second);
    const isLine = rest.length === 2 && Object.hasOwn(CLAUSES, first) && payee !== null;
    return isLine ? { kind, clause: first as ClauseId, payee: payee ?? '', number } : null;
  }
  if (rest.length !== 1) return null;
  if (kind === 'test') return isOneOf(TESTS, first) ? { kind, test: first as TestName, number } : null;
  if (kind === 'collections') {
    return isOneOf(COLLECTION_LINES, first) ? { kind, line: first as CollectionLine, number } : null;
  }
  if (isOneOf(LEVEL_FIGURES, kind)) return isOneOf(LEVELS, first) ? { kind, level: first as Level, number } : null;
  if (isOneOf(CLAIM_FIGURES, kind)) {
    return isOneOf(CLAIMANTS, first) ? { kind, claimant: first as Claimant, number } : null;
  }
  if (isOneOf(CLASS_FIGURES, kind)) {
    const noteClass = decoded(first);
    return noteClass === null ? null : { kind, noteClass, number };
  }
  const place = numberOf(first);
  return (kind === 'event' || kind === 'status') && place !== null ? { kind, place, number } : null;
}

function isOneOf<T extends string>(list: readonly T[], text: string): text is T {
  return (list as readonly string[]).includes(text);
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** Percent-encoding undone; null where the text is not well encoded. */
function decoded(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
