import type { LineView } from '#src/web/features/cart/line-view.ts';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';

const LIST_TYPES = ['favorites', 'cart', 'ratings'] as const;
export type ListType = (typeof LIST_TYPES)[number];
export const isListType = (value: string): value is ListType => LIST_TYPES.includes(value as ListType);

export type ListedProduct = { product: ProductTile; gone: boolean };

/** `saved`: paise below the price when the heart was set. */
export type ListedFavourite = ListedProduct & { saved: number };

export type ListView =
  | { type: 'cart'; lines: LineView[] }
  | { type: 'favorites'; items: ListedFavourite[] }
  | { type: 'ratings'; items: (ListedProduct & { stars: number })[] };
