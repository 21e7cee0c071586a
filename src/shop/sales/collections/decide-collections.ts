import { type Paise, sum } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { collectOrder } from '#src/shop/sales/orders/collect-order.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { notifyCustomer } from '#src/shop/sales/orders/notify-customer.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Collection, decideRows, findOwed, insertByHand, lockRows, type OwedOrder } from './collection.store.ts';

/**
 * Settles an order by one or several rows, as the owner says: a row without a known parcel, or amounts that differ. What is missing needs the owner's
 * `reason`: it is then counted as collected by hand, such as the part that a carrier has kept. What is over is promised back to the customer. Throws
 * `forbidden`, `not-found`, `wrong-step`, `conflict` (too little, and no reason).
 */
export async function matchCollections(
  shop: Shop,
  actor: Principal,
  { order: number, collections: ids, reason }: { order: number; collections: string[]; reason?: string | undefined },
): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const rows = await takeUnclear(write, ids);
    const owed = await findOwed(write.trx, { number });
    if (!owed) throw notFound('order');
    const [first] = rows as [Collection];
    const at = shop.clock.now();
    if (!(await collectOrder(write, owed.orderId, { collectionId: first.id, at })))
      throw new Fault('wrong-step', 'cash-not-due');
    const received = sum(rows.map(({ amount }) => amount));
    const missing = (owed.amount - received) as Paise;
    if (missing > 0) {
      if (!reason) throw new Fault('conflict', because('cash-short', { amount: missing }));
      await insertByHand(write.trx, {
        ...owed,
        id: newId('col', at.getTime()),
        amount: missing,
        note: reason,
        at,
      });
    }
    await decideRows(write.trx, ids, { state: 'matched', paymentId: owed.paymentId, decidedAt: at });
    if (missing < 0) await promiseBack(shop, write, owed, { of: `${first.id}+`, amount: -missing as Paise });
    write.expire(live('payments'));
    const after = { collections: ids, amountPaise: received, ...(missing > 0 && { byHandPaise: missing, reason }) };
    await recordAction(write, actor, { act: 'collection.matched', subject: `order:${owed.orderId}`, after }, at);
  });
}

/** Promises a customer back what was collected for an order that is paid or has ended. Throws `forbidden`, `wrong-step`. */
export async function returnCollection(shop: Shop, actor: Principal, id: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const [row] = (await takeUnclear(write, [id])) as [Collection];
    const owed = row.paymentId ? await findOwed(write.trx, { paymentId: row.paymentId }) : undefined;
    if (!owed) throw new Fault('wrong-step', 'cash-unnamed');
    const at = shop.clock.now();
    await decideRows(write.trx, [id], { state: 'returned', paymentId: owed.paymentId, decidedAt: at });
    await promiseBack(shop, write, owed, { of: id, amount: row.amount });
    write.expire(live('payments'));
    const after = { collections: [id], amountPaise: row.amount };
    await recordAction(write, actor, { act: 'collection.returned', subject: `order:${owed.orderId}`, after }, at);
  });
}

/**
 * Sets a row aside that is no new money of a customer: not this shop's, or counted by hand before. Or takes it up again. Throws `forbidden`,
 * `not-found`, `wrong-step`.
 */
export async function setCollectionAside(shop: Shop, actor: Principal, id: string, aside: boolean): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  await transact(shop, async (write) => {
    const [row] = await lockRows(write.trx, [id]);
    if (!row) throw notFound('collection');
    if (row.state !== (aside ? 'unclear' : 'set-aside')) throw new Fault('wrong-step', 'cash-decided');
    const at = shop.clock.now();
    await decideRows(
      write.trx,
      [id],
      aside ? { state: 'set-aside', decidedAt: at } : { state: 'unclear', decidedAt: null },
    );
    write.expire(live('payments'));
    const act = aside ? 'collection.set-aside' : 'collection.taken-up';
    await recordAction(write, actor, { act, subject: `collection:${id}`, after: { amountPaise: row.amount } }, at);
  });
}

/** The rows, locked. Each counts once: of two who decide at the same time, the second is refused. */
async function takeUnclear({ trx }: Write, ids: string[]): Promise<Collection[]> {
  const rows = await lockRows(trx, ids);
  if (rows.length < new Set(ids).size) throw notFound('collection');
  if (rows.some(({ state }) => state !== 'unclear')) throw new Fault('wrong-step', 'cash-decided');
  return rows;
}

/** `of` stands for money beside the order's own, and keeps it from being promised twice. */
async function promiseBack(
  shop: Shop,
  write: Write,
  { orderId, paymentId }: OwedOrder,
  { of, amount }: { of: string; amount: Paise },
): Promise<void> {
  const money = { amount, captured: amount, providerPaymentId: of };
  await startRefund(shop, write, { paymentId, ...money, reason: 'collection', cause: `collection:${of}` });
  const order = await findOrder({ db: write.trx }, { id: orderId });
  if (order) await notifyCustomer(write, shop, { kind: 'refund-promised', order, refund: amount });
}
