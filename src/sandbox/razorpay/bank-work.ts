import type { Tx } from '#src/platform/database/database.ts';
import { markCaptured } from './mark-captured.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { enqueueEvent } from './webhook-events.ts';

/** A bank refuses to refund payments older than half a year. */
const REFUNDABLE_DAYS = 180;

/**
 * What the bank does later: refunds complete, and failed payments turn out to be paid. One row per transaction and SKIP LOCKED, so that
 * several instances share the work and a kill loses none of it.
 */
export async function doBankWork({ db, clock }: Pick<SandboxParts, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  while (await db.transaction().execute((trx) => endOneRefund(trx, now)));
  while (await db.transaction().execute((trx) => authoriseOneLate(trx, now)));
}

async function endOneRefund(trx: Tx, now: Date): Promise<boolean> {
  const due = await trx
    .selectFrom('sandboxRefund')
    .selectAll()
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  let payment = await trx
    .selectFrom('sandboxPayment')
    .selectAll()
    .where('id', '=', due.paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const tooOld = now.getTime() - payment.createdAt.getTime() > REFUNDABLE_DAYS * 86_400_000;
  const status = payment.refunds === 'failed' || tooOld ? 'failed' : 'processed';
  const refund = await trx
    .updateTable('sandboxRefund')
    .set({ status, dueAt: null })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (status === 'failed') {
    payment = await trx
      .updateTable('sandboxPayment')
      .set({ status: 'captured', refundedPaise: payment.refundedPaise - refund.amountPaise })
      .where('id', '=', payment.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  await enqueueEvent(trx, `refund.${status}`, { payment, refund }, now);
  return true;
}

async function authoriseOneLate(trx: Tx, now: Date): Promise<boolean> {
  const due = await trx
    .selectFrom('sandboxPayment')
    .select(['id', 'orderId'])
    .where('lateAt', '<=', now)
    .orderBy('lateAt')
    .limit(1)
    .executeTakeFirst();
  if (!due) return false;
  const order = await trx
    .selectFrom('sandboxOrder')
    .selectAll()
    .where('id', '=', due.orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const alive = await trx
    .selectFrom('sandboxPayment')
    .select('id')
    .where('orderId', '=', order.id)
    .where('status', '<>', 'failed')
    .executeTakeFirst();
  // The shopper has paid with another attempt in the meantime: the bank returns the late money without notifying anyone.
  const payment = await trx
    .updateTable('sandboxPayment')
    .set({ lateAt: null, ...(!alive && { status: 'authorized' as const, error: null }) })
    .where('id', '=', due.id)
    .where('lateAt', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  if (payment?.status !== 'authorized') return true;
  if (payment.sendsWebhooks) await enqueueEvent(trx, 'payment.authorized', { payment }, now);
  if (payment.lateCapture) await markCaptured(trx, { payment, order, now });
  return true;
}
