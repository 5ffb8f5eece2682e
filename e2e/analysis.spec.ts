import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { expectAccessible } from './pages/accessible.ts';
import { Screen } from './pages/screen.ts';
import { Work } from './pages/work.ts';

async function openTab(page: Page, tab: string, part: string): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page.getByRole('radiogroup', { name: tab, exact: true }).getByRole('radio', { name: part }).check();
}

/** No cell of the page may show a number that is none. */
async function expectNoStrayNumbers(page: Page): Promise<void> {
  const words = await page.locator('.analysis').textContent();
  expect(words ?? '').not.toMatch(/NaN|Infinity|undefined|null|\[object/);
}

async function saved(page: Page, name: 'CSV' | 'XLSX'): Promise<Download> {
  const arrives = page.waitForEvent('download');
  await page.getByRole('button', { name: `This table as ${name}` }).click();
  return await arrives;
}

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

test.describe('break-evens', () => {
  test('every class has a value with its clause and date, or says why not', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Break-evens');
    const table = page.getByRole('table', { name: /Largest loss/ });
    await expect(table).toHaveAttribute('aria-busy', 'false');
    for (const name of ['A-3', 'A-4', 'B', 'C', 'D']) {
      const row = table.getByRole('row', { name: new RegExp(`^${name} `) });
      await expect(row).toHaveText(/\d+\.\d{3} ×\d+\.\d{2} % CNL§ (2\.8\(a\)|5\.4\(b\))/);
      await expect(row).toHaveText(/\d{1,2} [A-Z][a-z]{2} 20\d\d · \d+; fails at \d+\.\d{3} ×/);
    }
    // Junior classes bear less than senior ones, and a short of interest is never later than one of principal.
    const losses = await table
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows
          .map((row) => Number.parseFloat(row.querySelector('td.strong')?.textContent ?? 'NaN'))
          .filter((loss) => loss > 0),
      );
    expect(losses).toHaveLength(5);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
    await expectNoStrayNumbers(page);
    await page.getByLabel('Loss as').selectOption('cdr_pct');
    await expect(table.getByRole('row', { name: /^D / })).toHaveText(/\d+\.\d{3} %\d+\.\d{2} % CNL/);
  });

  test('a replay has no pool to lose: the reason stands in every row', async ({ page }) => {
    await new Screen(page).openReplay();
    await openTab(page, 'Sensitivity', 'Break-evens');
    const row = page.getByRole('table', { name: /Largest loss/ }).getByRole('row', { name: /^D / });
    await expect(row).toContainText('Not available, because no collateral is projected in this scenario');
  });
});

test.describe('grid', () => {
  function grid(page: Page): Locator {
    return page.getByRole('grid', { name: /^Principal short/ });
  }

  test('fills as cells come, marks this scenario, and a cell opens as a scenario by key', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await openTab(page, 'Sensitivity', 'Grid');
    await expect(grid(page).locator('.heat-wait').first()).toBeVisible();
    await expect(page.getByText(/^165 cells in/)).toBeVisible({ timeout: 20_000 });
    await expect(grid(page).locator('.heat-wait')).toHaveCount(0);
    await grid(page).focus();
    await page.keyboard.press('Control+Home');
    for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
    await expect(page.locator('.grid-readout')).toContainText(
      'Loss multiple 5.0 ×, Speed 0.8 %: Principal short, all Notes',
    );
    const words = (await page.locator('.grid-readout').textContent()) ?? '';
    const amount = /all Notes ([\d,.]+);/.exec(words)?.[1] ?? 'none';
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: /Loss multiple 5\.0 ×, Speed 0\.8 %/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const short = await screen.stripLine(/^Principal short/);
    expect(short.join(' ')).toContain(amount);
  });

  test('beside it the break-evens and its row by class, as a picture and as a table; all of it leaves as files', async ({
    page,
  }) => {
    const screen = new Screen(page);
    await screen.open();
    await screen.type('Losses, multiple of the base case, ×', '5');
    await openTab(page, 'Sensitivity', 'Grid');
    const list = page.getByRole('table', { name: /^Largest loss with all principal paid/ });
    await expect(list.getByRole('row', { name: /^D / })).toHaveText(/\d+\.\d{3} ×\d+\.\d\d %\d+\.\d{3} ×\d+/);
    await expect(list.getByRole('row', { name: /^A-1 / })).toContainText('None: no loss up to');
    await expect(page.getByRole('img', { name: /^Principal short at Speed 1\.3 %, by class/ })).toBeVisible();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const twin = page.getByRole('table', { name: /^Principal short at Speed 1\.3 %, by class/ });
    await expect(twin.getByRole('row', { name: /^5\.0 ×/ })).toBeVisible();
    // $ millions by class at this scenario's own step are what the strip has in cents.
    const own = await twin
      .getByRole('row', { name: /^5\.0 ×/ })
      .getByRole('cell')
      .allInnerTexts();
    const strip = await screen.stripLine(/^Principal short/);
    const millions = strip.map((text) => Number(text.replaceAll(',', '').replace('–', '0')) / 1e6);
    expect(own.map((text) => Number(text.replace('–', '0')))).toEqual(millions.map((one) => Number(one.toFixed(1))));
    await expect(page.getByText(/^165 cells in/)).toBeVisible({ timeout: 20_000 });
    const csv = await textOf(await saved(page, 'CSV'));
    expect(csv).toContain('Notice,"Projection, not a forecast"');
    expect(csv).toContain('Figure,"Principal short, all Notes"');
    expect(csv.trim().split('\r\n').at(-1)).toMatch(/^1\.8(,\d+\.\d\d){15}$/);
    await openTab(page, 'Pricing', 'Yields and prices');
    const [about, prices] = await readXlsxFile(await (await saved(page, 'XLSX')).path());
    expect(about?.data).toContainEqual(['Yields', 'bond-equivalent']);
    expect(prices?.data.at(-1)?.slice(0, 3)).toEqual(['D', 'yield', 2.82]);
    expect(prices?.data.slice(1).map((row) => typeof row[3])).toEqual(Array.from({ length: 8 }, () => 'number'));
  });

  test('two hundred by two hundred can be stopped; only cells in sight are in the page', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Grid');
    await page.getByLabel('Columns, steps').fill('1 to 5.975 by 0.025');
    await page.getByLabel('Rows, steps').fill('0.505 to 1.5 by 0.005');
    await expect(page.getByText(/of 40,000 cells/)).toBeVisible({ timeout: 20_000 });
    expect(await page.getByRole('gridcell').count()).toBeLessThan(1500);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^Stopped at [\d,]+ of 40,000 cells/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start again' })).toBeVisible();
  });

  test('steps that make no grid say what would be right', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Grid');
    await page.getByLabel('Columns, steps').fill('1 to 8 by 0');
    await expect(page.getByText(/not available, because of the steps\. A step of 0 makes no grid/)).toBeVisible();
    await page.getByLabel('Columns, steps').fill('1 to 8 by 1');
    await page.getByLabel('Rows, steps').fill('90, 150');
    await expect(page.getByText(/^Rows: /)).toBeVisible();
    await expectNoStrayNumbers(page);
  });
});

test.describe('ranges', () => {
  test('the same seed gives the same percentiles, another seed others; stop keeps what is done', async ({ page }) => {
    test.slow();
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Monte Carlo');
    await page.getByLabel('Draws').fill('300');
    const table = page.getByRole('table', { name: /^Percentiles of/ });
    const figures = async (): Promise<readonly string[]> => {
      await expect(page.getByText(/^300 draws in/)).toBeVisible({ timeout: 20_000 });
      return table.locator('tbody tr').allInnerTexts();
    };
    const first = await figures();
    await page.getByLabel('Seed').fill('2');
    await expect(page.getByText(/^300 draws in/)).toBeHidden();
    const second = await figures();
    await page.getByLabel('Seed').fill('1');
    await expect(page.getByText(/^300 draws in/)).toBeHidden();
    expect(await figures()).toEqual(first);
    expect(second).not.toEqual(first);

    await page.getByLabel('Draws').fill('100000');
    await expect(page.getByText(/of 100,000 draws/)).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Figures of the [\d,]+ draws so far\.$/)).toBeVisible();
    await expect(table.getByRole('row', { name: /^D/ }).locator('td').nth(4)).toHaveText(/^\d\.\d\d$/);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(/^Stopped at [\d,]+ draws\. The figures below rest on those\./)).toBeVisible();
    await expect(table.getByRole('row', { name: /^D/ }).locator('td').nth(4)).toHaveText(/^\d\.\d\d$/);
    await expectNoStrayNumbers(page);
  });

  test('what cannot be drawn is refused in a sentence', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Monte Carlo');
    await page.getByLabel('Draws').fill('many');
    await expect(page.getByText(/“many” is no number of draws: write a whole number from 1 to 100,000/)).toBeVisible();
    await page.getByLabel('Draws').fill('200');
    await page.getByRole('button', { name: /^Distributions/ }).click();
    await page.getByLabel('Lifetime net loss, std. dev.').fill('-1');
    await expect(page.getByText(/A standard deviation of -1 is negative/)).toBeVisible();
  });

  test('the shelf: every trust a named line and a row', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Sensitivity', 'Shelf history');
    const table = page.getByRole('table', { name: /each trust’s own speed/ });
    await expect(table.locator('tbody tr')).toHaveCount(32);
    await expect(table.getByRole('row', { name: /^2016-3 / })).toContainText('2.56');
    await expect(page.locator('.fan-name', { hasText: '2016-3' })).toBeVisible();
  });
});

test.describe('pricing', () => {
  const price = (page: Page, name: string): Locator =>
    page
      .getByRole('table', { name: /^Price, yield, life/ })
      .getByRole('row', { name: new RegExp(`^${name} `) })
      .locator('td')
      .nth(1);

  test('the term sheet: its yields give its prices', async ({ page }) => {
    // Free writing prospectus of 17 October 2019, SEC accession 0001193125-19-269200: 1.3 % ABS, no losses, to the call.
    const screen = new Screen(page);
    await screen.open();
    await screen.type('Losses, multiple of the base case, ×', '0');
    await screen.choose('Call', 'Month');
    await screen.type('Call, in month, mo', '49');
    await openTab(page, 'Pricing', 'Yields and prices');
    await page.getByLabel('Settlement').fill('23 Oct 2019');
    // The pool as one rep line: A-2a, A-3 and A-4 are within 0.00033 of the sheet's many lines, the rest to the last digit.
    const sheet = { 'A-2a': 99.99195, 'A-3': 99.99603, 'A-4': 99.99804, B: 99.96646, C: 99.97767, D: 99.98635 };
    for (const [name, printed] of Object.entries(sheet)) {
      const shown = Number(await price(page, name).textContent());
      expect(Math.abs(shown - printed), name).toBeLessThan(0.00034);
    }
    for (const name of ['B', 'C', 'D'] as const) await expect(price(page, name)).toHaveText(String(sheet[name]));
  });

  test('what has no figure says why: price 0, no root, paid off, after the end, no date', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Pricing', 'Yields and prices');
    await page.getByLabel('Class D, quoted by').selectOption('price');
    await page.getByLabel('Class D, price').fill('0');
    await expect(page.getByText('Not available, because a price of 0 has no yield')).toBeVisible();
    await page.getByLabel('Class D, price').fill('900000');
    await expect(
      page.getByText('Not available, because no yield from -99 % to 1,000 % gives a price of 900000'),
    ).toBeVisible();
    await page.getByLabel('Class D, price').fill('');
    await expect(page.getByText('No price is given: write a price for 100')).toBeVisible();
    await page.getByLabel('Settlement').fill('15 Jul 2020');
    await expect(
      page.getByText('Not available, because Class A-1 is paid off before settlement on 15 Jul 2020'),
    ).toBeVisible();
    await page.getByLabel('Settlement').fill('1 Jan 2030');
    await expect(page.getByText(/paid off before settlement on 1 Jan 2030/).first()).toBeVisible();
    // One cash flow is left before the call of August 2023: a figure, and no stray number.
    await page.getByLabel('Class D, price').fill('100');
    await page.getByLabel('Settlement').fill('25 Jul 2023');
    const last = page.getByRole('table', { name: /^Price, yield, life/ }).getByRole('row', { name: /^D / });
    await expect(last).toContainText('on that date alone');
    await expect(last).toContainText(/0\.06/);
    await expect(page.getByText(/Coverage: not available, because no loss up to/).first()).toBeVisible();
    await expectNoStrayNumbers(page);
    await page.getByLabel('Settlement').fill('soon');
    await expect(page.getByText(/“soon” is no date: write one such as 23 Oct 2019/)).toBeVisible();
    await expectNoStrayNumbers(page);
  });

  test('the price/yield table: par is dearer where the yield is lower, and steps that make none say so', async ({
    page,
  }) => {
    await new Screen(page).open();
    await openTab(page, 'Pricing', 'Price/yield table');
    const table = page.getByRole('table', { name: /^Class D: yield/ });
    const first = await table.locator('tbody tr').first().locator('td').first().textContent();
    const last = await table
      .getByRole('row', { name: /^101\.00 / })
      .locator('td')
      .first()
      .textContent();
    expect(Number(first)).toBeGreaterThan(Number(last));
    await page.getByLabel('Rows, steps').fill('');
    await expect(page.getByText(/Rows: not available, because of the steps\. No steps are given/)).toBeVisible();
  });

  test('settings are kept, sent and undone with the work', async ({ page }) => {
    const work = new Work(page);
    await work.open();
    await openTab(page, 'Pricing', 'Yields and prices');
    await page.getByLabel('Settlement').fill('15 Jan 2020');
    await openTab(page, 'Sensitivity', 'Grid');
    await page.getByLabel('Columns, steps').fill('2, 4, 6');
    await expect(page.getByText(/^33 cells in/)).toBeVisible({ timeout: 20_000 });
    const link = await work.link();
    await work.details('Waterfall');
    await work.undo.click();
    await expect(page.getByLabel('Columns, steps')).toHaveValue('1 to 8 by 0.5');
    await work.redo.click();
    await expect(page.getByLabel('Columns, steps')).toHaveValue('2, 4, 6');
    await expect(page.getByText(/^Kept in this browser/).first()).toBeVisible();
    await page.waitForTimeout(600);
    await page.reload();
    await expect(page.getByLabel('Columns, steps')).toHaveValue('2, 4, 6');
    await page.getByLabel('Columns, steps').fill('1, 2');
    await page.goto(link);
    await expect(page.getByLabel('Columns, steps')).toHaveValue('2, 4, 6');
    await page.getByRole('tab', { name: 'Pricing', exact: true }).click();
    await expect(page.getByLabel('Settlement')).toHaveValue('15 Jan 2020');
  });

  test('compared: each scenario’s figures at the same quotes', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await screen.type('Losses, multiple of the base case, ×', '3');
    await page.getByRole('tab', { name: 'Compare', exact: true }).click();
    const table = page.getByRole('table', { name: /^Modified duration/ });
    await page.getByLabel('Figure at the quotes of Pricing').selectOption('modified');
    const cells = await table.getByRole('row', { name: /^D / }).getByRole('cell').allInnerTexts();
    expect(cells).toHaveLength(2);
    for (const text of cells) expect(text.trim()).toMatch(/^\d\.\d{3}$/);
    expect(cells[0]).not.toBe(cells[1]);
  });

  test('month by month, and the residual with its return', async ({ page }) => {
    await new Screen(page).open();
    await openTab(page, 'Pricing', 'Month by month');
    // OC reaches its target of 3,759,375.01 on the first date; the reserve has it from the closing.
    const first = page
      .getByRole('table', { name: /What stands behind/ })
      .locator('tbody tr')
      .first();
    await expect(first.locator('td').nth(3)).toHaveText('3,759,375.01');
    await expect(first.locator('td').nth(4)).toHaveText('3,759,375.01');
    await expect(page.getByText(/Return [\d,.]+ % bond-equivalent/)).toBeVisible();
    await page.getByLabel('Residual bought for').fill('0.00');
    await expect(page.getByText('Return not available, because nothing is invested')).toBeVisible();
    await expectNoStrayNumbers(page);
  });
});

const PARTS = {
  Sensitivity: ['Break-evens', 'Grid', 'Shelf history', 'Monte Carlo'],
  Pricing: ['Yields and prices', 'Price/yield table', 'Month by month'],
} as const;

for (const width of [1440, 375]) {
  for (const [tab, parts] of Object.entries(PARTS)) {
    test(`${tab} at ${width} px: accessible, and never wider than the window`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize({ width, height: 900 });
      await new Screen(page).open();
      await page.getByRole('tab', { name: tab, exact: true }).click();
      for (const part of parts) {
        await page.getByRole('radiogroup', { name: tab, exact: true }).getByRole('radio', { name: part }).check();
        if (part === 'Monte Carlo') await page.getByLabel('Draws').fill('200');
        await expect(page.locator('.analysis table, .analysis [role=grid]').first()).toBeVisible();
        await expectAccessible(page, { part: '.details', inDark: width === 1440 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
}
