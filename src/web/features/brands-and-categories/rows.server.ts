import { OTHER_LANGUAGES } from '#src/kernel/locales.ts';
import type { ManagedBrand } from '#src/shop/catalogue/taxonomy/manage-brands.ts';
import type { ManagedCategory } from '#src/shop/catalogue/taxonomy/manage-categories.ts';
import { fromFiles } from '#src/web/features/product-card/product-tile.server.ts';
import type { BrandRow, CategoryRow, KindRow } from './row.ts';

type Managed = ManagedBrand | ManagedCategory;

function toRow({ slug, name, products, onSale, retired, replacedBy, words }: Managed, all: Managed[]): KindRow {
  const successor = all.find((one) => one.slug === replacedBy)?.name;
  const languages = OTHER_LANGUAGES.filter((language) => words[language]?.name);
  return { slug, name, products, onSale, retired, languages, ...(successor && { successor }) };
}

export const toBrandRows = (all: ManagedBrand[]): BrandRow[] =>
  all.map((brand) => ({
    ...toRow(brand, all),
    name: brand.name,
    line: brand.line,
    mark: brand.mark,
    words: brand.words,
  }));

export const toCategoryRows = (all: ManagedCategory[]): CategoryRow[] =>
  all.map((category) => {
    const { name, noun, blurb, words, panelPosition } = category;
    return { ...toRow(category, all), name, noun, blurb, words, panelPosition, picture: fromFiles(category.picture) };
  });
