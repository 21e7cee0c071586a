import { spawnSync } from 'node:child_process';
import { CannotStart } from '#src/platform/cannot-start.ts';
import { wholeBrowser } from '#tests/e2e/browsers.ts';

/** Looks for Chromium, or installs it, as `npm test` does; answers its program. */
export function findBrowser(): string {
  const words = ['scripts/prepare-start.mjs', '--no-build', '--with-browser'];
  if (spawnSync(process.execPath, words, { stdio: 'inherit' }).status !== 0)
    throw new CannotStart('There is no Chromium: install one, or let CHROMIUM_PATH name it.');
  return wholeBrowser();
}
