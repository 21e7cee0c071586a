import type { Paise } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { canMoveReturn, type ReturnAnswerState, type ReturnState } from '#src/kernel/return-lifecycle.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { Fault, forbidden, invalid, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { stockChanged } from '#src/shop/catalogue/products/shown.ts';
import { noteStock, returnStock } from '#src/shop/catalogue/products/stock.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import { takeBackUnits } from '#src/shop/sales/units/take-back-units.ts';
import type { LineSerials } from '#src/shop/sales/units/unit.ts';
import { creditBack } from './invoice-shipment.ts';
import { notifyCustomer } from './notify-customer.ts';
import { insertEvent, lockOrder, paymentOfOrder, setPaymentStatus } from './order.store.ts';
import type { Order } from './order.ts';
import { findReturnRow, moveReturn, noteRestocked, selectReturns } from './return.store.ts';
import { paidFor, type ReturnRequest } from './return.ts';
import { selectShipments } from './shipment.store.ts';
import { countByLine, fits, type LineCount } from './shipment.ts';

export type ReturnAnswer = {
  to: ReturnAnswerState;
  answer?: string;
  /** Units that can be sold again; none when absent. For `received`. */
  restock?: LineCount[];
  /** Which numbered units came back, where it is not all of them. For `received`. */
  serials?: LineSerials[];
  /** Less than the goods' value where they came back worn; the full value when absent. For `received`. */
  refund?: Paise;
};

/**
 * Approves or refuses a return, or receives the goods: then the refund is promised, the credit note issued and what is
 * fit for sale restocked, all in one transaction. Administrator only.
 * Throws `forbidden`, `not-found`, `wrong-step`, `invalid`.
 */
export async function answerReturn(
  platform: Platform,
  actor: Principal,
  id: string,
  input: ReturnAnswer,
): Promise<ReturnRequest> {
  if (!isAdministrator(actor)) throw forbidden();
  const found = await findReturnRow(platform.db, id);
  if (!found) throw notFound('return');
  const at = platform.clock.now();
  await transact(platform, async (write) => {
    const order = await lockOrder(write.trx, found.orderId);
    const request = await findReturnRow(write.trx, id);
    if (!order || !request) throw notFound('return');
    if (!canMoveReturn(request.state, input.to)) throw wrongStep(request.state, input.to);
    write.expire(live('orders'));
    const change = { state: input.to, answer: input.answer ?? request.answer, updatedAt: at };
    await insertEvent(write.trx, {
      orderId: order.id,
      at,
      actor: actor.uid,
      fromStatus: order.status,
      toStatus: order.status,
      note: `return ${input.to} ${request.reference}`,
    });
    const subject = `order:${order.id}`;
    const before = { return: request.reference, state: request.state, answer: request.answer };
    if (input.to !== 'received') {
      const after = { return: request.reference, state: input.to, answer: change.answer };
      await recordAction(write, actor, { act: `return.${input.to}`, subject, before, after }, at);
      await moveReturn(write.trx, id, request.state, change);
      return notifyCustomer(write, platform, {
        kind: `return-${input.to}`,
        order,
        reference: request.reference,
        answer: change.answer,
      });
    }
    const restock = input.restock ?? [];
    if (restock.length > 0 && !fits(restock, request.lines)) throw invalid({ restock: 'more-than-came-back' });
    const earlier = (await selectReturns(write.trx, order.id))
      .filter((one) => one.state === 'received')
      .flatMap((one) => one.lines);
    const value = paidFor(order.lines, request.lines, earlier);
    const refund = input.refund ?? value;
    if (refund > value) throw invalid({ refund: 'more-than-goods-cost' });
    await moveReturn(write.trx, id, request.state, { ...change, refundPaise: refund });
    await noteRestocked(write.trx, id, restock);
    const serials = await takeBackUnits(
      write,
      {
        orderId: order.id,
        lines: await backOf(write, order, request, earlier),
        serials: input.serials ?? [],
      },
      at,
    );
    const after = {
      return: request.reference,
      state: input.to,
      answer: change.answer,
      refundPaise: refund,
      restock,
      ...(serials.length > 0 && { serials }),
    };
    await recordAction(write, actor, { act: 'return.received', subject, before, after }, at);
    if (refund > 0) {
      await startRefund(platform, write, {
        paymentId: await paymentOfOrder(write.trx, order.id),
        orderId: order.id,
        amount: refund,
        reason: 'returned',
        cause: `return:${id}`,
      });
      await setPaymentStatus(write.trx, order.id, 'refund pending', at);
      await creditBack(
        write,
        order.id,
        { cause: id, lines: request.lines, amount: refund, reason: `Goods returned, ${request.reference}` },
        at,
      );
    }
    const changes = restock.map(({ position, quantity }) => ({
      productId: order.lines[position]?.productId as string,
      change: quantity,
    }));
    await noteStock(write.trx, changes, { reason: 'restocked', reference: id, at });
    for (const { productId, change: units } of changes.sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
      const stock = await returnStock(write.trx, productId, units);
      stockChanged(write, productId, stock - units, stock);
    }
    await notifyCustomer(write, platform, { kind: 'return-received', order, reference: request.reference, refund });
  });
  return (await findReturnRow(platform.db, id)) as ReturnRequest;
}

/** What came back of each line, and how many units of it the customer had until then. */
async function backOf({ trx }: Write, order: Order, request: ReturnRequest, earlier: LineCount[]) {
  const sent = countByLine((await selectShipments(trx, order.id)).flatMap(({ lines }) => lines));
  const back = countByLine(earlier);
  return request.lines.map(({ position, quantity }) => ({
    position,
    quantity,
    name: order.lines[position]?.name ?? '',
    productId: order.lines[position]?.productId ?? '',
    had: (sent.get(position) ?? 0) - (back.get(position) ?? 0),
  }));
}

const wrongStep = (from: ReturnState, to: ReturnState) =>
  new Fault('wrong-step', because('return-cannot-move', { from, to }));
