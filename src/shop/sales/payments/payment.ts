import type { Paise } from '#src/kernel/money.ts';
import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { Saving } from '#src/shop/sales/promotions/campaign.ts';

/** Goods, frozen when the payment is opened: orders are made from this and from nothing else (rules.md §4). */
export type GoodsSnapshot = {
  /** `discount`: the line's share of what the code takes off; `sku` is absent in payments older than SKUs. */
  items: {
    productId: string;
    name: string;
    /** The name that the shopper read, if it is not the English one; absent in payments older than such names. */
    shownName?: string;
    sku?: string;
    quantity: number;
    price: Paise;
    discount: Paise;
    hsn: string | null;
    gstRateBp: number;
  }[];
  address: AddressDraft;
  contact: { name: string; email: string; phone: string };
  /** Further details for the order; absent in payments opened before these existed. */
  charges?: Charges;
  saving?: Saving;
  delivery?: { area: string; earliest: string; latest: string };
  note?: string;
  buyer?: Buyer;
  /** The language of its mails and documents. */
  locale?: string;
  /** The link by which a telephone order was paid. */
  link?: string;
  /** Whether the cart's lines are removed once the order exists. */
  fromCart: boolean;
};

/** A plan with the time of its first visit, frozen the same way. Times as ISO text: it is stored as JSON. */
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

/** Goods of an installed system, at their price of the day of the offer; paise, tax included. */
export type InstalledLine = {
  productId: string;
  name: string;
  sku: string;
  quantity: number;
  price: Paise;
  hsn: string | null;
  gstRateBp: number;
};

/** One milestone of an installed system, frozen the same way. `items`: the stock that it takes, with the first milestone all of it. */
export type InstallationSnapshot = {
  installation: { id: string; number: number; position: number; milestones: number };
  /** What it is called, in the customer's language. */
  title: string;
  items: { productId: string; name: string; quantity: number }[];
  address: AddressDraft;
  contact: { name: string; email: string; phone: string };
  charges: Charges;
  saving?: undefined;
  locale: string;
  /** The link by which it is paid. */
  link: string;
};

/** What makes up the total, in paise: total = subtotal − discount + delivery. */
export type Charges = { subtotal: Paise; discount: Paise; delivery: Paise };

/** A business that wants to claim the tax: its GSTIN and its name as registered. */
export type Buyer = { gstin: string; name: string };

export type PaymentState =
  | 'preparing'
  | 'open'
  | 'lapsed'
  | 'captured'
  | 'settled'
  | 'refunding'
  | 'abandoned'
  /** Cash on delivery: the order stands, and no money has come yet; or none will. */
  | 'due'
  | 'uncollected';

export type Payment = Sold & {
  id: string;
  uid: string;
  receipt: string;
  amount: Paise;
  state: PaymentState;
  /** How it is paid: decides which gateway to ask. */
  method: PaymentMethod;
  requestHash: string;
  providerOrderId: string | null;
  providerPaymentId: string | null;
  reservedUntil: Date;
  /** Whether no money moves, as of the opening; its order or booking, documents and refunds are tests too. */
  test: boolean;
};

/** What a payment is for. */
export type Sold =
  | { kind: 'goods'; snapshot: GoodsSnapshot }
  | { kind: 'service'; snapshot: ServiceSnapshot }
  | { kind: 'installation'; snapshot: InstallationSnapshot };

/** What is bought, line by line, in the words in which the shopper read it. */
export function linesOf({
  kind,
  snapshot,
}: Sold): { productId: string; name: string; quantity: number; price: Paise }[] {
  if (kind === 'goods')
    return snapshot.items.map(({ productId, name, shownName, quantity, price }) => ({
      productId,
      name: shownName ?? name,
      quantity,
      price,
    }));
  if (kind === 'service')
    return [
      { productId: `plan-${snapshot.plan.id}`, name: snapshot.plan.name, quantity: 1, price: snapshot.plan.price },
    ];
  const { installation, title, charges } = snapshot;
  return [{ productId: installation.id, name: title, quantity: 1, price: charges.subtotal }];
}

/** States in which the payment holds its stock or slot. */
export const HOLDING: readonly PaymentState[] = ['preparing', 'open'];

/** States in which money that arrives can still become an order, if what was held is there. */
export const RECEIVING: readonly PaymentState[] = ['open', 'lapsed', 'abandoned'];
