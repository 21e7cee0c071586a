import { bookingRefundEnded } from '#src/shop/bookings/booking-refund.ts';
import { refundEnded } from '#src/shop/orders/refund-ended.ts';
import type { RefundEnded } from '#src/shop/payments/send-refund.ts';

/** What a refund's end means to what it was paid for. */
export const saleRefundEnded: RefundEnded = (platform, write, { subject, ...refund }) =>
  'orderId' in subject ? refundEnded(platform, write, subject.orderId, refund) : bookingRefundEnded(platform, write, subject.bookingId, refund);
