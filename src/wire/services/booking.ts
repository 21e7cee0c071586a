import { z } from '@hono/zod-openapi';
import { SERVICE_STATUSES } from '#src/kernel/booking-lifecycle.ts';
import { writtenInIndia } from '#src/kernel/india-time.ts';
import { toRupees } from '#src/kernel/money.ts';
import { PAID_STATUSES } from '#src/kernel/payment-status.ts';
import { isBeforeStart, VISIT_WAY } from '#src/kernel/visit-lifecycle.ts';
import type { ServiceWish } from '#src/shop/sales/checkout/quote-service.ts';
import type { ServiceClaim } from '#src/shop/sales/checkout/show-booking-of-payment.ts';
import {
  type Booking,
  canCancel,
  nextVisit,
  serviceStatusOf,
  type Visit,
  visitsLeft,
} from '#src/shop/services/bookings/booking.ts';
import { readStart } from '#src/shop/services/bookings/take-slot.ts';
import type { HistoryEntry } from '#src/shop/services/visits/history-of.ts';
import { coded } from '#src/wire/coded.ts';
import { addressInput, decodeAddress, encodeAddress, ruled, wireAddress } from '#src/wire/customers/user.ts';
import { id, isPlain, isTest, listed, paging, success, words } from '#src/wire/values.ts';
import { encodeSlot, slotInput, wireSlot } from './slots.ts';

/** A plan's number, as in the page's address or in the documented call. */
const serviceId = z.union([z.number(), z.string().max(20)], { error: coded('required') }).transform(String);

const details = (states: () => readonly string[]) =>
  z.object(
    {
      name: ruled('name'),
      email: ruled('email'),
      address: addressInput(states),
      problems: words(2000, 0).default(''),
      note: words(1000, 0).default(''),
    },
    { error: coded('required') },
  );

/** POST /razorpay for a plan (rules.md §4), in addition to amount, currency, receipt, coupon and GSTIN. */
export const serviceWish = (states: () => readonly string[]) => ({
  serviceId: serviceId.optional(),
  slot: slotInput.optional(),
  booking: details(states).optional(),
});

type WireWish = { serviceId: string; slot: z.infer<typeof slotInput>; booking: z.infer<ReturnType<typeof details>> };

export const decodeServiceWish = ({
  serviceId: planId,
  slot,
  booking: { address, ...rest },
}: WireWish): ServiceWish => ({
  planId,
  start: readStart(slot.start),
  ...rest,
  address: decodeAddress(address),
});

const wireVisit = z
  .object({
    _id: z.string(),
    position: z.number().int(),
    status: z.enum(VISIT_WAY),
    slot: wireSlot,
    technicianId: z.string(),
    technician: z.string(),
    code: z.string().openapi({ description: 'Four digits that the customer says at the door' }),
    problems: z.string(),
    movable: z.boolean().openapi({
      description: 'Whether it can still be moved or given up at all; the customer until a while before it',
    }),
    version: z.number().int(),
  })
  .openapi('BookedVisit');

const historyEntry = z.object({
  date: z.iso.datetime(),
  employeeName: z.string(),
  problems: z.string(),
  beforeImages: z.array(z.string()),
  afterImages: z.array(z.string()),
});

/** The "service booking" of spec.md §3, and what rules.md §4 adds. */
export const wireBooking = z
  .object({
    _id: z.string(),
    number: z.number().int(),
    uid: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    address: wireAddress,
    date: z.string().openapi({ description: 'The local date-time of booking, in India’s time' }),
    serviceStatus: z.enum(SERVICE_STATUSES),
    serviceId: z.number().int(),
    serviceName: z.string(),
    orderId: z.string(),
    paymentId: z.string(),
    paymentStatus: z.enum(PAID_STATUSES),
    totalPrice: z.number(),
    subtotalPrice: z.number(),
    discountPrice: z.number(),
    coupon: z.string().nullable(),
    problems: z.string(),
    note: z.string(),
    gstin: z.string().nullable(),
    businessName: z.string().nullable(),
    slot: wireSlot.nullable().openapi({ description: 'Of the next open visit' }),
    visits: z.array(wireVisit),
    visitsIncluded: z.number().int(),
    visitsLeft: z.number().int().openapi({ description: 'Visits of the plan that have no time yet' }),
    validUntil: z.iso.date(),
    cancellable: z.boolean(),
    test: isTest,
    serviceHistory: z.array(historyEntry),
  })
  .openapi('ServiceBooking');

export const bookingAnswer = z.object({ status: success, data: z.object({ service: wireBooking }) });
export const movedBookingAnswer = bookingAnswer.extend({ success: z.literal(true) });
export const bookingsAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ services: z.array(wireBooking) }),
});

const encodeVisit = (visit: Visit): z.infer<typeof wireVisit> => ({
  _id: visit.id,
  position: visit.position,
  status: visit.state as z.infer<typeof wireVisit>['status'],
  slot: encodeSlot(visit),
  technicianId: visit.technician.id,
  technician: visit.technician.name,
  code: visit.code,
  problems: visit.problems,
  movable: isBeforeStart(visit.state),
  version: visit.version,
});

/** A booking for its customer and the administrator: it includes the code given to the technician at the door. `history`: its completed visits. */
export function encodeBooking(booking: Booking, history: readonly HistoryEntry[]): z.infer<typeof wireBooking> {
  const next = nextVisit(booking);
  return {
    _id: booking.id,
    number: booking.number,
    uid: booking.uid,
    name: booking.name,
    email: booking.email,
    phone: booking.address.phone,
    address: encodeAddress(booking.address),
    date: writtenInIndia(booking.at),
    serviceStatus: serviceStatusOf(booking),
    serviceId: booking.planId,
    serviceName: booking.planName,
    orderId: booking.paid.orderId,
    paymentId: booking.paid.paymentId,
    paymentStatus: booking.paymentStatus,
    totalPrice: toRupees(booking.total),
    subtotalPrice: toRupees(booking.subtotal),
    discountPrice: toRupees(booking.discount),
    coupon: booking.coupon ?? null,
    problems: booking.problems,
    note: booking.note,
    gstin: booking.buyer?.gstin ?? null,
    businessName: booking.buyer?.name ?? null,
    slot: next ? encodeSlot(next) : null,
    visits: booking.visits.map(encodeVisit),
    visitsIncluded: booking.visitsIncluded,
    visitsLeft: visitsLeft(booking),
    validUntil: booking.validUntil,
    cancellable: canCancel(booking),
    test: booking.test,
    serviceHistory: history.map(({ visitId: _, date, ...entry }) => ({ ...entry, date: date.toISOString() })),
  };
}

export const bookingListQuery = z.object({
  q: z.string().max(200).refine(isPlain, coded('unsearchable-characters')).optional(),
  ...paging,
});
export const bookingStatusBody = z
  .object({ orderStatus: z.enum(SERVICE_STATUSES, { error: coded('one-of') }) })
  .openapi('BookingStatusBody');

const version = z
  .number()
  .int()
  .min(1)
  .max(1_000_000_000)
  .optional()
  .openapi({ description: 'Of the visit as it was seen; another one is 409' });
export const slotBody = z
  .object({
    slot: slotInput,
    version,
    reason: z
      .enum(['weather', 'shop'], { error: coded('one-of') })
      .default('shop')
      .openapi({ description: 'Bad weather moves a visit for its customer too, until the technician sets out' }),
  })
  .openapi('VisitSlotBody');
export const nextVisitBody = z
  .object({ slot: slotInput, problems: words(2000, 0).default('') })
  .openapi('NextVisitBody');
export const technicianChoiceBody = z.object({ technicianId: id, version }).openapi('VisitTechnicianBody');

/** POST /orr: a service booking, of which only the payment's id is trusted. */
export const orrBody = z
  .object({
    paymentId: id,
    totalPrice: z.union([z.number(), z.string()]).optional(),
    serviceId: z.union([z.number(), z.string()]).optional(),
  })
  .loose()
  .openapi('ServiceBookingBody');

export const decodeServiceClaim = (body: z.infer<typeof orrBody>): ServiceClaim => ({
  ...(body.totalPrice !== undefined && { total: Math.round(Number(body.totalPrice) * 100) }),
  ...(body.serviceId !== undefined && { planId: Number(body.serviceId) }),
});
