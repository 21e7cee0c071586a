import { sql } from 'kysely';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Specification } from '#src/kernel/product-details.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { calledBy } from '#src/shop/catalogue/products/called-by.store.ts';

/** The kits on sale that name their parts, cheapest first. */
export const selectKits = async (db: Queryable) =>
  (
    await db
      .selectFrom('product')
      .select(['id', 'name', 'pricePaise', 'gstRateBp', 'stock', 'restockOn', 'dcr', 'specification'])
      .select(calledBy)
      .where('archivedAt', 'is', null)
      .where('pricePaise', '>', ZERO_PAISE)
      .where('category', '=', 'solar-rooftop')
      .where(sql<boolean>`specification ? 'parts'`)
      .orderBy('pricePaise')
      .execute()
  ).map((row) => ({ ...row, specification: row.specification as Specification }));

/** What these products cost; those no longer on sale too, as a former price is better than none. */
export const selectPrices = async (db: Queryable, ids: string[]) =>
  new Map(
    (
      await db
        .selectFrom('product')
        .select(['id', 'pricePaise'])
        .where('id', 'in', ids.length ? ids : [''])
        .execute()
    ).map(({ id, pricePaise }) => [id, pricePaise]),
  );
