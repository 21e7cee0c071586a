import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { Saving } from '#src/shop/sales/promotions/campaign.ts';

/** Goods, frozen when the payment is opened: orders are made from this and from nothing else (rules.md §4). */
export type GoodsSnapshot = {
  /** `discount`: the line's share of what the code takes off; `sku` is absent in payments that were opened before there were any. */
  items: {
    productId: string;
    name: string;
    sku?: string;
    quantity: number;
    price: Paise;
    discount: Paise;
    hsn: string | null;
    gstRateBp: number;
  }[];
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
  /** The link under which an order made by telephone was paid. */
  link?: string;
  /** Whether the cart's lines are taken away when the order exists. */
  fromCart: boolean;
};

/** A plan with the time of its first visit, frozen the same way. Moments as ISO text: it is kept as JSON. */
export type ServiceSnapshot = {
  plan: {
    id: number;
    name: string;
    price: Paise;
    durationMinutes: number;
    visits: number;
    hsn: string | null;
    gstRateBp: number;
  };
  start: string;
  end: string;
  address: AddressDraft;
  contact: { name: string; email: string; phone: string };
  problems: string;
  note: string;
  charges: Charges;
  saving?: Saving;
  buyer?: Buyer;
  locale: string;
};

/** What makes up the total, in paise: total = subtotal − discount + delivery. */
export type Charges = { subtotal: Paise; discount: Paise; delivery: Paise };

/** A business that wants to claim the tax: its GSTIN and its name as registered. */
export type Buyer = { gstin: string; name: string };

export type PaymentState = 'preparing' | 'open' | 'lapsed' | 'captured' | 'settled' | 'refunding' | 'abandoned';

export type Payment = Sold & {
  id: string;
  uid: string;
  receipt: string;
  amount: Paise;
  state: PaymentState;
  /** How it is paid: whom to ask about it. */
  method: PaymentMethod;
  requestHash: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  reservedUntil: Date;
  /** Whether no money moves, as it was when the payment was opened; of all that comes of it too. */
  test: boolean;
};

/** What a payment is for. */
export type Sold = { kind: 'goods'; snapshot: GoodsSnapshot } | { kind: 'service'; snapshot: ServiceSnapshot };

/** What is bought, line by line, for whoever asks what it was. */
export const linesOf = ({
  kind,
  snapshot,
}: Sold): { productId: string; name: string; quantity: number; price: Paise }[] =>
  kind === 'goods'
    ? snapshot.items.map(({ productId, name, quantity, price }) => ({ productId, name, quantity, price }))
    : [{ productId: `plan-${snapshot.plan.id}`, name: snapshot.plan.name, quantity: 1, price: snapshot.plan.price }];

/** States in which the payment holds what is bought. */
export const HOLDING: readonly PaymentState[] = ['preparing', 'open'];
