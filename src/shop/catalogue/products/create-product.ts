import { blankDetails } from '#src/kernel/product-details.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { wantRemote } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { claimSku } from './claim-sku.ts';
import { writtenDetails } from './detail-columns.store.ts';
import { TAGS } from './product.ts';
import { detailColumns } from './product-details.ts';
import { NEW_PRODUCT, needOwnTexts, type ProductChange, pricesAfter } from './product-draft.ts';
import { insertProduct, replacePictures } from './product-write.store.ts';

/**
 * Adds a product with the specification's defaults for absent fields; returns its id. A product with a price is on sale at once, so it gets no
 * placeholders: its title and description stay empty until they are written. Inside a transaction. Throws `invalid` for a product that would be sold
 * under a placeholder.
 */
export async function createProduct(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  input: ProductChange,
): Promise<string> {
  const { trx, expire } = write;
  const now = platform.clock.now();
  const id = newId('prd', now.getTime());
  const { price, listPrice } = pricesAfter({ price: NEW_PRODUCT.price, listPrice: NEW_PRODUCT.price }, input);
  const stock = input.stock ?? NEW_PRODUCT.stock;
  const details = await detailColumns(trx, input, null);
  const texts = price > 0 ? { name: NEW_PRODUCT.name, title: '', description: '' } : NEW_PRODUCT;
  if (price > 0)
    needOwnTexts({ name: input.name ?? texts.name, title: input.title ?? '', description: input.description ?? '' });
  const row = {
    id,
    name: texts.name,
    title: texts.title,
    description: texts.description,
    category: null,
    brand: null,
    placement: NEW_PRODUCT.placement,
    pricePaise: price,
    listPricePaise: listPrice,
    stock,
    ...writtenDetails(blankDetails()),
    mainImage: input.mainImage ?? '',
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
    ...details,
  } as Parameters<typeof insertProduct>[1];
  await claimSku(trx, row.sku, () => insertProduct(trx, row));
  const urls = [...new Set([input.mainImage ?? '', ...(input.otherImages ?? [])])].filter(Boolean);
  await replacePictures(trx, id, urls, input.pictureAlts);
  await wantRemote(platform, write, id, { urls });
  if (stock > 0)
    await trx
      .insertInto('stockMovement')
      .values({ productId: id, change: stock, reason: 'opening', reference: null, at: now })
      .execute();
  expire(TAGS.products, TAGS.categories, live('catalogue'));
  return id;
}
