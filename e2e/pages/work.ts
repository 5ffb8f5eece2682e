import { type Download, expect, type Locator, type Page } from '@playwright/test';
import { Screen } from './screen.ts';

/** What is done with the work as a whole: tabs, links, exports. */
export class Work extends Screen {
  readonly tabs: Locator;
  readonly bars: Locator;
  readonly notes: Locator;
  readonly multiple: Locator;
  readonly undo: Locator;
  readonly redo: Locator;

  constructor(page: Page) {
    super(page);
    this.tabs = page.getByRole('tablist', { name: 'Scenarios' }).getByRole('tab');
    this.bars = page.getByRole('status', { name: 'Notices' });
    this.notes = page.getByRole('status', { name: 'Remarks' });
    this.multiple = page.getByRole('textbox', { name: /multiple/i }).first();
    this.undo = page.getByRole('button', { name: 'Undo', exact: true }).first();
    this.redo = page.getByRole('button', { name: 'Redo', exact: true }).first();
  }

  /** The work as a page finds it at an address. */
  static async opened(page: Page, address = './'): Promise<Work> {
    const work = new Work(page);
    await page.goto(address);
    await expect(work.verdict).toBeVisible();
    return work;
  }

  /** A copy of the scenario on the screen. */
  async duplicate(): Promise<void> {
    const count = await this.tabs.count();
    await this.page.getByRole('button', { name: 'New scenario, a copy of this one' }).click();
    await expect(this.tabs).toHaveCount(count + 1);
  }

  async setMultiple(value: string): Promise<void> {
    await this.multiple.fill(value);
    await this.multiple.blur();
  }

  async details(name: string): Promise<void> {
    await this.page.getByRole('tablist', { name: 'Details' }).getByRole('tab', { name }).click();
  }

  /** Three scenarios: the base, four times the losses, five times with an Event of Default. */
  async buildThree(): Promise<void> {
    await this.setMultiple('4');
    await this.duplicate();
    await this.setMultiple('5');
    await this.force('vi', 30);
  }

  /** The link that the Share dialog shows. */
  async link(): Promise<string> {
    await this.page.getByRole('button', { name: 'Share', exact: true }).first().click();
    const link = await this.page.getByRole('textbox', { name: 'Link' }).inputValue();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('dialog', { name: 'Share' })).toHaveCount(0);
    return link;
  }

  async export(what: string): Promise<Download> {
    await this.page.getByRole('button', { name: 'Export', exact: true }).click();
    const arrives = this.page.waitForEvent('download');
    await this.page.getByRole('menuitem', { name: what }).click();
    return await arrives;
  }

  /** Every figure of the verdict and of the readout, as text. */
  async figures(): Promise<readonly string[]> {
    const verdict = (await this.verdict.textContent()) ?? '';
    const strip = await this.strip.getByRole('cell').allInnerTexts();
    const readout = await this.readout.locator('dd').allTextContents();
    return [verdict, ...strip, ...readout];
  }
}
