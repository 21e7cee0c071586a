import { transact, type Write } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from './product.ts';
import { productRecord, productSubject } from './product-record.ts';
import { changeProduct, unarchive } from './product-write.store.ts';

/** Takes a product off sale; orders keep their copy, carts and favourites show it as no longer sold. Throws `not-found`. */
export const archiveProduct = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  move(platform, actor, id, 'product.archived', ({ trx }, now) =>
    changeProduct(trx, id, { archivedAt: now, updatedAt: now }),
  );

/** Restores an archived product to where it was. Throws `not-found`, also for one that is not archived. */
export const restoreProduct = (platform: Platform, actor: Actor, id: string): Promise<void> =>
  move(platform, actor, id, 'product.restored', ({ trx }, now) => unarchive(trx, id, now));

async function move(
  platform: Platform,
  actor: Actor,
  id: string,
  act: string,
  change: (write: Write, now: Date) => Promise<boolean>,
): Promise<void> {
  const now = platform.clock.now();
  await transact(platform, async (write) => {
    const before = await productRecord(write.trx, id);
    if (!before || !(await change(write, now))) throw notFound('product');
    const after = await productRecord(write.trx, id);
    await recordAction(write, actor, { act, subject: productSubject(id), before, after }, now);
    write.expire(TAGS.product(id), TAGS.products, TAGS.categories, live('catalogue'));
  });
}
