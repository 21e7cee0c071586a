import type { Page } from '@playwright/test';

/** Waits until the page has been painted twice, for two seconds at most: a browser that has stalled paints nothing (stalled-browser.ts). */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
        setTimeout(painted, 2_000);
      }),
  );
