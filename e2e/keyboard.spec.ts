import { expect, test } from '@playwright/test';
import { Screen } from './pages/screen.ts';

test.beforeEach(async ({ page }) => {
  await new Screen(page).openReplay();
});

test('an insolvency is set, moved and taken back without a mouse', async ({ page }) => {
  const screen = new Screen(page);
  await screen
    .choice(/^Event of Default \(vi\) /)
    .getByRole('radio', { name: 'Modelled' })
    .focus();
  await page.keyboard.press('ArrowRight');
  await expect(screen.label).toHaveText('replay, events changed');
  await page.keyboard.press('Tab');
  const slider = page.getByRole('slider', { name: 'Event of Default (vi), in month, slider' });
  await expect(slider).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(screen.field('Event of Default (vi), in month, mo')).toHaveValue('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(screen.field('Event of Default (vi), in month, mo')).toHaveValue('11');
  await screen
    .choice(/^Event of Default \(vi\) /)
    .getByRole('radio', { name: 'Forced' })
    .focus();
  await page.keyboard.press('ArrowLeft');
  await expect(screen.label).toHaveText('replay');
});

test('a slider that is held moves its own scenario only, though another is chosen by key', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 20);
  const slider = page.getByRole('slider', { name: 'Event of Default (vi), in month, slider' });
  const field = screen.field('Event of Default (vi), in month, mo');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, y, { steps: 3 });
  await expect(field).not.toHaveValue('20');
  const moved = await field.inputValue();
  await page.keyboard.press('Alt+Digit1');
  await expect(page.getByRole('tab', { name: /Base/ })).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(box.x + box.width / 5, y, { steps: 3 });
  await page.mouse.up();
  await expect(screen.label).toHaveText('replay');
  await page.keyboard.press('Alt+Digit2');
  await expect(field).toHaveValue(moved);
});

test('the month moves by arrows, events by brackets, tabs by digits', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 30);
  await screen.verdict.click();
  await page.keyboard.press('Home');
  await expect(screen.readout).toContainText('month 1 ·');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.readout).toContainText('month 12 ·');
  await page.keyboard.press(']');
  await expect(screen.readout).toContainText('month 30 ·');
  await page.keyboard.press('1');
  await expect(page.getByRole('tab', { name: 'Cash flows' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('2');
  await expect(page.getByRole('tab', { name: 'Waterfall' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Enlarge the details' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('slider', { name: 'Month', exact: true })).toBeVisible();
});

test('letters do nothing in a field, and can be switched off', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 30);
  await screen.field('Event of Default (vi), in month, mo').press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await screen.type('Event of Default (vi), in month, mo', '30');
  await screen.verdict.click();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /act as shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.readout).toContainText('month 19 ·');
});

test('Alt and a digit go to a scenario', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 20);
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('tab', { name: /Base/ })).toHaveAttribute('aria-selected', 'true');
  await expect(screen.label).toHaveText('replay');
  await page.keyboard.press('Alt+2');
  await expect(screen.label).toHaveText('replay, events changed');
});

test('the cursor’s month and a changed verdict are read out', async ({ page }) => {
  const screen = new Screen(page);
  await screen.chart.focus();
  await page.keyboard.press('End');
  await expect(screen.chart).toHaveAttribute(
    'aria-valuetext',
    /^15 Nov 2023, month 49: A-4 61,877,830\.90, B 33,840,000\.00, .*; Notes 149,857,830\.90, pool 153,617,205\.91, reserve 3,759,375\.01$/,
  );
  // What is read out is the verdict, and a month alone changes none.
  const announcement = page.getByTestId('announcement');
  await expect(announcement).not.toContainText('short of interest');
  await screen.force('vi', 20);
  await expect(announcement).toContainText('Classes B, C and D are short of interest on');
});
