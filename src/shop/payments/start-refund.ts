import type { Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Paise } from '#src/platform/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import { insertRefund } from '#src/shop/payments/refund.store.ts';

export const REFUND_QUEUE = 'payments.refund';

/**
 * Promises money back, in the transaction of what causes it; a job then asks the provider, outside any transaction.
 * A payment goes back once: a second promise changes nothing.
 */
export async function startRefund(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  { trx }: Write,
  input: { paymentId: string; orderId: string | null; amount: Paise; reason: string },
): Promise<void> {
  const at = clock.now();
  const id = newId('rfd', at.getTime());
  const added = await insertRefund(trx, {
    id,
    paymentId: input.paymentId,
    orderId: input.orderId,
    amountPaise: input.amount,
    reason: input.reason,
    state: 'pending',
    providerRefundId: null,
    lastError: null,
    createdAt: at,
    updatedAt: at,
  });
  if (added) await jobs.send(trx, REFUND_QUEUE, { refundId: id });
}
