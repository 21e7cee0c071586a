import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';

export type BuyNowProduct = Pick<ProductTile, 'id' | 'name' | 'price'> & {
  listPrice?: number;
  picture?: PictureSource;
  pictures?: PictureSource[];
};
export type BuyNowDialogProps = { product: BuyNowProduct; quantity: number; open: boolean; onClose: () => void };
