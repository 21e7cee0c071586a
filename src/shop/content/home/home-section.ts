import { anyWordsIn, type Language, type Locale } from '#src/kernel/locales.ts';

/** The sections of the home page in the specification's order (spec.md §2). */
export const HOME_SECTIONS = [
  'front',
  'flashDeals',
  'topCategories',
  'newArrivals',
  'upperBanner',
  'discountsAndBrands',
  'solarProducts',
  'services',
  'categories',
  'lowerBanner',
  'features',
] as const;
export type HomeSectionKey = (typeof HOME_SECTIONS)[number];

/** The sections with a heading that the owner may write; banners have words of their own. */
export const TITLED_SECTIONS: readonly HomeSectionKey[] = [
  'flashDeals',
  'topCategories',
  'newArrivals',
  'discountsAndBrands',
  'solarProducts',
  'services',
  'categories',
];

export type SectionTitle = Partial<Record<Language, string>>;
/** A section in its place. Without a `title` in any language, the shop's own is shown. */
export type HomeSection = { key: HomeSectionKey; shown: boolean; title: SectionTitle };

/** Every section once, as the owner arranged them; sections newer than that order follow in their default order. */
export function arranged(kept: readonly { key: string; shown: boolean; title?: SectionTitle }[]): HomeSection[] {
  const own = kept.flatMap(({ key, shown, title = {} }) =>
    HOME_SECTIONS.filter((one) => one === key).map((one) => ({ key: one, shown, title })),
  );
  const missing = HOME_SECTIONS.filter((key) => !own.some((section) => section.key === key));
  return [...own, ...missing.map((key) => ({ key, shown: true, title: {} }))];
}

/** A section's own title for a visitor: in their language, else in the first one available. Undefined: use the shop's own words. */
export const titleFor = ({ title }: Pick<HomeSection, 'title'>, locale: Locale): string | undefined =>
  anyWordsIn(title, locale);
