import { refundEnded } from '#src/shop/sales/orders/refund-ended.ts';
import type { RefundEnded } from '#src/shop/sales/payments/send-refund.ts';
import { bookingRefundEnded } from '#src/shop/services/bookings/booking-refund.ts';

/** What a refund's end means to what it was paid for. */
export const saleRefundEnded: RefundEnded = (platform, write, { subject, ...refund }) =>
  'orderId' in subject
    ? refundEnded(platform, write, subject.orderId, refund)
    : bookingRefundEnded(platform, write, subject.bookingId, refund);
