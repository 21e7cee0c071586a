import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { retryRefund } from '#src/shop/sales/orders/refund-part.ts';
import { findRefundIntent } from '#src/shop/sales/payments/find-refund-intent.ts';
import { startRefund } from '#src/shop/sales/payments/start-refund.ts';
import type { Shop } from '#src/shop/shop.ts';

/**
 * Promises a failed refund again, whether the payment became an order or not. Each failed refund is retried once;
 * if the retry fails too, it has a button of its own. Throws `forbidden`, `not-found`, `wrong-step`.
 */
export async function retryPaymentRefund(shop: Shop, actor: Principal, refundId: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const refund = await findRefundIntent(shop.db, refundId);
  if (!refund) throw notFound('refund');
  if (refund.orderId) return retryRefund(shop, actor, refund.orderId, refundId);
  if (refund.state !== 'failed') throw new Fault('wrong-step', 'refund-not-failed');
  await transact(shop, async (write) => {
    const { paymentId, amount, reason } = refund;
    // The provider may have taken a different amount from the payment's own: then exactly that is refunded.
    const again = await startRefund(shop, write, {
      paymentId,
      orderId: null,
      amount,
      ...(refund.installationId ? { installationId: refund.installationId } : { captured: amount }),
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
