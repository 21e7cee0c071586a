import { Fault, forbidden } from '#src/platform/fault.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { findOrder, firstNotified } from '#src/shop/sales/orders/list-orders.ts';
import { isTheirs, type Order } from '#src/shop/sales/orders/order.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import type { Payment } from '#src/shop/sales/payments/payment.ts';
import type { Shop } from '#src/shop/shop.ts';
import { unknownPayment } from './confirm-payment.ts';

/** What a caller of POST /order believes; a contradiction is reported, never acted on. `total` in paise. */
export type Claim = { total?: number; items?: { productId: string; quantity: number }[] };

/**
 * The order of a payment (POST /order). It never creates one from the caller's claim: it returns the one that the
 * captured payment created (rules.md §4). Throws `unknown-payment`, `forbidden`, `not-captured`, `snapshot-differs`.
 */
export async function showOrderOfPayment(
  shop: Shop,
  customer: Principal,
  providerPaymentId: string,
  claim: Claim,
): Promise<{ order: Order; first: boolean }> {
  const payment = await payerOwn(shop, customer, providerPaymentId);
  const order = await findOrder(shop, { paymentId: payment.id });
  if (!order) throw new Fault('not-captured', 'payment-without-order');
  if (!isTheirs(order, customer)) throw forbidden();
  const differs =
    (claim.total !== undefined && claim.total !== order.total) ||
    (claim.items !== undefined && !sameItems(claim.items, order.lines));
  if (differs) throw new Fault('snapshot-differs', 'paid-for-other', { detail: { orderId: order.id } });
  return { order, first: await firstNotified(shop, order.id) };
}

/** The customer's own payment by the provider's id. Throws `unknown-payment`, `forbidden`, `not-captured`. */
export async function payerOwn(shop: Shop, customer: Principal, providerPaymentId: string): Promise<Payment> {
  const payment = await findPayment(shop, { providerPaymentId });
  if (!payment) return askProvider(shop, customer, providerPaymentId);
  if (payment.uid !== customer.uid) throw forbidden();
  return payment;
}

/** A payment id that we do not know may still be of one of our orders, and unpaid: then it is known, but not captured. */
async function askProvider(shop: Shop, customer: Principal, providerPaymentId: string): Promise<never> {
  for (const gateway of Object.values(shop.gateways)) {
    const { method } = gateway;
    const answer = await gateway.findPayment(providerPaymentId);
    const payment = answer?.orderId ? await findPayment(shop, { method, providerOrderId: answer.orderId }) : undefined;
    if (!payment) continue;
    if (payment.uid !== customer.uid) throw forbidden();
    throw new Fault('not-captured', 'not-captured');
  }
  throw unknownPayment();
}

const sameItems = (
  claimed: { productId: string; quantity: number }[],
  bought: { productId: string; quantity: number }[],
): boolean => {
  const key = (items: { productId: string; quantity: number }[]) =>
    JSON.stringify(items.map(({ productId, quantity }) => [productId, quantity]).sort());
  return key(claimed) === key(bought);
};
