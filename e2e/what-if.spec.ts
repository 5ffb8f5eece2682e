import { expect, test } from '@playwright/test';
import { Screen } from './pages/screen.ts';

// Figures by hand, from the certificates and the documents' rates: B, C and D earn 33,840,000 x 2.32 % / 12 = 65,424.00,
// 30,070,000 x 2.60 % / 12 = 65,151.67 and 24,070,000 x 2.80 % / 12 = 56,163.33 in a month.

const BASE_VERDICT = /^Every amount due is paid on all 49 dates/;

test.beforeEach(async ({ page }) => {
  await new Screen(page).openReplay();
});

test('an insolvency in month 20: from the next date Class A is repaid before any interest on B, C and D', async ({
  page,
}) => {
  const screen = new Screen(page);
  await screen.force('vi', 20);
  await expect(screen.label).toHaveText('replay, events changed');
  await expect(screen.verdict).toContainText('Classes B, C and D are short of interest on');
  await expect(screen.story).toContainText(
    'Event of Default (vi) accelerates the Notes on 15 Jun 2021: from 15 Jul 2021 Class A is repaid before any Class B interest.',
  );
  const short = await screen.stripLine(/^Interest short/);
  expect(short.slice(0, 5)).toEqual(Array(5).fill('–'));
  for (const text of short.slice(5)) expect(text).toMatch(/^\d+ dates from 21$/);

  await screen.toMonth(21);
  await expect(page.locator('.waterfall-bar')).toContainText('§ 5.4(b), fourth');
  expect(await screen.clauses()).toEqual([
    'first',
    'second',
    'third',
    'fourth (A)',
    '(B)',
    '(C)',
    '(D)',
    '(E)',
    '(F)',
    '(G)',
    '(H)',
    'sixth',
    'seventh',
  ]);
  // Collections 38,285,284.71 and the whole reserve, 3,759,375.01 with 61.80 earned, less the fee of 624,552.04 and
  // Class A interest of 117,175.13 + 3,246.47 + 797,058.33 + 184,280.50.
  expect((await screen.payment('Other Class A principal'))[2]).toBe('40,318,409.05');
  expect(await screen.payment('Class B interest')).toEqual(['(C)', '65,424.00', '–', '65,424.00, short', '–', '0.00']);
  expect((await screen.payment('Class C interest')).slice(1, 4)).toEqual(['65,151.67', '–', '65,151.67, short']);
  expect((await screen.payment('Class D interest')).slice(1, 4)).toEqual(['56,163.33', '–', '56,163.33, short']);
});

test('a covenant instead: all interest comes before any principal; ignored, nothing happens', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 20);
  await screen.choose(/^Event of Default \(vi\) /, 'Modelled');
  await expect(screen.verdict).toHaveText(BASE_VERDICT);
  await screen.force('iii', 20);
  await screen.toMonth(21);
  await expect(page.locator('.waterfall-bar')).toContainText('§ 5.4(b), fifth');
  expect((await screen.clauses()).slice(2, 7)).toEqual(['third', 'fifth (A)', '(B)', '(C)', '(D)']);
  expect((await screen.payment('Class B interest')).slice(0, 4)).toEqual(['fifth (A)', '65,424.00', '65,424.00', '']);
  // What the fourth clause left for Class A, less the interest of B, C and D: 40,318,409.05 - 186,739.00.
  expect((await screen.payment('Other Class A principal'))[2]).toBe('40,131,670.05');

  await screen.choose(/^Event of Default \(iii\) /, 'Ignored');
  await expect(screen.verdict).toHaveText(BASE_VERDICT);
  await expect(page.getByText('No effect: the run finds no Event of Default (iii).')).toBeVisible();
});

test('interest on unpaid interest', async ({ page }) => {
  const screen = new Screen(page);
  await screen.choose('Interest on unpaid interest', 'Not charged');
  await expect(page.getByText('No effect: no interest is unpaid on any date.')).toBeVisible();
  await screen.choose('Interest on unpaid interest', 'Charged');
  await screen.force('vi', 20);
  await screen.toMonth(22);
  // Two months of 65,424.00, and 65,424.00 x 2.32 % / 12 = 126.49 on the first.
  expect((await screen.payment('Class B interest'))[1]).toBe('130,974.49');
  await screen.choose('Interest on unpaid interest', 'Not charged');
  expect((await screen.payment('Class B interest'))[1]).toBe('130,848.00');
});

test('the benchmark: filed, flat, shifted', async ({ page }) => {
  const screen = new Screen(page);
  await screen.toMonth(1);
  // 70,000,000.00 over the 23 days from closing: at 1.83098 % + 0.30 %, at 2.00 % + 0.30 %, at 2.83098 % + 0.30 %.
  expect((await screen.payment('A-2b'))[1]).toBe('95,302.16');
  await screen.choose('Benchmark', 'Flat');
  await screen.type('Benchmark, flat, %', '2.00');
  expect((await screen.payment('A-2b'))[1]).toBe('102,861.11');
  await expect(screen.label).toHaveText('replay, benchmark changed');
  await screen.choose('Benchmark', 'Parallel shift');
  await screen.type('Benchmark, parallel shift, %', '1.00');
  expect((await screen.payment('A-2b'))[1]).toBe('140,024.38');
  await screen.choose('Benchmark', 'Filed');
  expect((await screen.payment('A-2b'))[1]).toBe('95,302.16');
  await expect(screen.label).toHaveText('replay');
});

test('acceleration: never, or in a month', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('v', 20);
  await screen.choose('Acceleration', 'Never');
  await expect(screen.verdict).toHaveText(BASE_VERDICT);
  await expect(screen.story).toContainText('Event of Default (v) falls on 15 Jun 2021; the Notes are not accelerated.');
  await screen.choose('Acceleration', 'Month');
  await screen.type('Acceleration, from month, mo', '25');
  await expect(screen.story).toContainText('accelerates the Notes on 15 Nov 2021: from 15 Dec 2021');
});

test('a call that may not be made is refused with both amounts, and a cure before the event is a fault', async ({
  page,
}) => {
  const screen = new Screen(page);
  await screen.choose('Call', 'Month');
  await screen.type('Call, in month, mo', '20');
  await expect(
    page.getByText('Refused on 15 Jun 2021. The pool of 749,462,449.03 is above the threshold of 150,375,000.35.'),
  ).toBeVisible();

  await screen.force('vi', 20);
  await screen.choose('Event of Default (vi), and then', 'Cured');
  await screen.type('Event of Default (vi), cured in month, mo', '3');
  await expect(page.getByText(/^It cannot be cured in month 3, before it occurs in month 20\./)).toBeVisible();
  await expect(page.getByText('The last valid run is shown.')).toBeVisible();
  await expect(screen.field('Event of Default (vi), cured in month, mo')).toHaveValue('3');
});

test('text that cannot be read stays, with a sentence; the last valid run stays on the screen and is named', async ({
  page,
}) => {
  const screen = new Screen(page);
  await screen.force('vi', 20);
  const verdict = (await screen.verdict.textContent()) ?? '';
  const name = 'Event of Default (vi), in month, mo';
  await screen.type(name, '2o');
  await expect(page.getByText(/^“2o” is no month: write the number of a Distribution Date/)).toBeVisible();
  await expect(screen.field(name)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('The last valid run is shown.')).toBeVisible();
  await expect(screen.verdict).toHaveText(verdict);
  await page.keyboard.press('Escape');
  await screen.chart.focus();
  await expect(screen.field(name)).toHaveValue('2o');
  await screen.type(name, '21');
  await expect(page.getByText('The last valid run is shown.')).toHaveCount(0);
  await expect(screen.story).toContainText('accelerates the Notes on 15 Jul 2021');
});

test('what differs from the base is marked, and one press sets it back', async ({ page }) => {
  const screen = new Screen(page);
  await expect(page.getByText('as in Base')).toBeVisible();
  await screen.force('vi', 20);
  await screen.choose('Call', 'Never');
  await expect(page.locator('.panel-count')).toHaveText('2 differ from Base');
  await expect(page.getByText('Base first date')).toBeVisible();
  await page.getByRole('button', { name: 'Reset Event of Default (vi) to Base, modelled' }).click();
  await expect(page.locator('.panel-count')).toHaveText('1 differs from Base');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(screen.label).toHaveText('replay');
  await expect(screen.verdict).toHaveText(BASE_VERDICT);
});

test('a choice that is chosen again has its month again', async ({ page }) => {
  const screen = new Screen(page);
  await screen.force('vi', 33);
  await screen.choose(/^Event of Default \(vi\) /, 'Ignored');
  await screen.choose(/^Event of Default \(vi\) /, 'Forced');
  await expect(screen.field('Event of Default (vi), in month, mo')).toHaveValue('33');
});
