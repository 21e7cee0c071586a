import { Picture } from '#src/web/ui/picture.tsx';
import { QuantityStepper } from '#src/web/ui/quantity-stepper.tsx';
import type { BuyNowProduct } from './buy-now-product.ts';

/** The product being bought at once, and its quantity. */
export function BoughtProduct({
  product,
  quantity,
  onQuantity,
}: {
  product: BuyNowProduct;
  quantity: number;
  onQuantity: (quantity: number) => void;
}) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-4">
      <span className="block aspect-square overflow-hidden rounded-card bg-well">
        <Picture picture={product.picture ?? product.pictures?.[0]} sizes="80px" decorative />
      </span>
      <div className="grid justify-items-start gap-2">
        <p className="font-semibold wrap-anywhere">{product.name}</p>
        <QuantityStepper value={quantity} onChange={onQuantity} about={product.name} />
      </div>
    </div>
  );
}
