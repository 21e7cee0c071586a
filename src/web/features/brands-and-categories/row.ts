import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { BrandWords, ByLanguage, CategoryWords } from '#src/wire/client/catalogue-desk.ts';

/** What the lists of both desks show. */
export type KindRow = {
  slug: string;
  name: string;
  products: number;
  onSale: number;
  retired: boolean;
  /** The name of what took it over. */
  successor?: string;
  /** Languages in which it has words of its own besides English. */
  languages: ('hi' | 'gu')[];
};
export type BrandRow = KindRow & BrandWords & { mark: string; words: ByLanguage<BrandWords> };
export type CategoryRow = KindRow &
  CategoryWords & { picture?: PictureSource; panelPosition: number | null; words: ByLanguage<CategoryWords> };
