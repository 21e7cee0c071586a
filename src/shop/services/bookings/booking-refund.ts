import { type Paise, paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { paymentStatusOf } from '#src/shop/sales/orders/refund-ended.ts';
import { listBookingRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import type { EndedRefund } from '#src/shop/sales/payments/purchasable.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { lockBooking, setBookingPaymentStatus } from './booking.store.ts';
import type { Booking } from './booking.ts';
import { creditBooking } from './booking-documents.ts';
import { notifyOfBooking } from './notify-of-booking.ts';

/**
 * Promises a refund of a booking, with its document, in the transaction of its cause. One refund per cause. The caller has
 * locked the booking's row. Answers the amount refunded: all that is left of the payment where `amount` is absent.
 */
export async function refundBooking(
  platform: Platform,
  write: Write,
  booking: Booking,
  { amount, reason, cause, words }: { amount?: Paise; reason: string; cause: string; words: string },
  at: Date,
): Promise<{ refund: Paise; refundId: string | undefined }> {
  const before = await listBookingRefunds(write.trx, booking.id);
  const left = booking.total - before.reduce((all, one) => all + (one.state === 'failed' ? 0 : one.amount), 0);
  const refund = paise(Math.min(amount ?? left, left));
  if (refund === 0) return { refund, refundId: undefined };
  const refundId = await startRefund(platform, write, {
    paymentId: booking.paymentId,
    bookingId: booking.id,
    amount: refund,
    reason,
    cause,
  });
  if (!refundId) return { refund, refundId };
  await setBookingPaymentStatus(write.trx, booking.id, 'refund pending', at);
  await creditBooking(write, booking.id, { cause: refundId, amount: refund, reason: words }, at);
  return { refund, refundId };
}

/** Records on the booking how its refund ended, and notifies its customer, in the refund's own transaction. */
export async function bookingRefundEnded(
  platform: Platform,
  write: Write,
  bookingId: string,
  { amount, outcome, at }: EndedRefund,
): Promise<void> {
  const booking = await lockBooking(write.trx, bookingId);
  if (!booking) return;
  write.expire(live('bookings'));
  await setBookingPaymentStatus(
    write.trx,
    bookingId,
    paymentStatusOf(booking.total, await listBookingRefunds(write.trx, bookingId)),
    at,
  );
  await notifyOfBooking(write, platform, {
    kind: outcome === 'processed' ? 'refund-processed' : 'refund-failed',
    booking,
    refund: amount,
  });
}
