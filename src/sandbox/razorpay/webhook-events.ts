import type { Tx } from '#src/platform/database/database.ts';
import {
  type OrderRow,
  orderEntity,
  type PaymentRow,
  paymentEntity,
  type RefundRow,
  refundEntity,
} from './entities.ts';
import { newProviderId } from './provider-ids.ts';

export type EventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'
  | 'refund.failed';

type About = { payment: PaymentRow; order?: OrderRow; refund?: RefundRow };

/**
 * Queues an event in the transaction that makes it true. The entities are a snapshot of this moment: `payment.authorized` says authorized
 * even if the capture follows at once, as Razorpay's does.
 * @returns the event's id
 */
export async function enqueueEvent(trx: Tx, event: EventName, about: About, now: Date): Promise<string> {
  const eventId = newProviderId('evt');
  const payload = {
    ...(about.refund && { refund: { entity: refundEntity(about.refund) } }),
    payment: { entity: paymentEntity(about.payment) },
    ...(about.order && { order: { entity: orderEntity(about.order) } }),
  };
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_KiranSandbox00',
    event,
    contains: Object.keys(payload),
    payload,
    created_at: Math.floor(now.getTime() / 1000),
  });
  await trx
    .insertInto('sandboxDelivery')
    .values({
      eventId,
      event,
      subjectId: about.refund?.id ?? about.payment.id,
      body,
      nextAttemptAt: now,
      createdAt: now,
    })
    .execute();
  return eventId;
}
