/** The parts of the form, in its order. Labels recur in several of them, so a line is known by its label and its part. */
export type Section =
  | 'header'
  | 'pool'
  | 'collections'
  | 'funds'
  | 'application'
  | 'collectionAccount'
  | 'notePayment'
  | 'certificatePayment'
  | 'requiredReserve'
  | 'reserve'
  | 'instructions'
  | 'delinquency'
  | 'loss'
  | 'cumulative'
  | 'other';

interface SectionMark {
  readonly section: Section;
  /** The heading, a row without a number. */
  readonly heading: RegExp;
  /** A numbered line that stands first in the part, should the heading be lost. */
  readonly first?: RegExp;
}

const MARKS: readonly SectionMark[] = [
  {
    section: 'pool',
    heading: /^pool balance$/i,
    first: /^pool balance on the close of the last day of the preceding/i,
  },
  { section: 'collections', heading: /^collections$/i, first: /^finance charges?:?$/i },
  { section: 'funds', heading: /^available funds$/i },
  { section: 'application', heading: /^application of available funds$/i, first: /^servicing fee:?$/i },
  { section: 'collectionAccount', heading: /^collection account activity$/i },
  { section: 'notePayment', heading: /^note payment account activity$/i },
  { section: 'certificatePayment', heading: /^certificate payment account activity$/i },
  { section: 'requiredReserve', heading: /^required reserve account amount$/i, first: /^lesser of/i },
  { section: 'reserve', heading: /^reserve account reconciliation$/i, first: /^beginning balance/i },
  { section: 'instructions', heading: /^instructions to the trustee$/i },
  { section: 'delinquency', heading: /^(?:net loss and )?delinquency activity$/i, first: /^delinquency analysis/i },
  { section: 'loss', heading: /^(?:net )?loss activity$/i },
  { section: 'cumulative', heading: /^cumulative (?:net )?loss activity$/i },
  { section: 'other', heading: /^(?:other servicing information|servicer covenants?)$/i },
];

/** Headings of columns: they stand between a line and its letters and belong to no label. */
const COLUMNS = /^(?:(?:beginning|end) of period|beginning|end|of period|number of loans|principal balance|\s)+$/i;

/** Whether a row without number and letter is a heading of the form. */
export function isHeading(label: string): boolean {
  return COLUMNS.test(label) || MARKS.some(({ heading }) => heading.test(label));
}

/** The part of the form in which a row stands, from the part of the row before it. */
export function sectionAfter(before: Section, label: string, numbered: boolean): Section {
  const mark = MARKS.find(({ heading, first }) => (numbered ? first?.test(label) : heading.test(label)));
  // The extension lines repeat the label of line 1 near the end of the form.
  if (mark?.section === 'pool' && numbered && before !== 'header') return before;
  return mark?.section ?? before;
}
