import type { OrderExtras } from '#src/contract/client/checkout.ts';

/** What is about to be bought, as the shopper sees it. Prices and total in paise. */
export type DraftLine = { productId: string; name: string; quantity: number; price: number; listPrice?: number };

export type OrderDraft = {
  lines: DraftLine[];
  total: number;
  /** What the order says besides: code, note, buyer's GSTIN. */
  extras?: OrderExtras;
  addressId: string;
  phone: string;
  /** The cart, whose lines go away with the order; else one product bought at once. */
  fromCart: boolean;
};

export const totalOf = (lines: DraftLine[]): number => lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

/** The same key means the same purchase, so that another try goes to the same provider's order. */
export const keyOf = ({ lines, total, addressId, fromCart, extras }: OrderDraft): string =>
  JSON.stringify([fromCart, addressId, total, extras, lines.map((line) => [line.productId, line.quantity])]);
