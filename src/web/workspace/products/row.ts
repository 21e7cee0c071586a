import type { PlacementName } from '#src/kernel/placements.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';

/** A product in the manager's list; the price in paise. */
export type ProductRow = {
  id: string;
  name: string;
  sku: string;
  category: string;
  price: number;
  discount: number;
  stock: number;
  sold: number;
  placement: PlacementName;
  draft: boolean;
  archived: boolean;
  picture?: PictureSource;
};

/** A category or brand offered by a filter. */
export type Choice = { slug: string; name: string };
