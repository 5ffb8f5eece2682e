import { defineConfig } from '@playwright/test';
import { findChromium } from '../.tools/browser.mjs';

const port = process.env['PAYDOWN_E2E_PORT'] ?? '4187';
const address = `http://127.0.0.1:${port}/`;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A busy machine may miss a frame; what fails twice more on a clean run is a fault. Flaky tests are named in the report.
  retries: process.env['CI'] === undefined ? 0 : 2,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [] : [['json'] as const])],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    // Keeping all files for a life without a server takes as long as a short test; those that need it allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: '**/*.speed.spec.ts' },
    // Measured alone, after everything else: a second browser beside it would be part of the figure.
    { name: 'speed', testMatch: '**/*.speed.spec.ts', dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: `node ../.tools/serve.mjs --port ${port}`,
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
