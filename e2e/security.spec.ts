import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

// As the page is for users, with its worker.
test.use({ serviceWorkers: 'allow' });

/** What each page of a test asked for, and what it complained of. */
function watch(page: Page) {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { asked, complaints };
}

/** Opens the app and waits until it asks for nothing more. */
async function open(page: Page, address = './') {
  await page.goto(address);
  await expect(page.locator('#root > *').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
}

test('the page carries the policy and obeys it', async ({ page }) => {
  const { complaints } = watch(page);
  await open(page);

  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy?.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  expect(complaints).toEqual([]);
});

test('the policy in the page stops a script and a style written into it, without help from the server', async ({
  page,
}) => {
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': dropped, ...headers } = response.headers();
    expect(dropped).toBeDefined();
    await route.fulfill({ response, headers });
  });
  await open(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.body.dataset.intruder = "ran"';
    document.body.append(script);
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid red }';
    document.head.append(style);
    return [document.body.dataset['intruder'] ?? 'stopped', getComputedStyle(document.body).outlineWidth === '7px'];
  });
  expect(ran).toEqual(['stopped', false]);
});

test('nothing is asked of another machine, and the built page has no script of its own text', async ({
  page,
  baseURL,
}) => {
  const { asked } = watch(page);
  await open(page);

  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(baseURL ?? 'none'))).toEqual([]);
  const html = readFileSync('dist/index.html', 'utf8');
  expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  expect(html.match(/<style|\sstyle=|\son[a-z]+=/g)).toBeNull();
});

test('the page works in any sub-folder', async ({ page, baseURL }) => {
  const { asked, complaints } = watch(page);
  const folder = new URL('some/where/', baseURL).href;
  await page.context().route(`${folder}**`, async (route) => {
    await route.fulfill({
      response: await route.fetch({
        url: route
          .request()
          .url()
          .replace(folder, baseURL ?? ''),
      }),
    });
  });
  await open(page, folder);
  // The service worker comes from the folder too, and keeps all files of it.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  await page.context().unrouteAll({ behavior: 'wait' });

  expect(asked.filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(folder))).toEqual([]);
  expect(complaints).toEqual([]);
});

test.describe('without its worker, which asks for every file', () => {
  test.use({ serviceWorkers: 'block' });

  test('all the first screen loads by itself is at most 380 kB, compressed', async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      sizes.set(
        response.url(),
        response.body().then((body) => gzipSync(body, { level: 9 }).length),
      );
    });
    await open(page);
    // What is fetched after the first chart belongs to it.
    await page.waitForLoadState('networkidle');

    const all = await Promise.all(sizes.values());
    expect(all.length).toBeGreaterThan(1);
    expect(all.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(380_000);
  });
});
