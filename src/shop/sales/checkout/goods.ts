import { isDueOnDelivery, waitsForDays } from '#src/kernel/payment-method.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { emptyCart } from '#src/shop/engagement/cart/show-cart.ts';
import { placeOrder } from '#src/shop/sales/orders/place-order.ts';
import { refundEnded } from '#src/shop/sales/orders/refund-ended.ts';
import type { Purchasable } from '#src/shop/sales/payments/purchasable.ts';
import { keepItems } from './keep-items.ts';
import { claimLink, unclaimLink } from './payment-link.store.ts';
import { releaseFormer } from './release-former.ts';
import { release, reserve } from './reserve.ts';

/** Goods: a payment holds stock and becomes an order. */
export const goods: Purchasable<'goods'> = {
  reserves: ({ items }) => items,

  async hold(_shop, write, { id, snapshot }, former, at, again = false) {
    const ids = await releaseFormer(write, former);
    await reserve(write, id, snapshot.items, ids, at, again);
  },

  release,

  async keep(shop, write, { id, snapshot }, at) {
    // One link makes one order: a second payment, or one after the link was cancelled, is refunded.
    if (snapshot.link && !(await claimLink(write.trx, snapshot.link, id))) return 'link-ended';
    // All of the cart or none of it.
    if (await keepItems(write, id, snapshot.items, at)) return undefined;
    if (snapshot.link) await unclaimLink(write.trx, snapshot.link, id);
    shop.log.warn({ payment: id }, 'a late payment found its stock gone');
    return 'out-of-stock';
  },

  async place(shop, write, { id, uid, amount, test, snapshot, paid }, at) {
    const bought = snapshot.items.map((item) => item.productId);
    await pipelined(write.trx, (trx) => [
      placeOrder(
        shop,
        { ...write, trx },
        { ...snapshot, uid, paymentId: id, paid, due: isDueOnDelivery(paid.method), total: amount, test },
        at,
      ),
      // What waits for a transfer has left the cart when it was ordered; what is there now is something else.
      snapshot.fromCart && !waitsForDays(paid.method) ? emptyCart(trx, uid, bought) : Promise.resolve(),
    ]);
  },

  refundEnded,
};
