import { attempt } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { emptyCart } from '#src/shop/engagement/cart/show-cart.ts';
import { placeOrder } from '#src/shop/sales/orders/place-order.ts';
import { releasePaymentSlot } from '#src/shop/services/bookings/hold-slot.ts';
import { consumeAgain, endReservations } from './reservation.store.ts';
import { release, reserve, takeItems } from './reserve.ts';
import type { Ware } from './ware.ts';

/** Goods: what is held is stock, what is made is an order. */
export const goods: Ware<'goods'> = {
  gone: 'out-of-stock',

  reserves: ({ items }) => items,

  async hold(_shop, write, { id, snapshot }, former, at, again = false) {
    for (const one of former) if (one.kind === 'service') await releasePaymentSlot(write, one.id);
    const ids = former.map((one) => one.id);
    await reserve(write, id, snapshot.items, ids, at, again);
  },

  release,

  async keep(shop, write, { id, snapshot }, at) {
    const held = await endReservations(write.trx, id, 'consumed');
    if (held.length === snapshot.items.length) return true;
    // A cart that is half there is not there: what was taken goes back with the savepoint.
    const taken = await attempt(
      write.trx,
      () => takeItems(write, id, snapshot.items, at),
      (error) => error instanceof Fault && error.code === 'out-of-stock',
    );
    if (taken) await consumeAgain(write.trx, id);
    else shop.log.warn({ payment: id }, 'a late payment found its stock gone');
    return taken;
  },

  async place(shop, write, { id, uid, amount, test, snapshot, ...provider }, at) {
    const { providerOrderId, providerPaymentId } = provider;
    const order = await placeOrder(
      shop,
      write,
      { ...snapshot, uid, paymentId: id, providerOrderId, providerPaymentId, total: amount, test },
      at,
    );
    if (snapshot.fromCart) {
      await emptyCart(
        write.trx,
        uid,
        snapshot.items.map((item) => item.productId),
      );
    }
    return { kind: 'goods', order };
  },
};
