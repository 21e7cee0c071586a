import type { VisitRole, VisitState } from '#src/kernel/visit-lifecycle.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { PlanKind } from '#src/shop/services/plans/service.ts';
import type { Checklist } from './checklist.ts';
import type { VisitPhoto } from './photo.ts';

/** A visit with the necessary fields of its booking. */
export type Visit = {
  id: string;
  bookingId: string;
  bookingNumber: number;
  /** The visit's number within the booking, from 1, and the total. */
  position: number;
  visits: number;
  state: VisitState;
  startsAt: Date;
  endsAt: Date;
  onTheWayAt: Date | null;
  startedAt: Date | null;
  completedAt: Date | null;
  /** Increases with each change. */
  version: number;
  updatedAt: Date;
  code: string;
  planId: number;
  planKind: PlanKind;
  planName: string;
  /** The customer's note for this visit, else for the booking. */
  problems: string;
  note: string;
  uid: string;
  /** Whether the booking was paid without money. */
  test: boolean;
  name: string;
  email: string;
  locale: string;
  address: VisitAddress;
  technicianId: string;
  technicianUid: string | null;
  technicianName: string;
  technicianPhone: string;
};

export type VisitAddress = {
  fullAddress: string;
  landmark: string;
  city: string;
  state: string;
  zipcode: string;
  phone: string;
};

/** What was recorded at a visit. Readings are null where there are none; `meterNote` says why. */
export type Work = {
  revision: number;
  checklist: Checklist;
  totalKwh: number | null;
  todayKwh: number | null;
  inverterKw: number | null;
  meterNote: string;
  findings: string;
  advice: string;
  signedBy: string;
  signature: string;
  signedAt: Date | null;
};

export const NO_WORK: Work = {
  revision: 0,
  checklist: {},
  totalKwh: null,
  todayKwh: null,
  inverterKw: null,
  meterNote: '',
  findings: '',
  advice: '',
  signedBy: '',
  signature: '',
  signedAt: null,
};

/** A visit in full. `role`: the caller's role in it. */
export type VisitFile = { visit: Visit; role: VisitRole; work: Work; photos: VisitPhoto[] };

/** Role and technician come from the database: a technician whose visit was reassigned no longer sees it. */
export function roleAt(visit: Visit, actor: Principal): VisitRole | undefined {
  if (actor.role === 'administrator') return 'administrator';
  if (actor.role === 'technician' && visit.technicianUid === actor.uid) return 'technician';
  return visit.uid === actor.uid ? 'customer' : undefined;
}
