import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import type { Projection } from '../engine/projection.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import { EXAMPLES } from './examples.ts';
import { figureValue } from './why/explain.ts';

function runOf(id: string, place = 0): Projection {
  const form = EXAMPLES.find((one) => one.id === id)?.scenarios[place]?.form;
  if (!form) throw new Error(`no example ${id}`);
  const read = parseScenario(form, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(`${read.fault.path} ${read.fault.message}`);
  return engine(read.value.deal, read.value.scenario);
}

describe('the worked examples show what they say', () => {
  // § 5.4(b), fourth (B) before fourth (E); fifth (B) before any principal.
  it('Class C waits after a payment default, and is paid after a covenant default', () => {
    const paid = [0, 1].map((place) =>
      figureValue(
        { projection: runOf('defaults', place), form: {} },
        { kind: 'interest-paid', noteClass: 'C', number: 25 },
      ),
    );
    expect(paid).toEqual([
      { unit: 'cents', amount: 0 },
      // 30,070,000.00 x 2.60 % / 12
      { unit: 'cents', amount: 65_151_67 },
    ]);
  });

  it('the reserve is drawn', () => {
    expect(runOf('reserve').byDate.reserveDraw.some((amount) => amount > 0)).toBe(true);
  });

  it('five times the expected loss leaves Class D unpaid', () => {
    const value = figureValue({ projection: runOf('stress'), form: {} }, { kind: 'principal-short', noteClass: 'D' });
    expect(value).toEqual({ unit: 'cents', amount: 24_070_000_00 });
  });

  it('the fifth priority governs where the blank item is read', () => {
    const projection = runOf('blank');
    expect(projection.payments['5.4(b)(v)']?.paid.some((amount) => amount > 0)).toBe(true);
  });
});
