import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { creditBack } from '#src/shop/sales/orders/invoice-shipment.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { notifyCustomer } from '#src/shop/sales/orders/notify-customer.ts';
import { setPaymentPending } from '#src/shop/sales/orders/refund-ended.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { refundBooking } from '#src/shop/services/bookings/booking-refund.ts';
import { lockedBooking } from '#src/shop/services/bookings/list-bookings.ts';
import { notifyOfBooking } from '#src/shop/services/bookings/notify-of-booking.ts';
import type { Shop } from '#src/shop/shop.ts';
import { bookingCashbacksDue, cashbacksDue, noteCashback } from './cashback.store.ts';

/**
 * Sends promised cashbacks: a partial refund to the payment method once the window for returns has closed, or a plan's first
 * visit is done (rules.md §4). Anything refunded, in part or whole, earns none. Answers how many were promised now.
 */
export const payCashbacks = async (shop: Shop): Promise<number> =>
  (await payForOrders(shop)) + (await payForBookings(shop));

async function payForOrders(shop: Shop): Promise<number> {
  const at = shop.clock.now();
  const before = new Date(at.getTime() - shop.shopSettings.current.legal.days.returns * DAY_MS);
  let paid = 0;
  for (const due of await cashbacksDue(shop.db, before, 200)) {
    await transact(shop, async (write) => {
      const order = await findOrder({ db: write.trx }, { paymentId: due.paymentId });
      if (!order) return;
      const refundId = await startRefund(shop, write, {
        paymentId: due.paymentId,
        orderId: order.id,
        amount: due.cashback,
        reason: 'cashback',
        cause: `cashback:${due.paymentId}`,
      });
      if (!refundId) return;
      await noteCashback(write.trx, due.paymentId, refundId);
      await setPaymentPending(write, order.id, at);
      // Agreed before the sale and tied to its invoice, so it lowers the taxable value (CGST Act s. 15 (3) (b)).
      await creditBack(write, order.id, { cause: refundId, amount: due.cashback, reason: 'Cashback' }, at);
      await notifyCustomer(write, shop, { kind: 'cashback', order, refund: due.cashback });
      paid += 1;
    });
  }
  return paid;
}

async function payForBookings(shop: Shop): Promise<number> {
  const at = shop.clock.now();
  let paid = 0;
  for (const due of await bookingCashbacksDue(shop.db, 200)) {
    await transact(shop, async (write) => {
      const booking = await lockedBooking(write, due.bookingId);
      if (!booking) return;
      const cashback = {
        amount: due.cashback,
        reason: 'cashback',
        cause: `cashback:${due.paymentId}`,
        words: 'Cashback',
      };
      const { refund, refundId } = await refundBooking(shop, write, booking, cashback, at);
      if (!refundId) return;
      await noteCashback(write.trx, due.paymentId, refundId);
      await notifyOfBooking(write, shop, { kind: 'cashback', booking, refund });
      paid += 1;
    });
  }
  return paid;
}
