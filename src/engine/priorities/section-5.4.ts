import type { ClauseId } from '../../deal/clauses.ts';
import type { Deal, Level, NoteClass } from '../../deal/deal.ts';
import type { Readings } from '../../scenario/scenario.ts';
import type { Clause, Line } from './clause-list.ts';
import { feeAndAdvances, interestOf } from './section-2.8.ts';

/**
 * § 5.4(b) with its fourth clause: after an acceleration for § 5.1(a)(i), (ii), (v) or (vi). Each class below A is paid
 * its interest and then its principal before the next.
 */
export function section54Fourth(deal: Deal): readonly Clause[] {
  return [
    ...firstToThird(deal),
    { clause: '5.4(b)(iv)(A)', sharing: 'pro rata', lines: principalOf(deal, isFirst) },
    { clause: '5.4(b)(iv)(B)', sharing: 'pro rata', lines: principalOf(deal, isOtherClassA) },
    { clause: '5.4(b)(iv)(C)', sharing: 'pro rata', lines: interestOf(deal, 'B') },
    ...principalByRank(deal, '5.4(b)(iv)(D)', isOf('B')),
    { clause: '5.4(b)(iv)(E)', sharing: 'pro rata', lines: interestOf(deal, 'C') },
    ...principalByRank(deal, '5.4(b)(iv)(F)', isOf('C')),
    { clause: '5.4(b)(iv)(G)', sharing: 'pro rata', lines: interestOf(deal, 'D') },
    ...principalByRank(deal, '5.4(b)(iv)(H)', isOf('D')),
    ...sixthAndSeventh(),
  ];
}

/**
 * § 5.4(b) with its fifth clause: after an acceleration for § 5.1(a)(iii) or (iv) alone. All interest comes before any
 * principal. Its (E) is printed blank; see the reading blank_5_4_b_v_E.
 */
export function section54Fifth(deal: Deal, readings: Readings): readonly Clause[] {
  const otherClassA: readonly Clause[] =
    readings.blank54bvE === 'sequential'
      ? principalByRank(deal, '5.4(b)(v)(E)', isOtherClassA)
      : [{ clause: '5.4(b)(v)(E)', sharing: 'pro rata', lines: principalOf(deal, isOtherClassA) }];
  return [
    ...firstToThird(deal),
    { clause: '5.4(b)(v)(A)', sharing: 'pro rata', lines: interestOf(deal, 'B') },
    { clause: '5.4(b)(v)(B)', sharing: 'pro rata', lines: interestOf(deal, 'C') },
    { clause: '5.4(b)(v)(C)', sharing: 'pro rata', lines: interestOf(deal, 'D') },
    { clause: '5.4(b)(v)(D)', sharing: 'pro rata', lines: principalOf(deal, isFirst) },
    ...otherClassA,
    ...principalByRank(deal, '5.4(b)(v)(F)', isOf('B')),
    ...principalByRank(deal, '5.4(b)(v)(G)', isOf('C')),
    ...principalByRank(deal, '5.4(b)(v)(H)', isOf('D')),
    ...sixthAndSeventh(),
  ];
}

/** Fee and advances; claims without caps; Class A interest. */
function firstToThird(deal: Deal): readonly Clause[] {
  return [
    feeAndAdvances('5.4(b)(i)'),
    {
      clause: '5.4(b)(ii)',
      sharing: 'pro rata',
      lines: [
        { payee: 'successor_indemnity', due: { of: 'indemnity' }, purse: 'either' },
        { payee: 'successor_transition', due: { of: 'transition' }, purse: 'either' },
        { payee: 'trustee', due: { of: 'trustee' }, purse: 'either' },
        { payee: 'owner_trustee', due: { of: 'ownerTrustee' }, purse: 'either' },
        { payee: 'reviewer', due: { of: 'reviewer' }, purse: 'either' },
      ],
    },
    { clause: '5.4(b)(iii)', sharing: 'pro rata', lines: interestOf(deal, 'A') },
  ];
}

function sixthAndSeventh(): readonly Clause[] {
  return [
    {
      clause: '5.4(b)(vi)',
      sharing: 'in order',
      lines: [{ payee: 'additional_fee', due: { of: 'additionalFee' }, purse: 'either' }],
    },
    {
      clause: '5.4(b)(vii)',
      sharing: 'in order',
      lines: [{ payee: 'certificateholders', due: { of: 'remainder' }, purse: 'collections' }],
    },
  ];
}

type Choice = (one: NoteClass) => boolean;

const isFirst: Choice = (one) => one.firstAfterAcceleration;
const isOtherClassA: Choice = (one) => one.level === 'A' && !one.firstAfterAcceleration;

function isOf(level: Level): Choice {
  return (one) => one.level === level;
}

function principalOf(deal: Deal, chosen: Choice): readonly Line[] {
  return deal.classes.flatMap((one, noteClass): Line[] =>
    chosen(one) ? [{ payee: `principal ${one.name}`, due: { of: 'balance', noteClass }, purse: 'either' }] : [],
  );
}

/** One clause paid rank after rank, classes of one rank pro rata. */
function principalByRank(deal: Deal, clause: ClauseId, chosen: Choice): readonly Clause[] {
  const ranks = new Set(deal.classes.filter(chosen).map((one) => one.rank));
  return [...ranks].map((rank) => ({
    clause,
    sharing: 'pro rata',
    lines: principalOf(deal, (one) => chosen(one) && one.rank === rank),
  }));
}
