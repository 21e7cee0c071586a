import type { ExpressionBuilder } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ZERO_PAISE } from '#src/kernel/money.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { calledBy } from './called-by.store.ts';
import type { Product, ProductCard } from './product.ts';
import { toCard, toProduct } from './product-row.store.ts';

export type ProductSort =
  | 'relevance'
  | 'placed'
  | 'newest'
  | 'price-up'
  | 'price-down'
  | 'revenue'
  | 'popularity'
  | 'vote-count'
  | 'vote-average';

export type ProductQuery = {
  placement?: Placement;
  category?: string;
  brand?: string;
  ids?: string[];
  sort?: ProductSort;
  /** Drafts too: for the administrator. */
  drafts?: boolean;
  /** Archived ones too: for lists that shoppers made earlier. */
  archived?: boolean;
  page: number;
  limit: number;
};

const card = [
  'product.id',
  'name',
  'title',
  'category',
  'pricePaise',
  'listPricePaise',
  'stock',
  'placement',
  'ratingCount',
  'ratingSum',
  'specification',
] as const;

const visible = (db: Queryable, query: Omit<ProductQuery, 'page' | 'limit'>) => {
  let rows = db.selectFrom('product');
  if (!query.archived) rows = rows.where('archivedAt', 'is', null);
  if (!query.drafts) rows = rows.where('pricePaise', '>', ZERO_PAISE);
  if (query.placement) rows = rows.where('placement', '=', query.placement);
  if (query.category) rows = rows.where('category', '=', query.category);
  if (query.brand) rows = rows.where('brand', '=', query.brand);
  if (query.ids) rows = rows.where('product.id', 'in', query.ids.length ? query.ids : ['']);
  return rows;
};

const pictureAt = (eb: ExpressionBuilder<Schema, 'product'>, place: number) =>
  jsonObjectFrom(
    eb
      .selectFrom('productPicture')
      .selectAll()
      .whereRef('productPicture.productId', '=', 'product.id')
      .orderBy('position')
      .limit(1)
      .offset(place),
  );
const mainPicture = (eb: ExpressionBuilder<Schema, 'product'>) => pictureAt(eb, 0).as('picture');
const secondPicture = (eb: ExpressionBuilder<Schema, 'product'>) => pictureAt(eb, 1).as('secondPicture');

const categoryName = (eb: ExpressionBuilder<Schema, 'product'>) =>
  eb
    .selectFrom('category')
    .select('category.name')
    .whereRef('category.slug', '=', 'product.category')
    .as('categoryName');

export async function selectCards(db: Queryable, query: ProductQuery): Promise<ProductCard[]> {
  const all = visible(db, query)
    .select(card)
    .select(mainPicture)
    .select(secondPicture)
    .select(categoryName)
    .select(calledBy);
  // The newest come first: the home page has room for eight.
  const placed = query.placement === 'New Arrivals' && !query.sort ? all.orderBy('product.createdAt', 'desc') : all;
  const rows = await sorted(placed, query.sort ?? 'placed')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(toCard);
}

export async function countProducts(db: Queryable, query: Omit<ProductQuery, 'page' | 'limit'>): Promise<number> {
  const { count } = await visible(db, query)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Which of these products are archived or drafts: shoppers can no longer buy them. */
export const selectGone = async (db: Queryable, ids: string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('product')
      .select('id')
      .where('id', 'in', ids.length ? ids : [''])
      .where((eb) => eb.or([eb('archivedAt', 'is not', null), eb('pricePaise', '=', ZERO_PAISE)]))
      .execute()
  ).map((row) => row.id);

/** Whole products, with their pictures and brand, without reviews. */
export async function selectProducts(db: Queryable, query: ProductQuery): Promise<Product[]> {
  const rows = await sorted(
    visible(db, query)
      .selectAll('product')
      .select(mainPicture)
      .select(categoryName)
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('productPicture')
            .selectAll()
            .whereRef('productPicture.productId', '=', 'product.id')
            .orderBy('position'),
        ).as('pictures'),
        jsonObjectFrom(
          eb
            .selectFrom('brand')
            .select(['slug', 'name', 'line', 'mark', 'words'])
            .whereRef('brand.slug', '=', 'product.brand'),
        ).as('maker'),
        eb
          .selectFrom('category')
          .select('category.words')
          .whereRef('category.slug', '=', 'product.category')
          .as('categoryWords'),
      ]),
    query.sort ?? 'placed',
  )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(toProduct);
}

// biome-ignore lint/suspicious/noExplicitAny: the builder's type differs by what is selected
function sorted<Q extends { orderBy(...args: any[]): Q }>(rows: Q, sort: ProductSort): Q {
  switch (sort) {
    case 'newest':
      return rows.orderBy('product.createdAt', 'desc').orderBy('product.number', 'desc');
    case 'price-up':
      return rows.orderBy('pricePaise').orderBy('product.number');
    case 'price-down':
      return rows.orderBy('pricePaise', 'desc').orderBy('product.number');
    case 'revenue':
      return rows
        .orderBy((eb: ExpressionBuilder<Schema, 'product'>) => eb('unitsSold', '*', eb.ref('pricePaise')), 'desc')
        .orderBy('product.number');
    case 'popularity':
      return rows
        .orderBy((eb: ExpressionBuilder<Schema, 'product'>) => eb('unitsSold', '+', eb.ref('favouriteCount')), 'desc')
        .orderBy('product.number');
    case 'vote-count':
      return rows.orderBy('ratingCount', 'desc').orderBy('product.number');
    case 'vote-average':
      return rows
        .orderBy(
          (eb: ExpressionBuilder<Schema, 'product'>) =>
            eb(eb.cast<number>('ratingSum', 'numeric'), '/', eb.fn<number>('greatest', ['ratingCount', eb.lit(1)])),
          'desc',
        )
        .orderBy('ratingCount', 'desc')
        .orderBy('product.number');
    default:
      return rows.orderBy('product.number');
  }
}
