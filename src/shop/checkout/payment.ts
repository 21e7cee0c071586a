import type { Paise } from '#src/platform/money.ts';
import type { AddressDraft } from '#src/shop/addresses/address.ts';
import type { Saving } from '#src/shop/campaigns/campaign.ts';

/** What is bought, frozen when the payment is opened: orders are made from this and from nothing else (decisions.md §4). */
export type GoodsSnapshot = {
  /** `discount`: the line's share of what the code takes off. */
  items: { productId: string; name: string; quantity: number; price: Paise; discount: Paise; hsn: string | null; gstRateBp: number }[];
  address: AddressDraft;
  contact: { name: string; email: string; phone: string };
  /** What the order says besides; absent in payments that were opened before these were built. */
  charges?: Charges;
  saving?: Saving;
  delivery?: { area: string; earliest: string; latest: string };
  note?: string;
  buyer?: Buyer;
  /** The language of its mails and papers. */
  locale?: string;
  /** Whether the cart's lines are taken away when the order exists. */
  fromCart: boolean;
};

/** What makes up the total, in paise: total = subtotal − discount + delivery. */
export type Charges = { subtotal: Paise; discount: Paise; delivery: Paise };

/** A business that wants to claim the tax: its GSTIN and its name as registered. */
export type Buyer = { gstin: string; name: string };

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
