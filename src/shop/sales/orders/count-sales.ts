import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { setUnitsSold } from '#src/shop/catalogue/products/set-units-sold.ts';
import { recountDays, soldOf } from './sales-day.store.ts';

const WINDOW = 10 * 60_000;

/**
 * Counts the sold units of products whose orders changed lately, for sorting by revenue and popularity (a job, every
 * minute). Counting in the order's own transaction would make all buyers of a product wait for each other (seen: a
 * third fewer orders per second). Recounts rather than increments, so that running twice or late does no harm. Lists
 * follow when `publishPopularity` says so.
 */
export async function countSales(platform: Platform): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const products = await recountDays(trx, new Date(platform.clock.now().getTime() - WINDOW));
    if (products.length === 0) return;
    for (const { productId, units } of await soldOf(trx, products, platform.settings.testPayments))
      await setUnitsSold(trx, productId, units);
  });
}
