import type { AddressDraft } from '#src/wire/domain.ts';
import type { openPaymentBody } from '#src/wire/sales/payment.ts';
import type { bookingStatusBody, movedBookingAnswer, nextVisitBody, slotBody } from '#src/wire/services/booking.ts';
import type { calendarAnswer } from '#src/wire/services/slots.ts';
import { type Answered, call, type Sent } from './call.ts';

type WireCalendar = Answered<typeof calendarAnswer>['data'];
type WireDay = WireCalendar['days'][number];
type WireWish = Sent<ReturnType<typeof openPaymentBody>>;

/** A time when a technician can come: its start and end as ISO instants. */
export type Slot = Pick<WireDay['slots'][number], 'start' | 'end'>;

/** Who is booking and where the panels are, as in the form. */
export type BookingDetails = Required<Omit<NonNullable<WireWish['booking']>, 'address'>> & { address: AddressDraft };

/** A day in India, `YYYY-MM-DD`, with the slots that are still free. */
export type SlotDay = Pick<WireDay, 'day'> & { slots: Slot[] };

/** `served`: technicians cover this PIN code. */
export type SlotCalendar = Pick<WireCalendar, 'served'> & { days?: SlotDay[] };

const slotQueryFor = async (address: string, signal: AbortSignal | undefined): Promise<WireCalendar> =>
  (await call<{ answer: typeof calendarAnswer }>('GET', address, undefined, { signal })).data;

/** A plan's free slots at a PIN code. Throws `invalid` for anything but six digits, `not-found` for an unknown plan. */
export const findSlots = (planId: number, pincode: string, signal?: AbortSignal): Promise<SlotCalendar> =>
  slotQueryFor(`/services/${planId}/slots?pincode=${encodeURIComponent(pincode)}`, signal);

/** The slots for the next visit of a booking, or for moving one of its visits. The administrator sees those within the lead time too. */
export function findVisitSlots(
  bookingId: string,
  visitId: string | undefined,
  signal?: AbortSignal,
): Promise<WireCalendar> {
  const query = visitId ? `?visit=${encodeURIComponent(visitId)}` : '';
  return slotQueryFor(`${path('service', bookingId, 'slots')}${query}`, signal);
}

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** Cancels a booking; answers its payment status. Throws `wrong-step` once a visit has started. */
export async function cancelBooking(bookingId: string): Promise<{ paymentStatus: string }> {
  const answer = await call<{ body: typeof bookingStatusBody; answer: typeof movedBookingAnswer }>(
    'PUT',
    path('service', bookingId),
    { orderStatus: 'cancel' },
  );
  return { paymentStatus: answer.data.service.paymentStatus };
}

/**
 * Moves a visit to another slot, free of charge until 24 hours before it, for `weather` until the technician sets out; `version` is the
 * visit's version as last seen. Throws `slot-taken`, `slot-not-offered`, `slot-unchanged`, `too-late`, `wrong-step`, `conflict`.
 */
export const moveVisit = (
  bookingId: string,
  visitId: string,
  input: { slot: Slot; version: number; reason?: 'weather' },
) => call<{ body: typeof slotBody }>('PUT', path('service', bookingId, 'visits', visitId, 'slot'), input);

/** Cancels a visit of a plan with several and returns it to the plan. Throws `too-late`, `wrong-step`. */
export const cancelVisit = (bookingId: string, visitId: string) =>
  call('DELETE', path('service', bookingId, 'visits', visitId));

/** Books another visit of a plan with several. Throws `slot-taken`, `wrong-step`. */
export const bookVisit = (bookingId: string, input: { slot: Slot; problems: string }, key: string) =>
  call<{ body: typeof nextVisitBody }>('POST', path('service', bookingId, 'visits'), input, { key });
