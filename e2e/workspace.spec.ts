import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { THIS_TRUST } from '../src/deal/this-trust.ts';
import { engine } from '../src/engine/run.ts';
import { filedMonths } from '../src/scenario/filed-months.ts';
import { FROZEN_SCENARIO } from '../src/scenario/link/v1/frozen-default.ts';
import { encodeLink } from '../src/scenario/link.ts';
import { parseScenario } from '../src/scenario/parse-scenario.ts';
import { recordedResult } from '../src/view/recorded-result.ts';
import { expectAccessible } from './pages/accessible.ts';
import { Work } from './pages/work.ts';

/** A page whose browser keeps nothing, as in some private windows. */
async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('Storage is denied.', 'SecurityError');
      },
    });
  });
}

/** The default scenario with what an engine might have come to that pays Class D earlier and leaves one dollar. */
function linkOfAnotherEngine(): string {
  const read = parseScenario(FROZEN_SCENARIO, { deal: THIS_TRUST, filed: filedMonths(THIS_TRUST) });
  if (!read.ok) throw new Error(read.fault.message);
  const { classes } = recordedResult(engine(read.value.deal, read.value.scenario));
  const others = classes.with(7, { life: 3_500_000, balance: 100 });
  const result = { digest: 'murmur3:0000000000000000', classes: others };
  const link = encodeLink({ scenarios: [{ form: FROZEN_SCENARIO, result }], view: {} }, '0.0.9');
  if (!link.ok) throw new Error(link.message);
  return link.fragment;
}

test('three scenarios, compared, go by link to a browser that stores nothing: same digests, same figures', async ({
  page,
  browser,
}) => {
  const work = await Work.opened(page);
  await work.buildThree();
  await work.details('Compare');
  const inputs = page.getByRole('region', { name: 'Inputs that differ' });
  await expect(inputs.getByRole('row', { name: /^Losses, multiple/ })).toContainText('1 ×4 ×5 ×');
  await expect(inputs.getByRole('row', { name: /^Event of Default \(vi\)/ })).toContainText('forced in month 30');
  await expect(inputs.getByRole('row')).toHaveCount(3);
  await work.toMonth(24);
  const figures = await work.figures();
  const link = await work.link();
  expect(link.length).toBeLessThan(400);

  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cold = await other.newPage();
  await denyStorage(cold);
  const there = await Work.opened(cold, link);
  await expect(there.notes).toContainText('3 scenarios opened from a link. Every result is the same here.');
  await expect(there.notes).toContainText('This browser keeps nothing here.');
  expect(await there.figures()).toEqual(figures);
  await expect(there.tabs).toHaveText([/Base/, /What if/, /What if 2/]);
  // A link holds the digest of each result: the same link again means the same digests again.
  expect(new URL(await there.link()).hash).toBe(new URL(link).hash);
  expect(new URL(cold.url()).hash).toBe('');
  await other.close();
});

test('fifty steps are undone and done again, and a drag is one step', async ({ page }) => {
  test.slow();
  const work = await Work.opened(page);
  await expect(work.undo).toBeDisabled();
  const before = await work.figures();
  const slider = page.getByRole('slider', { name: /multiple/i }).first();
  await slider.focus();
  for (let step = 0; step < 49; step += 1) {
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the screen.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  for (let x = 0; x < 20; x += 1) await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2);
  await page.mouse.up();
  await page.waitForTimeout(300);
  const after = await work.figures();
  expect(after).not.toEqual(before);

  // Forty-nine steps leave one; the fiftieth is the last.
  for (let step = 0; step < 49; step += 1) await page.keyboard.press('Control+z');
  await expect(work.undo).toBeEnabled();
  await page.keyboard.press('Control+z');
  await expect(work.undo).toBeDisabled();
  expect(await work.figures()).toEqual(before);
  for (let step = 0; step < 49; step += 1) await page.keyboard.press('Control+Shift+Z');
  await expect(work.redo).toBeEnabled();
  await page.keyboard.press('Control+Shift+Z');
  await expect(work.redo).toBeDisabled();
  expect(await work.figures()).toEqual(after);
});

test('tabs are named, copied, moved by key and by hand, deleted and brought back', async ({ page }) => {
  const work = await Work.opened(page);
  await work.duplicate();
  const [first, second, third] = [/Base/, /What if$/, /What if 2/];
  await expect(work.tabs).toHaveText([first, second, third]);

  await work.tabs.nth(2).focus();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Losses 4×');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Four times the base case.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(work.tabs.nth(2)).toHaveText(/Losses 4×/);

  await work.tabs.nth(2).focus();
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(work.tabs).toHaveText([first, /Losses 4×/, second]);
  await expect(page.getByText('Losses 4× is tab 2 of 3')).toBeAttached();

  const from = await work.tabs.nth(1).boundingBox();
  const to = await work.tabs.nth(0).boundingBox();
  if (!from || !to) throw new Error('The tabs are not on the screen.');
  await page.mouse.move(from.x + from.width / 2, from.y + 20);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(from.x + from.width / 2 + ((to.x - from.x - from.width / 2) * step) / 10, from.y + 20);
  }
  await page.mouse.up();
  await expect(work.tabs).toHaveText([/Losses 4×/, first, second]);

  await work.tabs.nth(0).focus();
  await page.keyboard.press('Delete');
  await expect(work.tabs).toHaveText([first, second]);
  await work.notes.getByRole('button', { name: 'Undo' }).click();
  await expect(work.tabs).toHaveText([/Losses 4×/, first, second]);

  for (let count = 3; count < 12; count += 1) await work.duplicate();
  await expect(page.getByRole('button', { name: 'New scenario, a copy of this one' })).toBeDisabled();
});

test('the workbook holds the numbers of the screen, as numbers', async ({ page }) => {
  const work = await Work.opened(page);
  await work.setMultiple('6');
  const short = (await work.stripLine(/^Principal short/)).at(-1) ?? '';
  const download = await work.export('Workbook, XLSX');
  expect(download.suggestedFilename()).toBe('CarMax Auto Owner Trust 2019-4, What if, Workbook.xlsx');
  const sheets = await readXlsxFile(readFileSync(await download.path()));
  const classes = sheets.find(({ sheet }) => sheet === 'Classes')?.data ?? [];
  const heads = classes[0] ?? [];
  const last = classes.find(([name]) => name === 'D') ?? [];
  const balance = last[heads.indexOf('Final balance')];
  expect(typeof balance).toBe('number');
  expect(balance).toBe(Number(/[\d,.]+/.exec(short)?.[0].replaceAll(',', '')));
  const front = (sheets[0]?.data ?? []).map((row) => row.join(' '));
  expect(front).toContain('collateral, default, multiple 6');
  expect(front.join('\n')).toContain('Projection, not a forecast');
});

test('a workspace file brings the work back; what is none is refused with its reason', async ({ page }) => {
  const work = await Work.opened(page);
  await work.buildThree();
  const figures = await work.figures();
  const path = await (await work.export('Save a workspace file')).path();
  await page.keyboard.press('Control+z');
  await work.tabs.first().click();
  await work.duplicate();

  const open = async (file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const asks = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Open a workspace file…' }).click();
    await (await asks).setFiles(file);
  };
  await open({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format": "other"}') });
  await expect(work.bars).toContainText('“x.json” was not opened.');
  await expect(work.tabs).toHaveCount(4);
  await open({ name: 'w.json', mimeType: 'application/json', buffer: readFileSync(path) });
  await expect(work.tabs).toHaveCount(3);
  expect(await work.figures()).toEqual(figures);
});

test('a link that is cut at any length or altered is told with its reason, and the work stays', async ({ page }) => {
  test.slow();
  const work = await Work.opened(page);
  await work.buildThree();
  const figures = await work.figures();
  const hash = new URL(await work.link()).hash;
  const altered = `${hash.slice(0, 40)}${hash[40] === 'A' ? 'B' : 'A'}${hash.slice(41)}`;
  const bad = [altered, '#not a link', `#${'A'.repeat(9000)}`];
  for (let length = 2; length < hash.length; length += 17) bad.push(hash.slice(0, length));
  for (const one of bad) {
    await page.evaluate((fragment) => {
      window.location.hash = fragment;
    }, one);
    await expect(work.bars).toContainText('Nothing was opened; your scenarios are as they were.');
    await work.bars.getByRole('button', { name: /^Close/ }).click();
    await expect(work.bars).toBeEmpty();
  }
  expect(await work.figures()).toEqual(figures);
});

test('a link whose result is another one here says so, with both figures', async ({ page }) => {
  const work = await Work.opened(page);
  const link = linkOfAnotherEngine();
  await page.evaluate((fragment) => {
    window.location.hash = fragment;
  }, link);
  await expect(work.bars).toContainText('This link shows a different result here.');
  await expect(work.bars).toContainText(
    /Class D, average life: 3\.50 years when the link was made \(version 0\.0\.9\), 3\.81 years now/,
  );
  await expect(work.bars).toContainText('It cannot be opened as it was made: only this version runs here.');
  await work.bars.getByRole('button', { name: 'Both figures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Both figures' });
  await expect(dialog.getByRole('row', { name: /D average life 3\.50 years 3\.81 years/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back to my work' }).click();
  await expect(work.tabs).toHaveText([/Base/, /What if/]);
});

test('a changed structure says so; figures that cannot be are refused and none is shown as NaN', async ({ page }) => {
  const work = await Work.opened(page);
  await page.getByRole('button', { name: /^Structure/ }).click();
  await work.choose('Structure', 'Changed');
  await expect(work.verdict).toBeVisible();
  await work.type('Class A-1, balance, $', '0');
  await expect(page.getByText('The structure is not the deal’s.')).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Class to change' })
    .getByRole('radio', { name: 'D', exact: true })
    .check();
  await work.type('Class D, coupon, %', '40');
  await work.type('OC target, $', '2000000000');
  await expect(page.locator('body')).not.toContainText('NaN');
  await work.type('Class D, coupon, %', '41');
  await expect(page.getByText('This percentage must lie between 0 and 40.').first()).toBeVisible();
  await work.type('Class D, coupon, %', '2.80');
  await work.details('Compare');
  await expect(
    page.getByRole('region', { name: 'Inputs that differ' }).getByRole('row', { name: /^Structure/ }),
  ).toBeVisible();
  await expect(page.locator('body')).not.toContainText('NaN');
  await page.getByRole('button', { name: 'Back to the deal’s', exact: true }).click();
  await expect(page.getByText('as in Base', { exact: true })).toBeVisible();
});

test('the work is kept; a store that cannot be read is set aside; another tab is never written over', async ({
  page,
  context,
}) => {
  const work = await Work.opened(page);
  await work.setMultiple('4');
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  await page.reload();
  await expect(work.multiple).toHaveValue(/^4/);

  const other = await Work.opened(await context.newPage());
  await expect(other.multiple).toHaveValue(/^4/);
  await other.setMultiple('7');
  await expect(other.page.getByText(/^Kept in this browser/)).toBeVisible();
  await expect(work.bars).toContainText('Another tab has changed the kept work.');
  await expect(work.multiple).toHaveValue(/^4/);
  await work.bars.getByRole('button', { name: 'Show the other tab’s work' }).click();
  await expect(work.multiple).toHaveValue(/^7/);
  await other.page.close();

  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('paydown');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const write = open.result.transaction('kept', 'readwrite');
          write.objectStore('kept').put('{"format": "paydown work", "versi', 'work');
          write.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(work.notes).toContainText('Saved work could not be read; it is set aside.');
  const arrives = page.waitForEvent('download');
  await work.notes.getByRole('button', { name: 'Download it' }).click();
  expect(readFileSync(await (await arrives).path(), 'utf8')).toBe('{"format": "paydown work", "versi');
});

test('text that cannot be read is in its field again after a reload, above the run that it did not change', async ({
  page,
}) => {
  const work = await Work.opened(page);
  await work.setMultiple('4');
  const figures = await work.figures();
  await work.setMultiple('four');
  await expect(page.getByText('“four” is no multiple', { exact: false })).toBeVisible();
  await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
  // Kept once it has rested.
  await page.waitForTimeout(600);
  await page.reload();
  await expect(work.multiple).toHaveValue('four');
  await expect(page.getByText('“four” is no multiple', { exact: false })).toBeVisible();
  expect(await work.figures()).toEqual(figures);
  await work.setMultiple('5');
  await expect(page.getByText('“four” is no multiple', { exact: false })).toBeHidden();
});

test('a worked example is a link: opened elsewhere it holds the same results; pressed here it adds to the work', async ({
  page,
  browser,
}) => {
  const work = await Work.opened(page);
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  const links = page.getByRole('dialog', { name: 'Worked examples' }).getByRole('link');
  await expect(links).toHaveCount(5);
  const hrefs = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  const other = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const cold = await other.newPage();
  for (const href of hrefs) {
    // From another page, as going to another fragment of the same one would not load it.
    await cold.goto('about:blank');
    const there = await Work.opened(cold, href);
    await expect(there.notes).toContainText('opened from a link. Every result is the same here.');
    await expect(there.tabs.first()).toHaveText(/Base/);
  }
  await other.close();
  await links.first().click();
  await expect(work.tabs).toHaveText([/Base/, /What if/, /Payment default/, /Covenant default/]);
  expect(new URL(page.url()).hash).toBe('');
});

test('a full store is told, and nothing else changes', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  const work = await Work.opened(page);
  await work.setMultiple('4');
  await expect(work.notes).toContainText('The browser’s storage is full.');
  await work.setMultiple('5');
  await expect(work.multiple).toHaveValue(/^5/);
});

test('presenting goes through scenarios and months by the arrows, from a link opened cold', async ({
  page,
  browser,
}) => {
  const work = await Work.opened(page);
  await work.buildThree();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'Opens presenting' }).check();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const other = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const cold = await other.newPage();
  await cold.goto(link);
  const stage = cold.getByRole('dialog', { name: 'Presenting' });
  await expect(stage).toContainText('3 / 3');
  const title = await stage.getByRole('heading', { level: 1 }).textContent();
  await cold.keyboard.press('ArrowUp');
  await expect(stage).toContainText('2 / 3');
  expect(await stage.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
  await cold.keyboard.press('Home');
  await expect(stage).toContainText('15 Nov 2019, month 1');
  await cold.keyboard.press('ArrowRight');
  await expect(stage).toContainText('16 Dec 2019, month 2');
  await expectAccessible(cold, { part: '.present' });
  await cold.keyboard.press('Escape');
  await expect(stage).toHaveCount(0);
  await other.close();
});

test('comparison, dialogs and menus are free of faults that axe finds', async ({ page }) => {
  // Axe reads the whole page, several times.
  test.slow();
  const work = await Work.opened(page);
  await work.buildThree();
  await work.details('Compare');
  await expect(page.getByRole('region', { name: 'What moves it' })).toBeVisible();
  await expectAccessible(page, { part: '.details' });
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await expectAccessible(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expectAccessible(page, { part: '[role=menu]:popover-open' });
});

test('a part whose file cannot be fetched says so, and the rest of the screen goes on', async ({ page }) => {
  await page.route(/\/assets\/readings-[^/]+\.js$/, async (route) => await route.abort());
  const work = await Work.opened(page);
  await work.details('Readings');
  await expect(page.getByRole('alert')).toContainText('This tab cannot be shown.');
  await expect(page.getByRole('alert')).toContainText('A file of the app could not be fetched');
  await work.setMultiple('6');
  await expect(work.verdict).toContainText('Classes B, C and D are short of');
  await work.details('Cash flows');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('Balances after each Distribution Date');
});
