import type { PictureSource } from '../../components/picture.tsx';

/** A line of the cart as the page shows it; prices in paise. `gone`: no longer sold. */
export type LineView = {
  id: string;
  name: string;
  price: number;
  listPrice: number;
  stock: number;
  quantity: number;
  gone: boolean;
  picture?: PictureSource;
};
