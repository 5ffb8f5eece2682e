import { expect, type Locator, test } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { Screen } from './pages/screen.ts';
import { Why } from './pages/why.ts';

/** A part of the page, or all of it. */
test.describe('why did Class C get no interest in this month', () => {
  test('by clicks: the clauses before it leave nothing, and why follows to the acceleration', async ({ page }) => {
    const screen = new Screen(page);
    const why = new Why(page);
    await screen.open();
    await screen.force('vi', 24);
    await screen.toMonth(25);
    await why.ask('Class C interest', 'Paid');
    await expect(why.title).toHaveText('Class C interest: paid');
    await expect(why.answer).toContainText('§ 5.4(b)(iv)(E)');
    await expect(why.answer).toContainText('15 Nov 2021, month 25');
    await expect(why.answer).toContainText('65,151.67 unpaid. The clauses before it leave nothing.');
    const row = await why.cell('Class C interest', 'Paid').locator('xpath=ancestor::tr').boundingBox();
    const box = await why.answer.boundingBox();
    expect(
      (box?.y ?? 0) + (box?.height ?? 0) <= (row?.y ?? 0) || (box?.y ?? 0) >= (row?.y ?? 0) + (row?.height ?? 0),
    ).toBe(true);
    await why.into('what is left for it');
    await expect(why.title).not.toHaveText('Class C interest: paid');
    await why.answer.getByRole('button', { name: 'Back' }).click();
    await expect(why.title).toHaveText('Class C interest: paid');
    await page.keyboard.press('Escape');
    await expect(why.answer).toHaveCount(0);
    await expect(why.cell('Class C interest', 'Paid')).toBeFocused();
  });

  test('by keyboard alone: w to the figures, arrows to the cell, Enter, its inputs, back', async ({ page }) => {
    const screen = new Screen(page);
    const why = new Why(page);
    await screen.open();
    await why.example(/Open: A covenant default/);
    await expect(screen.readout).toHaveCount(0);
    await page.locator('body').press('w');
    const place = page.locator('[data-why]:focus');
    await expect(place).toHaveCount(1);
    const wanted = why.cell('Class C interest', 'Due');
    for (let press = 0; press < 40; press += 1) {
      if (await wanted.evaluate((element) => element.closest('tr') === document.activeElement?.closest('tr'))) break;
      await page.keyboard.press('ArrowDown');
    }
    while (!(await wanted.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(why.title).toHaveText('Class C interest: paid');
    await expect(why.answer).toBeFocused();
    await expect(why.answer).toContainText('unpaid');
    await why.tabTo(why.inputs.getByRole('button', { name: 'what is left for it' }), 6);
    await page.keyboard.press('Enter');
    await expect(why.title).not.toHaveText('Class C interest: paid');
    await page.keyboard.press('Tab');
    await expect(why.answer.getByRole('button', { name: 'Back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(why.title).toHaveText('Class C interest: paid');
    await page.keyboard.press('Escape');
    await expect(why.answer).toHaveCount(0);
  });
});

test.describe('where did the reserve’s dollars go', () => {
  test('by clicks on the picture and its list', async ({ page }) => {
    const why = new Why(page);
    await new Screen(page).open();
    await why.example(/Open: What the reserve does/);
    const list = page.getByRole('table', { name: 'Money of the month, flow by flow' });
    const draw = list.getByRole('row', { name: /^Reserve Account Reserve Account Draw Amount/ });
    const amount = (await draw.getByRole('button').textContent()) ?? '';
    const from = list
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: 'Reserve Account Draw Amount', exact: true }) });
    const parts = (await from.allInnerTexts()).filter((text) => text.startsWith('Reserve Account Draw Amount'));
    const cents = (text: string): number => Number(text.replace(/[^\d]/g, ''));
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.reduce((sum, text) => sum + cents(text.split('\t').at(-1) ?? ''), 0)).toBe(cents(amount));
    await expect(page.getByText(/every cent is placed/)).toBeVisible();
    await draw.getByRole('button').click();
    await expect(why.title).toHaveText('Reserve Account Draw Amount');
    await expect(why.answer.locator('.why-result')).toContainText(amount);
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Flow of the run' }).check();
    await expect(page.getByRole('table', { name: 'Money of the whole run, flow by flow' })).toBeVisible();
    await page.locator('.flow-band.purse-reserve').first().click();
    await expect(why.answer).toBeVisible();
  });

  test('by keyboard alone', async ({ page }) => {
    const why = new Why(page);
    await new Screen(page).open();
    await why.example(/Open: What the reserve does/);
    const list = page.getByRole('table', { name: 'Money of the month, flow by flow' });
    await expect(list).toBeVisible();
    await page.locator('body').press('w');
    await page.locator('body').press('w');
    const draw = list.getByRole('row', { name: /^Reserve Account Reserve Account Draw Amount/ }).getByRole('button');
    const first = list.getByRole('button').first();
    await why.tabTo(first);
    for (
      let press = 0;
      press < 12 && !(await draw.evaluate((element) => element === document.activeElement));
      press += 1
    ) {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('w');
    await expect(why.title).toHaveText('Reserve Account Draw Amount');
  });
});

test.describe('which month’s filing differs, and by how much', () => {
  test('by clicks: two months, one cent, A-2a and A-2b, with the cause', async ({ page }) => {
    const why = new Why(page);
    await new Screen(page).open();
    await page.getByRole('tab', { name: 'Proof' }).click();
    await expect(page.getByText(/figures of 49 certificates, .* 8 differ by one cent/)).toBeVisible();
    await page.getByRole('checkbox', { name: 'Only differences' }).check();
    const months = page.getByRole('region', { name: 'Certificates', exact: true }).locator('tbody tr');
    await expect(months).toHaveCount(2);
    await expect(months.nth(0)).toContainText('15 Jun 2020');
    await expect(months.nth(0)).toContainText('0001788503-20-000033');
    await expect(months.nth(1)).toContainText('16 Aug 2021');
    for (const month of [0, 1]) await expect(months.nth(month).getByRole('cell').last()).toHaveText('0.01');
    await months.nth(0).getByRole('button').click();
    const lines = page.getByRole('region', { name: 'Lines of the certificates' });
    const principal = lines.getByRole('row', { name: /Class A-2a principal paid/ }).first();
    await expect(principal).toContainText('25,695,244.78');
    await expect(principal).toContainText('25,695,244.79');
    await expect(principal.getByRole('cell').last()).toHaveText('0.01');
    await expect(
      lines
        .getByRole('row', { name: /Class A-2b principal paid/ })
        .first()
        .getByRole('cell')
        .last(),
    ).toHaveText('(0.01)');
    await expect(lines.getByText(/No rule of rounding fits every month/).first()).toBeVisible();
    await principal.getByRole('button').click();
    await expect(why.title).toContainText('Class A-2a principal');
    await expect(why.answer).toContainText('proof, from the filed balances');
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Run on from closing' }).check();
    await expect(page.getByText(/28 differ by one cent/)).toBeVisible();
  });

  test('by keyboard alone, and as a file', async ({ page }) => {
    const why = new Why(page);
    await new Screen(page).open();
    await page.locator('body').press('Escape');
    await why.tabTo(page.getByRole('tab', { name: 'Waterfall' }), 200);
    while (
      !(await page.getByRole('tab', { name: 'Proof' }).evaluate((element) => element === document.activeElement))
    ) {
      await page.keyboard.press('ArrowRight');
    }
    await why.tabTo(page.getByRole('checkbox', { name: 'Only differences' }), 12);
    await page.keyboard.press('Space');
    await expect(page.getByRole('region', { name: 'Certificates', exact: true }).locator('tbody tr')).toHaveCount(2);
    await why.tabTo(page.getByRole('button', { name: 'CSV' }), 6);
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await saving;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const off = text.split('\r\n').filter((line) => /,-?0\.01,/.test(line));
    expect(off).toHaveLength(8);
    expect(off.filter((line) => /^8,2020-06-15,0001788503-20-000033,/.test(line))).toHaveLength(4);
    expect(off.filter((line) => /^22,2021-08-16,0001788503-21-000043,/.test(line))).toHaveLength(4);
  });
});

test.describe('what if blank § 5.4(b)(v)(E) were read as sequential', () => {
  const NAME = /What does the blank item pay\?/;

  test('by clicks: the switch says what it does, does it, and goes back', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await screen.force('iii', 12);
    await page.getByRole('tab', { name: 'Readings' }).click();
    const row = page.getByRole('row', { name: NAME });
    await expect(row).toContainText('A-2a life −');
    const before = await screen.stripLine(/^WAL/);
    await row.getByRole('radio', { name: 'Other' }).check();
    await expect(page.getByText('one switched')).toBeVisible();
    await expect(page.getByText(/^2 differ from Base$/)).toBeVisible();
    const after = await screen.stripLine(/^WAL/);
    expect(after[1]).not.toBe(before[1]);
    expect(Number.parseFloat(after[1] ?? '')).toBeLessThan(Number.parseFloat(before[1] ?? ''));
    expect(Number.parseFloat(after[4] ?? '')).toBeGreaterThan(Number.parseFloat(before[4] ?? ''));
    await expect(row).toContainText('A-2a life +');
    await row.getByRole('radio', { name: 'As read' }).check();
    expect(await screen.stripLine(/^WAL/)).toEqual(before);
  });

  test('by keyboard alone, and one step of undo brings it back', async ({ page }) => {
    const screen = new Screen(page);
    const why = new Why(page);
    await screen.open();
    await why.example(/Open: The blank item/);
    const other = page.getByRole('row', { name: NAME }).getByRole('radio', { name: 'As read' });
    const before = await screen.stripLine(/^WAL/);
    await page.getByRole('region', { name: 'Readings' }).focus();
    await why.tabTo(other, 30);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('one switched')).toBeVisible();
    expect(await screen.stripLine(/^WAL/)).not.toEqual(before);
    await page.keyboard.press('Control+z');
    expect(await screen.stripLine(/^WAL/)).toEqual(before);
  });
});

test('every kind of figure can be asked: strip, readout, grid, compare, another scenario’s month', async ({ page }) => {
  const screen = new Screen(page);
  const why = new Why(page);
  await screen.open();
  await screen.strip.getByRole('row', { name: /^WAL/ }).getByRole('button').nth(3).click();
  await expect(why.title).toHaveText('Class A-2b weighted average life');
  await page.keyboard.press('Escape');
  await screen.readout.getByRole('button', { name: /^760,116,667\.41$/ }).click();
  await expect(why.answer.locator('.why-result')).toContainText('760,116,667.41');
  await page.getByRole('tab', { name: 'Cash flows' }).click();
  await expect(why.answer).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Cash flows by month and class' })
    .locator('tr[aria-current] [data-why]')
    .nth(4)
    .click();
  await expect(why.title).toContainText('Class A-3 Note Balance after');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Compare' }).click();
  await page.getByRole('region', { name: 'Classes compared' }).getByRole('button').first().click();
  await expect(why.title).toContainText('Class A-1');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Waterfall' }).click();
  await page.getByLabel('Beside').selectOption('Base');
  const beside = page.getByRole('region', { name: 'The same month in Base' });
  await beside
    .getByRole('row', { name: /Class B interest/ })
    .getByRole('button', { name: '65,424.00' })
    .first()
    .click();
  await expect(why.answer).toContainText('Base');
});

test('a figure is linked: the address opens its reasons in its month', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const screen = new Screen(page);
  const why = new Why(page);
  await screen.open();
  await screen.force('vi', 24);
  await screen.toMonth(25);
  await why.ask('Class C interest', 'Paid');
  await why.answer.getByRole('button', { name: 'Copy a link to this figure' }).click();
  await expect(why.answer).toContainText('Copied.');
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toContain('&why=');
  const other = await context.newPage();
  await other.goto('about:blank');
  await other.goto(address);
  await expect(other.locator('.why-popover h2')).toHaveText('Class C interest: paid');
  await expect(other.locator('.why-popover')).toContainText('month 25');
});

test('terms say what they mean on focus and pointing, and the glossary holds them all', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const pool = screen.readout.getByRole('button', { name: 'Pool Balance' });
  await pool.hover();
  await expect(page.getByRole('tooltip')).toContainText('Pool Balance');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.getByRole('rowheader', { name: 'Tertiary principal' }).getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toContainText('Tertiary Principal Distributable Amount');
  await page.getByRole('button', { name: 'Glossary' }).click();
  const glossary = page.getByRole('dialog', { name: 'Glossary' });
  await glossary.getByRole('searchbox').fill('controlling');
  await expect(glossary).toContainText('Controlling Class');
  await expectAccessible(page);
});

test('the checks of the run open into their list', async ({ page }) => {
  await new Screen(page).open();
  await page.getByRole('button', { name: /Cash conserved, order kept, pool to zero\. .*\d+ checks a date/ }).click();
  await expect(page.getByRole('dialog', { name: 'Checks of the run' })).toContainText(
    'What comes in is paid out, to the cent.',
  );
});

test('the tour is done by doing, and is not offered again', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const tour = page.getByRole('region', { name: 'Tour' });
  await tour.getByRole('button', { name: 'Start the tour' }).click();
  await expect(tour).toContainText('1 of 3');
  await page
    .getByRole('textbox', { name: /multiple/i })
    .first()
    .fill('5');
  await expect(tour).toContainText('2 of 3');
  await page
    .getByRole('table', { name: /clauses in order/ })
    .locator('[data-why]')
    .first()
    .click();
  await expect(tour).toContainText('3 of 3');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Proof' }).click();
  await expect(tour).toContainText('That is all of it');
  await tour.getByRole('button', { name: 'Close' }).click();
  await expect(tour).toHaveCount(0);
  await page.reload();
  await expect(screen.verdict).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test.describe('in light and in dark', () => {
  test('the answer and the picture of the money are accessible', async ({ page }) => {
    const why = new Why(page);
    await new Screen(page).open();
    await why.ask('Tertiary principal', 'Due');
    await expectAccessible(page, { part: '.why-popover', inDark: true });
    await page.keyboard.press('Escape');
    await page.getByRole('radio', { name: 'Flow of the month' }).check();
    await expect(page.locator('.flow-picture')).toBeVisible();
    await expectAccessible(page, { part: '.details', inDark: true });
  });

  test('so are proof, back-test and readings', async ({ page }) => {
    await new Screen(page).open();
    await page.getByRole('tab', { name: 'Proof' }).click();
    await expect(page.getByRole('region', { name: 'Certificates', exact: true })).toBeVisible();
    await expectAccessible(page, { part: '.details', inDark: true });
    await page.getByRole('radio', { name: 'Back-test of this scenario' }).check();
    await expectAccessible(page, { part: '.details', inDark: true });
    await page.getByRole('tab', { name: 'Readings' }).click();
    await expect(page.getByRole('region', { name: 'Readings' })).toBeVisible();
    await expectAccessible(page, { part: '.details', inDark: true });
  });
});

test('at 375 px nothing scrolls sideways and the answer lies in the window', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const why = new Why(page);
  await new Screen(page).open();
  await why.ask('Class B interest', 'Due');
  const box = await why.answer.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  await page.keyboard.press('Escape');
  for (const tab of ['Proof', 'Readings']) {
    await page.getByRole('tab', { name: tab }).click();
    const [content, window] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(content).toBeLessThanOrEqual(window ?? 0);
  }
});

test.describe('figures beside, behind and between the runs', () => {
  test('a side table, a price, a break-even and a difference answer to a press and to a key', async ({ page }) => {
    const screen = new Screen(page);
    const why = new Why(page);
    await screen.open();
    const ask = async (figure: Locator, title: string | RegExp): Promise<void> => {
      await figure.click();
      await expect(why.title).toHaveText(title);
      await page.keyboard.press('Escape');
      await expect(why.answer).toHaveCount(0);
      await expect(figure).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(why.title).toHaveText(title);
    };

    const opening = page.getByRole('region', { name: 'The month’s money' }).locator('[data-why^="reserve-opening:"]');
    const amount = (await opening.textContent()) ?? '';
    await ask(opening, 'Reserve Account, opening');
    await expect(why.answer.locator('.why-result')).toContainText(amount);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('w');
    await expect(why.title).not.toHaveText('Reserve Account, opening');

    await page.getByRole('tab', { name: 'Pricing' }).click();
    const prices = page.getByRole('table', { name: /Price, yield, life and durations/ });
    const price = prices.locator('[data-why^="price:B:"]');
    await ask(price, 'Class B price');
    await expect(why.answer).toContainText('less the interest accrued at settlement');
    await expect(why.answer.locator('.why-result')).toContainText((await price.textContent()) ?? '');
    await why.into('present value');
    await expect(why.answer).toContainText(/Of \d+ payments the first and the 3 largest others/);
    await why.inputs.getByRole('button').first().click();
    await expect(why.title).toHaveText('Present value of the payment');
    await expectAccessible(page, { part: '.why-popover' });
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Sensitivity' }).click();
    const breakEven = page.locator('[data-why^="break-even:D:"]').first();
    await ask(breakEven, /^Class D break-even/);
    await expect(why.answer).toContainText(`at ${(await breakEven.textContent()) ?? ''} it holds`);
    await why.inputs.getByRole('button').first().click();
    await expect(why.answer.locator('.why-head')).toContainText('losses');
    await page.keyboard.press('Escape');

    await screen.type('Losses, multiple of the base case, ×', '2');
    await page.getByRole('tab', { name: 'Compare' }).click();
    const difference = page.locator('[data-why^="difference:wal"]').last();
    await expect(difference).toHaveText(/^[+−]/);
    await ask(difference, 'Difference from Base');
    await expect(why.inputs.getByRole('button')).toHaveText(['What if', 'Base']);
    await why.into('Base');
    await expect(why.title).toHaveText(/weighted average life/);
    await expect(why.answer.locator('.why-head')).toContainText('Base');
  });
});
