import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { engine } from '../engine/run.ts';
import { CLASS_FIELDS } from '../measures/figures/class-figures.ts';
import { figureAt } from '../measures/figures/figure.ts';
import { TOTAL_FIELDS } from '../measures/figures/total-figures.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { headlessResult } from './headless-result.ts';
import { answerRequest, isRequest } from './request-answers.ts';
import { printFigure, printRatio, printShare, printUnits } from './request-answers-print.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const scenario = {
  collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25' } },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
};
const NAMES = THIS_TRUST.classes.map(({ name }) => name);

// biome-ignore lint/suspicious/noExplicitAny: an answer is JSON; its shape is what is tested
type Json = any;

function ask(request: object, of: object = scenario): Json {
  const read = answerRequest({ scenario: of, ...request }, context);
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return JSON.parse(JSON.stringify(read.value));
}

function refusal(request: object, of: object = scenario): string {
  const read = answerRequest({ scenario: of, ...request }, context);
  return read.ok ? `no refusal: ${JSON.stringify(read.value)}` : `${read.fault.path} ${read.fault.message}`;
}

/** Every text and number of an answer. */
function leaves(node: Json): (string | number | boolean)[] {
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(leaves) : [node];
}

function expectClean(answer: Json): void {
  for (const leaf of leaves(answer)) {
    expect(leaf === null || leaf === '' || /NaN|Infinity|undefined|\[object/.test(String(leaf)), String(leaf)).toBe(
      false,
    );
  }
}

describe('which lines are requests', () => {
  test('those with a scenario beside something else', () => {
    expect([isRequest({ scenario: {} }), isRequest(scenario), isRequest(null), isRequest('scenario')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test('a request that is not known, none, a fault in the scenario, a fault in the request', () => {
    expect(refusal({ price: {} })).toContain(
      '"price" is not a request that is known here; these are: measures, break_even',
    );
    expect(refusal({})).toContain('a request is wanted');
    expect(refusal({ by_month: {} }, { collateral: { prepayment: { kind: 'abs', pct: '101' } } })).toMatch(
      /^\/scenario\/collateral\/prepayment\/pct /,
    );
    expect(refusal({ measures: { yield_pct: { E: '2' } } })).toMatch(
      /^\/measures\/yield_pct The deal has no class "E"; its classes are A-1/,
    );
    expect(refusal({ measures: { settlement: '2019-02-30' } })).toMatch(/^\/measures\/settlement /);
    expect(refusal({ break_even: { input: 'cpr' } })).toMatch(/^\/break_even\/input /);
  });

  test('several at once', () => {
    const answer = ask({ measures: {}, break_even: { input: 'multiple', classes: ['D'] } });
    expect(Object.keys(answer)).toEqual(['measures', 'break_even']);
  });
});

describe('figures by path', () => {
  const stressed = { ...scenario, collateral: { ...scenario.collateral, default: { kind: 'cnl', pct: '13.5' } } };

  test.each([
    ['as it stands', scenario],
    ['stressed', stressed],
  ])('%s: each is what the result of the run prints', (_, of) => {
    const read = parseScenario(of, context);
    if (!read.ok) throw new Error(read.fault.message);
    const run = engine(read.value.deal, read.value.scenario);
    const result: Json = headlessResult(run);
    const own = ['principal_loss', 'interest_shortfall', 'residual', 'net_loss'];
    const paths = [
      ...NAMES.flatMap((name) => CLASS_FIELDS.map((field) => ['classes', name, field])),
      ...TOTAL_FIELDS.map((field) => ['totals', field]),
    ].filter((keys) => !own.includes(keys.at(-1) ?? ''));
    expect(paths.length).toBe(8 * 9 + 5);
    for (const keys of paths) {
      const figure = figureAt(keys.join('.'), THIS_TRUST, null);
      const value = figure?.of(run) ?? null;
      const printed = keys.reduce((node, key) => node?.[key], result);
      expect(figure && value !== null ? printFigure(figure, value) : undefined, keys.join('.')).toBe(
        printed === undefined ? undefined : String(printed),
      );
    }
  });
});

describe('measures', () => {
  test('the term sheet, called in month 49: B to D as printed', () => {
    const of = {
      ...scenario,
      collateral: { prepayment: { kind: 'abs', pct: '1.3' } },
      events: { call: { mode: 'month', month: 49 } },
    };
    const { measures } = ask(
      { measures: { yield_pct: { B: '2.340', C: '2.620' }, price: { D: '99.98635' }, settlement: '2019-10-23' } },
      of,
    );
    expect([measures.B.price, measures.C.price, measures.D.yield_pct.slice(0, 6)]).toEqual([
      '99.96646',
      '99.97767',
      '2.8200',
    ]);
    expect([measures.B.wal_years, measures.B.window, measures.B.accrued]).toEqual([
      '4.061111',
      ['2023-11-15', '2023-11-15'],
      '0.00000',
    ]);
    expectClean(measures);
  });

  test('a floating class at par has its spread as discount margin; at a margin, its price', () => {
    const { measures } = ask({ measures: { price: { 'A-2b': '100' } } });
    expect(measures['A-2b'].discount_margin_pct).toBe('0.300000');
    const back = ask({ measures: { discount_margin_pct: { 'A-2b': '0.3', B: '0.3' } } }).measures;
    expect(back['A-2b'].price).toBe('100.00000');
    expect(back.B.price.not_available).toContain('Class B has a fixed rate');
  });

  test('both a yield and a price: each from the other', () => {
    const one = ask({ measures: { yield_pct: { D: '2.820' } } }).measures.D;
    const both = ask({ measures: { yield_pct: { D: '2.820' }, price: { D: '98' } } }).measures.D;
    const other = ask({ measures: { price: { D: '98' } } }).measures.D;
    expect([both.price, both.yield_pct]).toEqual([one.price, other.yield_pct]);
  });

  test('clean and accrued are what is paid: the value at the yield, on a day within an accrual', () => {
    const { D } = ask({ measures: { settlement: '2020-03-20', yield_pct: { D: '2.8' } } }).measures;
    // 24,070,000 x 2.80 % x 5/360
    expect([D.accrued_amount, D.accrued]).toEqual(['9360.56', '0.03889']);
  });

  test('what has no value says why, and the rest stands', () => {
    const at = (request: object, of?: object): Json => ask({ measures: request }, of).measures;
    expect(at({ price: { D: '0' } }).D.yield_pct.not_available).toBe(
      'because a price of 0 has no yield: with accrued interest a price must be above 0',
    );
    expect(at({ price: { 'A-1': '100000000' } })['A-1'].yield_pct.not_available).toMatch(
      /^because no yield from -99 % to 1,000 % gives a price of 100000000/,
    );
    expect(at({ settlement: '2020-09-01' })['A-1'].price.not_available).toBe(
      'because Class A-1 is paid off before settlement on 1 Sep 2020',
    );
    expect(at({ settlement: '2031-01-01' }).D.wal_years.not_available).toMatch(
      /^because Class D is paid off before settlement/,
    );
    expect(at({ settlement: '2019-10-01' }).D.price.not_available).toBe(
      'because settlement on 1 Oct 2019 is before the closing, 23 Oct 2019',
    );
    expect(at({}).D.price.not_available).toBe('because neither a yield nor a price is given for Class D');
    const cut = at({ yield_pct: { D: '3' } }, { ...scenario, switches: { horizon: 10 } });
    expect(cut.D.price.not_available).toMatch(
      /^because the run ends on 17 Aug 2020 with 24,070,000.00 of Class D outstanding and not yet due/,
    );
    const lost = at(
      { yield_pct: { D: '3' } },
      { ...scenario, collateral: { ...scenario.collateral, default: { kind: 'mdr', pct: '100' } } },
    );
    expect(lost.D.wal_years.not_available).toBe('because Class D is paid nothing after settlement');
    for (const answer of [cut, lost]) expectClean(answer);
  });
});

describe('break-even', () => {
  test('each class’s figure with its proof, one step of the stated precision apart', () => {
    const { break_even } = ask({ break_even: { classes: 'all', input: 'cnl_pct', test: 'timely', step: '0.01' } });
    expect(Object.keys(break_even)).toEqual(NAMES);
    const { D } = break_even;
    expect(Math.round((Number(D.fails_at) - Number(D.holds_at)) * 1e6)).toBe(10_000);
    expect([D.value, D.binding.what]).toEqual([D.holds_at, 'interest']);
    expect(D.value).toMatch(/^\d+\.\d\d$/);
    // The record of a pool loses what the curve says, and the multiple is of the scenario's own 2.25 %.
    expect(Math.abs(Number(D.cumulative_net_loss_pct) - Number(D.value))).toBeLessThan(1e-6);
    expect(Math.abs(Number(D.coverage_multiple) - Number(D.value) / 2.25)).toBeLessThan(1e-4);
    expectClean(break_even);
  });

  test('answers that are no figure', () => {
    const at = (request: object, of?: object): Json => ask({ break_even: request }, of).break_even;
    expect(at({ classes: ['A-1'], input: 'multiple', max: '5' })['A-1']).toMatchObject({
      not_available: 'because no loss up to 5.000 times makes Class A-1 fail this test',
      holds_at: '5.000',
    });
    expect(at({ input: 'cdr_pct' }, { collections: 'filed' }).D.not_available).toMatch(
      /^because no collateral is projected/,
    );
    expect(
      at({ input: 'multiple' }, { ...scenario, collateral: { prepayment: { kind: 'abs', pct: '1' } } }).D.not_available,
    ).toBe('because this scenario has no loss that could be multiplied');
    expect(at({ input: 'multiple' }, { ...scenario, start: { kind: 'filed', month: 30 } })['A-1'].not_available).toBe(
      'because Class A-1 is paid off before the run starts',
    );
    expect(refusal({ break_even: { input: 'multiple', classes: ['E'] } })).toMatch(
      /^\/break_even\/classes The deal has no class "E"/,
    );
    expect(refusal({ break_even: { input: 'multiple', step: '0' } })).toMatch(/^\/break_even\/step /);
    expect(refusal({ break_even: { input: 'multiple', max: '-1' } })).toMatch(/^\/break_even\/max /);
  });

  test('a start in the middle counts the loss filed before it', () => {
    const of = { ...scenario, start: { kind: 'filed', month: 24 } };
    const { D } = ask({ break_even: { classes: ['D'], input: 'cdr_pct' } }, of).break_even;
    const none = ask(
      { grid: { x: { path: 'collateral.default.pct', values: ['0'] }, figure: 'totals.net_loss' } },
      of,
    ).grid;
    const filed = context.filed.lossesThrough(24).netLoss;
    expect(Number(D.cumulative_net_loss_pct)).toBeGreaterThan((filed / THIS_TRUST.initialPool) * 100);
    // Without a further default only what was defaulted before is still recovered.
    expect(Number(none.values[0][0])).toBeLessThan(filed / 100);
  });
});

describe('grid', () => {
  test('rows are y, columns are x', () => {
    const { grid } = ask({
      grid: {
        x: { path: 'collateral.default.multiple', values: ['1', '6', '9'] },
        y: { path: 'collateral.prepayment.pct', values: ['1.0', '1.6'] },
        figure: 'classes.D.balance_end',
      },
    });
    expect(grid.values.map((row: string[]) => row.length)).toEqual([3, 3]);
    const alone = ask(
      { grid: { x: { path: 'collateral.default.multiple', values: ['6'] }, figure: 'classes.D.balance_end' } },
      { ...scenario, collateral: { ...scenario.collateral, prepayment: { kind: 'abs', pct: '1.6' } } },
    );
    expect(grid.values[1][1]).toBe(alone.grid.values[0][0]);
  });

  test('any number of the result, and measures where terms are given', () => {
    const x = { path: 'collateral.default.multiple', values: ['1', '8'] };
    const at = (figure: string, more: object = {}): Json => ask({ grid: { x, figure, ...more } }).grid.values[0];
    const result: Json = (() => {
      const read = parseScenario(scenario, context);
      if (!read.ok) throw new Error(read.fault.message);
      return headlessResult(engine(read.value.deal, read.value.scenario));
    })();
    expect(at('dates.11.pool_end')[0]).toBe(result.dates[11].pool_end);
    expect(at('dates.11.classes.A-3.interest_due')[0]).toBe(result.dates[11].classes['A-3'].interest_due);
    expect(at('dates.60.n')).toEqual([{ not_available: 'because this run has no dates.60.n' }, '61']);
    const priced = at('measures.D.price', { measures: { yield_pct: { D: '2.82' } } });
    expect(priced[0]).toBe(ask({ measures: { yield_pct: { D: '2.82' } } }).measures.D.price);
    expect(at('classes.D.wal_years')[1]).toEqual({ not_available: 'because Class D is paid no principal' });
  });

  test('no steps, too many, and what is no figure', () => {
    const x = { path: 'collateral.default.multiple', values: ['1'] };
    expect(ask({ grid: { x: { ...x, values: [] }, figure: 'classes.D.balance_end' } }).grid).toEqual({
      not_available: 'because the grid has no steps: x has no values',
    });
    expect(
      ask({ grid: { x, y: { path: 'collateral.prepayment.pct', values: [] }, figure: 'classes.D.balance_end' } }).grid
        .not_available,
    ).toContain('y has no values');
    expect(
      refusal({ grid: { x: { ...x, values: Array.from({ length: 201 }, String) }, figure: 'classes.D.balance_end' } }),
    ).toMatch(/^\/grid\/x\/values .*at most 200/);
    expect(refusal({ grid: { x, figure: 'dates.0.regime' } })).toMatch(/^\/grid\/figure "dates.0.regime" is no figure/);
    expect(refusal({ grid: { x, figure: 'measures.D.price' } })).toMatch(/^\/grid\/figure /);
    expect(
      refusal({
        grid: { x: { path: 'collateral.default.multiple', values: ['1', 'many'] }, figure: 'classes.D.balance_end' },
      }),
    ).toMatch(/^\/grid\/x\/values\/1 /);
  });
});

describe('draws', () => {
  const inputs = { 'collateral.default.multiple': { distribution: 'uniform', min: '1', max: '8' } };
  test('percentiles rise, the share that is short fits them, and the settings are stated', () => {
    const { monte_carlo } = ask({
      monte_carlo: { seed: 3, draws: 400, inputs, figures: ['classes.D.balance_end', 'classes.D.wal_years'] },
    });
    const one = monte_carlo['classes.D.balance_end'];
    expect(Object.keys(one.percentiles)).toEqual(['1', '5', '25', '50', '75', '95', '99']);
    const values = Object.values(one.percentiles).map(Number);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    // D breaks at a multiple of about 4.18: uniform from 1 to 8, it is short in about 54.6 % of draws.
    expect(Math.abs(Number(one.share_short_pct) - 54.6)).toBeLessThan(8);
    expect(monte_carlo.settings).toMatchObject({ seed: 3, draws: 400, inputs, correlation: [['1']] });
    expect(one.convergence).toHaveLength(10);
    expectClean(monte_carlo);
  });

  test('fitted to the shelf where nothing is stated', () => {
    const { monte_carlo } = ask({ monte_carlo: { draws: 100, figures: ['classes.D.wal_years'] } });
    expect(monte_carlo.settings.fitted_to).toMatch(/^32 trusts/);
    expect(Object.keys(monte_carlo.settings.inputs)).toHaveLength(4);
    const cdr = { ...scenario, collateral: { ...scenario.collateral, default: { kind: 'cdr', pct: '1' } } };
    expect(
      ask({ monte_carlo: { draws: 100, figures: ['classes.D.wal_years'] } }, cdr).monte_carlo.not_available,
    ).toMatch(/^because the shelf is fitted as/);
  });

  test('correlation as a table or as pairs; none, no inputs, no draws', () => {
    const two = { ...inputs, 'collateral.recovery_pct': { distribution: 'normal', mean: 45, sd: 5 } };
    const at = (correlation: unknown): Json =>
      ask({ monte_carlo: { draws: 100, inputs: two, correlation, figures: ['totals.residual'] } }).monte_carlo;
    const pairs = [{ between: ['collateral.recovery_pct', 'collateral.default.multiple'], value: '-0.5' }];
    expect(at(pairs)).toEqual(
      at([
        [1, -0.5],
        [-0.5, 1],
      ]),
    );
    expect(
      refusal({
        monte_carlo: {
          draws: 100,
          inputs: two,
          correlation: [
            [1, 2],
            [2, 1],
          ],
          figures: ['totals.residual'],
        },
      }),
    ).toMatch(/^\/monte_carlo\/correlation /);
    expect(
      refusal({
        monte_carlo: {
          draws: 100,
          inputs: two,
          correlation: [{ between: ['a', 'b'], value: 0 }],
          figures: ['totals.residual'],
        },
      }),
    ).toMatch(/^\/monte_carlo\/correlation\/0\/between /);
    const none = (request: object): string =>
      ask({ monte_carlo: { figures: ['totals.residual'], ...request } }).monte_carlo.not_available;
    expect(none({ draws: 0 })).toBe('because no draws are asked for');
    expect(none({ draws: 100, inputs: {} })).toBe('because no input is drawn');
  });
});

describe('the shelf, price tables and months', () => {
  test('each ended trust, with what it is short of', () => {
    const { trusts } = ask({ shelf_history: { figures: ['classes.D.wal_years'] } }).shelf_history;
    expect([trusts.length, trusts[0].name, trusts[0].short]).toEqual([32, '2014-1', []]);
    expect(ask({ shelf_history: { trusts: 'all', figures: ['totals.net_loss'] } }).shelf_history.trusts).toHaveLength(
      49,
    );
    expect(
      ask({ shelf_history: { figures: ['totals.residual'] } }, { collections: 'filed' }).shelf_history.not_available,
    ).toMatch(/^because no collateral/);
  });

  test('a price table: prices by speed give the yields that measures give', () => {
    const columns = { path: 'collateral.prepayment.pct', values: ['1.1', '1.3'] };
    const { price_table } = ask({ price_table: { class: 'D', prices: ['99.5', '100'], columns } });
    expect(price_table.columns[1].cells[0]).toBe(ask({ measures: { price: { D: '99.5' } } }).measures.D.yield_pct);
    const yields = ask({ price_table: { class: 'D', yields_pct: ['2.82'], columns } }).price_table;
    expect(yields.columns[1].cells[0]).toBe(ask({ measures: { yield_pct: { D: '2.82' } } }).measures.D.price);
    expect(refusal({ price_table: { class: 'D', columns } })).toContain('Give either prices or yields_pct');
    expect(ask({ price_table: { class: 'D', prices: [], columns } }).price_table.not_available).toBe(
      'because the table has no rows',
    );
  });

  test('months: the replay’s first date', () => {
    const { by_month } = ask({ by_month: {} }, { collections: 'filed' });
    expect(by_month.months).toHaveLength(49);
    expect(by_month.months[0]).toMatchObject({
      n: 1,
      date: '2019-11-15',
      overcollateralization: '3759375.01',
      reserve: '3759375.01',
    });
    expect(by_month.residual.price).toBe('7509378.51');
    expectClean(by_month);
  });
});

describe('printing', () => {
  test('whole units with their decimals, half-up', () => {
    expect([printUnits(9999603, 5), printUnits(-5, 2), printUnits(0, 0), printUnits(7, 6)]).toEqual([
      '99.99603',
      '-0.05',
      '0',
      '0.000007',
    ]);
    expect([printShare(1, 3, 3), printShare(2, 3, 0), printRatio(-1, 8, 2)]).toEqual(['33.333', '67', '-0.13']);
  });
});
