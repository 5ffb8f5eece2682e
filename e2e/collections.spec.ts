import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { month50Rows } from '../src/files/added-month/month-50-for-tests.ts';
import { expectAccessible } from './pages/accessible.ts';
import { Screen } from './pages/screen.ts';

const START = 'Start, after month, of 49';
const SPEED = 'Prepayment speed, % ABS';
const MULTIPLE = 'Losses, multiple of the base case, ×';

/** The filings that some tests read, beside the checkout. */
const FILINGS = join(process.env['PAYDOWN_SHARED'] ?? '../shared', 'certificates', 'filings');

/** The scenario that an independent program ran: 6 times 2.25 % on the shelf's timing, a flat benchmark. */
const STRESS = {
  collateral: {
    prepayment: { kind: 'abs', pct: '1.3' },
    default: { kind: 'cnl', pct: '2.25', multiple: '6' },
    recovery_pct: '50',
    recovery_lag: 4,
  },
  benchmark: { first_month: 1, rates_pct: ['1.83098'] },
};

interface Answer {
  readonly classes: Readonly<Record<string, { readonly balance_end: string; readonly unpaid_interest_end: string }>>;
  readonly collections: readonly Readonly<Record<string, string>>[];
  readonly dates: readonly { readonly classes: Readonly<Record<string, { readonly interest_shortfall: string }>> }[];
}

function headless(scenario: object): Answer {
  const run = spawnSync('node', ['.tools/headless.mjs'], { input: `${JSON.stringify(scenario)}\n`, encoding: 'utf8' });
  return JSON.parse(run.stdout) as Answer;
}

function withCommas(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+\.)/g, ',');
}

async function setStress(screen: Screen): Promise<void> {
  await screen.type(MULTIPLE, '6');
  await screen.choose('Benchmark', 'Flat');
  await screen.type('Benchmark, flat, %', '1.83098');
}

async function openOwn(page: Page, what: 'Collections' | 'Rep lines' | 'Certificate') {
  const screen = new Screen(page);
  if (what === 'Collections') {
    await screen.choose('Start', 'Own');
    await page.getByRole('button', { name: /^(Paste or open|Replace)/ }).click();
  } else if (what === 'Rep lines') await page.getByRole('button', { name: 'Own rep lines…' }).click();
  else await page.getByRole('button', { name: 'Read a certificate…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring your own numbers' });
  await expect(dialog.getByRole('radio', { name: what })).toBeChecked();
  return dialog;
}

test('an investor turns losses up from a cold start and reads who is short, when, and by how much', async ({
  page,
}) => {
  const screen = new Screen(page);
  await screen.open();
  await expect(screen.label).toHaveText('projection');
  await expect(screen.verdict).toHaveText(/^Every Note is paid in full/);
  await setStress(screen);

  // An independent program has D short of interest from month 15, C from 33, B from 63; Event of Default (i) in month 63;
  // and at the end 7,742,648.59 of B, all of C and all of D unpaid.
  const interest = await screen.stripLine(/^Interest short/);
  expect(interest.slice(0, 5)).toEqual(Array(5).fill('–'));
  expect(interest.slice(5).map((text) => /from (\d+)$/.exec(text)?.[1])).toEqual(['63', '33', '15']);
  expect((await screen.stripLine(/^Principal short/)).slice(5)).toEqual([
    '7,742,648.59',
    '30,070,000.00',
    '24,070,000.00',
  ]);
  await expect(screen.verdict).toContainText(
    'Classes B, C and D are short of 7,742,648.59, 30,070,000.00 and 24,070,000.00 of principal',
  );
  await expect(screen.choice(/^Event of Default \(i\) /).getByRole('radio', { name: 'Modelled' })).toBeChecked();
  await expect(page.getByText(/^Found: Class B, .*month 63/)).toBeVisible();
});

test('headless and pasted collections give the same cents as the screen', async ({ page }) => {
  const answer = headless(STRESS);
  const lines = ['principal', 'finance_charges', 'liquidation_proceeds', 'defaulted'];
  const rows = answer.collections.map((month, at) => [at + 1, ...lines.map((line) => month[line] ?? '0.00')].join(','));
  const screen = new Screen(page);
  await screen.open();
  await setStress(screen);
  const short = await screen.stripLine(/^Principal short/);
  expect(short.slice(5)).toEqual(['B', 'C', 'D'].map((name) => withCommas(answer.classes[name]?.balance_end ?? '')));
  const sentence = await screen.verdict.textContent();

  const dialog = await openOwn(page, 'Collections');
  await dialog
    .getByRole('textbox', { name: 'Collections, pasted' })
    .fill(['month', ...lines].join(',').concat('\n', rows.join('\n')));
  await expect(dialog.getByRole('status')).toContainText(`${rows.length} months read.`);
  await dialog.getByRole('button', { name: `Use these ${rows.length} months` }).click();
  await expect(dialog).toBeHidden();
  await expect(screen.label).toHaveText(/^own collections/);
  expect(await screen.stripLine(/^Principal short/)).toEqual(short);
  await expect(screen.verdict).toHaveText(sentence ?? '');
  await screen.toMonth(15);
  await expect(screen.readout).toContainText('month 15 · given');
  const interest = answer.dates[14]?.classes['D']?.interest_shortfall ?? '';
  expect((await screen.payment('Class D interest'))[3]).toContain(withCommas(interest));
});

test('a start after a filed month shows the filed months as actual, in chart, strip and grid', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  await screen.choose('Start', 'After month');
  await screen.type(START, '12');
  await expect(screen.label).toHaveText('actual to month 12, then projection');
  await expect(page.getByText('Actual, 12 certificates')).toBeVisible();
  await expect(page.locator('[data-boundary="12"]')).toHaveCount(1);
  expect((await screen.stripLine(/^Paid off/))[0]).toContain('15 Jun 2020');

  await screen.toMonth(8);
  await expect(screen.readout).toContainText('month 8 · actual');
  // Certificate of 15 Jun 2020, accession 0001788503-20-000033.
  await expect(screen.balance('A-1')).toHaveText('–');
  await expect(page.getByText('certificate 0001788503-20-000033')).toBeVisible();
  await page.getByRole('tab', { name: 'Cash flows' }).click();
  const grid = page.getByRole('region', { name: 'Cash flows by month and class' });
  await expect(grid.getByRole('row', { name: /actual\s*15 Jun 2020/ })).toBeVisible();
  await screen.chart.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(grid.getByText('Projection from 16 Nov 2020')).toBeVisible();
  await expect(screen.readout).toContainText('month 20 · projection');

  await screen.type(START, '60');
  await expect(page.getByText(/Month 60 is not filed; months 1 to 49 are\./).first()).toBeVisible();
  await expect(screen.label).toHaveText('actual to month 12, then projection');
});

test('a vector is drawn as it is typed; a fault names its part, keeps the text and the last run', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const field = screen.field(SPEED);
  await field.fill('1.3 FOR 12 1.3 RAMP 12 1.5');
  await expect(page.getByRole('img', { name: '1.30 % in month 1, 1.50 % from month 24 on' })).toBeVisible();
  await expect(page.getByText('1 differs from Base')).toBeVisible();
  const life = await screen.stripLine(/^WAL/);

  await field.fill('1.3 FOR 12 1.3 RAMP 12');
  await expect(page.locator('.marks u')).toHaveText('RAMP 12');
  await expect(page.getByText(/'RAMP' needs a count and an end value.*with 1.3 FOR 12 1.3 RAMP 12 1.5/)).toBeVisible();
  await expect(page.getByText('The last valid run is shown.')).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue('1.3 FOR 12 1.3 RAMP 12');
  expect(await screen.stripLine(/^WAL/)).toEqual(life);

  await field.fill('1.3 x 12; 1.3 to 1.5 in 12');
  await expect(page.getByText('The last valid run is shown.')).toBeHidden();
  expect(await screen.stripLine(/^WAL/)).toEqual(life);
  await field.fill('1.30');
  await expect(page.getByRole('slider', { name: 'Prepayment speed, slider' })).toBeVisible();
  await field.blur();
  await expect(page.getByText('as in Base')).toBeVisible();
});

test('presets bring their figures and their source', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  await page.getByRole('button', { name: 'Presets for losses' }).click();
  await page.getByRole('button', { name: /^4 × 2.25 % CNL/ }).click();
  await expect(screen.field(MULTIPLE)).toHaveValue('4.00');
  await expect(page.getByText(/4 times the middle of S&P's expected loss/)).toBeVisible();
  // An independent program pays every class in full at 4 x 2.25 %.
  await expect(screen.verdict).toHaveText(/^Every Note is paid in full/);
  await screen.type(MULTIPLE, '5');
  await expect(page.getByText(/4 times the middle/)).toBeHidden();

  await page.getByRole('button', { name: 'Presets for prepayment' }).click();
  await page.getByLabel(/^As realised by trust/).selectOption('2016-3');
  await expect(page.getByText(/^As realised by CarMax 2016-3 \(certificates through/)).toBeVisible();
  await expect(screen.choice('Prepayment, kind of speed').getByRole('radio', { name: 'ABS' })).toBeChecked();
});

test('the templates can be downloaded and are tables that can be read', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  for (const [what, count] of [
    ['Collections', '3 months read'],
    ['Rep lines', '1 rep lines read'],
  ] as const) {
    const dialog = await openOwn(page, what);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download a template' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^paydown-.*-template\.csv$/);
    await dialog.locator('input[type=file]').setInputFiles(await download.path());
    await expect(dialog.getByRole('status')).toContainText(count);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.choose('Start', 'Closing');
  }
});

test('a faulty row is marked and named, and the table is not taken', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const before = await screen.verdict.textContent();
  const dialog = await openOwn(page, 'Collections');
  await dialog
    .getByRole('textbox', { name: 'Collections, pasted' })
    .fill('Principal collections\tInterest collections\n40000000.00\t10000000.00\n40000000.00\t1O000000.00\n');
  await expect(dialog.getByRole('list', { name: 'Rows at fault' })).toContainText(
    'Row 3, "Interest collections" (column B): "1O000000.00" is no number',
  );
  await expect(dialog.getByRole('button', { name: 'Use this table' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(screen.verdict).toHaveText(before ?? '');
});

test('10,000 rep lines are read and run', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const lines = Array.from({ length: 10_000 }, (_, at) => {
    const cents = at < 9_999 ? 15_037_500 : 150_375_000_350 - 9_999 * 15_037_500;
    return `${(cents / 100).toFixed(2)},${(3 + (at % 15)).toFixed(2)},${60 + (at % 12)},${50 + (at % 10)}`;
  });
  const dialog = await openOwn(page, 'Rep lines');
  const text = `Balance,APR,Orig term,Rem term\n${lines.join('\n')}`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'pool.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(dialog.getByRole('status')).toContainText('10,000 rep lines read.');
  await dialog.getByRole('button', { name: 'Use these 10,000 rep lines' }).click();
  await expect(page.getByText('10,000 rep lines')).toBeVisible();
  await expect(screen.verdict).toHaveText(/^Every Note is paid in full/);
});

test('nothing of a hostile page runs or loads, and it is refused', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  await page.waitForLoadState('networkidle');
  const dialog = await openOwn(page, 'Certificate');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const html = `<html><head><script>window.intruder = 1</script><link rel="stylesheet" href="/intruder.css">
    <meta http-equiv="refresh" content="0;url=/intruder"></head><body onload="window.intruder = 2">
    <img src="/intruder.png" onerror="window.intruder = 3"><iframe src="/intruder.html"></iframe>
    <svg onload="window.intruder = 4"></svg><table><tr><td>1. Pool Balance</td>
    <td><img src=x onerror="window.intruder = 5">100.00</td></tr></table></body></html>`;
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'certificate.htm', mimeType: 'text/html', buffer: Buffer.from(html) });
  await expect(dialog.getByText('This cannot be read as a certificate.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Certificate, pasted' }).fill(html);
  await expect(dialog.getByRole('list', { name: 'What is wrong with the certificate' })).toBeVisible();
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Object.hasOwn(window, 'intruder'))).toBe(false);
  await expect(page).toHaveTitle(/Paydown/);
});

test('a certificate never seen before is dropped, checked, compared, added and gone on from', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  const rows = month50Rows().map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  const html = `<html><body><table>${rows.join('\n')}</table></body></html>`;
  const transfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'a2019-4ex991121523.htm', { type: 'text/html' }));
    return data;
  }, html);
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  const dialog = page.getByRole('dialog', { name: 'Bring your own numbers' });
  await expect(dialog.getByText(/sums checked, all agree\./)).toBeVisible();
  await expect(dialog.getByText(/figures compared with the engine, all equal to the cent\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Add month 50 and go on from it' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Actual, 50 certificates')).toBeVisible();
  await screen.toMonth(50);
  await expect(screen.readout).toContainText('month 50 · actual');
  await expect(screen.balance('A-4')).toHaveText('50,660,624.99');
  await expect(screen.balance('Pool Balance')).toHaveText('142,400,000.00');
  // At or below 10 % of the initial pool the call is made on the next date.
  await expect(screen.story).toContainText('The call is made on 16 Jan 2024');

  // It is part of the work: there again when the page is loaded again, and in the proof.
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  await page.waitForTimeout(600);
  await page.reload();
  await expect(screen.balance('A-4')).toHaveText('50,660,624.99');
  await page.getByRole('tablist', { name: 'Details' }).getByRole('tab', { name: 'Proof' }).click();
  await expect(page.getByRole('cell', { name: 'your certificate', exact: true })).toBeVisible();
});

test.describe('with filings', () => {
  test.skip(!existsSync(FILINGS), `The filings are not there: ${FILINGS}`);

  test('a certificate of a filed month is checked and compared with the engine, line by line', async ({ page }) => {
    await new Screen(page).open();
    const dialog = await openOwn(page, 'Certificate');
    await dialog.locator('input[type=file]').setInputFiles(join(FILINGS, 'a2019-4ex991091521.htm'));
    await expect(dialog.getByText(/sums checked, all agree\./)).toBeVisible();
    await expect(dialog.getByText(/figures compared with the engine, all equal to the cent\./)).toBeVisible();
    await expect(dialog.getByText(/Month 23 is known already, with the same collections/)).toBeVisible();
  });

  test('a certificate of another trust becomes a deal of its own', async ({ page }) => {
    const screen = new Screen(page);
    await screen.open();
    const dialog = await openOwn(page, 'Certificate');
    await dialog.locator('input[type=file]').setInputFiles(join(FILINGS, 'a2018-4ex991111518.htm'));
    await expect(dialog.getByText('CarMax Auto Owner Trust 2018-4')).toBeVisible();
    await dialog.getByText('How each term was found').click();
    await dialog.getByRole('button', { name: 'Open CarMax 2018-4 as a new scenario' }).click();
    await expect(page.getByRole('tab', { name: /CarMax 2018-4/ })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.verdict).toHaveText(/^Every Note is paid in full/);
  });
});

test('presets, a faulty vector and a faulty table are accessible', async ({ page }) => {
  const screen = new Screen(page);
  await screen.open();
  await screen.choose('Start', 'After month');
  await screen.type(SPEED, '1.3 FOR 12 1.3 RAMP 12');
  await page.getByRole('button', { name: 'Presets for losses' }).click();
  await page.getByLabel(/^As realised by trust/).scrollIntoViewIfNeeded();
  await expectAccessible(page, { inDark: true });
  const dialog = await openOwn(page, 'Collections');
  await dialog.getByRole('textbox', { name: 'Collections, pasted' }).fill('Principal,Interest\n1.00,2.00\n1.00,two\n');
  await expect(dialog.getByRole('list', { name: 'Rows at fault' })).toBeVisible();
  await expectAccessible(page, { inDark: true });
});
