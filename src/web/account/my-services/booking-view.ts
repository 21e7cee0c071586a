import type { ServiceStatus } from '#src/kernel/booking-lifecycle.ts';
import type { VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { PaperView, PurchaseView } from '#src/web/features/purchase/purchase-view.ts';
import type { Slot } from '#src/wire/client/bookings.ts';

/** A visit as its panel shows it; days and times in words. */
export type VisitView = {
  id: string;
  position: number;
  state: VisitState;
  version: number;
  slot: Slot;
  day: string;
  hours: string;
  technician: string;
  /** What the customer says at the door; only from the day before until the visit starts. */
  code?: string | undefined;
  /** `late`: less than the free time is left before it, so that only bad weather moves it. */
  moving: 'free' | 'late' | 'no';
  /** Why the shop moved it; undefined where it stands as its customer chose. */
  movedFor?: 'weather' | 'shop' | undefined;
};

/** One visit that was done. */
export type HistoryView = {
  visitId: string;
  on: string;
  technician: string;
  problems: string;
  before: string[];
  after: string[];
};

/** What dust costs by now, in per cent, and from when a cleaning is worth its price. */
type AdviceView = { due: boolean; rainy: boolean; from: number; to: number; dueOn: string };

export type BookingView = PurchaseView & {
  planId: number;
  planName: string;
  status: ServiceStatus;
  problems: string;
  note: string;
  next?: VisitView | undefined;
  /** Further visits that have a time already. */
  later: VisitView[];
  /** Visits without a time yet, of how many, and until which day they can be taken. */
  left: number;
  of: number;
  until: string;
  papers: PaperView[];
  history: HistoryView[];
  advice?: AdviceView | undefined;
};

/** Whether something about it is about to change: a technician on the way or at work, a refund under way. */
export const isChanging = ({ next, paymentStatus }: BookingView): boolean =>
  paymentStatus === 'refund pending' ||
  next?.code !== undefined ||
  next?.state === 'on-the-way' ||
  next?.state === 'started';
