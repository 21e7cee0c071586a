import type { Paise } from '#src/kernel/money.ts';
import type { OrderStatus } from '#src/kernel/order-lifecycle.ts';
import type { PaymentStatus } from '#src/kernel/payment-status.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { PaymentReference } from '#src/shop/sales/payments/payment-reference.ts';

/** A line as bought: later changes of the product do not affect it. */
export type OrderLine = {
  productId: string;
  /** In English, as documents have it. */
  name: string;
  /** The name that the shopper read, if it is another. */
  shownName: string | undefined;
  /** Undefined in orders older than SKUs. */
  sku: string | undefined;
  quantity: number;
  price: Paise;
  discount: Paise;
  hsn: string | undefined;
  gstRateBp: number;
};

export type Order = {
  id: string;
  number: number;
  uid: string;
  /** Taken by telephone for a mail address that the account has not proved: until then only the shop may see it. */
  awaitsProof: boolean;
  /** Paid without money: in the sandbox or in the provider's test mode. */
  test: boolean;
  name: string;
  email: string;
  at: Date;
  address: AddressDraft;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  paid: PaymentReference;
  total: Paise;
  /** total = subtotal − discount + delivery. */
  subtotal: Paise;
  discount: Paise;
  deliveryCharge: Paise;
  coupon: string | undefined;
  note: string;
  /** A business buyer, for whom the invoice names the GSTIN. */
  buyer: { gstin: string; name: string } | undefined;
  /** The promised delivery: dates as `2026-11-24`. */
  delivery: { area: string; earliest: string; latest: string } | undefined;
  locale: string;
  shippedAt: Date | undefined;
  deliveredAt: Date | undefined;
  lines: OrderLine[];
};

/** Whether an account may see and change an order as its own. */
export const isTheirs = ({ uid, awaitsProof }: Pick<Order, 'uid' | 'awaitsProof'>, person: { uid: string }): boolean =>
  uid === person.uid && !awaitsProof;
