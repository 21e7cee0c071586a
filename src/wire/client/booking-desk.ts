import type { bookingStatusBody, slotBody, technicianChoiceBody } from '#src/wire/services/booking.ts';
import { call, type Sent } from './call.ts';

export { findVisitSlots } from './bookings.ts';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;

/** Moves a booking on as the administrator. Throws `wrong-step`. */
export const moveBooking = (bookingId: string, orderStatus: Sent<typeof bookingStatusBody>['orderStatus']) =>
  call<{ body: typeof bookingStatusBody }>('PUT', path('service', bookingId), { orderStatus });

/** Moves a visit on the shop's behalf, until it starts; the customer is given `weather` as the reason. Throws `slot-taken`, `conflict`. */
export const moveVisitForShop = (
  bookingId: string,
  visitId: string,
  input: Pick<Sent<typeof slotBody>['slot'], 'start'> & Pick<Sent<typeof slotBody>, 'version' | 'reason'>,
) =>
  call<{ body: typeof slotBody }>('PUT', path('service', bookingId, 'visits', visitId, 'slot'), {
    slot: { start: input.start },
    version: input.version,
    reason: input.reason,
  });

/** Reassigns a visit to another technician at the same time. Throws `slot-taken`, `conflict`, `invalid`. */
export const reassignVisit = (bookingId: string, visitId: string, input: Sent<typeof technicianChoiceBody>) =>
  call<{ body: typeof technicianChoiceBody }>(
    'PUT',
    path('service', bookingId, 'visits', visitId, 'technician'),
    input,
  );
