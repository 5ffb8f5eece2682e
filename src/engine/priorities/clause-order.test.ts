import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import type { Readings } from '../../scenario/scenario.ts';
import type { Clause } from './clause-list.ts';
import { section28 } from './section-2.8.ts';
import { section54Fifth, section54Fourth } from './section-5.4.ts';

const readings: Readings = {
  blank54bvE: 'pro_rata',
  a4Final: '2025-07',
  wholeAccountDraw: true,
  interestOnUnpaidInterest: true,
  successorCap: 'aggregate',
  firstPurse: 'reserve',
  callTest: 'without_reserve',
  fddFloor: 'cumulative',
};

/** Clause and payees of a list, a clause printed once however many parts it is paid in. */
function outline(list: readonly Clause[]): readonly string[] {
  return list.map(({ clause, lines }) => `${clause}: ${lines.map(({ payee }) => payee).join(', ')}`);
}

// Typed by hand from the Indenture, §§ 2.8(a) and 5.4(b).
const CLASS_A = 'interest A-1, interest A-2a, interest A-2b, interest A-3, interest A-4';
const OTHER_CLASS_A = 'principal A-2a, principal A-2b, principal A-3, principal A-4';
const SECOND = 'successor_indemnity, successor_transition, trustee, owner_trustee, reviewer';

describe('the priorities of payments stand in the printed order', () => {
  it('§ 2.8(a)', () => {
    expect(outline(section28(THIS_TRUST))).toEqual([
      '2.8(a)(i): servicing_fee, advances',
      '2.8(a)(ii): successor_indemnity, successor_transition, reviewer',
      `2.8(a)(iii): ${CLASS_A}`,
      '2.8(a)(iv): principal',
      '2.8(a)(v): interest B',
      '2.8(a)(vi): principal',
      '2.8(a)(vii): interest C',
      '2.8(a)(viii): principal',
      '2.8(a)(ix): interest D',
      '2.8(a)(x): principal',
      '2.8(a)(xi): reserve',
      '2.8(a)(xii): principal',
      '2.8(a)(xiii): trustee, successor_indemnity, successor_transition, additional_fee, reviewer',
      '2.8(a)(xiv): certificateholders',
    ]);
  });

  it('§ 5.4(b) with its fourth clause', () => {
    expect(outline(section54Fourth(THIS_TRUST))).toEqual([
      '5.4(b)(i): servicing_fee, advances',
      `5.4(b)(ii): ${SECOND}`,
      `5.4(b)(iii): ${CLASS_A}`,
      '5.4(b)(iv)(A): principal A-1',
      `5.4(b)(iv)(B): ${OTHER_CLASS_A}`,
      '5.4(b)(iv)(C): interest B',
      '5.4(b)(iv)(D): principal B',
      '5.4(b)(iv)(E): interest C',
      '5.4(b)(iv)(F): principal C',
      '5.4(b)(iv)(G): interest D',
      '5.4(b)(iv)(H): principal D',
      '5.4(b)(vi): additional_fee',
      '5.4(b)(vii): certificateholders',
    ]);
  });

  it('§ 5.4(b) with its fifth clause, whose (E) is printed blank', () => {
    const outlined = outline(section54Fifth(THIS_TRUST, readings));
    expect(outlined).toEqual([
      '5.4(b)(i): servicing_fee, advances',
      `5.4(b)(ii): ${SECOND}`,
      `5.4(b)(iii): ${CLASS_A}`,
      '5.4(b)(v)(A): interest B',
      '5.4(b)(v)(B): interest C',
      '5.4(b)(v)(C): interest D',
      '5.4(b)(v)(D): principal A-1',
      `5.4(b)(v)(E): ${OTHER_CLASS_A}`,
      '5.4(b)(v)(F): principal B',
      '5.4(b)(v)(G): principal C',
      '5.4(b)(v)(H): principal D',
      '5.4(b)(vi): additional_fee',
      '5.4(b)(vii): certificateholders',
    ]);
  });

  it('reads blank § 5.4(b)(v)(E) as sequential where that is switched: by rank, A-2a with A-2b', () => {
    const parts = outline(section54Fifth(THIS_TRUST, { ...readings, blank54bvE: 'sequential' })).filter((line) =>
      line.startsWith('5.4(b)(v)(E)'),
    );
    expect(parts).toEqual([
      '5.4(b)(v)(E): principal A-2a, principal A-2b',
      '5.4(b)(v)(E): principal A-3',
      '5.4(b)(v)(E): principal A-4',
    ]);
  });
});
