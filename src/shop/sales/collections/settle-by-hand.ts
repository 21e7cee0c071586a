import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { collectOrder } from '#src/shop/sales/orders/collect-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findOwed, insertByHand } from './collection.store.ts';

/**
 * The owner has an order's money without a row of a file: their own van brought it, or the customer paid otherwise. A row that comes for it later is
 * left to the owner. Throws `forbidden`, `not-found`, `wrong-step`.
 */
export async function settleByHand(
  shop: Shop,
  actor: Principal,
  { orderId, note }: { orderId: string; note: string },
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const owed = await findOwed(write.trx, { orderId });
    if (!owed) throw notFound('order');
    const at = shop.clock.now();
    const id = newId('col', at.getTime());
    if (!(await collectOrder(write, orderId, { collectionId: id, at }))) throw new Fault('wrong-step', 'cash-not-due');
    await insertByHand(write.trx, { ...owed, id, note, at });
    write.expire(live('payments'));
    const after = { collections: [id], amountPaise: owed.amount, note };
    await recordAction(write, actor, { act: 'collection.by-hand', subject: `order:${orderId}`, after }, at);
  });
}
