import { isDueOnDelivery } from '#src/kernel/payment-method.ts';
import { isPaid, type PaymentStatus } from '#src/kernel/payment-status.ts';
import { leftToRefund, promisedBack, type RefundPart } from '#src/kernel/refunds.ts';
import type { TaxDocument } from '#src/shop/sales/tax-documents/list-documents.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import type { Order } from '#src/wire/domain.ts';
import type { PaperView, PurchaseView } from './purchase-view.ts';

type Bought<S> = Pick<Order & Booking, 'id' | 'number' | 'name' | 'email' | 'address' | 'total' | 'test' | 'paid'> & {
  paymentStatus: S;
};

/** `on`: its formatted date. `refunds`: the refunds requested so far. */
export function toPurchaseView<S extends PaymentStatus>(
  { id, number, name, email, address, total, test, paid, paymentStatus }: Bought<S>,
  { on, cancellable, refunds = [] }: { on: string; cancellable: boolean; refunds?: readonly RefundPart[] | undefined },
): PurchaseView<S> {
  const failed = refunds.reduce((sum, one) => sum + (one.state === 'failed' ? one.amount : 0), 0);
  return {
    id,
    number,
    name,
    email,
    address,
    total,
    test,
    paymentStatus,
    cash: isDueOnDelivery(paid.method),
    on,
    cancellable,
    orderId: paid.orderId,
    paymentId: paid.paymentId,
    refundable: isPaid(paymentStatus) ? leftToRefund(total, refunds) : 0,
    refund: (paymentStatus === 'refund failed' ? failed : promisedBack(refunds)) || total,
  };
}

export const toPapers = (documents: readonly TaxDocument[], on: (at: Date) => string): PaperView[] =>
  documents.map(({ id, kind, number, issuedAt }) => ({ id, kind, number, on: on(issuedAt) }));
