import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AccessibleOptions {
  /** A selector of the part to look at; the whole page unless told. */
  readonly part?: string;
  /** Of a page already looked at in light, the dark one can be wrong in its colours alone. */
  readonly only?: 'colours' | undefined;
}

/**
 * Fails with what axe finds against WCAG 2.2 AA and its own good practices. Axe is put into the page once and asked for what
 * is wrong only: sent anew, and with all that is right in its answer, each look would take several times as long.
 */
export async function expectAccessible(page: Page, { part = 'body', only }: AccessibleOptions = {}): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const runOnly =
    only === 'colours'
      ? { type: 'rule' as const, values: ['color-contrast'] }
      : { type: 'tag' as const, values: [...TAGS] };
  const found = await page.evaluate(
    async ([where, rules]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await inPage.run(where, { runOnly: rules, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [part, runOnly] as const,
  );
  expect(found).toEqual([]);
}
