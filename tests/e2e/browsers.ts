import { existsSync, readFileSync } from 'node:fs';

/** Chromium without the window around its pages, which costs a fifth of the CPU time of a journey and which no page can see. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The one that scripts/prepare-start.mjs found. */
export function wholeBrowser(): string {
  try {
    return readFileSync('node_modules/.browser', 'utf8').trim();
  } catch {
    throw new Error(
      'No browser was chosen yet: run `npm run e2e`, or `node scripts/prepare-start.mjs --with-browser` first.',
    );
  }
}

/** The one that is named, else one without a window, else the whole one. */
export const leanBrowser = (): string => process.env['CHROMIUM_PATH'] || (existsSync(SHELL) ? SHELL : wholeBrowser());

export const launch = (executablePath: string) => ({
  executablePath,
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), // Chromium's own sandbox does not start for root
    // A process for each site and a spare one keep strangers' pages apart: here they only cost their start, a tenth of a journey.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
  ],
});
