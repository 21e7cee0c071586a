import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { OTHER_LANGUAGES, type OtherLanguage } from '#src/kernel/locales.ts';
import { type ProductText, type ProductWords, tidyWords } from '#src/kernel/product-words.ts';

const SEED = new URL('../../../../seed/', import.meta.url);

/** One language's texts: those of each product by its slug, and those that products share by their English. @internal */
export type SeedTexts = {
  products: Record<string, Pick<ProductText, 'name' | 'title' | 'description'>>;
  phrases: Record<string, string>;
};
/** What the texts translate of a product. */
type Said = { slug: string; inTheBox: string[]; warranty: { words: string } };
export type SeedWords = (product: Said) => ProductWords;

/** The demonstration's texts in the other languages (seed/catalogue.<language>.json), by product; none in a language without a file. */
export async function readSeedWords(): Promise<SeedWords> {
  const files = OTHER_LANGUAGES.map((language) => ({ language, file: new URL(`catalogue.${language}.json`, SEED) }));
  const known: [OtherLanguage, SeedTexts][] = await Promise.all(
    files
      .filter(({ file }) => existsSync(file))
      .map(async ({ language, file }) => [language, JSON.parse(await readFile(file, 'utf8')) as SeedTexts]),
  );
  return ({ slug, inTheBox, warranty }) =>
    tidyWords(
      Object.fromEntries(
        known.map(([language, { products, phrases }]) => {
          const box = inTheBox.map((one) => phrases[one] ?? '');
          return [
            language,
            {
              ...products[slug],
              // A list with one entry in English among others would be neither.
              inTheBox: box.every(Boolean) ? box : [],
              warrantyWords: phrases[warranty.words] ?? '',
            },
          ];
        }),
      ),
    );
}
