import type { Write } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { wantRemote } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { copiedColumns } from './detail-columns.store.ts';
import { TAGS } from './product.ts';
import { copyPictures, insertProduct, lockWhole } from './product-write.store.ts';

/** Creates a draft from another product's details, without price, stock or comments. Returns its id. Inside a transaction. Throws `not-found`. */
export async function copyProduct(
  platform: Pick<Platform, 'clock' | 'jobs' | 'settings'>,
  write: Write,
  sourceId: string,
): Promise<string> {
  const { trx, expire } = write;
  const found = await lockWhole(trx, sourceId);
  if (!found) throw notFound('product');
  const now = platform.clock.now();
  const id = newId('prd', now.getTime());
  const { row, pictures } = found;
  await insertProduct(trx, {
    ...copiedColumns(row),
    id,
    name: `${row.name.slice(0, 110)} (copy)`,
    pricePaise: 0,
    listPricePaise: 0,
    stock: 0,
    mainImage: row.mainImage,
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  });
  await copyPictures(trx, sourceId, id);
  await wantRemote(platform, write, id, { urls: pictures.map(({ url }) => url) });
  expire(TAGS.products, TAGS.categories, live('catalogue'));
  return id;
}
