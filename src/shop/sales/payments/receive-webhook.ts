import type { PaymentMethod } from '#src/kernel/payment-method.ts';
import { checkpoint } from '#src/platform/checkpoint.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import type { Shop } from '#src/shop/shop.ts';
import {
  ForgedWebhook,
  type PaymentGateway,
  type ProviderError,
  type ProviderEvent,
  type ProviderNews,
  type ProviderPayment,
  type Webhook,
} from './gateway.ts';
import { notifyPayer } from './notify-payer.ts';
import { findPaymentRow, lockPayment, type PaymentKey } from './payment.store.ts';
import { refundChanged } from './send-refund.ts';
import { settlePayment } from './settle-payment.ts';
import { noteFailure, noteWebhook, webhookSeen } from './webhook.store.ts';

/**
 * Handles a webhook: delivered at least once, in any order (the provider's documents: webhooks). The work itself is
 * idempotent; the event id only avoids repeating it, so it is stored after the work and never before.
 * Throws `forbidden` for a wrong signature.
 */
export async function receiveWebhook(shop: Shop, method: PaymentMethod, webhook: Webhook): Promise<void> {
  const gateway = shop.gateways[method];
  const { id, name, news } = readSigned(shop, gateway, webhook);
  if (id && (await webhookSeen(shop.db, id))) return;
  if (news) await follow(shop, gateway, news);
  checkpoint('webhook.worked');
  if (id)
    await noteWebhook(shop.db, {
      id,
      event: name,
      body: webhook.rawBody,
      receivedAt: shop.clock.now(),
      test: gateway.test,
    });
}

function readSigned(shop: Shop, gateway: PaymentGateway, webhook: Webhook): ProviderEvent {
  try {
    return gateway.readWebhook(webhook);
  } catch (error) {
    if (!(error instanceof ForgedWebhook)) throw error;
    shop.security.failure('webhook', { why: error.why });
    throw new Fault('forbidden', 'signature-foreign');
  }
}

async function follow(shop: Shop, gateway: PaymentGateway, news: ProviderNews): Promise<void> {
  const { method } = gateway;
  if (news.kind === 'refund') return refundChanged(shop, method, news.refund);
  const { kind, payment } = news;
  if (kind === 'captured' && payment.status === 'captured') await settlePayment(shop, method, payment);
  else if (kind === 'authorized' && payment.status === 'authorized') await captureLate(shop, gateway, payment);
  else if (kind === 'failed' && payment.orderId)
    await paymentFailed(shop, { method, providerOrderId: payment.orderId }, payment.error);
}

/**
 * Captures a payment that the bank confirmed after the reservation ended: by then the provider no longer captures
 * automatically and the money waits for us (late authorisation). Before that the provider captures it.
 */
async function captureLate(shop: Shop, gateway: PaymentGateway, { id, orderId }: ProviderPayment): Promise<void> {
  const { method } = gateway;
  const payment = orderId ? await findPaymentRow(shop.db, { method, providerOrderId: orderId }) : undefined;
  if (payment?.state !== 'lapsed') return;
  let answer = await gateway.showPayment(id);
  if (answer.status === 'authorized' && answer.amount === payment.amount)
    answer = await gateway.capture(id, payment.amount);
  if (answer.status === 'captured') await settlePayment(shop, method, answer);
}

/** Stores why it failed, and notifies the payer once: a payer who tries three cards in a minute does not want three mails. */
async function paymentFailed(shop: Shop, key: PaymentKey, error: ProviderError | null): Promise<void> {
  const reason = error ?? { code: 'UNKNOWN', description: '', source: null, step: null, reason: null };
  await transact(shop, async (write) => {
    const payment = await lockPayment(write.trx, key);
    if (payment && (await noteFailure(write.trx, payment.id, reason)))
      await notifyPayer(write, shop, payment, { kind: 'payment-failed', reason: reason.description });
  });
}
