import { checkpoint } from '#src/platform/checkpoint.ts';
import { Fault, forbidden, invalid } from '#src/platform/fault.ts';
import type { Paise } from '#src/platform/money.ts';
import { findPaymentRow } from '#src/shop/checkout/payment.store.ts';
import type { Payment } from '#src/shop/checkout/payment.ts';
import { settlePayment } from '#src/shop/checkout/settle-payment.ts';
import type { Customer } from '#src/shop/identity/customer.ts';
import { findOrder } from '#src/shop/orders/list-orders.ts';
import type { Order } from '#src/shop/orders/order.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * The browser's return from the checkout window (POST /razorpay/validate). The order id that is signed comes from our
 * database, the state of the money from the provider. Answers the order, created now or before.
 * Throws `unknown-payment`, `forbidden`, `invalid` (signature), `not-captured`, `conflict` (the money goes back).
 */
export async function confirmPayment(
  shop: Shop,
  customer: Customer,
  input: { orderId: string; paymentId: string; signature: string },
): Promise<{ order: Order; created: boolean }> {
  const payment = await findPaymentRow(shop.db, { providerOrderId: input.orderId });
  if (!payment?.providerOrderId) throw unknownPayment();
  if (payment.uid !== customer.uid) throw forbidden();
  if (!shop.gateway.isCheckoutSignature({ orderId: payment.providerOrderId, paymentId: input.paymentId, signature: input.signature })) {
    throw invalid({ signature: 'This signature is not the provider’s.' }, 'The payment could not be verified.');
  }
  const known = payment.state === 'settled' ? await findOrder(shop, { paymentId: payment.id }) : undefined;
  if (known) return { order: known, created: false };
  return settleNow(shop, payment, input.paymentId);
}

/** Asks the provider for the payment, captures what is only authorised, and settles it. */
export async function settleNow(shop: Shop, payment: Payment, providerPaymentId: string): Promise<{ order: Order; created: boolean }> {
  checkpoint('payment.proving');
  let answer = await shop.gateway.showPayment(providerPaymentId);
  if (answer.orderId !== payment.providerOrderId) throw unknownPayment();
  if (answer.status === 'authorized' && answer.amount === payment.amount) answer = await shop.gateway.capture(answer.id, answer.amount as Paise);
  checkpoint('payment.captured');
  const settled = await settlePayment(shop, answer);
  checkpoint('payment.settled');
  if (settled?.outcome !== 'order')
    throw new Fault('conflict', 'This could not be kept for you any more. Your money is on its way back.', { detail: { refund: true } });
  const order = settled.order ?? (await findOrder(shop, { paymentId: payment.id }));
  if (!order) throw new Error(`payment ${payment.id} is settled without an order`);
  return { order, created: settled.created };
}

export const unknownPayment = () => new Fault('unknown-payment', 'This payment is not known.');
