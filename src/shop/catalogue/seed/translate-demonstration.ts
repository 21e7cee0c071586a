import { readFile } from 'node:fs/promises';
import { transact } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isDemonstration } from '#src/shop/back-office/settings/demonstration.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import type { SeedCatalogue } from './seed-schema.ts';
import { readSeedWords } from './seed-words.ts';
import { giveWords, selectUntranslated } from './untranslated.store.ts';

/**
 * Gives the products of a demonstration that is older than their translations what the seed has of these. Products that the owner has edited stay as
 * they are, also where an edit removed the translations.
 */
export async function translateDemonstration(platform: Platform): Promise<void> {
  if (!(await isDemonstration(platform.db))) return;
  const found = new Map((await selectUntranslated(platform.db)).map((row) => [row.id, row]));
  if (found.size === 0) return;
  const file = new URL('../../../../seed/catalogue.json', import.meta.url);
  const { products } = JSON.parse(await readFile(file, 'utf8')) as SeedCatalogue;
  const wordsOf = await readSeedWords();
  const given = products.flatMap((product) => {
    const row = found.get(product.slug);
    const same = row?.name === product.name && row.title === product.title && row.description === product.description;
    const words = wordsOf(product);
    return same && Object.keys(words).length ? [{ id: product.slug, words }] : [];
  });
  if (given.length === 0) return;
  await transact(platform, async ({ trx, expire }) => {
    await giveWords(trx, given);
    expire(TAGS.products, ...given.map(({ id }) => TAGS.product(id)));
  });
}
