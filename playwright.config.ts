import { defineConfig } from '@playwright/test';
import { launch, leanBrowser } from './tests/e2e/browsers.ts';

// The workers read this file too and must find the same port. It and the next stand below those that the system gives to outgoing connections.
process.env['KIRAN_E2E_PORT'] ??= String(20_000 + 2 * (process.pid % 6_000));
const url = `http://127.0.0.1:${process.env['KIRAN_E2E_PORT']}`;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  // These end what hangs and measure nothing: beside other work on both processors a journey takes five times as long as alone.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  retries: 1, // only of a browser that has stalled (tests/e2e/stalled-browser.ts)
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  outputDir: 'test-results/e2e',
  use: {
    baseURL: url,
    // What a worker has kept would hide from a test what the page asks for; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording costs a sixth of the time of every journey; `TRACE=on npm run e2e -- NAME` shows what went wrong.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    // Emptied between journeys (cookies, storage, cache, routes, scripts) but not started again, which takes longer than most of their pages.
    reuseContext: true,
    launchOptions: launch(leanBrowser()),
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    // A journey is walked once, on the phone; the wide screen has what depends on width: layouts, carousels, search, the whole order.
    {
      name: 'desktop',
      testMatch:
        /\/(accessibility|bank-transfer|cash-on-delivery|guest|home|lists|order|product|quality|search|services|slow-line)\.spec\.ts$/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
  webServer: {
    command: 'exec node tests/e2e/serve.ts',
    url: `${url}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
