import type { AddressDraft } from '#src/wire/domain.ts';
import { call } from './call.ts';

/** A time that a technician can come: its beginning and end as ISO moments. */
export type Slot = { start: string; end: string };

/** Who books and where the panels are, as the form has it. */
export type BookingDetails = { name: string; email: string; address: AddressDraft; problems: string; note: string };

/** A day in India, `YYYY-MM-DD`, with the slots that are still free. */
export type SlotDay = { day: string; slots: Slot[] };

/** `served`: technicians go to this PIN code. */
export type SlotCalendar = { served: boolean; days?: SlotDay[] };

/** The slots of a plan that are free at a PIN code. Throws `invalid` for anything but six digits, `not-found` for an unknown plan. */
export async function findSlots(planId: number, pincode: string, signal?: AbortSignal): Promise<SlotCalendar> {
  const answer = await call<{ data: SlotCalendar }>(
    'GET',
    `/services/${planId}/slots?pincode=${encodeURIComponent(pincode)}`,
    undefined,
    { signal },
  );
  return answer.data;
}

/** The slots for the next visit of a booking, or for moving one of its visits. */
export async function findVisitSlots(
  bookingId: string,
  visitId: string | undefined,
  signal?: AbortSignal,
): Promise<SlotCalendar> {
  const query = visitId ? `?visit=${encodeURIComponent(visitId)}` : '';
  return (
    await call<{ data: SlotCalendar }>('GET', `${path('service', bookingId, 'slots')}${query}`, undefined, { signal })
  ).data;
}

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** Cancels a booking; answers how its payment stands now. Throws `wrong-step` once a visit has started. */
export async function cancelBooking(bookingId: string): Promise<{ paymentStatus: string }> {
  const answer = await call<{ success: true; data: { service: { paymentStatus: string } } }>(
    'PUT',
    path('service', bookingId),
    { orderStatus: 'cancel' },
  );
  return { paymentStatus: answer.data.service.paymentStatus };
}

/**
 * Moves a visit to another slot, free of charge until 24 hours before it, for `weather` until the technician sets out; `version`
 * is that of the visit as it was seen.
 * Throws `slot-taken`, `slot-not-offered`, `slot-unchanged`, `too-late`, `wrong-step`, `conflict`.
 */
export const moveVisit = (
  bookingId: string,
  visitId: string,
  input: { slot: Slot; version: number; reason?: 'weather' },
) => call('PUT', path('service', bookingId, 'visits', visitId, 'slot'), input);

/** Gives a visit of a plan that holds several back to it. Throws `too-late`, `wrong-step`. */
export const cancelVisit = (bookingId: string, visitId: string) =>
  call('DELETE', path('service', bookingId, 'visits', visitId));

/** Takes a further visit of a plan that holds several. Throws `slot-taken`, `wrong-step`. */
export const bookVisit = (bookingId: string, input: { slot: Slot; problems: string }, key: string) =>
  call('POST', path('service', bookingId, 'visits'), input, { key });
