import type { Paise } from '#src/platform/money.ts';
import type { AddressDraft } from '#src/shop/addresses/address.ts';

/** What is bought, frozen when the payment is opened: orders are made from this and from nothing else (decisions.md §4). */
export type GoodsSnapshot = {
  items: { productId: string; name: string; quantity: number; price: Paise; hsn: string | null; gstRateBp: number }[];
  address: AddressDraft;
  contact: { name: string; email: string; phone: string };
  /** Whether the cart's lines are taken away when the order exists. */
  fromCart: boolean;
};

export type PaymentState = 'preparing' | 'open' | 'lapsed' | 'captured' | 'settled' | 'refunding' | 'abandoned';

export type Payment = {
  id: string;
  uid: string;
  receipt: string;
  amount: Paise;
  state: PaymentState;
  snapshot: GoodsSnapshot;
  requestHash: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  reservedUntil: Date;
};

/** States in which the payment holds its stock. */
export const HOLDING: readonly PaymentState[] = ['preparing', 'open'];
