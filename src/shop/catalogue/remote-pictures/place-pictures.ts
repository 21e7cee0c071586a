import { transact, type Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { pictureUrl } from '#src/shop/catalogue/products/picture.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { changeProduct, lockProduct, replacePictures } from '#src/shop/catalogue/products/product-write.store.ts';
import { withFetched } from './picture-order.ts';
import { holdPicture, lockEncoding, selectShown, setState } from './remote-picture.store.ts';
import { MOST_PICTURES } from './remote-picture.ts';

type Wish = Awaited<ReturnType<typeof lockEncoding>>[number];

/**
 * Gives a picture with finished files to the products that want it. A second caller finds nothing left to do, so a repeated job duplicates nothing.
 */
export function placePictures(platform: Pick<Platform, 'db' | 'cache' | 'clock'>, stem: string): Promise<void> {
  const at = platform.clock.now();
  return transact(platform, async (write) => {
    const wishes = await lockEncoding(write.trx, stem);
    if (wishes.length === 0) return;
    const picture = await holdPicture(write.trx, stem);
    if (picture?.state === 'waiting') return;
    for (const wish of wishes) {
      if (!picture) await setState(write.trx, wish.id, { state: 'waiting' }, at);
      else if (picture.state === 'failed')
        await setState(write.trx, wish.id, { state: 'failed', reason: 'damaged' }, at);
      else await place(write, wish, pictureUrl(picture), at);
    }
    write.expire(live('pictures'));
  });
}

async function place(
  { trx, expire }: Write,
  { id, productId, position, url, alt }: Wish,
  own: string,
  at: Date,
): Promise<void> {
  const product = await lockProduct(trx, productId);
  if (!product) return void (await setState(trx, id, { state: 'failed', reason: 'product-gone' }, at));
  const { urls, fetched } = await selectShown(trx, productId);
  const after = withFetched({ urls, mainImage: product.mainImage, fetched }, { position, url, own });
  if (after.urls.length > Math.max(MOST_PICTURES, urls.length))
    return void (await setState(trx, id, { state: 'failed', reason: 'too-many' }, at));
  // An address in the list had its alternative text there.
  const said = await trx
    .selectFrom('productPicture')
    .select('alt')
    .where('productId', '=', productId)
    .where('url', '=', url)
    .executeTakeFirst();
  const words = said?.alt || alt;
  await replacePictures(trx, productId, after.urls, words ? { [own]: words } : {});
  await changeProduct(trx, productId, { mainImage: after.mainImage, updatedAt: at });
  await setState(trx, id, { state: 'done' }, at);
  expire(TAGS.product(productId), TAGS.products, TAGS.categories);
}
