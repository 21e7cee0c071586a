import { type Language, languageOf, type OtherLanguage } from '#src/kernel/locales.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Brand, Category, Locale, Product } from '#src/wire/domain.ts';

type Shipped = {
  categories: Record<string, { name: string; noun: string; blurb: string }>;
  brands: Record<string, { line: string }>;
  countries: Record<string, string>;
};
type Named = Pick<Category, 'slug' | 'name' | 'words'>;

/**
 * The catalogue's texts in a reader's language: categories, brands, countries. The owner's texts come first. The messages have those of the
 * demonstration, by slug; they translate only its English, so they do not apply where the owner has written other English.
 */
export function catalogueWords(locale: Locale) {
  const language = translated(locale);
  const shipped = language && shippedIn(language);
  const english = language && shippedIn('en');
  return {
    category: ({ slug, name, words }: Named): string =>
      (language && words[language]?.name) ??
      (english?.categories[slug]?.name === name ? shipped?.categories[slug]?.name : undefined) ??
      name,
    blurb: ({ slug, blurb, words }: Pick<Category, 'slug' | 'blurb' | 'words'>): string =>
      (language && words[language]?.blurb) ??
      (english?.categories[slug]?.blurb === blurb ? shipped?.categories[slug]?.blurb : undefined) ??
      blurb,
    brand: ({ name, words }: Pick<Brand, 'name' | 'words'>): string => (language && words[language]?.name) ?? name,
    brandLine: ({ slug, line, words }: Pick<Brand, 'slug' | 'line' | 'words'>): string =>
      (language && words[language]?.line) ??
      (english?.brands[slug]?.line === line ? shipped?.brands[slug]?.line : undefined) ??
      line,
    country: (name: string): string => shipped?.countries[name] ?? name,
  };
}

/** The category of a product, as {@link catalogueWords} names one. */
export const categoryOf = ({
  categorySlug: slug,
  category: name,
  categoryWords: words,
}: Pick<Product, 'categorySlug' | 'category' | 'categoryWords'>): Named => ({
  slug,
  name,
  words,
});

/** Whether a category still has the English name of the demonstration, and no other in the reader's language. */
export const isAsShipped = ({ slug, name, words }: Named, locale: Locale): boolean =>
  shippedIn('en').categories[slug]?.name === name &&
  !(translated(locale) && words[translated(locale) as OtherLanguage]?.name);

const translated = (locale: Locale): OtherLanguage | undefined => {
  const language = languageOf(locale);
  return language === 'en' ? undefined : language;
};

const shippedIn = (language: Language) => texts(language, 'catalogue')['catalogue'] as unknown as Shipped;
