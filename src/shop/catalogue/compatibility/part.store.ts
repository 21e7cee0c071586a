import { type SelectQueryBuilder, sql } from 'kysely';
import { type Paise, ZERO_PAISE } from '#src/kernel/money.ts';
import type { Specification } from '#src/kernel/product-details.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';
import { kindOf, type Part, type PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { calledBy } from '#src/shop/catalogue/products/called-by.store.ts';

/** A product as the rules see it; `kind` is undefined where they know nothing of its like. */
export type ProductPart = Omit<Part, 'kind'> & { kind: PartKind | undefined };

const onSale = (db: Queryable) =>
  db.selectFrom('product').where('archivedAt', 'is', null).where('pricePaise', '>', ZERO_PAISE);

async function read(query: SelectQueryBuilder<Schema, 'product', object>): Promise<ProductPart[]> {
  const rows = await query.select(['id', 'category', 'specification', 'dimensionsMm', 'dcr']).execute();
  return rows.map(toPart);
}

type Row = { id: string; category: string | null; specification: unknown; dimensionsMm: unknown; dcr: boolean };

function toPart({ id, category, specification, dimensionsMm, dcr }: Row): ProductPart {
  const figures = specification as Specification;
  const sidesMm = Array.isArray(dimensionsMm) ? dimensionsMm.map(Number) : null;
  return { id, kind: kindOf(category, figures), quantity: 1, figures, sidesMm, dcr };
}

/** A part as a list of products to choose from shows it. */
export type NamedPart = Part & { name: string; words: ProductWords; pricePaise: Paise; inStock: boolean };

/** Everything on sale in these categories that the rules know, cheapest first. */
export async function selectNamedParts(db: Queryable, categories: string[]): Promise<NamedPart[]> {
  const rows = await onSale(db)
    .where('category', 'in', categories)
    .select(['id', 'category', 'specification', 'dimensionsMm', 'dcr', 'name', 'pricePaise', 'stock'])
    .select(calledBy)
    .orderBy('pricePaise')
    .orderBy('number')
    .execute();
  return rows.flatMap(({ name, words, pricePaise, stock, ...row }) => {
    const part = toPart(row);
    return part.kind ? [{ ...part, kind: part.kind, name, words, pricePaise, inStock: stock > 0 }] : [];
  });
}

/** The products on sale among these. */
export const selectParts = (db: Queryable, ids: string[]): Promise<ProductPart[]> =>
  read(onSale(db).where('id', 'in', ids.length ? ids : ['']));

/** Of each of these categories the products in stock that sell best, so many. */
export async function selectInStock(db: Queryable, categories: string[], each: number): Promise<ProductPart[]> {
  if (categories.length === 0) return [];
  const wanted = sql<{ slug: string }>`unnest(${categories}::text[])`.as<'wanted'>(sql`wanted (slug)`);
  const rows = await db
    .selectFrom(wanted)
    // Each along its index: ranking all of them would read 4,000 inverters for the best 40.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('product')
          .select(['id', 'category', 'specification', 'dimensionsMm', 'dcr', 'unitsSold', 'number'])
          .whereRef('category', '=', 'wanted.slug')
          .where('archivedAt', 'is', null)
          .where('pricePaise', '>', ZERO_PAISE)
          .where('stock', '>', 0)
          .orderBy('unitsSold', 'desc')
          .orderBy('number')
          .limit(each)
          .as('best'),
      (join) => join.onTrue(),
    )
    .select(['id', 'category', 'specification', 'dimensionsMm', 'dcr'])
    .orderBy('unitsSold', 'desc')
    .orderBy('number')
    .execute();
  return rows.map(toPart);
}
