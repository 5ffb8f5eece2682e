import { expect, type Locator, type Page } from '@playwright/test';

/** The answer to "why?", as a user meets it. */
export class Why {
  readonly page: Page;
  readonly answer: Locator;
  readonly title: Locator;
  readonly inputs: Locator;

  constructor(page: Page) {
    this.page = page;
    this.answer = page.locator('.why-popover');
    this.title = this.answer.getByRole('heading', { level: 2 });
    this.inputs = this.answer.getByRole('list', { name: 'Inputs' });
  }

  /** The cell of the month's payments: a row by what it pays, a column by its head. */
  cell(pays: string, column: 'Due' | 'Paid' | 'Short' | 'Left'): Locator {
    const at = { Due: 1, Paid: 2, Short: 3, Left: 5 }[column];
    return this.page
      .getByRole('table', { name: /clauses in order/ })
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: pays, exact: true }) })
      .first()
      .getByRole('cell')
      .nth(at)
      .getByRole('button');
  }

  async ask(pays: string, column: 'Due' | 'Paid' | 'Short' | 'Left'): Promise<void> {
    await this.cell(pays, column).click();
    await expect(this.answer).toBeVisible();
  }

  /** Opens an input of the figure that is open. */
  async into(input: string): Promise<void> {
    await this.inputs.getByRole('button', { name: input }).first().click();
  }

  async example(title: RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Examples', exact: true }).click();
    await this.page.getByRole('link', { name: title }).click();
    await expect(this.page.getByRole('dialog', { name: 'Worked examples' })).toHaveCount(0);
  }

  /** Presses Tab until something has the focus. */
  async tabTo(target: Locator, most = 80): Promise<void> {
    for (let press = 0; press < most; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }
}
