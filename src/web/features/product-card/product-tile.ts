import type { PictureSource } from '#src/web/ui/picture.tsx';

/** What a card shows, prices in paise. A domain `ProductCard` fits as it is; lists send only these fields. */
export type ProductTile = {
  id: string;
  name: string;
  price: number;
  listPrice: number;
  discount: number;
  soldOut: boolean;
  rating: number;
  ratingCount: number;
  picture?: PictureSource;
  /** Shown while a mouse is over the card. */
  secondPicture?: PictureSource;
  /** What shoppers choose by, in words: "550 Wp · 21.3% · ₹20/W". */
  facts?: string;
};
