import type { Write } from '#src/platform/database/transact.ts';
import { Fault, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { wantRemote } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { claimSku } from './claim-sku.ts';
import { TAGS } from './product.ts';
import { detailColumns } from './product-details.ts';
import { needOwnTexts, type ProductChange, pricesAfter } from './product-draft.ts';
import { changeProduct, lockProduct, type ProductRowChange, replacePictures } from './product-write.store.ts';

/**
 * Changes only the fields present; pictures at other servers are fetched afterwards. Inside a transaction. Throws `not-found`, `conflict` (another
 * version), `invalid`.
 */
export async function updateProduct(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  id: string,
  input: ProductChange,
): Promise<void> {
  const { trx, expire } = write;
  const now = await lockProduct(trx, id);
  if (!now) throw notFound('product');
  // Two editors never overwrite each other silently: the one with the older version sees first what differs.
  if (input.version !== undefined && input.version !== now.version)
    throw new Fault('conflict', 'product-changed', { detail: { version: now.version } });
  const at = platform.clock.now();
  const { price, listPrice } = pricesAfter({ price: now.pricePaise, listPrice: now.listPricePaise }, input);
  // A published product cannot become a draft again; a draft may stay one while its other fields are filled in.
  if (input.price === 0 && now.pricePaise > 0) throw invalid({ price: 'price-needed' });
  if (now.pricePaise === 0 && price > 0) {
    const { name, title, description } = { ...now, ...definedTexts(input) };
    needOwnTexts({ name, title, description });
  }
  const change: ProductRowChange = {
    updatedAt: at,
    pricePaise: price,
    listPricePaise: listPrice,
    ...(await detailColumns(trx, input, now.category)),
  };
  if (input.stock !== undefined) {
    // Applied as a difference, so that an edit cannot undo sales made while the form was open.
    const stock = input.stockWas === undefined ? input.stock : Math.max(0, now.stock + input.stock - input.stockWas);
    change.stock = stock;
    if (stock !== now.stock) {
      await trx
        .insertInto('stockMovement')
        .values({ productId: id, change: stock - now.stock, reason: 'adjusted', reference: null, at })
        .execute();
    }
  }
  if (input.mainImage !== undefined || input.otherImages !== undefined || input.pictureAlts)
    await changePictures(platform, write, now, input, change);
  await claimSku(trx, change.sku, () => changeProduct(trx, id, change));
  expire(TAGS.product(id), TAGS.products, TAGS.categories);
  // The workspace counts the products of each brand and category; a new category may have come with this product.
  if ([input.category, input.brand, input.price].some((value) => value !== undefined)) expire(live('catalogue'));
}

const definedTexts = ({ name, title, description }: ProductChange) => ({
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});

async function changePictures(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  now: { id: string; mainImage: string },
  input: ProductChange,
  change: ProductRowChange,
) {
  const main = input.mainImage ?? now.mainImage;
  const kept = await write.trx
    .selectFrom('productPicture')
    .select('url')
    .where('productId', '=', now.id)
    .orderBy('position')
    .execute();
  const others = input.otherImages ?? kept.map((picture) => picture.url).filter((url) => url !== now.mainImage);
  change.mainImage = main;
  const urls = [...new Set([main, ...others])].filter(Boolean);
  await replacePictures(write.trx, now.id, urls, input.pictureAlts);
  const before = new Set(kept.map(({ url }) => url));
  await wantRemote(platform, write, now.id, { urls, before });
}
