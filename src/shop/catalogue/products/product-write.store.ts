import type { Insertable, Updateable } from 'kysely';
import { type Paise, ZERO_PAISE } from '#src/kernel/money.ts';
import { isUniqueViolation, type Queryable, type Tx } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { pictureUrl } from './picture.ts';
import { sameSku } from './sku.ts';

export type ProductRowChange = Updateable<Schema['product']>;

export const insertProduct = (trx: Tx, row: Insertable<Schema['product']>) =>
  trx.insertInto('product').values(row).execute();

/** Whether the database refused a row because another product has its SKU. */
export const isSkuTaken = (error: unknown): boolean => isUniqueViolation(error, 'product_sku_key');

/** The product that has a SKU, archived or not. */
export const findBySku = (db: Queryable, sku: string) =>
  db
    .selectFrom('product')
    .select(['id', 'name', 'archivedAt'])
    .where((eb) => eb(eb.fn('lower', ['sku']), '=', sameSku(sku)))
    .executeTakeFirst();

/** Changes a product that is not archived; false when there is none. */
export async function changeProduct(trx: Tx, id: string, change: ProductRowChange): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set(change)
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row, locked against other writers until the transaction ends. */
export const lockProduct = (trx: Tx, id: string) =>
  trx
    .selectFrom('product')
    .selectAll()
    .where('id', '=', id)
    .where('archivedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Restores an archived product; false when there is none. */
export async function unarchive(trx: Tx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set((eb) => ({ archivedAt: null, updatedAt: at, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('archivedAt', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The row and its pictures, locked, archived or not. */
export async function lockWhole(trx: Tx, id: string) {
  const row = await trx.selectFrom('product').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!row) return undefined;
  const pictures = await trx
    .selectFrom('productPicture')
    .select(['url', 'alt'])
    .where('productId', '=', id)
    .orderBy('position')
    .execute();
  return { row, pictures };
}

/** The price of a product that shoppers can see (drafts only for the administrator); undefined for any other. */
export async function priceOnSale(db: Queryable, id: string, drafts: boolean): Promise<Paise | undefined> {
  let query = db.selectFrom('product').select('pricePaise').where('id', '=', id).where('archivedAt', 'is', null);
  if (!drafts) query = query.where('pricePaise', '>', ZERO_PAISE);
  return (await query.executeTakeFirst())?.pricePaise;
}

/** Replaces a product's pictures, in order, by address; our own pictures keep their files, and `alts` are their alternative texts. */
export const replacePictures = (
  trx: Tx,
  productId: string,
  urls: string[],
  alts: Record<string, string> = {},
): Promise<void> => replaceAllPictures(trx, new Map([[productId, urls]]), new Map([[productId, alts]]));

/** The same pictures for another product. */
export async function copyPictures(trx: Tx, from: string, to: string): Promise<void> {
  const rows = await trx.selectFrom('productPicture').selectAll().where('productId', '=', from).execute();
  if (rows.length === 0) return;
  await trx
    .insertInto('productPicture')
    .values(rows.map((row) => ({ ...row, productId: to, widths: row.widths && JSON.stringify(row.widths) })))
    .execute();
}

/** Like {@link replacePictures}, for many products at once; addresses and alternative texts by product. */
export async function replaceAllPictures(
  trx: Tx,
  urlsOf: Map<string, string[]>,
  altsOf: Map<string, Record<string, string>> = new Map(),
): Promise<void> {
  const ids = [...urlsOf.keys()];
  if (ids.length === 0) return;
  const known = new Map(
    (await trx.selectFrom('productPicture').selectAll().where('productId', 'in', ids).execute()).map((row) => [
      `${row.productId} ${row.url}`,
      row,
    ]),
  );
  await trx.deleteFrom('productPicture').where('productId', 'in', ids).execute();
  const uploaded = await uploadedPictures(trx, [...urlsOf.values()].flat());
  const rows = [...urlsOf].flatMap(([productId, urls]) =>
    urls.map((url, position) => {
      const was = known.get(`${productId} ${url}`);
      const files = was ?? uploaded.get(url);
      return {
        productId,
        position,
        url,
        stem: files?.stem ?? null,
        width: files?.width ?? null,
        height: files?.height ?? null,
        widths: files?.widths ? JSON.stringify(files.widths) : null,
        webp: files?.webp ?? null,
        placeholder: files?.placeholder ?? null,
        alt: altsOf.get(productId)?.[url] ?? was?.alt ?? '',
      };
    }),
  );
  if (rows.length) await trx.insertInto('productPicture').values(rows).execute();
}

/** The uploaded pictures among these addresses, locked so that the orphan job cannot remove them in the meantime. */
async function uploadedPictures(trx: Tx, urls: string[]) {
  const stems = urls.flatMap((url) => /^\/media\/(p-[0-9a-f]{24})-\d+\.webp$/.exec(url)?.[1] ?? []);
  if (stems.length === 0) return new Map<string, never>();
  const rows = await trx.selectFrom('picture').selectAll().where('stem', 'in', stems).forKeyShare().execute();
  return new Map(rows.map((row) => [pictureUrl(row), row]));
}
