import { isByHand } from '#src/kernel/payment-method.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findPaymentRow } from './payment.store.ts';
import { reconcilePayment } from './reconcile-payments.ts';

/**
 * Asks the provider about one payment now, and settles it as an order or a refund: what the reconciler does every minute,
 * at the administrator's request. Answers the payment's new state.
 * Throws `forbidden`, `not-found`, `wrong-step` for one that the provider does not know or that has ended.
 */
export async function settleAgain(shop: Shop, actor: Principal, id: string): Promise<string> {
  if (!isAdministrator(actor)) throw forbidden();
  const payment = await findPaymentRow(shop.db, { id });
  if (!payment) throw notFound('payment');
  if (isByHand(payment.method) || !payment.providerOrderId || !['open', 'lapsed', 'captured'].includes(payment.state))
    throw new Fault('wrong-step', 'payment-ended');
  await transact(shop, (write) =>
    recordAction(
      write,
      actor,
      { act: 'payment.asked', subject: `payment:${id}`, before: { state: payment.state } },
      shop.clock.now(),
    ),
  );
  await reconcilePayment(shop, payment);
  return (await findPaymentRow(shop.db, { id }))?.state ?? payment.state;
}
