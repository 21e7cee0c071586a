import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Order } from '#src/wire/domain.ts';

/** An order as its card shows it: `on` is its date in words, money in paise. */
export type OrderView = Pick<
  Order,
  'id' | 'number' | 'name' | 'email' | 'address' | 'status' | 'paymentStatus' | 'total' | 'test'
> & {
  on: string;
  orderId: string;
  paymentId: string;
  lines: {
    productId: string;
    name: string;
    sku: string | undefined;
    quantity: number;
    price: number;
    picture?: PictureSource;
  }[];
  /** The days between which it arrives, in words, while it is on its way. */
  promised: { from: string; to: string; area: string } | undefined;
  cancellable: boolean;
};
