import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import type { Paise } from '#src/platform/money.ts';
import { type Brand, discountOf, type Picture, type Placement, type Product, type ProductCard } from '#src/shop/catalogue/product.ts';

export type ProductSort = 'relevance' | 'placed' | 'newest' | 'price-up' | 'price-down' | 'revenue' | 'popularity' | 'vote-count' | 'vote-average';

export type ProductQuery = {
  placement?: Placement;
  category?: string;
  brand?: string;
  /** Several of each are alternatives; prices in paise, both ends included. */
  categories?: string[];
  brands?: string[];
  origins?: string[];
  priceFrom?: number;
  priceTo?: number;
  /** At least so many stars on average. */
  rating?: number;
  /** Only what can be bought now. */
  available?: boolean;
  /** What a search asks: see read-search.ts. */
  search?: { query: string; broad: boolean };
  ids?: string[];
  sort?: ProductSort;
  /** Drafts too: for the administrator. */
  drafts?: boolean;
  /** Archived ones too: for lists that shoppers made earlier. */
  archived?: boolean;
  page: number;
  limit: number;
};

const card = ['product.id', 'name', 'title', 'category', 'pricePaise', 'listPricePaise', 'stock', 'placement', 'ratingCount', 'ratingSum'] as const;

const visible = (db: Queryable, query: Omit<ProductQuery, 'page' | 'limit'>) => {
  let rows = db.selectFrom('product');
  if (!query.archived) rows = rows.where('archivedAt', 'is', null);
  if (!query.drafts) rows = rows.where('pricePaise', '>', 0);
  if (query.placement) rows = rows.where('placement', '=', query.placement);
  if (query.category) rows = rows.where('category', '=', query.category);
  if (query.brand) rows = rows.where('brand', '=', query.brand);
  if (query.categories?.length) rows = rows.where('category', 'in', query.categories);
  if (query.brands?.length) rows = rows.where('brand', 'in', query.brands);
  if (query.origins?.length) rows = rows.where('countryOfOrigin', 'in', query.origins);
  if (query.priceFrom !== undefined) rows = rows.where('pricePaise', '>=', query.priceFrom);
  if (query.priceTo !== undefined) rows = rows.where('pricePaise', '<=', query.priceTo);
  if (query.rating !== undefined) rows = rows.where(sql<number>`rating_sum::numeric / greatest(rating_count, 1)`, '>=', query.rating);
  if (query.available) rows = rows.where('stock', '>', 0);
  if (query.search) {
    const { query: words } = query.search;
    rows = rows.where((eb) =>
      eb.exists(
        eb
          .selectFrom('productSearch')
          .select('productSearch.productId')
          .whereRef('productSearch.productId', '=', 'product.id')
          .where(sql<boolean>`product_search.document @@ to_tsquery('english', ${words})`),
      ),
    );
  }
  if (query.ids) rows = rows.where('product.id', 'in', query.ids.length ? query.ids : ['']);
  return rows;
};

const mainPicture = (eb: ExpressionBuilder<Schema, 'product'>) =>
  jsonObjectFrom(eb.selectFrom('productPicture').selectAll().whereRef('productPicture.productId', '=', 'product.id').orderBy('position').limit(1)).as(
    'picture',
  );

const categoryName = (eb: ExpressionBuilder<Schema, 'product'>) =>
  eb.selectFrom('category').select('category.name').whereRef('category.slug', '=', 'product.category').as('categoryName');

export async function selectCards(db: Queryable, query: ProductQuery): Promise<ProductCard[]> {
  const rows = await sorted(visible(db, query).select(card).select(mainPicture).select(categoryName), query.sort ?? 'placed', query.search)
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

/** The same, counted no further than `most`: nobody reads whether it is 41,000 or 42,000. */
export async function countUpTo(db: Queryable, query: Omit<ProductQuery, 'page' | 'limit'>, most: number): Promise<number> {
  const found = visible(db, query).select(sql`1`.as('one')).limit(most);
  const { count } = await db
    .selectFrom(found.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Several such counts in one statement, in their order. */
export async function countEach(db: Queryable, queries: Omit<ProductQuery, 'page' | 'limit'>[], most: number): Promise<number[]> {
  const row = await db
    .selectNoFrom((eb) =>
      queries.map((query, at) => {
        const found = visible(db, query).select(sql`1`.as('one')).limit(most).as('found');
        return eb
          .selectFrom(found)
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .as(`c${at}`);
      }),
    )
    .executeTakeFirstOrThrow();
  return queries.map((_, at) => (row as Record<string, number>)[`c${at}`] ?? 0);
}

/** Where the products are made that are on sale. Leaps from one country to the next in the index instead of reading them all. */
export async function selectOrigins(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    with recursive leap as (
      (select country_of_origin as origin from product where archived_at is null and price_paise > 0 order by 1 limit 1)
      union all
      select (select country_of_origin from product where archived_at is null and price_paise > 0 and country_of_origin > leap.origin order by 1 limit 1)
        from leap where leap.origin is not null)
    select origin from leap where origin is not null`.execute(db);
  return rows.map((row) => row.origin);
}

/** Which of these products are archived or drafts: shoppers can no longer buy them. */
export const selectGone = async (db: Queryable, ids: string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('product')
      .select('id')
      .where('id', 'in', ids.length ? ids : [''])
      .where((eb) => eb.or([eb('archivedAt', 'is not', null), eb('pricePaise', '=', 0)]))
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
        jsonArrayFrom(eb.selectFrom('productPicture').selectAll().whereRef('productPicture.productId', '=', 'product.id').orderBy('position')).as('pictures'),
        jsonObjectFrom(eb.selectFrom('brand').select(['slug', 'name', 'line', 'mark']).whereRef('brand.slug', '=', 'product.brand')).as('maker'),
      ]),
    query.sort ?? 'placed',
    query.search,
  )
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute();
  return rows.map(toProduct);
}

// biome-ignore lint/suspicious/noExplicitAny: the builder's type differs by what is selected
function sorted<Q extends { orderBy(...args: any[]): Q }>(rows: Q, sort: ProductSort, search?: ProductQuery['search']): Q {
  switch (sort) {
    case 'relevance':
      if (!search || search.broad) return sorted(rows, 'popularity');
      // What can be bought comes before what is sold out; between equals, what others bought.
      return rows
        .orderBy(
          sql`(select ts_rank(document, to_tsquery('english', ${search.query})) from product_search where product_id = product.id) * (case when stock > 0 then 1 else 0.5 end)`,
          'desc',
        )
        .orderBy((eb: ExpressionBuilder<Schema, 'product'>) => eb('unitsSold', '+', eb.ref('favouriteCount')), 'desc')
        .orderBy('product.number');
    case 'newest':
      return rows.orderBy('product.createdAt', 'desc').orderBy('product.number', 'desc');
    case 'price-up':
      return rows.orderBy('pricePaise').orderBy('product.number');
    case 'price-down':
      return rows.orderBy('pricePaise', 'desc').orderBy('product.number');
    case 'revenue':
      return rows.orderBy((eb: ExpressionBuilder<Schema, 'product'>) => eb('unitsSold', '*', eb.ref('pricePaise')), 'desc').orderBy('product.number');
    case 'popularity':
      return rows.orderBy((eb: ExpressionBuilder<Schema, 'product'>) => eb('unitsSold', '+', eb.ref('favouriteCount')), 'desc').orderBy('product.number');
    case 'vote-count':
      return rows.orderBy('ratingCount', 'desc').orderBy('product.number');
    case 'vote-average':
      return rows
        .orderBy(
          (eb: ExpressionBuilder<Schema, 'product'>) => eb(eb.cast<number>('ratingSum', 'numeric'), '/', eb.fn<number>('greatest', ['ratingCount', eb.lit(1)])),
          'desc',
        )
        .orderBy('ratingCount', 'desc')
        .orderBy('product.number');
    default:
      return rows.orderBy('product.number');
  }
}

type CardRow = Pick<
  Selectable<Schema['product']>,
  'id' | 'name' | 'title' | 'category' | 'pricePaise' | 'listPricePaise' | 'stock' | 'placement' | 'ratingCount' | 'ratingSum'
> & {
  picture: PictureRow | null;
  categoryName: string | null;
};
type PictureRow = Selectable<Schema['productPicture']>;
type ProductRow = Selectable<Schema['product']> & CardRow & { pictures: PictureRow[]; maker: Brand | null };

const toCard = (row: CardRow): ProductCard => ({
  id: row.id,
  name: row.name,
  title: row.title,
  category: row.categoryName ?? '',
  price: row.pricePaise as Paise,
  listPrice: row.listPricePaise as Paise,
  discount: discountOf(row.pricePaise, row.listPricePaise),
  stock: row.stock,
  placement: row.placement,
  rating: row.ratingCount ? Math.round((10 * row.ratingSum) / row.ratingCount) / 10 : 0,
  ratingCount: row.ratingCount,
  picture: row.picture ? toPicture(row.picture) : undefined,
});

const toPicture = (row: PictureRow): Picture => ({
  url: row.url,
  alt: row.alt,
  files:
    row.stem && row.widths
      ? { stem: row.stem, width: row.width ?? 0, height: row.height ?? 0, widths: row.widths, webp: row.webp ?? 640, placeholder: row.placeholder ?? '' }
      : undefined,
});

const toProduct = (row: ProductRow): Product => ({
  ...toCard(row),
  number: row.number,
  description: row.description,
  brand: row.maker ?? undefined,
  categorySlug: row.category ?? '',
  mainImage: row.mainImage,
  pictures: row.pictures.map(toPicture),
  hsn: row.hsn ?? undefined,
  gst: { rateBp: row.gstRateBp, from: row.gstFrom ?? undefined, class: row.gstClass ?? undefined },
  warranty: row.warranty,
  countryOfOrigin: row.countryOfOrigin,
  specification: row.specification,
  certifications: row.certifications,
  inTheBox: row.inTheBox,
  almm: row.almm,
  dcr: row.dcr,
  dimensionsMm: row.dimensionsMm ?? undefined,
  weightKg: row.weightKg ?? undefined,
  reviews: [],
  reviewCount: row.reviewCount,
  version: row.version,
  createdAt: row.createdAt,
});
