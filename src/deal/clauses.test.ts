import { describe, expect, test } from 'vitest';
import { CLAUSES, type ClauseId, paymentClauses } from './clauses.ts';

const ids = Object.keys(CLAUSES) as ClauseId[];

describe('payment clauses, against the order of the Indenture typed by hand', () => {
  test('§ 2.8(a) has fourteen', () => {
    expect(paymentClauses('2.8(a)').map((id) => [id, CLAUSES[id].name])).toEqual([
      ['2.8(a)(i)', 'Servicing fee and advances'],
      ['2.8(a)(ii)', 'Successor and reviewer, capped'],
      ['2.8(a)(iii)', 'Class A interest'],
      ['2.8(a)(iv)', 'Priority principal'],
      ['2.8(a)(v)', 'Class B interest'],
      ['2.8(a)(vi)', 'Secondary principal'],
      ['2.8(a)(vii)', 'Class C interest'],
      ['2.8(a)(viii)', 'Tertiary principal'],
      ['2.8(a)(ix)', 'Class D interest'],
      ['2.8(a)(x)', 'Quaternary principal'],
      ['2.8(a)(xi)', 'Reserve top-up'],
      ['2.8(a)(xii)', 'Regular principal'],
      ['2.8(a)(xiii)', 'Unpaid and over the caps'],
      ['2.8(a)(xiv)', 'Excess Collections'],
    ]);
  });

  test('§ 5.4(b) has first to third, two lists of eight, sixth and seventh', () => {
    expect(paymentClauses('5.4(b)').map((id) => [id, CLAUSES[id].name])).toEqual([
      ['5.4(b)(i)', 'Servicing fee and advances'],
      ['5.4(b)(ii)', 'Successor, trustees and reviewer'],
      ['5.4(b)(iii)', 'Class A interest'],
      ['5.4(b)(iv)(A)', 'Class A-1 principal'],
      ['5.4(b)(iv)(B)', 'Other Class A principal'],
      ['5.4(b)(iv)(C)', 'Class B interest'],
      ['5.4(b)(iv)(D)', 'Class B principal'],
      ['5.4(b)(iv)(E)', 'Class C interest'],
      ['5.4(b)(iv)(F)', 'Class C principal'],
      ['5.4(b)(iv)(G)', 'Class D interest'],
      ['5.4(b)(iv)(H)', 'Class D principal'],
      ['5.4(b)(v)(A)', 'Class B interest'],
      ['5.4(b)(v)(B)', 'Class C interest'],
      ['5.4(b)(v)(C)', 'Class D interest'],
      ['5.4(b)(v)(D)', 'Class A-1 principal'],
      ['5.4(b)(v)(E)', 'Other Class A principal'],
      ['5.4(b)(v)(F)', 'Class B principal'],
      ['5.4(b)(v)(G)', 'Class C principal'],
      ['5.4(b)(v)(H)', 'Class D principal'],
      ['5.4(b)(vi)', 'Additional Servicing Fee'],
      ['5.4(b)(vii)', 'Certificateholders'],
    ]);
  });
});

test('nothing is paid outside these two sections', () => {
  const listed = new Set([...paymentClauses('2.8(a)'), ...paymentClauses('5.4(b)')]);
  expect(ids.filter((id) => CLAUSES[id].kind === 'payment' && !listed.has(id))).toEqual([]);
  expect(listed.size).toBe(14 + 21);
});

test('the rules that results cite', () => {
  const rules =
    '2.8(a) 2.8(b) 2.8(c) 2.8(d) 2.8(e) 2.8(f) 2.8(h) 2.16 5.1(a)(i) 5.1(a)(ii) 5.1(a)(iii) 5.1(a)(iv) 5.1(a)(v)';
  const more = '5.1(a)(vi) 5.2(a) 5.2(b) 5.4(a)(iv) 5.4(b) 5.4(b)(iv) 5.4(b)(v) 5.12 8.2(b) 8.4(b) 10.1(a)';
  expect(ids.filter((id) => CLAUSES[id].kind === 'rule')).toEqual(`${rules} ${more}`.split(' '));
});

test('every clause has a short name and one plain sentence', () => {
  const odd = ids.filter((id) => {
    const { name, about } = CLAUSES[id];
    return name.length > 32 || name.endsWith('.') || !/^[A-Z].*\.$/.test(about) || about.length > 170;
  });
  expect(odd).toEqual([]);
});
