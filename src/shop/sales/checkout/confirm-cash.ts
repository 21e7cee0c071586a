import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { formatPaise } from '#src/kernel/money.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import type { Place } from '#src/shop/customers/identity/known-place.ts';
import { checkPhoneCode, sendPhoneCode } from '#src/shop/customers/identity/phone-code.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import { confirmDue } from '#src/shop/sales/payments/cash-on-delivery/confirm-due.ts';
import { canSendCodes, ORDER_CODE } from '#src/shop/sales/payments/cash-on-delivery/need-cash-offered.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import type { Payment } from '#src/shop/sales/payments/payment.ts';
import type { Shop } from '#src/shop/shop.ts';

/** Codes for orders that one account may ask for in a day. */
const CODES_A_DAY = 15;

/**
 * Sends the code that confirms an order with cash on delivery to the number of its address; answers the id to submit with it. The goods stay held
 * as for any payment. Throws `not-found`, `forbidden`, `wrong-step`, `too-many`, `unavailable`.
 */
export async function sendCashCode(
  shop: Shop,
  customer: Principal,
  { reference, locale, place }: { reference: string; locale: Locale; place: Place },
): Promise<string> {
  const payment = await ownPayment(shop, customer, reference);
  if (payment.state !== 'open') throw ended();
  if (!canSendCodes(shop)) throw new Fault('unavailable', 'sms-unavailable');
  const day = { what: 'order code', who: customer.uid, most: CODES_A_DAY, within: DAY_MS };
  await transact(shop, ({ trx }) => enforceLimits(trx, shop, [day], 'codes-sent'));
  const total = formatPaise(payment.amount);
  const shopName = shop.shopSettings.current.name;
  return sendPhoneCode(shop, {
    ...{ phone: payment.snapshot.contact.phone, uid: customer.uid, locale, place },
    confirms: {
      purpose: payment.id,
      kind: ORDER_CODE,
      text: (code, words) => words('orders.cashCode.sms', { code, total, shop: shopName }),
    },
  });
}

/**
 * Makes the order with the code of its SMS. Repeating answers the same order. Throws `not-found`, `forbidden`, `wrong-step` when the goods are no
 * longer held, `code-wrong`, `code-ended`.
 */
export async function confirmCash(
  shop: Shop,
  customer: Principal,
  { reference, challenge, code }: { reference: string; challenge: string; code: string },
): Promise<Order> {
  const payment = await ownPayment(shop, customer, reference);
  const made = await findOrder(shop, { paymentId: payment.id });
  if (made) return made;
  if (payment.state !== 'open') throw ended();
  await checkPhoneCode(shop, { id: challenge, code, uid: customer.uid, purpose: payment.id });
  checkpoint('payment.proving');
  await confirmDue(shop, payment.id);
  const order = await findOrder(shop, { paymentId: payment.id });
  if (!order) throw new Error(`payment ${payment.id} is due without its order`);
  return order;
}

async function ownPayment(shop: Shop, customer: Principal, reference: string): Promise<Payment> {
  const payment = await findPayment(shop, { method: 'cash-on-delivery', providerOrderId: reference });
  if (!payment) throw notFound('payment');
  if (payment.uid !== customer.uid) throw forbidden();
  return payment;
}

const ended = () => new Fault('wrong-step', 'cash-hold-ended');
