import type { PurchaseView } from '#src/web/features/purchase/purchase-view.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Order } from '#src/wire/domain.ts';

export type OrderView = PurchaseView & {
  status: Order['status'];
  lines: {
    productId: string;
    name: string;
    sku: string | undefined;
    quantity: number;
    price: number;
    picture?: PictureSource;
  }[];
  /** The days between which it arrives, formatted, while it is on its way. */
  /** The same in a few words. */
  arrives: string | undefined;
  promised: { from: string; to: string; area: string } | undefined;
};
