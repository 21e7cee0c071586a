import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, TestInfo } from '@playwright/test';

/*
 * Once in some 4,200 visits of the home page Chromium's headless shell drew no more frames of it, for good, while its scripts ran on. What waits for a
 * frame then never ends: `requestAnimationFrame`, what is in view, Playwright's own wait for a thing to stand still. A journey that fails before such
 * a page is retried, once and in a new browser. Every other failure stays one.
 */

const DRAWN_WITHIN = 10_000;

/** Where the retry, which runs in another process, finds why there is one. */
const noteOf = (info: TestInfo) => path.join(info.project.outputDir, `.stalled-${info.testId}`);

/** Throws in the retry of a journey whose browser had not stalled. */
export function refuseRetry(info: TestInfo): void {
  if (info.retry > 0 && !existsSync(noteOf(info))) throw new Error('Not retried: the browser had not stalled');
}

/** After a failure: leaves a note for the retry if the browser has stalled. */
export async function noteStall(browser: Browser, info: TestInfo): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  if (!(await Promise.all(pages.map(isStalled))).includes(true)) return;
  mkdirSync(info.project.outputDir, { recursive: true });
  writeFileSync(noteOf(info), '');
  console.log(`Chromium draws no more frames: “${info.title}” is retried`);
}

/** Whether its scripts run and yet no frame is drawn. */
function isStalled(page: Page): Promise<boolean> {
  const told = page.evaluate(
    (within) =>
      new Promise<boolean>((stalled) => {
        requestAnimationFrame(() => stalled(false));
        setTimeout(() => stalled(true), within);
      }),
    DRAWN_WITHIN,
  );
  // A page that is closed, or busy, or has no scripts does not tell.
  const silent = new Promise<boolean>((stalled) => setTimeout(() => stalled(false), 2 * DRAWN_WITHIN));
  return Promise.race([told.catch(() => false), silent]);
}
