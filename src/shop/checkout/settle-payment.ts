import { checkpoint } from '#src/platform/checkpoint.ts';
import { attempt, transact, type Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Paise } from '#src/platform/money.ts';
import { keepCampaign, releaseCampaign } from '#src/shop/campaigns/use-campaign.ts';
import { emptyCart } from '#src/shop/cart/show-cart.ts';
import { lockPayment, movePayment } from '#src/shop/checkout/payment.store.ts';
import type { Payment } from '#src/shop/checkout/payment.ts';
import { consumeAgain, endReservations } from '#src/shop/checkout/reservation.store.ts';
import { release, takeItems } from '#src/shop/checkout/reserve.ts';
import { tellPayer } from '#src/shop/checkout/tell-payer.ts';
import type { Order } from '#src/shop/orders/order.ts';
import { placeOrder } from '#src/shop/orders/place-order.ts';
import type { ProviderPayment } from '#src/shop/payments/gateway.ts';
import { startRefund } from '#src/shop/payments/start-refund.ts';
import type { Shop } from '#src/shop/shop.ts';

/** How a captured payment ended. */
/** `order` where it was made just now. */
export type Settled = { outcome: 'order'; paymentId: string; created: boolean; order?: Order } | { outcome: 'refund'; paymentId: string };

/**
 * Makes the order of a captured payment, or sends the money back: the one place where either happens, whether the browser,
 * the webhook or the reconciler comes first, many times or at once (decisions.md §4). The row's lock lets one in; the others
 * find it done. `answer` must come from the provider itself: its own reply or a signed webhook.
 * Answers undefined for an order that is not ours.
 */
export async function settlePayment(shop: Shop, answer: ProviderPayment): Promise<Settled | undefined> {
  const { orderId } = answer;
  if (answer.status !== 'captured' || !orderId) throw new Fault('not-captured', 'This payment is not captured yet.');
  return transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { providerOrderId: orderId });
    if (!payment) return undefined;
    if (payment.state === 'settled' && payment.providerPaymentId === answer.id) return { outcome: 'order', paymentId: payment.id, created: false };
    if (payment.state === 'refunding') return { outcome: 'refund', paymentId: payment.id };
    if (payment.state === 'settled') {
      // The provider refuses a second payment of a paid order, so this is an alarm, not a way.
      shop.log.error({ payment: payment.id, providerPayment: answer.id }, 'a second payment was captured for a settled order');
      return { outcome: 'order', paymentId: payment.id, created: false };
    }
    const at = shop.clock.now();
    const captured = { providerPaymentId: answer.id, capturedAt: at };
    if (answer.amount !== payment.amount || answer.currency !== 'INR') {
      shop.log.error({ payment: payment.id, expected: payment.amount, captured: answer.amount, currency: answer.currency }, 'a captured amount differs');
      return sendBack(shop, write, payment, answer, 'amount', captured);
    }
    if (!(await secureStock(shop, write, payment, at))) return sendBack(shop, write, payment, answer, 'out-of-stock', captured);
    const { items, fromCart } = payment.snapshot;
    const order = await placeOrder(
      shop,
      write,
      { uid: payment.uid, paymentId: payment.id, providerOrderId: orderId, providerPaymentId: answer.id, total: payment.amount, ...payment.snapshot },
      at,
    );
    if (payment.snapshot.saving) await keepCampaign(write, payment.id);
    if (fromCart) {
      await emptyCart(
        write.trx,
        payment.uid,
        items.map((item) => item.productId),
      );
    }
    // Straight to its end: the row is locked, so nobody could see it stand at `captured` between.
    await movePayment(write.trx, payment.id, [payment.state], { ...captured, state: 'settled', settledAt: at });
    checkpoint('payment.settling');
    return { outcome: 'order', paymentId: payment.id, created: true, order };
  });
}

/** Turns the reservation into a sale; one that had lapsed takes its stock again if it is still there. */
async function secureStock(shop: Shop, write: Write, payment: Payment, at: Date): Promise<boolean> {
  const held = await endReservations(write.trx, payment.id, 'consumed');
  if (held.length === payment.snapshot.items.length) return true;
  // A cart that is half there is not there: what was taken goes back with the savepoint.
  const taken = await attempt(
    write.trx,
    () => takeItems(write, payment.id, payment.snapshot.items, at),
    (error) => error instanceof Fault && error.code === 'out-of-stock',
  );
  if (taken) await consumeAgain(write.trx, payment.id);
  else shop.log.warn({ payment: payment.id }, 'a late payment found its stock gone');
  return taken;
}

async function sendBack(
  shop: Shop,
  write: Write,
  payment: Payment,
  answer: ProviderPayment,
  reason: string,
  captured: { providerPaymentId: string; capturedAt: Date },
): Promise<Settled> {
  await releaseCampaign(write, payment.id);
  await release(write, payment.id, captured.capturedAt);
  await movePayment(write.trx, payment.id, [payment.state], { ...captured, state: 'refunding' });
  await startRefund(shop, write, {
    paymentId: payment.id,
    orderId: null,
    amount: answer.amount as Paise,
    captured: answer.amount as Paise,
    reason,
    cause: `whole:${payment.id}`,
  });
  await tellPayer(write, shop, payment, { kind: 'payment-sent-back' });
  return { outcome: 'refund', paymentId: payment.id };
}
