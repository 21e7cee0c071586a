import type { ServiceStatus } from '#src/kernel/booking-lifecycle.ts';
import type { PaidStatus } from '#src/kernel/payment-status.ts';
import type { VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { PaperView, PurchaseView } from '#src/web/features/purchase/purchase-view.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { Slot } from '#src/wire/client/bookings.ts';

/** A visit as its panel shows it; days and times are formatted text. */
export type VisitView = {
  id: string;
  position: number;
  state: VisitState;
  version: number;
  slot: Slot;
  day: string;
  hours: string;
  technician: string;
  /** The code that the customer gives at the door; only from the day before until the visit starts. */
  code?: string | undefined;
  /** `late`: the free period before the visit is over, so only bad weather moves it. */
  moving: 'free' | 'late' | 'no';
  /** Why the shop moved it; undefined if it is as the customer chose. */
  movedFor?: 'weather' | 'shop' | undefined;
};

/** A completed visit. */
export type HistoryView = {
  visitId: string;
  on: string;
  technician: string;
  problems: string;
  before: string[];
  after: string[];
  /** The last one, of this week: it stands above the history. */
  isFresh: boolean;
};

/** What dust costs by now, in per cent, and from when a cleaning pays for itself. */
type AdviceView = { due: boolean; rainy: boolean; from: number; to: number; dueOn: string; kw: string | undefined };

export type BookingView = PurchaseView<PaidStatus> & {
  planId: number;
  planName: string;
  picture?: PictureSource | undefined;
  status: ServiceStatus;
  problems: string;
  note: string;
  next?: VisitView | undefined;
  /** Further visits that already have a time. */
  later: VisitView[];
  /** Visits without a time yet, out of how many, and the last day they can be booked for. */
  left: number;
  of: number;
  until: string;
  papers: PaperView[];
  history: HistoryView[];
  advice?: AdviceView | undefined;
};

/** Whether something is about to change: a technician on the way or at work, or a refund in progress. */
export const isChanging = ({ next, paymentStatus }: BookingView): boolean =>
  paymentStatus === 'refund pending' ||
  next?.code !== undefined ||
  next?.state === 'on-the-way' ||
  next?.state === 'started';
