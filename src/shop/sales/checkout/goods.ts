import { pipelined } from '#src/platform/database/pipelined.ts';
import { withSavepoint } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { emptyCart } from '#src/shop/engagement/cart/show-cart.ts';
import { placeOrder } from '#src/shop/sales/orders/place-order.ts';
import { refundEnded } from '#src/shop/sales/orders/refund-ended.ts';
import type { Purchasable } from '#src/shop/sales/payments/purchasable.ts';
import { releasePaymentSlot } from '#src/shop/services/bookings/hold-slot.ts';
import { claimLink, unclaimLink } from './payment-link.store.ts';
import { consumeAgain, endReservations } from './reservation.store.ts';
import { release, reserve, takeItems } from './reserve.ts';

/** Goods: a payment holds stock and becomes an order. */
export const goods: Purchasable<'goods'> = {
  reserves: ({ items }) => items,

  async hold(_shop, write, { id, snapshot }, former, at, again = false) {
    for (const one of former) if (one.kind === 'service') await releasePaymentSlot(write, one.id);
    const ids = former.map((one) => one.id);
    await reserve(write, id, snapshot.items, ids, at, again);
  },

  release,

  async keep(shop, write, { id, snapshot }, at) {
    // One link makes one order: a second payment, or one after the link was cancelled, is refunded.
    if (snapshot.link && !(await claimLink(write.trx, snapshot.link, id))) return 'link-ended';
    const held = await endReservations(write.trx, id, 'consumed');
    if (held.length === snapshot.items.length) return undefined;
    // All of the cart or none of it: rolling back to the savepoint returns what was taken.
    const taken = await withSavepoint(
      write.trx,
      () => takeItems(write, id, snapshot.items, at),
      (error) => error instanceof Fault && error.code === 'out-of-stock',
    );
    if (taken) {
      await consumeAgain(write.trx, id);
      return undefined;
    }
    if (snapshot.link) await unclaimLink(write.trx, snapshot.link, id);
    shop.log.warn({ payment: id }, 'a late payment found its stock gone');
    return 'out-of-stock';
  },

  async place(shop, write, { id, uid, amount, test, snapshot, paid }, at) {
    const bought = snapshot.items.map((item) => item.productId);
    await pipelined(write.trx, (trx) => [
      placeOrder(shop, { ...write, trx }, { ...snapshot, uid, paymentId: id, paid, total: amount, test }, at),
      snapshot.fromCart ? emptyCart(trx, uid, bought) : Promise.resolve(),
    ]);
  },

  refundEnded,
};
