import type { DecidingFigure } from '#src/kernel/deciding-figures.ts';
import type { OtherLanguage } from '#src/kernel/locales.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { ProductDetails } from '#src/kernel/product-details.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';
import type { PictureFiles } from '#src/shop/catalogue/pictures/picture-files.ts';

/** A picture as a page needs it. `files` is absent when there is only an address. */
export type Picture = { url: string; alt: string; files: Omit<PictureFiles, 'alt'> | undefined };

/** Names and words in the other languages, as far as the owner has given them; the thing's own fields are English. */
export type ByLanguage<T> = Partial<Record<OtherLanguage, Partial<T>>>;
export type CategoryWords = { name: string; noun: string; blurb: string };
export type BrandWords = { name: string; line: string };

export type Category = CategoryWords & {
  slug: string;
  picture: PictureFiles | null;
  words: ByLanguage<CategoryWords>;
  panelPosition: number | null;
};
/** `mark`: the address of its picture; empty where the name is shown instead. */
export type Brand = BrandWords & { slug: string; mark: string; words: ByLanguage<BrandWords> };

/** What a card shows, and no more: every field is sent with every card of every list. */
export type ProductCard = {
  id: string;
  name: string;
  title: string;
  category: string;
  price: Paise;
  listPrice: Paise;
  /** Percent under the list price, whole. */
  discount: number;
  stock: number;
  placement: Placement;
  /** Mean of the stars, one decimal; 0 without ratings. */
  rating: number;
  ratingCount: number;
  picture: Picture | undefined;
  /** The second of its pictures, as far as it was read. */
  secondPicture?: Picture | undefined;
  /** What shoppers choose by, at most two. */
  figures: DecidingFigure[];
  /** Name and title in the other languages, as far as they are written; pages show them by `spokenIn` (kernel/product-words.ts). */
  words: ProductWords<'name' | 'title'>;
};

export type Review = { id: string; name: string; msg: string; kind: 'shopper' | 'store'; at: Date; draft: boolean };

export type Product = ProductCard &
  ProductDetails & {
    number: number;
    sku: string;
    description: string;
    brand: Brand | undefined;
    categorySlug: string;
    categoryWords: ByLanguage<CategoryWords>;
    /** Address of the first picture, '' without one. */
    mainImage: string;
    pictures: Picture[];
    reviews: Review[];
    reviewCount: number;
    version: number;
    createdAt: Date;
  };

/** Price 0 is a draft: only the administrator sees it and nobody can buy it (rules.md §1). */
export const isDraft = (product: { price: number }): boolean => product.price === 0;

/** Tags of the cached pages that show products. What of a product's figures each stands for is in `shown.ts`. */
export const TAGS = {
  products: 'products',
  product: (id: string) => `product:${id}`,
  /** How many are left, if they are few. */
  few: (id: string) => `few:${id}`,
  /** How many are left. */
  units: (id: string) => `units:${id}`,
  /** The mean of the stars and the number of ratings. */
  stars: (id: string) => `stars:${id}`,
  /** Every single rating. */
  votes: (id: string) => `votes:${id}`,
  comments: (id: string) => `comments:${id}`,
  /** Questions that the shop answered. */
  questions: (id: string) => `questions:${id}`,
  /** Lists: what of all products is in stock, and what has how many stars. */
  availability: 'availability',
  ratings: 'ratings',
  /** Lists ordered by stars. */
  voteOrder: 'votes',
  /** Lists ordered by units sold and by hearts. */
  popularity: 'popularity',
  categories: 'categories',
} as const;
