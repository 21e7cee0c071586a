import { call } from './call.ts';

const path = (...parts: string[]) => `/${parts.map(encodeURIComponent).join('/')}`;
type Slots = {
  served: boolean;
  until: string | null;
  days: { day: string; slots: { start: string; end: string; capacity: number }[] }[];
};

/** The times for the next visit of a booking, or to move `visitId`. For its customer; the administrator sees those within the lead time too. */
export async function findVisitSlots(bookingId: string, visitId?: string, signal?: AbortSignal): Promise<Slots> {
  const query = visitId ? `?visit=${encodeURIComponent(visitId)}` : '';
  return (await call<{ data: Slots }>('GET', `${path('service', bookingId, 'slots')}${query}`, undefined, { signal }))
    .data;
}

/** Moves a booking on as the administrator. Throws `wrong-step`. */
export const moveBooking = (bookingId: string, orderStatus: 'confirmed' | 'assigned' | 'cancel') =>
  call('PUT', path('service', bookingId), { orderStatus });

/** Moves a visit for the shop, until it starts; `weather` is told to the customer as the reason. Throws `slot-taken`, `conflict`. */
export const moveVisitForShop = (
  bookingId: string,
  visitId: string,
  input: { start: string; version: number; reason: 'weather' | 'shop' },
) =>
  call('PUT', path('service', bookingId, 'visits', visitId, 'slot'), {
    slot: { start: input.start },
    version: input.version,
    reason: input.reason,
  });

/** Gives a visit to another technician at the same time. Throws `slot-taken`, `conflict`, `invalid`. */
export const reassignVisit = (bookingId: string, visitId: string, input: { technicianId: string; version: number }) =>
  call('PUT', path('service', bookingId, 'visits', visitId, 'technician'), input);
