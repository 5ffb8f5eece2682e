import type { GlossaryTerm } from '../../deal/glossary.ts';
import type { WaterfallRow } from '../../view/waterfall-rows.ts';

/** The defined term that a clause pays, where it pays one. */
const CLAUSE_TERMS: Readonly<Record<string, GlossaryTerm>> = {
  '2.8(a)(i)': 'Total Servicing Fee',
  '2.8(a)(iii)': 'Total Note Interest',
  '2.8(a)(iv)': 'Priority Principal Distributable Amount',
  '2.8(a)(v)': 'Total Note Interest',
  '2.8(a)(vi)': 'Secondary Principal Distributable Amount',
  '2.8(a)(vii)': 'Total Note Interest',
  '2.8(a)(viii)': 'Tertiary Principal Distributable Amount',
  '2.8(a)(ix)': 'Total Note Interest',
  '2.8(a)(x)': 'Quaternary Principal Distributable Amount',
  '2.8(a)(xi)': 'Reserve Account',
  '2.8(a)(xii)': 'Regular Principal Distributable Amount',
  '2.8(a)(xiv)': 'Certificateholders',
  '5.4(b)(i)': 'Total Servicing Fee',
  '5.4(b)(iii)': 'Total Note Interest',
  '5.4(b)(vi)': 'Additional Servicing Fee',
  '5.4(b)(vii)': 'Certificateholders',
};

/** The term behind a row's name; null where the name says all. */
export function rowTerm({ kind, id, pays }: Pick<WaterfallRow, 'kind' | 'id' | 'pays'>): GlossaryTerm | null {
  if (kind === 'source') return pays === 'Available Funds' ? 'Available Funds' : 'Available Collections';
  return kind === 'clause' ? (CLAUSE_TERMS[id] ?? null) : null;
}
