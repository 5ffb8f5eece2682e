import type { Regime } from '../engine/projection.ts';

/** What a clause pays, in the fewest words that name it. */
const PAYS: Readonly<Record<string, string>> = {
  '2.8(a)(i)': 'Total Servicing Fee',
  '2.8(a)(ii)': 'Successor’s costs; reviewer',
  '2.8(a)(iii)': 'Class A interest',
  '2.8(a)(iv)': 'Priority principal',
  '2.8(a)(v)': 'Class B interest',
  '2.8(a)(vi)': 'Secondary principal',
  '2.8(a)(vii)': 'Class C interest',
  '2.8(a)(viii)': 'Tertiary principal',
  '2.8(a)(ix)': 'Class D interest',
  '2.8(a)(x)': 'Quaternary principal',
  '2.8(a)(xi)': 'Reserve Account',
  '2.8(a)(xii)': 'Regular principal',
  '2.8(a)(xiii)': 'Trustee; costs over the caps',
  '2.8(a)(xiv)': 'Certificateholders',
  '5.4(b)(i)': 'Total Servicing Fee',
  '5.4(b)(ii)': 'Trustees, successor, reviewer',
  '5.4(b)(iii)': 'Class A interest',
  '5.4(b)(iv)(A)': 'Class A-1 principal',
  '5.4(b)(iv)(B)': 'Other Class A principal',
  '5.4(b)(iv)(C)': 'Class B interest',
  '5.4(b)(iv)(D)': 'Class B principal',
  '5.4(b)(iv)(E)': 'Class C interest',
  '5.4(b)(iv)(F)': 'Class C principal',
  '5.4(b)(iv)(G)': 'Class D interest',
  '5.4(b)(iv)(H)': 'Class D principal',
  '5.4(b)(v)(A)': 'Class B interest',
  '5.4(b)(v)(B)': 'Class C interest',
  '5.4(b)(v)(C)': 'Class D interest',
  '5.4(b)(v)(D)': 'Class A-1 principal',
  '5.4(b)(v)(E)': 'Other Class A principal',
  '5.4(b)(v)(F)': 'Class B principal',
  '5.4(b)(v)(G)': 'Class C principal',
  '5.4(b)(v)(H)': 'Class D principal',
  '5.4(b)(vi)': 'Additional Servicing Fee',
  '5.4(b)(vii)': 'Certificateholders',
};

const PAYEES: Readonly<Record<string, string>> = {
  servicing_fee: 'Total Servicing Fee',
  advances: 'Unreimbursed Servicer Advances',
  successor_indemnity: 'Successor’s indemnities',
  successor_transition: 'Transition Costs',
  reviewer: 'Asset Representations Reviewer',
  trustee: 'Indenture Trustee',
  owner_trustee: 'Owner Trustee',
  additional_fee: 'Additional Servicing Fee',
  reserve: 'Reserve Account',
  certificateholders: 'Certificateholders',
};

export function clausePays(clause: string): string {
  return PAYS[clause] ?? clause;
}

/** A line's payee in words; a class's line by the class's name. */
export function payeeWords(payee: string): string {
  return PAYEES[payee] ?? payee.replace(/^(interest|principal) /, '');
}

const ORDINALS: Readonly<Record<string, string>> = {
  i: 'first',
  ii: 'second',
  iii: 'third',
  iv: 'fourth',
  v: 'fifth',
  vi: 'sixth',
  vii: 'seventh',
};

/** A clause as its section's own list prints it: "(viii)" of § 2.8(a), "fourth (A)" or "(B)" of § 5.4(b). */
export function clauseLabel(clause: string, regime: Regime): string {
  if (regime === '2.8(a)') return clause.slice('2.8(a)'.length);
  const [, number = '', letter] = /^5\.4\(b\)\((\w+)\)(?:\((\w)\))?$/.exec(clause) ?? [];
  const ordinal = ORDINALS[number] ?? number;
  if (letter === undefined) return ordinal;
  return letter === 'A' ? `${ordinal} (A)` : `(${letter})`;
}
