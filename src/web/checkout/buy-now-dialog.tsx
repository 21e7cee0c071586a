import type { ProductTile } from '../components/product-tile.ts';

export type BuyNowDialogProps = { product: Pick<ProductTile, 'id' | 'name' | 'price' | 'stock'>; quantity: number; open: boolean; onClose: () => void };

/** The popup 'Shipping and Invoice'. */
export default function BuyNowDialog(_props: BuyNowDialogProps) {
  return null;
}
