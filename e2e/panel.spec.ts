import { expect, type Page, test } from '@playwright/test';
import { Screen } from './pages/screen.ts';

async function ask(page: Page, figure: string): Promise<void> {
  await page.evaluate((address) => {
    window.location.hash = `#why=${address}`;
  }, figure);
  await expect(page.locator('.why-popover')).toBeVisible();
}

test.describe('an assumption of an explanation leads to its field', () => {
  test('beside the results: the group unfolds and the field has the focus', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await page.getByRole('button', { name: /^Losses/ }).click();
    await expect(screen.field('Recovery of defaults, %')).toBeHidden();
    await ask(page, 'recovered:20');
    await page.getByRole('button', { name: 'To the assumption: Recovery', exact: true }).click();
    await expect(screen.field('Recovery of defaults, %')).toBeFocused();
    await expect(screen.field('Recovery of defaults, %')).toBeInViewport();

    await ask(page, 'month-loss:16');
    await page.getByRole('button', { name: 'To the assumption: Losses, timing' }).first().click();
    await expect(page.getByRole('combobox', { name: 'Losses, timing' })).toBeFocused();
  });

  test('a class of a changed structure is chosen first', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    await page.getByRole('button', { name: /^Structure/ }).click();
    await screen.choose('Structure', 'Changed');
    await page.getByRole('button', { name: /^Structure/ }).click();
    await ask(page, 'balance-before:D:1');
    await page.getByRole('button', { name: /^To the assumption: Structure/ }).click();
    await expect(screen.field('Class D, balance, $')).toBeFocused();
  });

  test('on a narrow screen the panel opens', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const screen = new Screen(page);
    await screen.open();
    await ask(page, 'prepayment-rate:20');
    await page.getByRole('button', { name: 'To the assumption: Prepayment', exact: true }).click();
    await expect(page.locator('.why-popover')).toHaveCount(0);
    await expect(screen.field('Prepayment speed, % ABS')).toBeFocused();
    await expect(screen.field('Prepayment speed, % ABS')).toBeInViewport();
  });
});

test('labels say what they mean: pointed at, and when their field comes to the focus by a key', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const tip = page.getByRole('tooltip');
  const lag = screen.field('Recovery, lag, mo');
  await page.locator('label', { hasText: /^Lag$/ }).hover();
  await expect(tip).toContainText('Months between a default and the cash got back on it.');
  await page.mouse.move(900, 500);
  await expect(tip).toHaveCount(0);

  // Pressed, the label does what a label does, and the field that is being filled is left in peace.
  await page.locator('label', { hasText: /^Lag$/ }).click();
  await expect(lag).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.move(900, 500);
  await lag.fill('5');
  await page.waitForTimeout(400);
  await expect(tip).toHaveCount(0);

  // By keys: Tab goes from slider to field as before, and the tip describes the field.
  await page.getByRole('slider', { name: 'Recovery, lag, slider' }).focus();
  await page.keyboard.press('Tab');
  await expect(lag).toBeFocused();
  await expect(tip).toContainText('Recovery lag');
  await expect(lag).toHaveAccessibleDescription(/Months between a default/);
  const box = await tip.boundingBox();
  const panel = await page.getByRole('complementary', { name: 'Assumptions' }).boundingBox();
  expect(box?.x ?? 0).toBeGreaterThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await page.getByRole('radio', { name: 'CPR', exact: true }).hover();
  await expect(tip).toContainText('CPR');
});

test('Delete on a slider of the structure sets that figure back, and no other', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  await page.getByRole('button', { name: /^Structure/ }).click();
  await screen.choose('Structure', 'Changed');
  const target = screen.field('OC target, $');
  const fee = screen.field('Servicing fee, % pa');
  const own = await target.inputValue();
  await target.fill('20000000');
  await fee.fill('2.00');
  await page.getByRole('slider', { name: 'OC target, slider' }).focus();
  await page.keyboard.press('Delete');
  await expect(target).toHaveValue(own);
  await expect(fee).toHaveValue('2.00');
});

test('an own curve of losses follows what undo and another scenario make of it', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const choice = page.getByRole('combobox', { name: 'Losses, timing' });
  const curve = screen.field('Losses, own timing: month and cumulative percent');
  await choice.selectOption('Own curve');
  const shelf = await curve.inputValue();
  await curve.fill('1: 50; 10: 100');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(curve).toHaveValue(shelf);
  await curve.fill('1: 50; 10:');
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(curve).toHaveValue(shelf);
  await page.getByRole('tab', { name: /Base/ }).click();
  await expect(choice.locator('option:checked')).not.toHaveText('Own curve');
});
