import type { BookingState, ServiceStatus } from '#src/kernel/booking-lifecycle.ts';
import type { Day } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { PaidStatus } from '#src/kernel/payment-status.ts';
import { isBeforeStart, isOpenVisit, type VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { PaymentReference } from '#src/shop/sales/payments/payment-reference.ts';

/** One visit of a booking. */
export type Visit = {
  id: string;
  bookingId: string;
  /** 1 is the first; a cancelled visit's position is free again. */
  position: number;
  state: VisitState;
  /** `uid`: the technician's account, where there is one. */
  technician: { id: string; name: string; phone: string; uid: string | null };
  start: Date;
  end: Date;
  /** Four digits that the customer tells the technician at the door. */
  code: string;
  problems: string;
  onTheWayAt: Date | undefined;
  startedAt: Date | undefined;
  completedAt: Date | undefined;
  /** Why the shop moved it to its current time; undefined where the customer chose the time. */
  movedFor: 'weather' | 'shop' | undefined;
  /** Counts changes: a call that moves a visit names the version that its caller saw. */
  version: number;
};

/** A plan that was paid for. Everything about money and time is frozen at purchase. */
export type Booking = {
  id: string;
  number: number;
  uid: string;
  /** Paid without money: in the sandbox or in the provider's test mode. */
  test: boolean;
  paymentId: string;
  paid: PaymentReference;
  planId: number;
  planName: string;
  durationMinutes: number;
  /** How many visits the plan includes, and until which day they can be taken. */
  visitsIncluded: number;
  validUntil: Day;
  state: BookingState;
  paymentStatus: PaidStatus;
  name: string;
  email: string;
  address: AddressDraft;
  problems: string;
  note: string;
  total: Paise;
  /** total = subtotal − discount. */
  subtotal: Paise;
  discount: Paise;
  coupon: string | undefined;
  hsn: string | undefined;
  gstRateBp: number;
  buyer: { gstin: string; name: string } | undefined;
  locale: string;
  at: Date;
  confirmedAt: Date | undefined;
  cancelledAt: Date | undefined;
  completedAt: Date | undefined;
  /** In order of position; cancelled ones are left out. */
  visits: Visit[];
};

/** The next visit, or the one under way. */
export const nextVisit = ({ visits }: Pick<Booking, 'visits'>): Visit | undefined =>
  visits.find(({ state }) => isOpenVisit(state));

/** How many of the plan's visits are not scheduled yet. */
export const visitsLeft = ({
  state,
  visits,
  visitsIncluded,
}: Pick<Booking, 'state' | 'visits' | 'visitsIncluded'>): number =>
  state === 'active' ? Math.max(0, visitsIncluded - visits.length) : 0;

/** The whole booking can be cancelled until its first visit starts (rules.md §4). */
export const canCancel = ({ state, visits }: Pick<Booking, 'state' | 'visits'>): boolean =>
  state === 'active' && visits.every((visit) => isBeforeStart(visit.state));

/** `serviceStatus` follows the next open visit; between two visits of a plan the booking is confirmed. */
export function serviceStatusOf({
  state,
  confirmedAt,
  visits,
}: Pick<Booking, 'state' | 'confirmedAt' | 'visits'>): ServiceStatus {
  if (state !== 'active') return state;
  const visit = nextVisit({ visits });
  if (!visit) return 'confirmed';
  if (visit.state === 'started') return 'started';
  if (visit.state === 'assigned' || visit.state === 'on-the-way') return 'assigned';
  return confirmedAt ? 'confirmed' : 'created';
}
