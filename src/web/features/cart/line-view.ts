import type { PictureSource } from '#src/web/ui/picture.tsx';

/** A line of the cart as the page shows it; prices in paise. `gone`: no longer sold. `seen`: what the shopper saw when it was added, or last confirmed. */
export type LineView = {
  id: string;
  name: string;
  /** The figures that decide, in one line; empty if there are none. */
  facts: string;
  price: number;
  listPrice: number;
  stock: number;
  quantity: number;
  gone: boolean;
  seen?: { price: number; stock: number };
  picture?: PictureSource;
};
