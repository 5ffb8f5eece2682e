import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './pages/accessible.ts';
import { Screen } from './pages/screen.ts';

/** The page may not scroll sideways; what is wider scrolls within its own region. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

test.describe('in light and in dark', () => {
  // Axe reads the whole page, several times in a test.
  test.slow();

  test('the screen is accessible: as opened, stressed, at fault, with the grid', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await expectAccessible(page, { inDark: true });
    await screen.force('vi', 20);
    await screen.choose('Call', 'Month');
    await screen.choose('Benchmark', 'Flat');
    await screen.toMonth(21);
    // What is cut off at the edge of a scrolled region is measured as a smaller target than it is.
    await screen
      .field('Event of Default (vi), in month, mo')
      .evaluate((field) => field.scrollIntoView({ block: 'center' }));
    await expectAccessible(page, { part: '.panel', inDark: true });
    await expectAccessible(page, { part: '.results', inDark: true });
    await screen.type('Event of Default (vi), in month, mo', 'soon');
    await page.getByRole('tab', { name: 'Cash flows' }).click();
    await expectAccessible(page, { part: '.verdict', inDark: true });
    await expectAccessible(page, { part: '.details', inDark: true });
  });

  test('so are the table twin, the enlarged details and the list of shortcuts', async ({ page }) => {
    await new Screen(page).open();
    await page.getByRole('button', { name: 'Chart as a table' }).click();
    await expectAccessible(page, { part: '.chart-region', inDark: true });
    await page.getByRole('button', { name: 'Enlarge the details' }).click();
    await expectAccessible(page, { part: '.details', inDark: true });
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await expectAccessible(page, { part: 'dialog[open]', inDark: true });
  });

  test('so is a narrow screen, with the assumptions open and shut', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await new Screen(page).open();
    await expectAccessible(page, { inDark: true });
    await page.getByRole('button', { name: /^Assumptions/ }).click();
    await expectAccessible(page, { inDark: true });
  });
});

test('the theme follows the system until it is chosen', async ({ page }) => {
  await new Screen(page).open();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('at 375 px everything is reached without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  const screen = new Screen(page);
  await screen.openReplay();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: /^Assumptions/ }).click();
  await screen.force('vi', 20);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(screen.verdict).toContainText('Classes B, C and D are short of interest on');
  await expect(screen.strip.getByRole('row', { name: /Interest short/ })).toHaveCount(3);
  await expectNoSidewaysScroll(page);
});

test('at 1024 px the assumptions are a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const screen = new Screen(page);
  await screen.open();
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeHidden();
  await page.getByRole('button', { name: 'Assumptions' }).click();
  await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeHidden();
});

test('at 200 % zoom of a desktop window nothing is out of reach', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await new Screen(page).open();
  await expectNoSidewaysScroll(page);
  await page.getByRole('region', { name: 'Payments of the month' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('rowheader', { name: 'Total Servicing Fee' })).toBeVisible();
});

test('a print is a report: every assumption, every month of every table', async ({ page }) => {
  await new Screen(page).openReplay();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const name of ['Balances after', 'Principal paid', 'Interest paid']) {
    const table = page.getByRole('table', { name: `${name}, each Distribution Date` });
    await expect(table.locator('tbody tr')).toHaveCount(49);
    await expect(table).toBeVisible();
  }
  await expect(page.getByRole('table', { name: 'Assumptions' }).getByRole('row', { name: /^Benchmark/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Assumptions' })).toBeHidden();
});
