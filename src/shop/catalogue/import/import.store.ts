import { sql } from 'kysely';
import { fromInputs, toInputs } from '#src/kernel/product-details.ts';
import { COLUMN_FIELDS } from '#src/kernel/product-fields.ts';
import { snakeCase } from '#src/kernel/snake-case.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { detailValues, readDetails } from '#src/shop/catalogue/products/detail-columns.store.ts';
import { sameSku } from '#src/shop/catalogue/products/sku.ts';
import type { SheetProduct } from './sheet-product.ts';

const sheetRows = (db: Queryable) =>
  db
    .selectFrom('product')
    .selectAll('product')
    .select((eb) =>
      eb
        .selectFrom('productPicture')
        .select(sql<string[]>`coalesce(jsonb_agg(url order by position), '[]')`.as('urls'))
        .whereRef('productPicture.productId', '=', 'product.id')
        .as('urls'),
    )
    .select(
      sql<Record<string, string> | null>`(select jsonb_object_agg(p.url, p.alt) from product_picture p
        where p.product_id = product.id and p.alt <> '')`.as('alts'),
    )
    // A picture fetched from an address counts as that address: importing the same sheet again changes nothing.
    .select(
      sql<Record<string, string> | null>`(select jsonb_object_agg(r.url, p.url) from remote_picture r
        join product_picture p on p.product_id = r.product_id and p.stem = r.stem
        where r.product_id = product.id and r.state = 'done')`.as('fetched'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof sheetRows>['execute']>>[number];

const toSheet = (row: Row): SheetProduct => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  title: row.title,
  description: row.description,
  category: row.category ?? '',
  brand: row.brand ?? '',
  placement: row.placement,
  price: row.pricePaise / 100,
  listPrice: row.listPricePaise / 100,
  stock: row.stock,
  ...toInputs(readDetails(row)),
  mainImage: row.mainImage,
  otherImages: (row.urls ?? []).filter((url) => url !== row.mainImage),
  specification: row.specification as SheetProduct['specification'],
});

const AT_ONCE = 1000;

/**
 * A product of the shop as a row finds it; `fetched` are its own pictures by the addresses that they came from, `alts` its alternative texts by
 * picture: no sheet has them, so each was written by the owner.
 */
export type Known = {
  product: SheetProduct;
  version: number;
  archived: boolean;
  fetched: Record<string, string>;
  alts: Record<string, string>;
};

const toKnown = (row: Row): Known => ({
  product: toSheet(row),
  version: row.version,
  archived: row.archivedAt !== null,
  fetched: row.fetched ?? {},
  alts: row.alts ?? {},
});

/** The products with these ids, archived ones too. */
export async function selectKnown(db: Queryable, ids: string[]): Promise<Map<string, Known>> {
  const found = new Map<string, Known>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const rows = await sheetRows(db)
      .where(sql<boolean>`product.id = any(${ids.slice(at, at + AT_ONCE)})`)
      .execute();
    for (const row of rows) found.set(row.id, toKnown(row));
  }
  return found;
}

/** The products with these SKUs, by the SKU in lower case; archived ones too, as no other product can have theirs. */
export async function selectBySku(db: Queryable, skus: string[]): Promise<Map<string, Known>> {
  const found = new Map<string, Known>();
  for (let at = 0; at < skus.length; at += AT_ONCE) {
    const rows = await sheetRows(db)
      .where(sql<boolean>`lower(product.sku) = any(${skus.slice(at, at + AT_ONCE).map(sameSku)})`)
      .execute();
    for (const row of rows) found.set(sameSku(row.sku), toKnown(row));
  }
  return found;
}

/**
 * Which of these names products already have, as spelt in the list. PostgreSQL folds both sides: in a cluster with the locale C it folds only ASCII.
 */
export async function selectTakenNames(db: Queryable, names: string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await sql<{ name: string }>`
    select wanted as name from unnest(${names}::text[]) as wanted
     where lower(wanted) in (select lower(name) from product where archived_at is null)`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** The products after `last` in id order, so that a file of any length is read page by page. */
export const selectPage = async (
  db: Queryable,
  ids: string[] | undefined,
  last: string,
  limit: number,
): Promise<SheetProduct[]> => {
  let rows = sheetRows(db).where('product.id', '>', last).orderBy('product.id').limit(limit);
  if (ids) rows = rows.where(sql<boolean>`product.id = any(${ids})`);
  return (await rows.execute()).map(toSheet);
};

/** The keys of these products' figures. */
export async function selectFigureKeys(db: Queryable, ids: string[]): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from product, jsonb_object_keys(specification) as key where product.id = any(${ids})`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

const record = (product: SheetProduct) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  title: product.title,
  description: product.description,
  category: product.category || null,
  brand: product.brand || null,
  placement: product.placement,
  price_paise: Math.round(product.price * 100),
  list_price_paise: Math.round(product.listPrice * 100),
  stock: product.stock,
  ...columnsOf(detailValues({ ...fromInputs(product), specification: product.specification })),
  main_image: product.mainImage,
});

const columnsOf = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value]));

const TYPES = {
  sku: 'text',
  text: 'text',
  category: 'text',
  brand: 'text',
  placement: 'text',
  money: 'bigint',
  count: 'integer',
  hsn: 'text',
  gst: 'integer',
  day: 'date',
  whole: 'integer',
  decimal: 'numeric',
  flag: 'boolean',
  list: 'jsonb',
  warranty: 'jsonb',
  sides: 'jsonb',
  words: 'jsonb',
  figures: 'jsonb',
} as const satisfies Record<(typeof COLUMN_FIELDS)[number]['kind'], string>;
const COLUMNS = [
  ...COLUMN_FIELDS.map((field) => [snakeCase(field.column ?? field.key), TYPES[field.kind]] as const),
  ['main_image', 'text'] as const,
];
const list = sql.raw(COLUMNS.map(([name]) => name).join(', '));
const shape = sql.raw(`(id text, ${COLUMNS.map((column) => column.join(' ')).join(', ')})`);

/** Adds many products with one statement. */
export async function insertMany(trx: Tx, products: SheetProduct[], at: Date): Promise<void> {
  if (products.length === 0) return;
  await sql`insert into product (id, ${list}, created_at, updated_at)
    select id, ${list}, ${at}::timestamptz, ${at}::timestamptz from jsonb_to_recordset(${JSON.stringify(products.map(record))}::jsonb) as r${shape}`.execute(
    trx,
  );
}

/** Rewrites many products with one statement. */
export async function updateMany(trx: Tx, products: SheetProduct[], at: Date): Promise<void> {
  if (products.length === 0) return;
  const set = sql.raw(COLUMNS.map(([name]) => `${name} = r.${name}`).join(', '));
  await sql`update product set ${set}, version = product.version + 1, updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(products.map(record))}::jsonb) as r${shape} where product.id = r.id`.execute(
    trx,
  );
}

/** Current version and stock of these products, locked; archived ones are missing. */
export async function lockVersions(trx: Tx, ids: string[]): Promise<Map<string, { version: number; stock: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('product')
    .select(['id', 'version', 'stock'])
    .where(sql<boolean>`id = any(${ids})`)
    .where('archivedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Locks these products against other writers, archived ones too. */
export const lockProducts = (trx: Tx, ids: readonly string[]) =>
  sql`select from product where id = any(${ids}) order by id for no key update`.execute(trx);
