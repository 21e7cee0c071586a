import type { Paise } from '#src/kernel/money.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { Fault, forbidden, invalid } from '#src/platform/fault.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { Installation } from '#src/shop/sales/installations/installation.ts';
import { showInstallation } from '#src/shop/sales/installations/show-installation.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import type { Order } from '#src/shop/sales/orders/order.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import type { Payment } from '#src/shop/sales/payments/payment.ts';
import { settlePayment } from '#src/shop/sales/payments/settle-payment.ts';
import type { Booking } from '#src/shop/services/bookings/booking.ts';
import { findBooking } from '#src/shop/services/bookings/list-bookings.ts';
import type { Shop } from '#src/shop/shop.ts';

/** What a settled payment has created. */
type Made =
  | { kind: 'goods'; order: Order; booking?: undefined; installation?: undefined }
  | { kind: 'service'; booking: Booking; order?: undefined; installation?: undefined }
  | { kind: 'installation'; installation: Installation; order?: undefined; booking?: undefined };

/** What a proven payment has created, and whether this call created it. */
export type Confirmed = Made & { created: boolean };

/**
 * The browser returns from the checkout window with its proof. The signed order id is read from our database, the state
 * of the money from the provider. Returns the order or booking, created now or before.
 * Throws `unknown-payment`, `forbidden`, `invalid` (signature), `not-captured`, `conflict` (the money is refunded).
 */
export async function confirmPayment(
  shop: Shop,
  customer: Principal,
  input: { orderId: string; paymentId: string; signature: string },
): Promise<Confirmed> {
  const payment = await findPayment(shop, { providerOrderId: input.orderId });
  if (!payment?.providerOrderId) throw unknownPayment();
  if (payment.uid !== customer.uid) throw forbidden();
  if (
    !shop.gateways[payment.method].isCheckoutSignature({
      orderId: payment.providerOrderId,
      paymentId: input.paymentId,
      signature: input.signature,
    })
  ) {
    throw invalid({ signature: 'signature-foreign' }, 'payment-unverified');
  }
  const known = payment.state === 'settled' ? await findMade(shop, payment) : undefined;
  if (known) return { ...known, created: false };
  return settleNow(shop, payment, input.paymentId);
}

/** Fetches the payment from the provider, captures it if it is only authorised, and settles it. */
async function settleNow(shop: Shop, payment: Payment, providerPaymentId: string): Promise<Confirmed> {
  checkpoint('payment.proving');
  const gateway = shop.gateways[payment.method];
  let answer = await gateway.showPayment(providerPaymentId);
  if (answer.orderId !== payment.providerOrderId) throw unknownPayment();
  if (answer.status === 'authorized' && answer.amount === payment.amount)
    answer = await gateway.capture(answer.id, answer.amount as Paise);
  checkpoint('payment.captured');
  const settled = await settlePayment(shop, gateway.method, answer);
  checkpoint('payment.settled');
  if (settled?.outcome !== 'sold')
    throw new Fault('conflict', 'money-on-its-way-back', {
      detail: { refund: true },
    });
  const made = await findMade(shop, payment);
  if (!made) throw new Error(`payment ${payment.id} is settled without what it paid for`);
  return { ...made, created: settled.created };
}

/** What a payment has created, if anything. */
async function findMade(shop: Pick<Shop, 'db'>, { id: paymentId, kind, snapshot }: Payment): Promise<Made | undefined> {
  if (kind === 'goods') {
    const order = await findOrder(shop, { paymentId });
    return order && { kind, order };
  }
  if (kind === 'installation') {
    const found = await showInstallation(shop, snapshot.installation.id);
    // A refunded payment paid for no milestone.
    return found.milestones.some((one) => one.paymentId === paymentId) ? { kind, installation: found } : undefined;
  }
  const booking = await findBooking(shop, { paymentId });
  return booking && { kind, booking };
}

export const unknownPayment = () => new Fault('unknown-payment', 'payment-unknown');
