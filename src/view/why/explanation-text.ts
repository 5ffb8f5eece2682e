import { CLAUSES } from '../../deal/clauses.ts';
import { READINGS } from '../../deal/readings.ts';
import { plainAmount } from '../amount-text.ts';
import { calculationText } from './calculation-text.ts';
import type { Explanation, ReadingTaken } from './explanation.ts';

/** The parts of an explanation as it is shown, each a sentence or more; '' for a part that it does not have. */
interface ExplanationParts {
  readonly heading: string;
  readonly clauses: string;
  readonly sentence: string;
  readonly calculation: string;
  readonly purses: string;
  readonly short: string;
  readonly readings: string;
}

function explanationParts(explanation: Explanation): ExplanationParts {
  const { title, when, clauses, sentence, purses, short } = explanation;
  return {
    heading: when === null ? title : `${title}, ${when}`,
    clauses: clauses.map((clause) => `§ ${clause}, ${CLAUSES[clause].name}`).join('; '),
    sentence,
    calculation: calculationText(explanation),
    purses: purses === null ? '' : purseWords(purses.collections, purses.reserve),
    short: short === null ? '' : `${plainAmount(short.amount)} is unpaid. ${short.why}`,
    readings: explanation.readings.map(readingWords).join(' '),
  };
}

/** An explanation as text: what is displayed, one part a line. */
export function explanationText(explanation: Explanation): string {
  const parts = explanationParts(explanation);
  return Object.values(parts)
    .filter((part) => part !== '')
    .join('\n');
}

function purseWords(collections: number, reserve: number): string {
  if (collections === 0 && reserve === 0) return '';
  if (reserve === 0) return `Paid from collections alone: ${plainAmount(collections)}.`;
  if (collections === 0) return `Paid from the reserve alone: ${plainAmount(reserve)}.`;
  return `Paid from the reserve ${plainAmount(reserve)}, from collections ${plainAmount(collections)}.`;
}

/** A reading as it was taken: as read, or the alternative that the scenario has switched to. */
function readingWords({ id, isAsRead }: ReadingTaken): string {
  const reading = READINGS.find((one) => one.id === id);
  if (!reading) return '';
  const taken = isAsRead ? reading.reading : `Switched: ${reading.otherwise}`;
  return `Reading: ${reading.question} ${taken}`;
}
