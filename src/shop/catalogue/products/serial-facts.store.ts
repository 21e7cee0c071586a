import type { Queryable } from '#src/platform/database/database.ts';

/** Archived products too: an order may still be waiting for them. */
export const selectSerialFacts = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('product')
    .leftJoin('brand', 'brand.slug', 'product.brand')
    .select([
      'product.id',
      'product.name',
      'product.serialised',
      'product.dcr',
      'product.warranty',
      'product.specification',
      'product.brand',
      'brand.name as brandName',
    ])
    .where('product.id', 'in', ids.length ? ids : [''])
    .execute();
