import type { StatusReason } from '../engine/projection.ts';
import { printCents } from '../money/cents.ts';

const WORDS = {
  none: '',
  notAccelerated: 'The Notes are not accelerated.',
  alreadyAccelerated: 'Section 5.12 allows a waiver only before the Notes are accelerated.',
  noEventContinues: 'No Event of Default continues.',
  noNotes: 'No Note is outstanding.',
  nothingToSell: 'The pool is zero: there is nothing to sell or buy.',
  paymentEvent: 'Section 5.12 allows no waiver of an Event of Default (i) or (ii).',
  atStart: 'Nothing is paid at the start; it belongs to a Distribution Date.',
} as const;

/** A status's reason as a sentence; an event, a successor or a sale's test by its own short name. */
export function reasonWords(reason: StatusReason): string {
  switch (reason.kind) {
    case 'event':
      return reason.event;
    case 'events':
      return reason.events.join(', ');
    case 'successor':
      return reason.successor;
    case 'saleTest':
      return reason.test;
    case 'eventNotContinuing':
      return `No Event of Default (${reason.event}) continues.`;
    case 'aboveThreshold':
      return `The pool of ${dollars(reason.pool)} is above the threshold of ${dollars(reason.threshold)}.`;
    case 'notEnough':
      return `Price and collections come to ${dollars(reason.have)}; Notes, interest and fees need ${dollars(reason.need)}.`;
    case 'noSaleTest':
      return `No test of 5.4(a)(iv) is met: proceeds would be ${dollars(reason.proceeds)}, Notes and interest need ${dollars(reason.need)}.`;
    case 'unpaid':
      return unpaidWords(reason);
    default:
      return WORDS[reason.kind];
  }
}

function unpaidWords(reason: Extract<StatusReason, { kind: 'unpaid' }>): string {
  const amounts = reason.amounts.map(({ what, cents }) => `${WHAT[what] ?? what} ${dollars(cents)}`);
  const unpaid = amounts.length > 0 ? [`Unpaid: ${amounts.join(', ')}.`] : [];
  const cures = reason.notCured.map((kind) => `Event of Default (${kind}) is not cured.`);
  return [...unpaid, ...cures].join(' ');
}

const WHAT: Readonly<Record<string, string>> = {
  servicing_fee: 'Total Servicing Fee',
  advances: 'Unreimbursed Servicer Advances',
  successor_indemnity: "the successor's indemnities",
  successor_transition: 'Transition Costs',
  reviewer: 'the Asset Representations Reviewer',
  trustee: 'the Indenture Trustee',
  owner_trustee: 'the Owner Trustee',
};

/** "1,503,750,003.50": cents with commas, as people read them. */
export function dollars(cents: number): string {
  return printCents(cents).replace(/\B(?=(\d{3})+\.)/g, ',');
}
