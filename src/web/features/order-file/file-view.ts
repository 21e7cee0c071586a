import type { ReturnState } from '#src/kernel/return-lifecycle.ts';
import type { OrderView } from '#src/web/features/order/order-view.ts';
import type { PaperView } from '#src/web/features/purchase/purchase-view.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { LineCount, Refund, ReturnReason } from '#src/wire/domain.ts';

/** The note beside a step of the history: a person's own words, or what the shop noted. */
export type HistoryNote =
  | { kind: 'words'; text: string }
  | { kind: 'return'; state: ReturnState; reference: string }
  | { kind: 'retried' }
  | { kind: 'refused' };

/** Everything an order's own page shows. Dates are formatted text, money is in paise; lines are identified by their position in the order. */
export type FileView = {
  order: OrderView & {
    subtotal: number;
    discount: number;
    deliveryCharge: number;
    coupon: string | undefined;
    note: string;
    buyer: { gstin: string; name: string } | undefined;
  };
  pictures: Record<string, PictureSource>;
  events: {
    on: string;
    to: string;
    note: HistoryNote | undefined;
    byShop: boolean;
    change: boolean;
    by: string | undefined;
  }[];
  parcels: {
    id: string;
    delivered: boolean;
    /** Refused at the door, and back. */
    returned: boolean;
    carrier: string;
    tracking: string;
    trackingUrl: string;
    sentOn: string;
    arrivedOn: string | undefined;
    lines: LineCount[];
    /** By line, in the order of its lines. */
    serials: { position: number; serials: string[] }[];
  }[];
  returns: {
    id: string;
    reference: string;
    state: ReturnState;
    reason: ReturnReason;
    note: string;
    answer: string;
    refund: number | undefined;
    on: string;
    lines: LineCount[];
  }[];
  refunds: { id: string; amount: number; reason: string; state: Refund['state']; on: string }[];
  papers: PaperView[];
  /** What has not been sent yet. */
  unsent: LineCount[];
  /** What can be returned now, and until when; empty once the period is over. */
  returnable: LineCount[];
  returnsUntil: string | undefined;
  /** What is packed with serial numbers, `each` a unit of its line, and the numbers that the customer has now; for the administrator only. */
  numbered: { position: number; part: string | undefined; name: string; each: number }[];
  /** Where something of the order is DCR: its certificate, empty until it is noted; for the administrator only. */
  dcr: { number: string; url: string } | undefined;
  held: { position: number; serials: string[] }[];
  owner: boolean;
  /** Whose order it is; for the administrator only. */
  uid: string | undefined;
  /** The shop's internal notes, newest first; for the administrator only. */
  notes: { id: string; by: string; words: string; on: string }[];
};
