import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { type Actor, recordAction } from '#src/shop/audit/record-action.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { productSubject } from '#src/shop/catalogue/products/product-record.ts';
import { changeProduct, lockProduct, replacePictures } from '#src/shop/catalogue/products/product-write.store.ts';
import { selectCounts, selectShown } from './remote-picture.store.ts';
import { FETCH_QUEUE, type RemotePictureFilter } from './remote-picture.ts';
import { beginAnew, countRows, deleteWanted, lockWanted, selectWanted } from './report.store.ts';

/** The pictures that products want from other servers, and their results, newest first. */
export async function listWanted(
  { db }: Pick<Platform, 'db'>,
  { page, limit, ...filter }: RemotePictureFilter & { page: number; limit: number },
) {
  const [items, total, counts] = await Promise.all([
    selectWanted(db, filter, { page, limit }),
    countRows(db, filter),
    selectCounts(db, filter.importId),
  ]);
  return { items, total, counts, next: page * limit < total ? page + 1 : null };
}

/** Retries a failed picture. Throws `not-found`, `wrong-step` for one that has not failed. */
export async function retryPicture(platform: Platform, actor: Actor, id: number): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const found = await lockWanted(write.trx, id);
    if (!found) throw notFound('picture');
    if (found.state !== 'failed') throw new Fault('wrong-step', 'picture-not-failed');
    await beginAnew(write.trx, { id }, at);
    await platform.jobs.send(write.trx, FETCH_QUEUE, {});
    await recordAction(
      write,
      actor,
      { act: 'picture.retried', subject: productSubject(found.productId), after: { url: found.url } },
      at,
    );
    write.expire(live('pictures'));
  });
}

/** Retries all failed pictures, of one import or of all; returns how many. */
export async function retryPictures(platform: Platform, actor: Actor, importId?: string): Promise<number> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const count = await beginAnew(write.trx, { importId }, at);
    if (count === 0) return 0;
    await platform.jobs.send(write.trx, FETCH_QUEUE, {});
    await recordAction(
      write,
      actor,
      { act: 'picture.retried', subject: importId ? `import:${importId}` : 'picture:failed', after: { count } },
      at,
    );
    write.expire(live('pictures'));
    return count;
  });
}

/**
 * Forgets a picture: it is no longer fetched, and is removed from the list of a product that still shows its remote address. One that has arrived
 * stays. Throws `not-found`, `wrong-step` for one under way.
 */
export async function forgetPicture(platform: Platform, actor: Actor, id: number): Promise<void> {
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const { trx, expire } = write;
    const found = await lockWanted(trx, id);
    if (!found) throw notFound('picture');
    if (found.state === 'fetching' || found.state === 'encoding')
      throw new Fault('wrong-step', 'picture-being-fetched');
    const { productId, url } = found;
    await deleteWanted(trx, id);
    const product = await lockProduct(trx, productId);
    const { urls } = await selectShown(trx, productId);
    if (product && urls.includes(url)) {
      const kept = urls.filter((one) => one !== url);
      await replacePictures(trx, productId, kept);
      await changeProduct(trx, productId, {
        mainImage: product.mainImage === url ? (kept[0] ?? '') : product.mainImage,
        updatedAt: at,
      });
      expire(TAGS.product(productId), TAGS.products, TAGS.categories);
    }
    await recordAction(
      write,
      actor,
      { act: 'picture.forgotten', subject: productSubject(productId), before: { url } },
      at,
    );
    expire(live('pictures'));
  });
}
