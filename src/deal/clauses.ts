/**
 * The clauses of the Indenture that money is paid under or a result is decided by, in the Indenture's order. A clause id
 * is a key of this table, so one that is mistyped does not compile. Names and descriptions are our own.
 *
 * Source: Indenture of CarMax Auto Owner Trust 2019-4, 1 Oct 2019 (CIK 1788503).
 */
export const CLAUSES = {
  '2.8(a)': rule('Priority of payments', 'Shares out Available Funds on each date before an acceleration.'),
  '2.8(a)(i)': pays(
    'Servicing fee and advances',
    'The Servicer: Total Servicing Fee, then Unreimbursed Servicer Advances.',
  ),
  '2.8(a)(ii)': pays(
    'Successor and reviewer, capped',
    'Pro rata: the Indenture Trustee as Successor Servicer, up to 175,000 in all; the Asset Representations Reviewer, up to 175,000 a year.',
  ),
  '2.8(a)(iii)': pays('Class A interest', 'Each Class A, pro rata by what it is due.'),
  '2.8(a)(iv)': pays('Priority principal', 'The Notes in order: the excess of Class A over the pool.'),
  '2.8(a)(v)': pays('Class B interest', 'Class B.'),
  '2.8(a)(vi)': pays('Secondary principal', 'The Notes in order: the excess of A and B over the pool, less (iv).'),
  '2.8(a)(vii)': pays('Class C interest', 'Class C.'),
  '2.8(a)(viii)': pays(
    'Tertiary principal',
    'The Notes in order: the excess of A to C over the pool, less (iv) and (vi).',
  ),
  '2.8(a)(ix)': pays('Class D interest', 'Class D.'),
  '2.8(a)(x)': pays(
    'Quaternary principal',
    'The Notes in order: the excess of all Notes over the pool, less the three before.',
  ),
  '2.8(a)(xi)': pays('Reserve top-up', 'The Reserve Account, up to its required amount.'),
  '2.8(a)(xii)': pays('Regular principal', 'The Notes in order, until the pool exceeds them by the target.'),
  '2.8(a)(xiii)': pays(
    'Unpaid and over the caps',
    'Pro rata: the Indenture Trustee, its indemnity over the cap, a successor’s Transition Costs over the cap and Additional Servicing Fee, the reviewer over its cap.',
  ),
  '2.8(a)(xiv)': pays('Excess Collections', 'The Certificateholders: all that is left.'),
  '2.8(b)': rule('After acceleration', 'Sends all Available Funds to § 5.4(b) while an acceleration stands.'),
  '2.8(c)': rule('Class A interest when short', 'Shares what there is among Class A, pro rata by Total Note Interest.'),
  '2.8(d)': rule('Order of principal', 'A-1; A-2a with A-2b pro rata; A-3; A-4; B; C; D.'),
  '2.8(e)': rule('When principal is due', 'On a Final Distribution Date; a test only so far as there is money for it.'),
  '2.8(f)': rule(
    'How interest accrues',
    'Actual over 360 for A-1 and A-2b, thirties over 360 for the others; due on each date.',
  ),
  '2.8(h)': rule('Principal after acceleration', 'A-1; the other Class A pro rata by balance; B; C; D.'),
  '2.16': rule('Benchmark', 'Who fixes it, and how another takes its place.'),
  '5.1(a)(i)': rule('Interest unpaid', 'Interest on the Controlling Class unpaid for five Business Days.'),
  '5.1(a)(ii)': rule('Principal unpaid', 'A class not paid in full on its Final Distribution Date.'),
  '5.1(a)(iii)': rule('Covenant', 'A covenant of the Issuer materially broken, 60 days after notice.'),
  '5.1(a)(iv)': rule('Representation', 'A statement of the Issuer materially wrong, 30 days after notice.'),
  '5.1(a)(v)': rule('Involuntary bankruptcy', 'A court’s order against the Issuer that stands for 60 days.'),
  '5.1(a)(vi)': rule('Voluntary bankruptcy', 'The Issuer’s own filing, or its general failure to pay its debts.'),
  '5.2(a)': rule(
    'Acceleration',
    'While an event continues, the trustee or 51 % of the Controlling Class may make the Notes due at once.',
  ),
  '5.2(b)': rule(
    'Rescission',
    'The Controlling Class, by 51 %, may undo it once all else is paid and every event cured or waived.',
  ),
  '5.4(a)(iv)': rule(
    'Sale',
    'The Trust Estate may be sold after an acceleration, under conditions unless a payment was missed.',
  ),
  '5.4(b)': rule('Priority after acceleration', 'Shares out collections, sale proceeds and the whole reserve.'),
  '5.4(b)(i)': pays(
    'Servicing fee and advances',
    'The Servicer: Total Servicing Fee, then Unreimbursed Servicer Advances.',
  ),
  '5.4(b)(ii)': pays(
    'Successor, trustees and reviewer',
    'Pro rata, uncapped: the Indenture Trustee as Successor Servicer; Indenture Trustee and Owner Trustee; the reviewer.',
  ),
  '5.4(b)(iii)': pays('Class A interest', 'Each Class A, pro rata by what it is due.'),
  '5.4(b)(iv)': rule(
    'After (i), (ii), (v) or (vi)',
    'Class by class, interest before principal, once Class A is paid.',
  ),
  '5.4(b)(iv)(A)': pays('Class A-1 principal', 'Class A-1, until paid in full.'),
  '5.4(b)(iv)(B)': pays('Other Class A principal', 'The other Class A, pro rata by balance.'),
  '5.4(b)(iv)(C)': pays('Class B interest', 'Class B.'),
  '5.4(b)(iv)(D)': pays('Class B principal', 'Class B, until paid in full.'),
  '5.4(b)(iv)(E)': pays('Class C interest', 'Class C.'),
  '5.4(b)(iv)(F)': pays('Class C principal', 'Class C, until paid in full.'),
  '5.4(b)(iv)(G)': pays('Class D interest', 'Class D.'),
  '5.4(b)(iv)(H)': pays('Class D principal', 'Class D, until paid in full.'),
  '5.4(b)(v)': rule('After (iii) or (iv) alone', 'All interest before any principal, then class by class.'),
  '5.4(b)(v)(A)': pays('Class B interest', 'Class B.'),
  '5.4(b)(v)(B)': pays('Class C interest', 'Class C.'),
  '5.4(b)(v)(C)': pays('Class D interest', 'Class D.'),
  '5.4(b)(v)(D)': pays('Class A-1 principal', 'Class A-1, until paid in full.'),
  '5.4(b)(v)(E)': pays(
    'Other Class A principal',
    'The other Class A, pro rata by balance; the Indenture prints nothing here.',
  ),
  '5.4(b)(v)(F)': pays('Class B principal', 'Class B, until paid in full.'),
  '5.4(b)(v)(G)': pays('Class C principal', 'Class C, until paid in full.'),
  '5.4(b)(v)(H)': pays('Class D principal', 'Class D, until paid in full.'),
  '5.4(b)(vi)': pays('Additional Servicing Fee', 'A Successor Servicer.'),
  '5.4(b)(vii)': pays('Certificateholders', 'The Certificateholders: all that is left, reserve money excepted.'),
  '5.12': rule(
    'Waiver',
    'The Controlling Class, by 51 %, may waive a default before an acceleration, but no missed payment.',
  ),
  '8.2(b)': rule('Reserve draw', 'Draws the excess of the Required Payment Amount over Available Collections.'),
  '8.4(b)': rule('Release', 'Frees what is left once no Note is; the reserve goes to the Depositor.'),
  '10.1(a)': rule('Call', 'The Servicer may buy the pool; the price counts as collections and redeems all Notes.'),
} as const satisfies Readonly<Record<string, Clause>>;

/** "2.8(a)(xii)", "5.4(b)(iv)(B)": the form in which results, traces and screens name a clause. */
export type ClauseId = keyof typeof CLAUSES;

export interface Clause {
  /** Whether money is paid under it, or it only says how. */
  readonly kind: 'payment' | 'rule';
  readonly name: string;
  /** For a payment, who is paid what; for a rule, what it says. */
  readonly about: string;
}

/** The clauses of a priority of payments under which money is paid, in the printed order. */
export function paymentClauses(section: '2.8(a)' | '5.4(b)'): readonly ClauseId[] {
  const ids = Object.keys(CLAUSES) as ClauseId[];
  return ids.filter((id) => id.startsWith(`${section}(`) && CLAUSES[id].kind === 'payment');
}

function pays(name: string, about: string) {
  return { kind: 'payment', name, about } as const;
}

function rule(name: string, about: string) {
  return { kind: 'rule', name, about } as const;
}
