import { sql } from 'kysely';
import { among, byUid, FORMER, FORMER_TECHNICIAN, GONE, holding, type Strike } from './holding.store.ts';
import { withoutPerson } from './without-person.ts';

const ofVisit = among('visit_id', ({ visits }) => visits);

/** Keeps the readings and removes the remarks. */
const withoutRemarks: Strike = (was) =>
  Object.fromEntries(
    Object.entries(was as Record<string, { result: string }>).map(([point, { result }]) => [
      point,
      { result, remark: '' },
    ]),
  );

/** Removes a technician's name from the history of other people's bookings. */
const withoutTechnician: Strike = (was, { technicians }) => {
  const names = new Set<unknown>(technicians.map(({ name }) => name));
  if (was === null || names.size === 0) return was;
  return Object.fromEntries(
    Object.entries(was as Record<string, unknown>).map(([key, value]) => [
      key,
      names.has(value) ? FORMER_TECHNICIAN : value,
    ]),
  );
};

/** Bookings, visits and the work done. */
export const SERVICES = {
  booking: holding('booking', {
    as: 'bookings',
    whose: byUid,
    told: [
      ...([
        'id',
        'number',
        'planId',
        'planName',
        'visits',
        'validUntil',
        'state',
        'paymentStatus',
        'name',
        'email',
        'address',
        'problems',
        'note',
      ] as const),
      ...([
        'totalPaise',
        'charges',
        'saving',
        'buyer',
        'locale',
        'createdAt',
        'updatedAt',
        'cancelledAt',
        'completedAt',
        'confirmedAt',
      ] as const),
      'test',
    ],
    untold: {
      uid: 'elsewhere',
      paymentId: 'elsewhere',
      durationMinutes: 'inward',
      hsn: 'inward',
      gstRateBp: 'inward',
      toldAt: 'inward',
    },
    by: 'number',
    ending: { struck: { name: FORMER, email: GONE, address: withoutPerson, problems: '', note: '', buyer: null } },
  }),
  visit: holding('visit', {
    as: 'visits',
    whose: among('id', ({ visits }) => visits),
    told: [
      ...([
        'id',
        'bookingId',
        'position',
        'state',
        'startsAt',
        'endsAt',
        'code',
        'problems',
        'onTheWayAt',
        'startedAt',
        'completedAt',
      ] as const),
      ...(['remindedDayAt', 'remindedHoursAt', 'createdAt', 'updatedAt'] as const),
    ],
    untold: { technicianId: 'inward', version: 'inward' },
    by: 'startsAt',
    ending: { struck: { problems: '' } },
  }),
  slot: holding('slot', {
    as: 'slots',
    whose: ({ visits, payments }) => sql`(visit_id = any(${visits}) or payment_id = any(${payments}))`,
    told: ['visitId', 'busy', 'state', 'createdAt'],
    untold: { id: 'inward', technicianId: 'inward', paymentId: 'elsewhere' },
    by: 'createdAt',
    ending: { kept: 'a technician’s time, without whom it was for' },
  }),
  visitWork: holding('visitWork', {
    as: 'visitReports',
    whose: ofVisit,
    told: [
      ...([
        'visitId',
        'checklist',
        'totalKwh',
        'todayKwh',
        'inverterKw',
        'meterNote',
        'findings',
        'advice',
        'signedBy',
        'signature',
      ] as const),
      ...(['signedAt', 'advisedAt', 'updatedAt'] as const),
    ],
    untold: { revision: 'inward' },
    key: 'visitId',
    ending: {
      struck: { checklist: withoutRemarks, meterNote: '', findings: '', advice: '', signedBy: '', signature: '' },
    },
  }),
  // The row stays, so that a late copy does not bring the picture back; the files go (remove-pictures.ts).
  visitPhoto: holding('visitPhoto', {
    as: 'visitPhotos',
    whose: ofVisit,
    told: ['visitId', 'id', 'side', 'state', 'width', 'height', 'createdAt'],
    untold: { stem: 'inward', original: 'inward' },
    by: 'createdAt',
    ending: { struck: { state: 'removed' } },
  }),
  bookingEvent: holding('bookingEvent', {
    as: 'bookingHistory',
    whose: among('booking_id', ({ bookings }) => bookings),
    erases: ({ technicians }) => {
      const names = technicians.map(({ name }) => name);
      return sql`(detail ->> 'from' = any(${names}) or detail ->> 'to' = any(${names}))`;
    },
    told: ['bookingId', 'visitId', 'at', 'what', 'detail'],
    untold: { id: 'inward', actor: 'inward' },
    by: 'id',
    ending: { struck: { detail: withoutTechnician } },
  }),
};
