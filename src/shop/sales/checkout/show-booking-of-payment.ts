import { Fault } from '#src/platform/fault.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import { findBooking, firstNotifiedBooking } from '#src/shop/services/bookings/list-bookings.ts';
import type { Shop } from '#src/shop/shop.ts';
import { payerOwn } from './show-order-of-payment.ts';

/** What a caller of POST /orr believes; a contradiction is reported, never acted on. `total` in paise. */
export type ServiceClaim = { total?: number; planId?: number };

/**
 * The booking of a payment (POST /orr): the one that the captured payment created, never one made from the caller's claim
 * (rules.md §4). Throws `unknown-payment`, `forbidden`, `not-captured`, `snapshot-differs`.
 */
export async function showBookingOfPayment(
  shop: Shop,
  customer: Principal,
  providerPaymentId: string,
  claim: ServiceClaim,
): Promise<{ booking: Booking; first: boolean }> {
  const payment = await payerOwn(shop, customer, providerPaymentId);
  const booking = await findBooking(shop, { paymentId: payment.id });
  if (!booking) throw new Fault('not-captured', 'payment-without-booking');
  const differs =
    (claim.total !== undefined && claim.total !== booking.total) ||
    (claim.planId !== undefined && claim.planId !== booking.planId);
  if (differs) throw new Fault('snapshot-differs', 'paid-for-other', { detail: { bookingId: booking.id } });
  return { booking, first: await firstNotifiedBooking(shop, booking.id) };
}
