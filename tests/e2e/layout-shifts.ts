import type { Page } from '@playwright/test';

type Shift = { value: number; sources: string[] };

/** Records every layout shift without recent input, with its elements, from the next page on. */
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

/** This page's layout shifts so far, and their sum. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
}
