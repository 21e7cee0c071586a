import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Insertable } from 'kysely';
import { fromRupees } from '#src/kernel/money.ts';
import { blankDetails, pickDetails } from '#src/kernel/product-details.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';
import type { Schema } from '#src/platform/database/schema.ts';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { markDemonstration, wasCleared } from '#src/shop/back-office/settings/demonstration.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';
import { writtenDetails } from '#src/shop/catalogue/products/detail-columns.store.ts';
import { pictureUrl } from '#src/shop/catalogue/products/picture.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import type { SeedCatalogue, SeedProduct } from './seed-schema.ts';
import { readSeedWords } from './seed-words.ts';

const SEED = new URL('../../../../seed/', import.meta.url);

type SeedPicture = PictureFiles & { view: string };
type SeedPictures = {
  products: Record<string, SeedPicture[]>;
  families: Record<string, SeedPicture[]>;
  scenes: Record<string, PictureFiles>;
  categories: Record<string, PictureFiles>;
};

/**
 * Fills an empty shop with the demonstration catalogue (SEED=demo) and marks it as showing the demonstration. A shop that has products, or has
 * cleared the demonstration, is left unchanged.
 */
export async function seedCatalogue(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  if ((await db.selectFrom('product').select('id').limit(1).executeTakeFirst()) || (await wasCleared(db))) return;
  const seed = await readJson<SeedCatalogue>('catalogue.json');
  const pictures = existsSync(new URL('pictures/manifest.json', SEED))
    ? await readJson<SeedPictures>('pictures/manifest.json')
    : { products: {}, families: {}, scenes: {}, categories: {} };
  const wordsOf = await readSeedWords();
  const now = clock.now();
  await transact(platform, async ({ trx, expire }) => {
    await trx
      .insertInto('brand')
      .values(seed.brands.map(({ slug, name, line, mark }, position) => ({ slug, name, line, mark, position })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('category')
      .values(
        seed.categories.map(({ slug, name, noun, blurb }, position) => ({
          slug,
          name,
          noun,
          blurb,
          position,
          picture: json(pictures.categories[slug] ?? null),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    // When two instances start together, the second finds the rows and adds nothing.
    const added = await trx
      .insertInto('product')
      .values(seed.products.map((product) => productRow(product, pictures, wordsOf(product), now)))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'stock'])
      .execute();
    if (added.length === 0) return;
    await markDemonstration(trx, now);
    const rows = seed.products.flatMap((product) => pictureRows(product, pictures));
    if (rows.length) await trx.insertInto('productPicture').values(rows).execute();
    await trx
      .insertInto('stockMovement')
      .values(
        added.map(({ id, stock }) => ({
          productId: id,
          change: stock,
          reason: 'opening' as const,
          reference: null,
          at: now,
        })),
      )
      .execute();
    const scenes = Object.entries(pictures.scenes).map(([name, picture]) => ({
      name,
      picture: JSON.stringify(picture),
    }));
    if (scenes.length) await trx.insertInto('scene').values(scenes).execute();
    expire(TAGS.products, TAGS.categories);
  });
}

const readJson = async <T>(name: string): Promise<T> => JSON.parse(await readFile(new URL(name, SEED), 'utf8')) as T;
const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

function productRow(
  product: SeedProduct,
  pictures: SeedPictures,
  words: ProductWords,
  now: Date,
): Insertable<Schema['product']> {
  const main = pictures.products[product.slug]?.[0] ?? pictures.families[product.family]?.[0];
  return {
    id: product.slug,
    sku: product.sku,
    name: product.name,
    title: product.title,
    description: product.description,
    category: product.category,
    brand: product.brand,
    placement: product.placement,
    pricePaise: fromRupees(product.price),
    listPricePaise: fromRupees(product.listPrice),
    stock: product.stock,
    ...writtenDetails({
      ...blankDetails(),
      ...pickDetails(product),
      gstPercent: product.gst.ratePercent,
      gstFrom: product.gst.effectiveFrom,
      gstClass: product.gst.class,
      words,
    }),
    mainImage: main ? pictureUrl(main) : '',
    createdAt: now,
    updatedAt: now,
    archivedAt: null,
  };
}

/** The product's own views first, then those shared by its family. */
function pictureRows(product: SeedProduct, pictures: SeedPictures): Insertable<Schema['productPicture']>[] {
  const own = pictures.products[product.slug] ?? [];
  const shared = (pictures.families[product.family] ?? []).filter(
    ({ view }) => !own.some((picture) => picture.view === view),
  );
  return [...own, ...shared].slice(0, 6).map((picture, position) => ({
    productId: product.slug,
    position,
    url: pictureUrl(picture),
    stem: picture.stem,
    width: picture.width,
    height: picture.height,
    widths: JSON.stringify(picture.widths),
    webp: picture.webp,
    placeholder: picture.placeholder,
    alt: picture.alt,
  }));
}
