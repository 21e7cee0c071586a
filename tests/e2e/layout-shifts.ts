import type { Page } from '@playwright/test';

type Shift = { value: number; sources: string[] };

/** Notes, from the next page on, each movement that no press explains, with what has moved. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node?: Node | null }[];
      })[]) {
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            sources: entry.sources?.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120) ?? '') ?? [],
          });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved on this page so far, and by how much together (the sum of what Chromium calls layout shifts). */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
