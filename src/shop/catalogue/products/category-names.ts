import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '#src/kernel/locales.ts';
import type { Category } from './product.ts';

type Names = Record<string, { name?: string }>;
// All texts for people are in this one folder. It is read as files: only pages may import from web/.
const FOLDER = new URL('../../../web/messages/', import.meta.url);
const kept = new Map<Language, Names>();

/** The demonstration's category names in a language, by slug. Read on first use. */
function shippedIn(language: Language): Names {
  const file = new URL(`${language}/catalogue.json`, FOLDER);
  const names =
    kept.get(language) ??
    (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { categories: Names }).categories : {});
  kept.set(language, names);
  return names;
}

/**
 * A category's name as pages show it (web/features/product-card/catalogue-words.server.ts): the owner's in that language, else the demonstration's
 * while the English name is still the demonstration's, else the English one.
 */
export function categoryName(
  { slug, name, words }: Pick<Category, 'slug' | 'name' | 'words'>,
  language: Language,
): string {
  if (language === 'en') return name;
  const shipped = shippedIn('en')[slug]?.name === name ? shippedIn(language)[slug]?.name : undefined;
  return words[language]?.name ?? shipped ?? name;
}
