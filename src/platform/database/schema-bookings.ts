import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './json-column.ts';

/** Technicians and their time, bookings and their visits. */
export type BookingSchema = {
  serviceArea: {
    id: string;
    name: string;
    travelMinutes: Generated<number>;
    active: Generated<boolean>;
    position: Generated<number>;
  };
  serviceAreaPrefix: { prefix: string; areaId: string };
  technician: {
    id: string;
    uid: string | null;
    name: string;
    phone: Generated<string>;
    active: Generated<boolean>;
    createdAt: Date;
  };
  technicianArea: { technicianId: string; areaId: string };
  workingHours: { technicianId: string; weekday: number; opens: string; closes: string };
  dayOff: { id: string; technicianId: string | null; day: string; name: Generated<string> };
  bookingRules: {
    one: Generated<boolean>;
    leadMinutes: Generated<number>;
    horizonDays: Generated<number>;
    stepMinutes: Generated<number>;
    rescheduleMinutes: Generated<number>;
  };
  booking: {
    id: string;
    number: GeneratedAlways<number>;
    uid: string;
    paymentId: string;
    providerOrderId: string;
    providerPaymentId: string;
    planId: number;
    planName: string;
    durationMinutes: number;
    visits: number;
    validUntil: string;
    state: 'active' | 'completed' | 'cancel';
    paymentStatus: 'success' | 'refund pending' | 'refunded' | 'refund failed';
    name: string;
    email: string;
    address: Json<Record<string, string>>;
    problems: Generated<string>;
    note: Generated<string>;
    totalPaise: number;
    charges: Json<Record<string, number>>;
    hsn: string | null;
    gstRateBp: number;
    saving: Json<Record<string, unknown> | null>;
    buyer: Json<Record<string, string> | null>;
    locale: string;
    createdAt: Date;
    updatedAt: Date;
    cancelledAt: Date | null;
    completedAt: Date | null;
    toldAt: Date | null;
    confirmedAt: Date | null;
    test: boolean;
  };
  visit: {
    id: string;
    bookingId: string;
    position: number;
    state: 'planned' | 'assigned' | 'on-the-way' | 'started' | 'completed' | 'cancelled';
    technicianId: string;
    startsAt: Date;
    endsAt: Date;
    code: string;
    problems: Generated<string>;
    remindedDayAt: Date | null;
    remindedHoursAt: Date | null;
    onTheWayAt: Date | null;
    startedAt: Date | null;
    completedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
    version: Generated<number>;
  };
  slot: {
    id: string;
    technicianId: string;
    busy: string;
    paymentId: string | null;
    visitId: string | null;
    state: 'held' | 'taken' | 'released';
    createdAt: Date;
  };
  bookingEvent: {
    id: GeneratedAlways<number>;
    bookingId: string;
    visitId: string | null;
    at: Date;
    actor: string;
    what: string;
    detail: Json<Record<string, unknown> | null>;
  };
};
