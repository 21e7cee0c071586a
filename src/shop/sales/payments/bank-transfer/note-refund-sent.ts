import { isByHand } from '#src/kernel/payment-method.ts';
import { isUniqueViolation } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, forbidden, invalid, notFound } from '#src/platform/fault.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findRefund } from '../refund.store.ts';
import { noteRefund } from '../send-refund.ts';

/**
 * The owner has sent a refund from their bank, under this UTR, the bank's own number of the transfer. Throws `forbidden`, `not-found`, `wrong-step`,
 * and `invalid` for a number that another refund has.
 */
export async function noteRefundSent(shop: Shop, actor: Principal, refundId: string, utr: string): Promise<void> {
  if (!isAdministrator(actor)) throw forbidden();
  const refund = await findRefund(shop.db, refundId);
  if (!refund || !isByHand(refund.method)) throw notFound('refund');
  try {
    await transact(shop, async (write) => {
      if (!(await noteRefund(shop, write, refund, { id: utr, status: 'processed' })))
        throw new Fault('wrong-step', 'refund-noted');
      const after = { refund: refundId, amountPaise: refund.amountPaise, utr };
      await recordAction(
        write,
        actor,
        { act: 'refund.sent', subject: `payment:${refund.paymentId}`, after },
        shop.clock.now(),
      );
    });
  } catch (error) {
    if (isUniqueViolation(error, 'refund_provider_refund_id_key')) throw invalid({ utr: 'utr-used' });
    throw error;
  }
}
