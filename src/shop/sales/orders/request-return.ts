import { canMoveReturn } from '#src/kernel/return-lifecycle.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, invalid, notFound } from '#src/platform/fault.ts';
import { idForKey, newId, newReference } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertEvent, lockOrder } from './order.store.ts';
import { isTheirs } from './order.ts';
import { findReturnRow, insertReturn, moveReturn, selectAsked, selectReturns } from './return.store.ts';
import { type ReturnReason, type ReturnRequest, returnable, returnsEnd } from './return.ts';
import { selectShipments } from './shipment.store.ts';
import { fits, type LineCount } from './shipment.ts';

export type ReturnInput = {
  lines: LineCount[];
  reason: ReturnReason;
  note: string /** The same key for the same order makes one request. */;
  key?: string;
};

/**
 * Requests a return, within the window that the terms promise after delivery; for an order that has only partly arrived,
 * at any time. Throws `not-found`, `forbidden`, `wrong-step`, `invalid`.
 */
export async function requestReturn(
  platform: Platform,
  customer: Principal,
  orderId: string,
  input: ReturnInput,
): Promise<ReturnRequest> {
  const at = platform.clock.now();
  const id = input.key ? idForKey('rtn', orderId, input.key) : newId('rtn', at.getTime());
  await transact(platform, async (write) => {
    const order = await lockOrder(write.trx, orderId);
    if (!order) throw notFound('order');
    if (!isTheirs(order, customer)) throw forbidden();
    const end = returnsEnd(order, platform.shopSettings.current.legal.days.returns);
    if (order.status !== 'shipped' && order.status !== 'delivered')
      throw new Fault('wrong-step', 'return-nothing-sent');
    if (end && at > end) throw new Fault('wrong-step', 'return-too-late');
    const requests = await selectReturns(write.trx, orderId);
    if (requests.some((one) => one.id === id)) return;
    const shipments = await selectShipments(write.trx, orderId);
    if (!shipments.some(({ state }) => state === 'delivered')) throw new Fault('wrong-step', 'return-nothing-arrived');
    const left = returnable(shipments, requests);
    if (!fits(input.lines, left)) throw invalid({ lines: 'more-than-returnable' });
    const reference = newReference('RT', at);
    const row = {
      id,
      reference,
      orderId,
      uid: customer.uid,
      state: 'requested' as const,
      reason: input.reason,
      note: input.note,
      refundPaise: null,
    };
    write.expire(live('orders'));
    await insertReturn(write.trx, { ...row, createdAt: at, updatedAt: at }, input.lines);
    await insertEvent(write.trx, {
      orderId,
      at,
      actor: customer.uid,
      fromStatus: order.status,
      toStatus: order.status,
      note: `return requested ${reference}`,
    });
    await notifyCustomer(write, platform, { kind: 'return-requested', order, reference });
  });
  return (await findReturnRow(platform.db, id)) as ReturnRequest;
}

/** Withdraws a return before the goods have reached the shop. Throws `not-found`, `forbidden`, `wrong-step`. */
export async function withdrawReturn(platform: Platform, customer: Principal, id: string): Promise<ReturnRequest> {
  const request = await findReturnRow(platform.db, id);
  if (!request) throw notFound('return');
  if (request.uid !== customer.uid) throw forbidden();
  if (request.state === 'withdrawn') return request;
  const at = platform.clock.now();
  await transact(platform, async ({ trx, expire }) => {
    expire(live('orders'));
    const allowed = canMoveReturn(request.state, 'withdrawn');
    if (!allowed || !(await moveReturn(trx, id, request.state, { state: 'withdrawn', updatedAt: at })))
      throw new Fault('wrong-step', 'return-stays');
  });
  return { ...request, state: 'withdrawn', changedAt: at };
}

/** Which of these orders have a return that waits for the shop's answer. */
export const findAskedReturns = ({ db }: Pick<Platform, 'db'>, orderIds: readonly string[]): Promise<Set<string>> =>
  selectAsked(db, orderIds);
