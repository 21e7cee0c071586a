import type { Page } from '@playwright/test';

/**
 * Waits until the page has been painted twice. Chromium was seen to draw no more frames of an idle page, once, and the journey that waited for one hung
 * for eight minutes: after two seconds it goes on.
 */
export const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((painted) => {
        requestAnimationFrame(() => requestAnimationFrame(() => painted()));
        setTimeout(painted, 2_000);
      }),
  );
