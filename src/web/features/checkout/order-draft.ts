import type { BookingDetails, Slot } from '#src/wire/client/bookings.ts';
import type { OrderExtras } from '#src/wire/client/checkout.ts';

/** What is about to be bought, as the shopper sees it. Prices and total in paise. */
export type DraftLine = { productId: string; name: string; quantity: number; price: number; listPrice?: number };

type Payable = {
  total: number;
  /** What else the order carries: code, note, buyer's GSTIN. */
  extras?: OrderExtras;
  phone: string;
};

/** @internal for tests. */
export type GoodsDraft = Payable & {
  lines: DraftLine[];
  addressId: string;
  /** The cart, whose lines are removed by the order; otherwise one product bought at once. */
  fromCart: boolean;
};

/** A plan with its first visit. */
export type VisitDraft = Payable & { planId: number; slot: Slot; booking: BookingDetails };

export type OrderDraft = GoodsDraft | VisitDraft;

export const isVisit = (draft: OrderDraft): draft is VisitDraft => 'planId' in draft;

export const totalOf = (lines: DraftLine[]): number => lines.reduce((sum, line) => sum + line.price * line.quantity, 0);

/** The same key means the same purchase, so that a retry goes to the same provider order. */
export const keyOf = (draft: OrderDraft): string =>
  isVisit(draft)
    ? JSON.stringify([draft.planId, draft.slot, draft.booking, draft.total, draft.extras])
    : JSON.stringify([
        draft.fromCart,
        draft.addressId,
        draft.total,
        draft.extras,
        draft.lines.map((line) => [line.productId, line.quantity]),
      ]);
