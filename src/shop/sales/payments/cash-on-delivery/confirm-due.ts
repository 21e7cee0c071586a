import { transact } from '#src/platform/database/transact.ts';
import { Fault, notFound } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import { lockPayment } from '../payment.store.ts';
import { sellOnDelivery } from '../settle-payment.ts';

/**
 * Makes the order of a payment whose code was right, and the payment due, in one transaction. Of several calls one makes it, and the others find it.
 * Throws `wrong-step` when the goods are no longer held: nothing has been paid, so nothing goes back.
 */
export async function confirmDue(shop: Shop, paymentId: string): Promise<void> {
  await transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { id: paymentId });
    if (!payment) throw notFound('payment');
    if (payment.state === 'due' || payment.state === 'settled') return;
    if (payment.state !== 'open' || (await sellOnDelivery(shop, write, payment)))
      throw new Fault('wrong-step', 'cash-hold-ended');
  });
}
