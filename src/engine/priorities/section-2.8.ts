import type { ClauseId } from '../../deal/clauses.ts';
import type { Deal, Level } from '../../deal/deal.ts';
import type { Clause, Line } from './clause-list.ts';

/**
 * § 2.8(a): the priority of payments before an acceleration, in the printed order. The reserve may pay every clause but
 * the fee of a CarMax servicer, advances, its own top-up and the certificateholders; what it has left after (x) goes
 * back, so that (xii) and (xiii) see reserve money only when the whole account is drawn.
 */
export function section28(deal: Deal): readonly Clause[] {
  return [
    feeAndAdvances('2.8(a)(i)'),
    {
      clause: '2.8(a)(ii)',
      sharing: 'pro rata',
      lines: [
        { payee: 'successor_indemnity', due: { of: 'cappedIndemnity' }, purse: 'either' },
        { payee: 'successor_transition', due: { of: 'cappedTransition' }, purse: 'either' },
        { payee: 'reviewer', due: { of: 'cappedReviewer' }, purse: 'either' },
      ],
    },
    { clause: '2.8(a)(iii)', sharing: 'pro rata', lines: interestOf(deal, 'A') },
    { clause: '2.8(a)(iv)', sharing: 'in order', lines: [principal('priority')] },
    { clause: '2.8(a)(v)', sharing: 'pro rata', lines: interestOf(deal, 'B') },
    { clause: '2.8(a)(vi)', sharing: 'in order', lines: [principal('secondary')] },
    { clause: '2.8(a)(vii)', sharing: 'pro rata', lines: interestOf(deal, 'C') },
    { clause: '2.8(a)(viii)', sharing: 'in order', lines: [principal('tertiary')] },
    { clause: '2.8(a)(ix)', sharing: 'pro rata', lines: interestOf(deal, 'D') },
    { clause: '2.8(a)(x)', sharing: 'in order', lines: [principal('quaternary')] },
    {
      clause: '2.8(a)(xi)',
      sharing: 'in order',
      lines: [{ payee: 'reserve', due: { of: 'reserveDeficiency' }, purse: 'collections' }],
    },
    { clause: '2.8(a)(xii)', sharing: 'in order', lines: [principal('regular')] },
    {
      clause: '2.8(a)(xiii)',
      sharing: 'pro rata',
      lines: [
        { payee: 'trustee', due: { of: 'trustee' }, purse: 'either' },
        { payee: 'successor_indemnity', due: { of: 'indemnityOverCap' }, purse: 'either' },
        { payee: 'successor_transition', due: { of: 'transitionOverCap' }, purse: 'either' },
        { payee: 'additional_fee', due: { of: 'additionalFee' }, purse: 'either' },
        { payee: 'reviewer', due: { of: 'reviewerOverCap' }, purse: 'either' },
      ],
    },
    {
      clause: '2.8(a)(xiv)',
      sharing: 'in order',
      lines: [{ payee: 'certificateholders', due: { of: 'remainder' }, purse: 'collections' }],
    },
  ];
}

/** The first clause that is reckoned after the unspent reserve money has gone back. */
export const FIRST_AFTER_RETURN = '2.8(a)(xi)';

/** The first clause of both priorities: the fee, then unreimbursed advances, which no reserve money pays. */
export function feeAndAdvances(clause: ClauseId): Clause {
  return {
    clause,
    sharing: 'in order',
    lines: [
      { payee: 'servicing_fee', due: { of: 'totalServicingFee' }, purse: 'not a CarMax servicer' },
      { payee: 'advances', due: { of: 'unreimbursedAdvances' }, purse: 'collections' },
    ],
  };
}

/** Interest of the classes of a level; Class A is paid pro rata by what is due (§ 2.8(c)). */
export function interestOf(deal: Deal, level: Level): readonly Line[] {
  return deal.classes.flatMap((one, noteClass): Line[] =>
    one.level === level ? [{ payee: `interest ${one.name}`, due: { of: 'interest', noteClass }, purse: 'either' }] : [],
  );
}

/** Principal of § 2.8(a): one sum a clause, divided once by § 2.8(d). */
function principal(of: 'priority' | 'secondary' | 'tertiary' | 'quaternary' | 'regular'): Line {
  return { payee: 'principal', due: { of }, purse: 'either' };
}
