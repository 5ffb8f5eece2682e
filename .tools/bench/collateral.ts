import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import { engine } from '../../src/engine/run.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { parseScenario } from '../../src/scenario/parse-scenario.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const ROUNDS = 3000;
const WARM_UP = 1500;
const MICROSECONDS = 1000;

/**
 * A projection with its waterfall against the waterfall alone on the same collections, in turn in one process; and the
 * same with 60 rep lines. The collateral alone is the difference.
 */
export function run(print: (name: string, value: number, unit: string) => void): void {
  const one = scenarioOf({
    collateral: assumptions({}),
    events: { call: { mode: 'never' } },
    switches: { horizon: 70 },
  });
  const sixty = scenarioOf({
    collateral: assumptions({ rep_lines: repLines(60) }),
    events: { call: { mode: 'never' } },
    switches: { horizon: 70 },
  });
  const projected = engine(THIS_TRUST, one);
  const given: Scenario = { ...one, collateral: null, collections: projected.collections };
  const times: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    [one, given, sixty].forEach((scenario, which) => {
      const start = performance.now();
      engine(THIS_TRUST, scenario);
      const spent = (performance.now() - start) * MICROSECONDS;
      if (round >= WARM_UP) times[which as 0 | 1 | 2].push(spent);
    });
  }
  const [projection, waterfall, many] = times.map(median) as [number, number, number];
  print('collateral.run.median', projection - waterfall, 'us');
  print('projection.run.median', projection, 'us');
  print('projection.run.ratio', projection / waterfall, 'x');
  print('projection.60-lines.median', many, 'us');
}

function scenarioOf(form: object): Scenario {
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path}: ${read.fault.message}`);
  return read.value.scenario;
}

function assumptions(more: object): object {
  return {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '4' },
    recovery_pct: '50',
    recovery_lag: 4,
    ...more,
  };
}

/** Lines of equal balance, but for the last, with terms and rates that differ. */
function repLines(count: number): object[] {
  const each = Math.floor(150_375_000_350 / count);
  return Array.from({ length: count }, (_, line) => {
    const cents = line === count - 1 ? 150_375_000_350 - each * (count - 1) : each;
    const remaining = 10 + line;
    return {
      balance: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
      rate_pct: (4 + line / 10).toFixed(1),
      original_term: String(remaining + 6),
      remaining_term: String(remaining),
    };
  });
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
