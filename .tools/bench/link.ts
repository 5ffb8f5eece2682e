import { THIS_TRUST } from '../../src/deal/this-trust.ts';
import { digestOf } from '../../src/engine/digest.ts';
import { engine } from '../../src/engine/run.ts';
import { filedMonths } from '../../src/scenario/filed-months.ts';
import { parseScenario } from '../../src/scenario/parse-scenario.ts';
export async function run(print: (name: string, value: number, unit: string) => void): Promise<void> {
  for (const [name, form] of [
    [
      'given',
      { collections: 'filed', benchmark: 'filed', switches: { horizon: 70 }, events: { call: { mode: 'never' } } },
    ],
    [
      'proj',
      {
        collateral: { prepayment: { kind: 'abs', pct: '1.3' }, default: { kind: 'cnl', pct: '2.25', multiple: '6' } },
        switches: { horizon: 70 },
      },
    ],
  ] as const) {
    const p = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
    if (!p.ok) throw new Error(p.fault.message);
    const r = engine(p.value.deal, p.value.scenario);
    const ts: number[] = [];
    for (let i = 0; i < 8000; i++) {
      const t = performance.now();
      digestOf(r);
      ts.push(performance.now() - t);
    }
    ts.splice(0, 3000);
    ts.sort((a, b) => a - b);
    print(`digest.${name}`, ts[2500]! * 1000, 'us');
    print(`digest.${name}.p95`, ts[4750]! * 1000, 'us');
  }
}
