import { describe, expect, test } from 'vitest';
import { decodeLink, encodeLink, LONGEST_FRAGMENT } from '../scenario/link.ts';
import { EXAMPLES } from '../view/examples.ts';
import { recordedResult } from '../view/recorded-result.ts';
import { exampleWorkspace } from './examples.ts';
import { outcomeOf } from './outcome.ts';
import { TRUST } from './trust.ts';

describe.each(EXAMPLES.map((example) => [example.title, example] as const))('the link of “%s”', (_, example) => {
  const link = encodeLink(exampleWorkspace(example), '0.1.0');
  if (!link.ok) throw new Error(link.message);
  const read = decodeLink(link.fragment, TRUST);
  if (!read.ok) throw new Error(read.message);
  const { scenarios, view } = read.workspace;

  test('fits, and holds the base and the example’s own scenarios with where to look', () => {
    expect(link.fragment.length).toBeLessThan(LONGEST_FRAGMENT);
    expect(scenarios.map(({ form }) => form.name)).toEqual(['Base', ...example.scenarios.map(({ name }) => name)]);
    expect(scenarios.slice(1).map(({ form: { name, note, ...form } }) => form)).toEqual(
      example.scenarios.map(({ form }) => form),
    );
    expect(view).toMatchObject({ tab: example.show.tab, base: 0, active: 1 });
    if (typeof example.show.month === 'number') expect(view.month).toBe(example.show.month);
  });

  test('holds what each scenario comes to', () => {
    for (const { form, result } of scenarios) {
      const outcome = outcomeOf(form);
      expect(outcome.kind === 'result' && recordedResult(outcome.projection)).toEqual(result);
    }
  });
});

test('the reserve’s example looks at the month of the first draw', () => {
  const reserve = EXAMPLES.find(({ id }) => id === 'reserve');
  if (!reserve) throw new Error('The example is gone.');
  const { scenarios, view } = exampleWorkspace(reserve);
  const outcome = outcomeOf(scenarios[1]?.form ?? {});
  if (outcome.kind !== 'result' || view.month === undefined) throw new Error('It has no result.');
  const { reserveDraw } = outcome.projection.byDate;
  expect(reserveDraw[view.month - 1]).toBeGreaterThan(0);
  expect([...reserveDraw.slice(0, view.month - 1)].every((amount) => amount === 0)).toBe(true);
});
