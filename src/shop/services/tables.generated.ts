// Made by `npm run db:types` from the migrated database: change a migration or scripts/db-types, not this file.
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import type { Buyer, Charges } from '#src/shop/sales/payments/payment.ts';
import type { Checklist } from '#src/shop/services/visits/checklist.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { InLanguages } from '#src/kernel/locales.ts';
import type { Json, JsonWithDefault, PaiseColumn } from '#src/platform/database/column-types.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { PlanWords, ServiceCategory } from '#src/shop/services/plans/service.ts';
import type { Saving } from '#src/shop/sales/promotions/campaign.ts';

export interface ServicesTables {
  servicePlan: {
    id: number;
    name: string;
    label: string;
    pricePaise: PaiseColumn<Paise>;
    durationMinutes: number;
    visits: Generated<number>;
    icon: string;
    pair: string;
    words: Json<InLanguages<PlanWords>>;
    position: number;
    active: Generated<boolean>;
    retiredAt: Date | null;
    kind: Generated<'upkeep' | 'survey'>;
  };
  serviceCategory: {
    slug: string;
    icon: string;
    words: Json<InLanguages<Pick<ServiceCategory, 'name' | 'summary'>>>;
    hasPlans: Generated<boolean>;
    position: number;
    active: Generated<boolean>;
  };
  serviceEnquiry: {
    id: string;
    reference: string;
    category: string | null;
    planId: number | null;
    uid: string | null;
    name: string;
    phone: string;
    email: string;
    pincode: string;
    address: Json<Record<string, string> | null>;
    message: Generated<string>;
    note: Generated<string>;
    preferredDay: string | null;
    preferredTime: 'any' | 'morning' | 'afternoon';
    locale: string;
    state: Generated<'new' | 'called' | 'closed'>;
    senderHash: string | null;
    createdAt: Date;
    shopNote: Generated<string>;
  };
  serviceArea: {
    id: string;
    name: string;
    travelMinutes: Generated<number>;
    active: Generated<boolean>;
    position: Generated<number>;
  };
  serviceAreaPrefix: {
    prefix: string;
    areaId: string;
  };
  technician: {
    id: string;
    uid: string | null;
    name: string;
    phone: Generated<string>;
    active: Generated<boolean>;
    createdAt: Date;
  };
  technicianArea: {
    technicianId: string;
    areaId: string;
  };
  workingHours: {
    technicianId: string;
    weekday: number;
    opens: string;
    closes: string;
  };
  dayOff: {
    id: string;
    technicianId: string | null;
    day: string;
    name: Generated<string>;
  };
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
    planId: number;
    planName: string;
    durationMinutes: number;
    visits: number;
    validUntil: string;
    state: 'active' | 'completed' | 'cancel';
    paymentStatus: 'success' | 'refund pending' | 'refunded' | 'refund failed';
    name: string;
    email: string;
    address: Json<AddressDraft>;
    problems: Generated<string>;
    note: Generated<string>;
    totalPaise: PaiseColumn<Paise>;
    charges: Json<Partial<Charges>>;
    hsn: string | null;
    gstRateBp: number;
    saving: Json<Saving | null>;
    buyer: Json<Buyer | null>;
    locale: string;
    createdAt: Date;
    updatedAt: Date;
    cancelledAt: Date | null;
    completedAt: Date | null;
    toldAt: Date | null;
    confirmedAt: Date | null;
    test: Generated<boolean>;
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
  slot: {
    id: string;
    technicianId: string;
    busy: string;
    paymentId: string | null;
    visitId: string | null;
    state: 'held' | 'taken' | 'released';
    createdAt: Date;
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
  visitWork: {
    visitId: string;
    revision: Generated<number>;
    checklist: JsonWithDefault<Checklist>;
    totalKwh: number | null;
    todayKwh: number | null;
    inverterKw: number | null;
    meterNote: Generated<string>;
    findings: Generated<string>;
    advice: Generated<string>;
    signedBy: Generated<string>;
    signature: Generated<string>;
    signedAt: Date | null;
    advisedAt: Date | null;
    updatedAt: Date;
  };
  visitPhoto: {
    visitId: string;
    id: string;
    side: 'before' | 'after';
    state: 'waiting' | 'ready' | 'failed' | 'removed';
    stem: string;
    original: string;
    width: number;
    height: number;
    createdAt: Date;
  };
  adviceDeclined: {
    uid: string;
    at: Date;
  };
}
