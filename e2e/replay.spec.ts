import { expect, test } from '@playwright/test';
import { Screen } from './pages/screen.ts';

// Expected figures are the trust's own: the certificates of 15 Jun 2020 (0001788503-20-000033), 15 Jun 2021
// (0001788503-21-000033), 15 Sep 2021 (0001788503-21-000048) and 15 Nov 2023 (0001788503-23-000057).

test.beforeEach(async ({ page }) => {
  await new Screen(page).openReplay();
});

test('the filed months are replayed, and nobody is short', async ({ page }) => {
  const screen = new Screen(page);
  await expect(screen.label).toHaveText('replay');
  await expect(screen.verdict).toHaveText(
    'Every amount due is paid on all 49 dates; 149,857,830.90 of A-4, B, C and D is left after 15 Nov 2023.',
  );
  const paidOff = await screen.stripLine(/^Paid off/);
  expect(paidOff.map((text) => text.replace(/ =$/, ''))).toEqual([
    '15 Jun 2020',
    '15 Sep 2021',
    '15 Sep 2021',
    '15 Aug 2023',
    '$61.88m left',
    '$33.84m left',
    '$30.07m left',
    '$24.07m left',
  ]);
  expect(await screen.stripLine(/^Interest short/)).toEqual(Array(8).fill('–'));
  expect(await screen.stripLine(/^Principal short/)).toEqual(Array(8).fill('–'));
});

test('balances after the last filed month are the filed ones', async ({ page }) => {
  const screen = new Screen(page);
  await screen.chart.focus();
  await page.keyboard.press('End');
  await expect(screen.readout).toContainText('15 Nov 2023');
  await expect(screen.readout).toContainText('month 49 · replay');
  await expect(screen.balance('A-4')).toHaveText('61,877,830.90');
  await expect(screen.balance('B')).toHaveText('33,840,000.00');
  await expect(screen.balance('Notes')).toHaveText('149,857,830.90');
  await expect(screen.balance('Pool Balance')).toHaveText('153,617,205.91');
  await expect(screen.balance('Reserve')).toHaveText('3,759,375.01');
});

test('the clauses of a month stand in order, with what the certificate paid', async ({ page }) => {
  const screen = new Screen(page);
  await screen.toMonth(20);
  await expect(page.getByRole('region', { name: 'Payments of the month' })).toBeVisible();
  expect(await screen.clauses()).toEqual(
    '(i) (ii) (iii) (iv) (v) (vi) (vii) (viii) (ix) (x) (xi) (xii) (xiii) (xiv)'.split(' '),
  );
  // Clause, due, paid, short, of it reserve, left.
  const payment = (pays: string) => screen.payment(pays);
  expect((await payment('Total Servicing Fee')).slice(0, 5)).toEqual(['(i)', '650,704.26', '650,704.26', '', '–']);
  expect((await payment('A-3')).slice(1, 3)).toEqual(['797,058.33', '797,058.33']);
  expect((await payment('Class B interest')).slice(1, 3)).toEqual(['65,424.00', '65,424.00']);
  expect((await payment('Tertiary principal')).slice(1, 3)).toEqual(['3,553,282.28', '3,553,282.28']);
  expect((await payment('Quaternary principal')).slice(1, 3)).toEqual(['24,070,000.00', '24,070,000.00']);
  expect((await payment('Regular principal')).slice(1, 3)).toEqual(['3,759,375.01', '3,759,375.01']);
  expect((await payment('Certificateholders')).slice(1)).toEqual(['3,599,140.11', '3,599,140.11', '', '–', '0.00']);
  await expect(screen.page.getByRole('region', { name: 'The month’s money' })).toContainText('36,968,180.82');
});

test('chart, readout, grid and waterfall share one month', async ({ page }) => {
  const screen = new Screen(page);
  await page.getByRole('tab', { name: 'Cash flows' }).click();
  await page
    .getByRole('region', { name: 'Cash flows by month and class' })
    .getByRole('row', { name: /15 Sep 2021/ })
    .click();
  await expect(screen.readout).toContainText('month 23 · replay');
  await expect(screen.chart).toHaveAttribute('aria-valuenow', '23');
  await expect(screen.balance('A-2b')).toHaveText('–');
  await page.getByRole('tab', { name: 'Waterfall' }).click();
  await expect(page.locator('.waterfall-month')).toContainText('15 Sep 2021');
});

test('pressing the chart moves the month to where it was pressed', async ({ page }) => {
  const screen = new Screen(page);
  const box = await screen.chart.boundingBox();
  if (!box) throw new Error('The chart is not on the screen.');
  await page.mouse.click(box.x + box.width / 2, box.y + 80);
  // The cursor moves with the next frame.
  const distance = async (): Promise<number> =>
    Math.abs(Number(await screen.chart.getAttribute('aria-valuenow')) - 24.5);
  await expect.poll(distance).toBeLessThanOrEqual(1);
});

test('the chart has a table twin with every month and every class', async ({ page }) => {
  await page.getByRole('button', { name: 'Chart as a table' }).click();
  const twin = page.getByRole('table', { name: 'Balances after each Distribution Date' });
  await expect(twin.getByRole('row')).toHaveCount(50);
  await expect(twin.getByRole('row', { name: /15 Nov 2023/ })).toContainText('61,877,830.90');
  await expect(twin.getByRole('row', { name: /15 Jun 2021/ })).toContainText('745,703,074.02');
});
