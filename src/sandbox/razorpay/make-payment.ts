import { isUniqueViolation, type Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { ORDER_COLUMNS, type OrderRow, PAYMENT_COLUMNS, type PaymentRow } from './entities.ts';
import { markCaptured } from './mark-captured.ts';
import { FAILURES, type FailureReason } from './outcomes.ts';
import { newProviderId } from './provider-ids.ts';
import { ProviderRefusal, unknownId } from './provider-refusal.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { enqueueEvent } from './webhook-events.ts';

/** One attempt to pay. It has no amount: that is always the order's. */
export type Attempt = {
  orderId: string;
  method: 'card' | 'upi' | 'netbanking';
  /** Absent: it succeeds. */
  fails?: FailureReason;
  /** False leaves a successful payment authorized, to be captured later. */
  capture: boolean;
  card: { network: string; last4: string; name: string } | null;
  vpa: string | null;
  /** The bank's code, for netbanking. */
  bank: string | null;
  email: string | null;
  contact: string | null;
  /** The seconds after which the bank confirms a failed payment after all (late authorisation). */
  lateAfter?: number;
  /** How refunds of this payment will end. */
  refunds: 'processed' | 'failed' | 'pending';
  sendsWebhooks: boolean;
};

export type Attempted = { payment: PaymentRow; eventIds: string[] };

const alreadyPaid = (orderId: string) =>
  new ProviderRefusal('Payment already done for this order.', {
    reason: 'order_already_paid',
    metadata: { order_id: orderId },
  });

/** Records one attempt, its effect on the order and its webhooks, all or nothing. */
export async function makePayment({ db, clock }: SandboxParts, attempt: Attempt): Promise<Attempted> {
  try {
    return await db.transaction().execute((trx) => book(trx, attempt, clock.now()));
  } catch (error) {
    if (isUniqueViolation(error, 'sandbox_payment_one_alive')) throw alreadyPaid(attempt.orderId);
    throw error;
  }
}

async function book(trx: Tx, attempt: Attempt, now: Date): Promise<Attempted> {
  const [order, alive] = await pipelined(trx, (together) => [
    together
      .selectFrom('sandboxOrder')
      .select(ORDER_COLUMNS)
      .where('id', '=', attempt.orderId)
      .forUpdate()
      .executeTakeFirst(),
    together
      .selectFrom('sandboxPayment')
      .select('id')
      .where('orderId', '=', attempt.orderId)
      .where('status', '<>', 'failed')
      .executeTakeFirst(),
  ]);
  if (!order) throw unknownId();
  if (alive) throw alreadyPaid(order.id);
  const [attempted, payment] = await pipelined(trx, (together) => [
    together
      .updateTable('sandboxOrder')
      .set({ status: 'attempted', attempts: order.attempts + 1 })
      .where('id', '=', order.id)
      .returning(ORDER_COLUMNS)
      .executeTakeFirstOrThrow(),
    insertPayment(together, attempt, order, now),
  ]);
  const eventIds: string[] = [];
  if (attempt.sendsWebhooks) {
    eventIds.push(
      await enqueueEvent(trx, payment.status === 'failed' ? 'payment.failed' : 'payment.authorized', { payment }, now),
    );
  }
  if (payment.status === 'failed' || !attempt.capture) return { payment, eventIds };
  const captured = await markCaptured(trx, { payment, order: attempted, now });
  return { payment: captured.payment, eventIds: [...eventIds, ...captured.eventIds] };
}

const insertPayment = (trx: Tx, attempt: Attempt, order: OrderRow, now: Date): Promise<PaymentRow> =>
  trx
    .insertInto('sandboxPayment')
    .values({
      id: newProviderId('pay'),
      orderId: order.id,
      amountPaise: order.amountPaise,
      currency: order.currency,
      status: attempt.fails ? 'failed' : 'authorized',
      method: attempt.method,
      card: attempt.card && JSON.stringify(attempt.card),
      vpa: attempt.vpa,
      bank: attempt.bank,
      email: attempt.email,
      contact: attempt.contact,
      error: attempt.fails ? JSON.stringify(FAILURES[attempt.fails]) : null,
      refunds: attempt.refunds,
      lateAt:
        attempt.fails && attempt.lateAfter !== undefined ? new Date(now.getTime() + attempt.lateAfter * 1000) : null,
      lateCapture: attempt.capture,
      sendsWebhooks: attempt.sendsWebhooks,
      createdAt: now,
    })
    .returning(PAYMENT_COLUMNS)
    .executeTakeFirstOrThrow();
