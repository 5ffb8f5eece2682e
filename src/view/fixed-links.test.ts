import { describe, expect, test } from 'vitest';
import { THIS_TRUST } from '../deal/this-trust.ts';
import { digestOf } from '../engine/digest.ts';
import { engine } from '../engine/run.ts';
import { filedMonths } from '../scenario/filed-months.ts';
import { decodeLink, encodeLink } from '../scenario/link.ts';
import { parseScenario } from '../scenario/parse-scenario.ts';
import type { ScenarioForm } from '../scenario/scenario-form.ts';
import { FIXED_LINKS } from './fixed-links-for-tests.ts';

const context = { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) };

function digestOfForm(form: ScenarioForm): string {
  const read = parseScenario(form, context);
  if (!read.ok) throw new Error(read.fault.message);
  return digestOf(engine(read.value.deal, read.value.scenario));
}

test('there are twenty, no two alike', () => {
  expect(new Set(FIXED_LINKS.map(({ fragment }) => fragment)).size).toBe(20);
});

describe('a link that was sent opens to the same figures', () => {
  test.each(FIXED_LINKS)('$kind', ({ fragment, digests }) => {
    const link = decodeLink(fragment, context);
    if (!link.ok) throw new Error(link.message);
    expect(link.workspace.scenarios.map(({ result }) => result?.digest)).toEqual(digests.map(([first]) => first));
    for (const [at, { form }] of link.workspace.scenarios.entries()) {
      expect(digests[at], 'if a documented fix of the engine moved it, add it after the others').toContain(
        digestOfForm(form),
      );
    }
  });

  test.each(FIXED_LINKS)('and packed anew it says the same: $kind', ({ fragment }) => {
    const link = decodeLink(fragment, context);
    if (!link.ok) throw new Error(link.message);
    const again = encodeLink(link.workspace, link.engineVersion);
    expect(again.ok && decodeLink(again.fragment, context)).toEqual(link);
  });
});
