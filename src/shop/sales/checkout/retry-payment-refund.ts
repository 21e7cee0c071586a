import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { retryRefund } from '#src/shop/sales/orders/refund-part.ts';
import { findRefundIntent } from '#src/shop/sales/payments/find-refund-intent.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * Promises again what the provider could not send, whether an order was made of the payment or not. The same failed refund is
 * tried again once; that one has a button of its own if it fails too. Throws `forbidden`, `not-found`, `wrong-step`.
 */
export async function retryPaymentRefund(shop: Shop, actor: Principal, refundId: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const refund = await findRefundIntent(shop.db, refundId);
  if (!refund) throw notFound('refund');
  if (refund.orderId) return retryRefund(shop, actor, refund.orderId, refundId);
  if (refund.state !== 'failed') throw new Fault('wrong-step', 'refund-not-failed');
  await transact(shop, async (write) => {
    const { paymentId, amount, reason } = refund;
    // What the provider took may differ from the payment's own amount: then just that goes back.
    const again = await startRefund(shop, write, {
      paymentId,
      orderId: null,
      amount,
      captured: amount,
      reason,
      cause: `again:${refundId}`,
    });
    if (!again) throw new Fault('wrong-step', 'refund-retried');
    await recordAction(
      write,
      actor,
      { act: 'refund.retried', subject: `payment:${paymentId}`, after: { refund: again, amountPaise: amount } },
      shop.clock.now(),
    );
  });
}
