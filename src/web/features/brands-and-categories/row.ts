import type { OtherLanguage } from '#src/kernel/locales.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { BrandWords, ByLanguage, CategoryWords } from '#src/wire/client/catalogue-desk.ts';

/** A row of the lists on both pages. */
export type KindRow = {
  slug: string;
  name: string;
  products: number;
  onSale: number;
  retired: boolean;
  /** The name of the one that replaced it. */
  successor?: string;
  /** Languages besides English in which it has its own texts. */
  languages: OtherLanguage[];
};
export type BrandRow = KindRow & BrandWords & { mark: string; words: ByLanguage<BrandWords> };
export type CategoryRow = KindRow &
  CategoryWords & { picture?: PictureSource; panelPosition: number | null; words: ByLanguage<CategoryWords> };
