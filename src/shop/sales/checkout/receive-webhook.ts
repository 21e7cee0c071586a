import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { ProviderError, ProviderPayment, ProviderRefund } from '#src/shop/sales/payments/gateway.ts';
import { refundChanged } from '#src/shop/sales/payments/send-refund.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findPaymentRow, lockPayment } from './payment.store.ts';
import { saleRefundEnded } from './refund-ended.ts';
import { settlePayment } from './settle-payment.ts';
import { tellPayer } from './tell-payer.ts';
import { noteFailure, noteWebhook, webhookSeen } from './webhook.store.ts';

/** A webhook as it came: the signature is over the raw body, so it must not have been parsed and printed again. */
export type Webhook = { rawBody: string; signature: string; eventId: string };

/** A webhook's contents, read from the body after its signature was found right. */
export type WebhookEvent = { event: string; payment: ProviderPayment | undefined; refund: ProviderRefund | undefined };

/**
 * Takes in a webhook: delivered at least once, in any order (Razorpay: webhooks, best practices). The work itself is
 * repeatable; the event id only saves repeating it, so it is noted after the work and never before.
 * Throws `forbidden` for a wrong signature.
 */
export async function receiveWebhook(
  shop: Shop,
  webhook: Webhook,
  read: (rawBody: string) => WebhookEvent,
): Promise<void> {
  if (!shop.gateway.isWebhookSignature(webhook.rawBody, webhook.signature)) {
    shop.security.failure('webhook', { why: webhook.signature ? 'signature' : 'no-signature' });
    throw new Fault('forbidden', 'This signature is not the provider’s.');
  }
  if (webhook.eventId && (await webhookSeen(shop.db, webhook.eventId))) return;
  const { event, payment, refund } = read(webhook.rawBody);
  if (payment?.status === 'captured' && (event === 'payment.captured' || event === 'order.paid'))
    await settlePayment(shop, payment);
  else if (payment?.status === 'authorized' && event === 'payment.authorized') await captureLate(shop, payment);
  else if (event === 'payment.failed' && payment?.orderId) await paymentFailed(shop, payment.orderId, payment.error);
  else if (refund) await refundChanged(shop, refund, saleRefundEnded);
  checkpoint('webhook.worked');
  if (webhook.eventId)
    await noteWebhook(shop.db, {
      id: webhook.eventId,
      event,
      body: webhook.rawBody,
      receivedAt: shop.clock.now(),
      test: shop.gateway.test,
    });
}

/**
 * Captures what a bank has confirmed after the reservation: by then the provider's own capture is over and the money waits
 * for us (Razorpay: late authorisation). Before that it is the provider's to capture.
 */
async function captureLate(shop: Shop, { id, orderId }: ProviderPayment): Promise<void> {
  const payment = orderId ? await findPaymentRow(shop.db, { providerOrderId: orderId }) : undefined;
  if (payment?.state !== 'lapsed') return;
  let answer = await shop.gateway.showPayment(id);
  if (answer.status === 'authorized' && answer.amount === payment.amount)
    answer = await shop.gateway.capture(id, payment.amount);
  if (answer.status === 'captured') await settlePayment(shop, answer);
}

/** Keeps why it failed, and tells the payer once: whoever tries three cards in a minute does not want three mails. */
async function paymentFailed(shop: Shop, providerOrderId: string, error: ProviderError | null): Promise<void> {
  const reason = error ?? { code: 'UNKNOWN', description: '', source: null, step: null, reason: null };
  await transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, { providerOrderId });
    if (payment && (await noteFailure(write.trx, payment.id, reason)))
      await tellPayer(write, shop, payment, { kind: 'payment-failed', reason: reason.description });
  });
}
