import type { PlacementName } from '#src/contract/client/product-words.ts';
import type { PictureSource } from '../components/picture.tsx';

/** A product in the manager's list; the price in paise. */
export type ProductRow = {
  id: string;
  name: string;
  category: string;
  price: number;
  discount: number;
  stock: number;
  placement: PlacementName;
  draft: boolean;
  picture?: PictureSource;
};
