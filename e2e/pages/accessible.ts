import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AccessibleOptions {
  /** A selector of the part to look at; the whole page unless told. */
  readonly part?: string;
  /** Of a page already looked at in light, the dark one can be wrong in its colours alone. */
  readonly only?: 'colours' | undefined;
}

/** Fails with what axe finds against WCAG 2.2 AA and its own good practices. */
export async function expectAccessible(page: Page, { part = 'body', only }: AccessibleOptions = {}): Promise<void> {
  const axe = new AxeBuilder({ page }).include(part);
  const { violations } = await (only === 'colours' ? axe.withRules(['color-contrast']) : axe.withTags(TAGS)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found).toEqual([]);
}
