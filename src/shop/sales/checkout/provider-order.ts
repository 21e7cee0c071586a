import type { Paise } from '#src/kernel/money.ts';
import { waitsForDays } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { openTransfer } from '#src/shop/sales/payments/bank-transfer/open-transfer.ts';
import { abandonPayment, noteProviderOrder } from '#src/shop/sales/payments/begin-payment.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import type { Payment } from '#src/shop/sales/payments/payment.ts';
import type { Shop } from '#src/shop/shop.ts';

/** `key`: the public key with which the browser opens the provider's window. */
export type OpenedPayment = { providerOrderId: string; amount: Paise; receipt: string; key: string };

/**
 * Creates the provider's order of a payment whose stock or slot is held, and opens the payment under it. Throws `provider-unavailable`, and releases
 * what is held: without that order nobody can pay.
 */
export async function createProviderOrder(shop: Shop, payment: Payment): Promise<OpenedPayment> {
  checkpoint('payment.reserved');
  let order: { id: string };
  try {
    order = await shop.gateways[payment.method].createOrder({
      amount: payment.amount,
      receipt: payment.id,
      notes: { payment: payment.id },
    });
  } catch (error) {
    // Without the provider's order nobody can pay, so what it holds is released at once.
    const at = shop.clock.now();
    await transact(shop, (write) => abandonPayment(shop, write, payment, at));
    throw error;
  }
  checkpoint('payment.ordered');
  const open = waitsForDays(payment.method) ? openTransfer : noteProviderOrder;
  if (!(await open(shop, payment, order.id))) {
    const now = await findPayment(shop, { id: payment.id });
    if (now?.providerOrderId !== order.id) throw new Fault('in-progress', 'payment-opened-meanwhile');
  }
  return openedOf(shop, payment, order.id);
}

export const openedOf = (
  { gateways }: Shop,
  { amount, receipt, method }: Payment,
  providerOrderId: string,
): OpenedPayment => ({
  providerOrderId,
  amount,
  receipt,
  key: gateways[method].checkout.key,
});
