import { beforeAll, describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { runWhole } from '../../measures/ranges/long-job.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../../scenario/scenario-form.ts';
import { requestJob } from '../request-answers.ts';
import { breakEvenCells, LOSS_TESTS } from '../sensitivity/break-even-rows.ts';
import { breakEvenAddresses, coverageAddress, drawnAddress } from './analysis-figures.ts';
import { drawnOf } from './drawn-of.ts';
import { explain, figureValue } from './explain.ts';
import { explanationText } from './explanation-text.ts';
import { figureAddress, parseFigureAddress } from './figure-address.ts';
import type { FigureId } from './figure-id.ts';
import { leavesBelow } from './leaves-for-tests.ts';
import { otherRun } from './other-runs.ts';
import { recompute } from './recompute-for-tests.ts';
import { valueText } from './value.ts';
import type { ExplainedRun } from './walk.ts';

const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };
const FORM: ScenarioForm = {
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '2' },
    recovery_pct: '50',
  },
};

function runOf(form: ScenarioForm): ExplainedRun {
  const read = parseScenario(form, CONTEXT);
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return { form, projection: engine(read.value.deal, read.value.scenario) };
}

function answerOf(line: object, name: 'break_even' | 'monte_carlo') {
  const job = requestJob(line, name, CONTEXT);
  if (!job.ok) throw new Error(`${job.fault.path} ${job.fault.message}`);
  const values = runWhole(job.value);
  return { values, answer: job.value.answer(values) as Readonly<Record<string, object>> };
}

function idOf(address: string | null): FigureId {
  const id = address === null ? null : parseFigureAddress(address);
  if (id === null) throw new Error(`no figure ${address}`);
  return id;
}

function textOf(run: ExplainedRun, address: string | null): string {
  const explanation = explain(run, idOf(address));
  return explanation ? explanationText(explanation) : '';
}

/** What is reckoned in a text comes out as it is displayed. */
function expectReckoned(text: string): void {
  const found = recompute(text);
  if (found) expect(found.reckoned, text).toBe(found.displayed);
}

const run = runOf(FORM);
const names = THIS_TRUST.classes.map(({ name }) => name);
const below = (key: string): ExplainedRun => {
  const found = otherRun(run, key);
  if (!found) throw new Error(`no run ${key}`);
  return found.run;
};

describe('break-evens', () => {
  it.each(LOSS_TESTS)('%s: each that is found explains itself in two runs, and no neighbour of it does', (test) => {
    for (const input of ['multiple', 'cnl_pct', 'cdr_pct'] as const) {
      const { answer } = answerOf({ scenario: FORM, break_even: { classes: 'all', input, test } }, 'break_even');
      const cells = breakEvenCells(answer, input, names);
      for (const [place, cell] of cells.entries()) {
        const name = names[place] ?? '';
        const { value, binding } = breakEvenAddresses(cell, name, input, test);
        if (value === null) continue;
        const id = idOf(value);
        const found = explain(run, id);
        expect(found && valueText(found.result)).toBe(cell.value);
        expect(textOf(run, value)).toContain(cell.proof.replace(/^fails at (\S+ \S+).*$/, 'at $1, it does not'));
        expect(textOf(run, binding)).toContain(`month ${cell.when.split(' · ')[1]}`);
        for (const steps of [-1, 1]) {
          const beside = { ...id, steps: (id as { steps: number }).steps + steps } as FigureId;
          expect(figureValue(run, beside), figureAddress(beside)).toBeNull();
        }
        const share = below(`loss ${input} ${cell.holdsAt}`);
        const loss = figureValue(share, { kind: 'lifetime-loss-share' });
        expect(loss?.unit === 'decimal' ? `${loss.amount.toFixed(2)} %` : '').toBe(cell.netLoss);
      }
    }
  });

  it('cover the scenario’s own loss as often as the answer says', () => {
    const request = { scenario: FORM, break_even: { classes: 'all', input: 'cnl_pct', test: 'paid_by_final' } };
    const { answer } = answerOf(request, 'break_even');
    const addresses = names.map((name) => coverageAddress(answer, name)).filter((address) => address !== null);
    expect(addresses.length).toBeGreaterThan(3);
    const texts = addresses.map((address) => textOf(run, address));
    for (const text of texts) expectReckoned(text);
    const multiple = (answer['D'] as { coverage_multiple: string }).coverage_multiple;
    expect(texts.at(-1)).toContain(`is ${Number(multiple).toFixed(4)} ×`);
  });

  it('lead down, run by run, to assumptions and terms', () => {
    const { answer } = answerOf(
      { scenario: FORM, break_even: { classes: 'all', input: 'multiple', test: 'timely' } },
      'break_even',
    );
    const cell = breakEvenCells(answer, 'multiple', ['D'])[0];
    if (!cell) throw new Error('no Class D');
    const { value, binding } = breakEvenAddresses(cell, 'D', 'multiple', 'timely');
    const leaves = leavesBelow(run, [idOf(value), idOf(binding)], below);
    expect(leaves.get('assumption') ?? 0).toBeGreaterThan(10);
    expect(leaves.get('term') ?? 0).toBeGreaterThan(10);
  });
});

describe('draws', () => {
  const draws = 120;
  const paths = ['classes.D.wal_years', 'classes.D.principal_loss', 'totals.net_loss', 'totals.residual'];
  const inputs = {
    'collateral.default.pct': { distribution: 'lognormal', mean: '6', sd: '3' },
    'collateral.prepayment.pct': { distribution: 'normal', mean: '1.3', sd: '0.2', min: '0.5', max: '2' },
  };
  const line = { scenario: FORM, monte_carlo: { seed: 7, draws, figures: paths, inputs } };
  let drawn: ExplainedRun;
  let answer: Readonly<Record<string, object>>;
  beforeAll(() => {
    const found = answerOf(line, 'monte_carlo');
    answer = found.answer;
    const material = drawnOf(line, CONTEXT, found.values);
    if (!material) throw new Error('nothing is drawn');
    drawn = { ...run, drawn: material };
  });

  it.each(paths)('%s: percentiles, mean and share are those of the answer, and each percentile is a run', (path) => {
    const { percentiles, mean, share_short_pct } = answer[path] as {
      percentiles: Record<string, string>;
      mean: string;
      share_short_pct: string;
    };
    const plain = (text: string): number => Number(text.replace(/[^\d.−]/g, '').replace('−', '-'));
    for (const [p, value] of Object.entries(percentiles)) {
      const text = textOf(drawn, drawnAddress('drawn-percentile', path, Number(p)));
      expect(text).toContain('120 draws of seed 7');
      expect(recompute(text)?.shape).toBe('ranked');
      expectReckoned(text);
      expect(Number(recompute(text)?.displayed)).toBe(Number(value));
    }
    for (const [kind, value] of [
      ['drawn-mean', mean],
      ['drawn-share', share_short_pct],
    ] as const) {
      const explanation = explain(drawn, idOf(drawnAddress(kind, path)));
      if (!explanation) throw new Error(`no ${kind}`);
      expect(plain(valueText(explanation.result))).toBe(Number(value));
      expectReckoned(explanationText(explanation));
    }
  });

  it('have no reasons in a run without them', () => {
    expect(explain(run, idOf(drawnAddress('drawn-mean', 'totals.residual')))).toBeNull();
    expect(otherRun(run, 'draw 3')).toBeNull();
  });

  it('are other runs where they are drawn otherwise, with the seed and the numbers of before', () => {
    const address = drawnAddress('drawn-percentile', 'totals.net_loss', 50);
    const lossOf = (of: ExplainedRun, draw: number): unknown => {
      const found = otherRun(of, `draw ${draw}`);
      return found && figureValue(found.run, { kind: 'lifetime-net-loss' });
    };
    const before = Array.from({ length: 10 }, (_, draw) => lossOf(drawn, draw));
    const worse = { ...inputs, 'collateral.default.pct': { distribution: 'lognormal', mean: '9', sd: '3' } };
    const otherLine = { ...line, monte_carlo: { ...line.monte_carlo, inputs: worse } };
    const { values } = answerOf(otherLine, 'monte_carlo');
    const material = drawnOf(otherLine, CONTEXT, values);
    const redrawn: ExplainedRun = { ...run, ...(material && { drawn: material }) };
    for (const [draw, was] of before.entries()) {
      const loss = lossOf(redrawn, draw);
      expect(loss).toEqual({ unit: 'cents', amount: values[draw * (paths.length + 1) + 2] });
      expect(loss).not.toEqual(was);
    }
    const explanation = explain(redrawn, idOf(address));
    expect(explanation?.inputs[0]?.value).toEqual(explanation?.result);
  });

  it('lead down to the inputs of one draw', () => {
    const ids = [idOf(drawnAddress('drawn-percentile', 'classes.D.wal_years', 5))];
    const leaves = leavesBelow(drawn, ids, (key) => {
      const found = otherRun(drawn, key);
      if (!found) throw new Error(`no run ${key}`);
      return found.run;
    });
    expect(leaves.get('assumption') ?? 0).toBeGreaterThan(5);
    expect(leaves.get('typed') ?? 0).toBe(2);
  });
});

describe('the scenario under another trust', () => {
  it('is a run with that trust’s history', () => {
    expect(otherRun(run, 'trust no such')).toBeNull();
    expect(otherRun(run, 'loss multiple 999999999')).toBeNull();
    expect(otherRun(run, 'nonsense')).toBeNull();
  });
});

describe('differences from the base', () => {
  const other = runOf({ collateral: { ...FORM.collateral, prepayment: { kind: 'abs', pct: '1.6' } } } as ScenarioForm);
  const own: ExplainedRun = { ...run, name: 'Slow', base: { name: 'Base', key: 'base', run: other } };
  const turned: ExplainedRun = { ...other, name: 'Fast', base: { name: 'Base', key: 'base', run } };

  it.each([
    ['later than the base', own],
    ['earlier than the base', turned],
  ])('are this scenario’s figure less the base’s, each in its own run: %s', (_, own) => {
    const other = own.base?.run ?? own;
    let reckoned = 0;
    for (const address of [
      'wal:A-3',
      'wal:D',
      'paid-off:A-2a',
      'paid-off:D',
      'interest-paid:B:20',
      'pool-end:30',
      'lifetime-loss-share',
      'price:D::bey:yield:2.8',
    ]) {
      const id: FigureId = { kind: 'difference', figure: address };
      const explanation = explain(own, id);
      if (!explanation) throw new Error(`no difference of ${address}`);
      const text = explanationText(explanation);
      expect(recompute(text), text).not.toBeNull();
      expectReckoned(text);
      reckoned += 1;
      expect(explanation.inputs.map(({ origin }) => (origin.kind === 'figure' ? origin.run : '')).toSorted()).toEqual([
        'base',
        undefined,
      ]);
    }
    expect(reckoned).toBe(8);
    const leaves = leavesBelow(own, [{ kind: 'difference', figure: 'wal:D' }], () => other);
    expect(leaves.get('assumption') ?? 0).toBeGreaterThan(10);
  });

  it('go by the names as they are now, also where several scenarios are the same run', () => {
    const id: FigureId = { kind: 'difference', figure: 'wal:D' };
    explain(own, id);
    const base = { name: 'Term sheet', key: 'scenario-9', run: other };
    const renamed = explain({ ...own, name: 'Slower', base }, id);
    expect(renamed?.title).toBe('Difference from Term sheet');
    expect(renamed?.inputs.map(({ label }) => label)).toEqual(['Slower', 'Term sheet']);
    expect(renamed?.inputs.map(({ origin }) => (origin.kind === 'figure' ? origin.run : ''))).toEqual([
      undefined,
      'scenario-9',
    ]);
  });

  it('say where one of the two has no such figure, and need a base', () => {
    const id: FigureId = { kind: 'difference', figure: 'pool-end:60' };
    expect(explain(run, id)).toBeNull();
    const { count } = other.projection;
    const late: FigureId = { kind: 'difference', figure: `pool-end:${count + 1}` };
    if (run.projection.count > count) expect(textOf(own, figureAddress(late))).toContain('Base has no such figure.');
  });
});
