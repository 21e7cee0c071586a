import type { Tx } from '#src/platform/database/database.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import { ORDER_COLUMNS, type OrderRow, PAYMENT_COLUMNS, type PaymentRow } from './entities.ts';
import { enqueueEvent } from './webhook-events.ts';

/** Moves the payment from authorized to captured, and with it the order to paid. The caller must have locked the order's row. */
export async function markCaptured(
  trx: Tx,
  at: { payment: PaymentRow; order: OrderRow; now: Date },
): Promise<{ payment: PaymentRow; eventIds: string[] }> {
  const [payment, order] = await pipelined(trx, (together) => [
    together
      .updateTable('sandboxPayment')
      .set({ status: 'captured', capturedAt: at.now })
      .where('id', '=', at.payment.id)
      .where('status', '=', 'authorized')
      .returning(PAYMENT_COLUMNS)
      .executeTakeFirstOrThrow(),
    together
      .updateTable('sandboxOrder')
      .set({ status: 'paid' })
      .where('id', '=', at.order.id)
      .returning(ORDER_COLUMNS)
      .executeTakeFirstOrThrow(),
  ]);
  if (!payment.sendsWebhooks) return { payment, eventIds: [] };
  const captured = await enqueueEvent(trx, 'payment.captured', { payment }, at.now);
  const paid = await enqueueEvent(trx, 'order.paid', { payment, order }, at.now);
  return { payment, eventIds: [captured, paid] };
}
