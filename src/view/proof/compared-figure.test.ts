import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { COMPARED_LINES } from '../../proof/compared-lines.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { explain } from '../why/explain.ts';
import { explanationText } from '../why/explanation-text.ts';
import type { FigureId } from '../why/figure-id.ts';
import { leavesBelow } from '../why/leaves-for-tests.ts';
import { recompute } from '../why/recompute-for-tests.ts';
import { amountOf } from '../why/value.ts';
import { comparedFigure } from './compared-figure.ts';
import { proofRun } from './proof-run.ts';

const CONTEXT = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

describe('the compared lines of the certificate', () => {
  const run = proofRun(CONTEXT, 'run on', 1);

  it('are 93, and each opens an explanation of its own figure in every month', () => {
    expect(COMPARED_LINES).toHaveLength(93);
    for (const { key, ours } of COMPARED_LINES) {
      for (let at = 0; at < run.projection.count; at += 1) {
        const id = comparedFigure(key, at + 1);
        const explanation = id && explain(run, id);
        if (!explanation) throw new Error(`line ${key} of month ${at + 1} opens nothing`);
        const { result } = explanation;
        expect(result.unit === 'text' ? null : amountOf(result), `${key} month ${at + 1}`).toBe(
          ours(run.projection, at),
        );
      }
    }
  });

  it('come out again from the displayed text of their explanations', () => {
    let reckoned = 0;
    for (const { key } of COMPARED_LINES) {
      for (let month = 1; month <= run.projection.count; month += 6) {
        const id = comparedFigure(key, month);
        const explanation = id && explain(run, id);
        const found = explanation && recompute(explanationText(explanation));
        if (!found) continue;
        expect(found.displayed, `${key} month ${month}`).toBe(found.reckoned);
        reckoned += 1;
      }
    }
    expect(reckoned).toBeGreaterThan(400);
  });

  it('lead down to filed lines and terms of the deal', () => {
    const ids = COMPARED_LINES.flatMap(({ key }): FigureId[] => {
      const id = comparedFigure(key, 12);
      return id ? [id] : [];
    });
    const leaves = leavesBelow(run, ids);
    expect(leaves.get('filed') ?? 0).toBeGreaterThan(100);
    expect(leaves.get('term') ?? 0).toBeGreaterThan(20);
  });
});
