import { describe, expect, it } from 'vitest';
import { THIS_TRUST } from '../../deal/this-trust.ts';
import { engine } from '../../engine/run.ts';
import { filedMonths } from '../../scenario/filed-months.ts';
import { parseScenario } from '../../scenario/parse-scenario.ts';
import { flowLayout } from './flow-layout.ts';
import { lifeFlow, monthFlow } from './month-flow.ts';

const read = parseScenario(
  { collections: 'filed', benchmark: 'filed' },
  { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) },
);
if (!read.ok) throw new Error(read.fault.message);
const projection = engine(read.value.deal, read.value.scenario);
const box = { width: 900, height: 400, nodeWidth: 10, gap: 6 };

describe('the picture of a flow', () => {
  it.each([
    ['month 8', monthFlow(projection, 7)],
    ['the life', lifeFlow(projection)],
  ])('%s: bands fill both sides of their bars, bars do not overlap, all lies in the box', (_, flow) => {
    const { nodes, links, scale } = flowLayout(flow, box);
    expect(nodes).toHaveLength(flow.nodes.length);
    expect(links).toHaveLength(flow.links.length);
    for (const { node, x, y, height } of nodes) {
      expect(y >= 0 && y + height <= box.height + 1e-6 && x >= 0 && x + box.nodeWidth <= box.width).toBe(true);
      expect(height).toBe(node.amount * scale);
      const below = nodes.filter((other) => other.x === x && other.y > y);
      for (const other of below) expect(other.y).toBeGreaterThanOrEqual(y + height + box.gap - 1e-6);
      for (const [end, side] of [
        ['to', 'toY'],
        ['from', 'fromY'],
      ] as const) {
        const bands = links.filter(({ link }) => link[end] === node.id).sort((a, b) => a[side] - b[side]);
        let at = y;
        for (const band of bands) {
          expect(Math.abs(band[side] - at)).toBeLessThan(1e-6);
          at += band.thickness;
        }
        if (bands.length > 0) expect(Math.abs(at - (y + height))).toBeLessThan(1e-6);
      }
    }
  });

  // Month 1: line 2, principal collected 44,598,338.81; line 44e, nothing of it is lost on the way to the Notes.
  it('month 1 has the filed principal as its widest source', () => {
    const { nodes } = monthFlow(projection, 0);
    const sources = nodes.filter(({ column }) => column === 0).sort((a, b) => b.amount - a.amount);
    expect(sources[0]).toMatchObject({ label: 'Principal collected', amount: 4_459_833_881 });
  });
});
