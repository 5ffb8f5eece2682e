import { expect, type Locator, type Page } from '@playwright/test';

/** The screen as a user knows it: by its names, never by its markup. */
export class Screen {
  readonly page: Page;
  readonly verdict: Locator;
  readonly story: Locator;
  readonly strip: Locator;
  readonly chart: Locator;
  readonly readout: Locator;
  readonly payments: Locator;
  readonly label: Locator;

  constructor(page: Page) {
    this.page = page;
    this.verdict = page.getByRole('heading', { level: 1 });
    this.story = page.locator('.verdict-words p');
    this.strip = page.getByRole('table', { name: 'Verdict by class' });
    this.chart = page.getByRole('slider', { name: 'Month, over the balances of the classes' });
    this.readout = page.getByRole('region', { name: 'Balances at the month cursor' });
    this.payments = page.getByRole('table', { name: /clauses in order/ });
    this.label = page.locator('.scenario-label');
  }

  async open(): Promise<void> {
    await this.page.goto('./');
    await expect(this.verdict).toBeVisible();
  }

  /** Opens the app with both of its first scenarios on the filed months, replayed. */
  async openReplay(): Promise<void> {
    await this.open();
    const start = this.choice('Start');
    const isHidden = !(await start.isVisible());
    for (const name of ['Base', 'What if']) {
      await this.page.getByRole('tab', { name: new RegExp(name) }).click();
      if (isHidden) await this.page.getByRole('button', { name: /^Assumptions/ }).click();
      await this.choose('Start', 'Replay');
      if (isHidden) await this.page.getByRole('button', { name: 'Done' }).click();
    }
    await expect(this.label).toHaveText('replay');
  }

  /** A choice of the panel, by the name it is read out with. */
  choice(name: string | RegExp): Locator {
    return this.page.getByRole('radiogroup', { name });
  }

  async choose(name: string | RegExp, option: string): Promise<void> {
    await this.choice(name).getByRole('radio', { name: option, exact: true }).check();
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name });
  }

  async type(name: string, text: string): Promise<void> {
    await this.field(name).fill(text);
  }

  /** Forces an Event of Default of § 5.1(a) in a month. */
  async force(kind: string, month: number): Promise<void> {
    await this.choose(new RegExp(`^Event of Default \\(${kind}\\) `), 'Forced');
    await this.type(`Event of Default (${kind}), in month, mo`, String(month));
  }

  async toMonth(number: number): Promise<void> {
    await this.chart.focus();
    await this.page.keyboard.press('Home');
    for (let month = 1; month < number; month += 1) await this.page.keyboard.press('ArrowRight');
  }

  /** A line of the strip: the texts of its cells, senior first. */
  async stripLine(name: RegExp): Promise<readonly string[]> {
    const row = this.strip.getByRole('row', { name });
    return (await row.getByRole('cell').allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim());
  }

  /** The balance of a class, or a sum, in the readout. */
  balance(name: string): Locator {
    return this.readout
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('dd');
  }

  /** A row of the month's payments: clause, due, paid, short, of it reserve, left. */
  async payment(pays: string): Promise<readonly string[]> {
    const row = this.payments
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: pays, exact: true }) });
    const texts = await row.first().getByRole('cell').allTextContents();
    return texts.slice(0, 6).map((text) => text.trim());
  }

  /** The clauses of the month, in the order in which they stand. */
  async clauses(): Promise<readonly string[]> {
    const texts = await this.payments.locator('.row-clause .clause').allTextContents();
    return texts.map((text) => text.trim());
  }
}
