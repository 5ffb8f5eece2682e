import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { Work } from './pages/work.ts';

test.use({ serviceWorkers: 'allow' });

/** A server of its own, which the test can stop. @param folder another build than the one of the other tests */
async function ownServer(folder?: string): Promise<{ readonly address: string; readonly stop: () => void }> {
  const port = 20_000 + (process.pid % 20_000);
  const from = folder === undefined ? [] : ['--folder', folder];
  const server: ChildProcess = spawn(process.execPath, ['.tools/serve.mjs', '--port', String(port), ...from], {
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}/`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, stop: () => server.kill() };
}

async function workerIsReady(context: BrowserContext, page: Page): Promise<void> {
  await page.evaluate(async () => await navigator.serviceWorker.ready);
  await expect.poll(() => context.serviceWorkers().length).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('with the server stopped: reload, every tab, export and QR code still work', async ({ page, context }) => {
  const server = await ownServer();
  try {
    const work = await Work.opened(page, server.address);
    await work.setMultiple('5');
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
    await workerIsReady(context, page);
    const figures = await work.figures();
    server.stop();
    await expect
      .poll(() =>
        fetch(server.address).then(
          () => 'up',
          () => 'down',
        ),
      )
      .toBe('down');

    await page.reload();
    await expect(work.verdict).toBeVisible();
    expect(await work.figures()).toEqual(figures);
    const tabs = page.getByRole('tablist', { name: 'Details' }).getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(page.getByRole('tabpanel')).not.toBeEmpty();
    }
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
    await page.keyboard.press('Escape');
    const sheets = await readXlsxFile(readFileSync(await (await work.export('Workbook, XLSX')).path()));
    expect(sheets.length).toBeGreaterThan(5);
  } finally {
    server.stop();
  }
});

const NEXT_VERSION = '9.9.9';

/** Puts the next version in place of a build: another version in its text, and another name for each of its scripts, as a build has. */
function putNextVersion(folder: string): void {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = (text: string): string =>
    scripts
      .reduce((all, name) => all.replaceAll(name, name.replace(/\.js$/, '9.js')), text)
      .replaceAll(version, NEXT_VERSION);
  for (const name of scripts) {
    const path = join(folder, 'assets', name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
    renameSync(path, renamed(path));
  }
  // The worker last: it is what tells that there is a new version.
  for (const name of ['index.html', 'sw.js']) {
    const path = join(folder, name);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')));
  }
}

test('a new version is announced, and taken when the page is loaded again and not before', async ({
  page,
  context,
}) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'paydown-next-'));
  cpSync('dist', folder, { recursive: true });
  const server = await ownServer(folder);
  try {
    const work = await Work.opened(page, server.address);
    await work.setMultiple('5');
    await expect(page.getByText(/^Kept in this browser/)).toBeVisible();
    await workerIsReady(context, page);
    const other = await Work.opened(await context.newPage(), server.address);
    const foot = page.getByRole('contentinfo');
    await expect(foot).not.toContainText(`Paydown ${NEXT_VERSION}`);
    const before = await foot.getByText(/^Paydown /).textContent();
    const figures = await work.figures();

    putNextVersion(folder);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect(work.notes).toContainText('A new version of Paydown is ready.');
    await expect(other.notes).toContainText('A new version of Paydown is ready.');
    // Parts that were not fetched yet come from the version that is open: the server has them no more.
    await work.details('Compare');
    await expect(page.getByRole('region', { name: 'What moves it' })).toBeVisible();
    expect((await work.link()).length).toBeGreaterThan(100);
    expect(await foot.getByText(/^Paydown /).textContent()).toBe(before);
    expect(await work.figures()).toEqual(figures);

    await work.notes.getByRole('button', { name: 'Later' }).click();
    await expect(work.notes).not.toContainText('A new version');
    await page.reload();
    await expect(foot).toContainText(`Paydown ${NEXT_VERSION}`);
    await expect(work.multiple).toHaveValue(/^5/);
    expect(await work.figures()).toEqual(figures);
    // The other tab stays as it was, whole, until it is loaded again.
    expect(
      await other.page
        .getByRole('contentinfo')
        .getByText(/^Paydown /)
        .textContent(),
    ).toBe(before);
    await other.details('Proof');
    await expect(other.page.getByRole('tabpanel')).toContainText('4,531');
    await other.page.reload();
    await expect(other.page.getByRole('contentinfo')).toContainText(`Paydown ${NEXT_VERSION}`);
  } finally {
    server.stop();
    rmSync(folder, { recursive: true });
  }
});
