import { describe, expect, it } from 'vitest';
import { headlessResult } from '../../view/headless-result.ts';
import { classOf, dateOf, roundScenario, runWith, withFinals } from './round-deal-material.ts';

const resultOf = runWith(headlessResult);

/**
 * § 2.8(e)(i): from its Final Distribution Date on the principal of a class is due. The tests through its level are then
 * at least all that is paid before the class, and the class. The pool of 1,000,000 alone would ask for nothing.
 */
describe('principal tests from a Final Distribution Date on', () => {
  const tests = (finals: Readonly<Record<string, string>>, readings: object = {}) => {
    const scenario = roundScenario([{}], { deal: withFinals(finals), readings });
    const { priority, secondary, tertiary, quaternary } = dateOf(resultOf(scenario), 0).tests;
    return [priority, secondary, tertiary, quaternary];
  };

  it.each([
    ['A-1 alone', { 'A-1': '2019-11' }, ['100000.00', '0.00', '0.00', '0.00']],
    // A-1 100,000, A-2a 200,000 and A-2b 100,000, which shares its rank.
    ['A-2a brings its rank', { 'A-2a': '2019-11' }, ['400000.00', '0.00', '0.00', '0.00']],
    ['B brings all of Class A', { B: '2019-11' }, ['0.00', '800000.00', '0.00', '0.00']],
    ['A-1 and B', { 'A-1': '2019-11', B: '2019-11' }, ['100000.00', '700000.00', '0.00', '0.00']],
    ['D', { D: '2019-11' }, ['0.00', '0.00', '0.00', '990000.00']],
    ['none a month later', { 'A-1': '2019-12' }, ['0.00', '0.00', '0.00', '0.00']],
  ])('%s', (_, finals, expected) => {
    expect(tests(finals as Record<string, string>)).toEqual(expected);
  });

  it('or of the class alone, by the other reading', () => {
    const own = { fdd_floor: 'own_class' };
    expect(tests({ 'A-2a': '2019-11' }, own)).toEqual(['200000.00', '0.00', '0.00', '0.00']);
    expect(tests({ B: '2019-11' }, own)).toEqual(['0.00', '100000.00', '0.00', '0.00']);
  });

  it('a balance left on that date is an Event of Default, and the next date is paid by § 5.4(b), fourth', () => {
    // 52,120 - fee 1,000 - interest of A 1,120 + account 5,000 = 55,000 of A-1's 100,000.
    const months = [{ finance_charges: '52120.00' }, {}];
    const { dates } = resultOf(roundScenario(months, { deal: withFinals({ 'A-1': '2019-11' }) }));
    expect(dates[0] && classOf(dates[0], 'A-1').after).toBe('45000.00');
    expect(dates[0]?.events.map(({ kind, date, about }) => [kind, date, about])).toEqual([['ii', '2019-11-15', 'A-1']]);
    expect(dates[1]?.regime).toBe('5.4(b)(iv)');
  });
});
