import { randomInt } from 'node:crypto';
import { addYear, dayInIndia } from '#src/kernel/india-time.ts';
import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import type { AddressDraft } from '#src/shop/customers/addresses/address.ts';
import { issueReceiptVoucher } from '#src/shop/sales/tax-documents/issue-receipt-voucher.ts';
import { advanceLeadOf } from '#src/shop/solar/leads/change-lead.ts';
import { findBookingRow, insertBooking, insertBookingEvent, insertVisit } from './booking.store.ts';
import type { Booking } from './booking.ts';
import { saleOfBooking } from './booking-documents.ts';
import { notifyOfBooking } from './notify-of-booking.ts';
import { keepSlot, lockHeldSlot } from './slot.store.ts';
import { isSurvey } from './survey-booking.store.ts';

export type PlacedBooking = {
  uid: string;
  paymentId: string;
  total: Paise;
  test: boolean;
  plan: { id: number; name: string; durationMinutes: number; visits: number; hsn: string | null; gstRateBp: number };
  /** The first visit's time, as paid for. */
  start: Date;
  end: Date;
  contact: { name: string; email: string };
  address: AddressDraft;
  problems: string;
  note: string;
  charges: { subtotal: Paise; discount: Paise };
  saving?: { code: string; discount: Paise; cashback: Paise } | undefined;
  buyer?: { gstin: string; name: string } | undefined;
  locale: string;
};

/** The code that the customer gives at the door: random, because it decides who is let in. */
export const newCode = (): string => String(randomInt(10_000)).padStart(4, '0');

/**
 * Writes the booking of a captured payment with its first visit, the receipt voucher of the advance and the confirmation mail,
 * inside the transaction that settles it. The payment must hold the slot. The unique `payment_id` makes a second booking impossible.
 */
export async function placeBooking(
  platform: Platform,
  write: Write,
  placed: PlacedBooking,
  at: Date,
): Promise<Booking> {
  const { trx } = write;
  const slot = await lockHeldSlot(trx, placed.paymentId);
  if (!slot) throw new Error(`payment ${placed.paymentId} holds no slot`);
  const id = newId('bkg', at.getTime());
  const { plan } = placed;
  await insertBooking(trx, {
    id,
    uid: placed.uid,
    test: placed.test,
    paymentId: placed.paymentId,
    planId: plan.id,
    planName: plan.name,
    durationMinutes: plan.durationMinutes,
    visits: plan.visits,
    validUntil: addYear(dayInIndia(at)),
    state: 'active',
    paymentStatus: 'success',
    name: placed.contact.name,
    email: placed.contact.email,
    address: JSON.stringify(placed.address),
    problems: placed.problems,
    note: placed.note,
    totalPaise: placed.total,
    charges: JSON.stringify(placed.charges),
    hsn: plan.hsn,
    gstRateBp: plan.gstRateBp,
    saving: placed.saving ? JSON.stringify(placed.saving) : null,
    buyer: placed.buyer ? JSON.stringify(placed.buyer) : null,
    locale: placed.locale,
    createdAt: at,
    updatedAt: at,
  });
  const visitId = newId('vis', at.getTime());
  await insertVisit(trx, {
    id: visitId,
    bookingId: id,
    position: 1,
    state: 'planned',
    technicianId: slot.technicianId,
    startsAt: placed.start,
    endsAt: placed.end,
    code: newCode(),
    createdAt: at,
    updatedAt: at,
  });
  await keepSlot(trx, slot.id, visitId);
  await insertBookingEvent(trx, { bookingId: id, visitId, at, actor: placed.uid, what: 'created' });
  const booking = await findBookingRow(trx, { id });
  if (!booking) throw new Error(`booking ${id} is not there`);
  if (await isSurvey(trx, id))
    await advanceLeadOf(write, placed.uid, {
      to: 'survey-booked',
      by: { uid: placed.uid, name: placed.contact.name },
      at,
    });
  await notifyOfBooking(write, platform, { kind: 'placed', booking });
  write.expire(live('bookings'), live('payments'));
  // Late, as it locks the series of vouchers until the transaction ends.
  await issueReceiptVoucher(write, { ...saleOfBooking(booking), cause: placed.paymentId, at });
  return booking;
}
