import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { releaseCampaign } from '#src/shop/sales/promotions/use-campaign.ts';
import type { Shop } from '#src/shop/shop.ts';
import { lockPayment, movePayment } from '../payment.store.ts';
import { purchasableOf } from '../purchasable.ts';

/**
 * Gives up an order that waits for its transfer, by its customer or the administrator: what it holds is free at once. Money that comes all the same is
 * for the owner to look at. Repeating changes nothing. Throws `forbidden`, `not-found`, `wrong-step` (paid by now).
 */
export async function cancelTransfer(shop: Shop, actor: Principal, reference: string): Promise<void> {
  await transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { method: 'bank-transfer', providerOrderId: reference });
    if (!payment) throw notFound('payment');
    const theirs = payment.uid === actor.uid;
    if (!theirs && !isAdministrator(actor)) throw forbidden();
    if (payment.state === 'abandoned' || payment.state === 'lapsed') return;
    if (payment.state !== 'open') throw new Fault('wrong-step', 'payment-ended');
    const at = shop.clock.now();
    await movePayment(write.trx, payment.id, ['open'], { state: 'abandoned' });
    await releaseCampaign(write, payment.id);
    await purchasableOf(shop, payment).release(write, payment.id, at);
    write.expire(live('payments'));
    if (!theirs)
      await recordAction(write, actor, { act: 'transfer.cancelled', subject: `payment:${payment.id}`, after: {} }, at);
  });
}
