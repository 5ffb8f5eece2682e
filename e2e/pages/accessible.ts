import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const EVERYTHING = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const COLOURS = { type: 'rule' as const, values: ['color-contrast'] };

export interface AccessibleOptions {
  /** A selector of the part to look at; the whole page unless told. */
  readonly part?: string;
  /** Whether to look at it in the dark theme as well, which can be wrong in its colours alone. */
  readonly inDark?: boolean;
}

/** Fails with what axe finds against WCAG 2.2 AA and its own good practices. */
export async function expectAccessible(
  page: Page,
  { part = 'body', inDark = false }: AccessibleOptions = {},
): Promise<void> {
  expect(await faultsOf(page, part, EVERYTHING)).toEqual([]);
  if (!inDark) return;
  await inTheme(page, 'dark');
  expect(await faultsOf(page, part, COLOURS), 'in dark').toEqual([]);
  await inTheme(page, 'light');
}

async function inTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Half of the way from one colour to the other has another contrast.
  await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((one) => one.finished));
  });
}

/**
 * Axe is put into the page once and asked for what is wrong only: sent anew, and with all that is right in its answer, each
 * look would take several times as long.
 */
async function faultsOf(
  page: Page,
  part: string,
  rules: typeof EVERYTHING | typeof COLOURS,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return await page.evaluate(
    async ([where, runOnly]) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await inPage.run(where, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [part, rules] as const,
  );
}
