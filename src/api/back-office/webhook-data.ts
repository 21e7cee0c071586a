import type { WebhookEvent } from '#src/kernel/webhook-events.ts';
import { TEST_EVENT } from '#src/kernel/webhook-events.ts';
import { Fault } from '#src/platform/fault.ts';
import type { EventData } from '#src/shop/back-office/webhooks/webhook.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { showOrder } from '#src/shop/sales/orders/show-order.ts';
import { findPayment } from '#src/shop/sales/payments/find-payment.ts';
import { showVisit } from '#src/shop/services/visits/show-visit.ts';
import type { Shop } from '#src/shop/shop.ts';
import { showLead } from '#src/shop/solar/leads/list-leads.ts';
import { encodeStock } from '#src/wire/catalogue/product.ts';
import { encodeOrder } from '#src/wire/sales/order.ts';
import { encodeVisit } from '#src/wire/services/visit.ts';
import { encodeLead } from '#src/wire/solar/solar-lead.ts';

const SHOP: Principal = { uid: 'shop', name: 'The shop', email: '', emailVerified: false, role: 'administrator' };

/**
 * What a webhook is told, in the shapes of the API. An order is shown as the scope `orders:read` shows it; about people, no other event says more than
 * an id, because no scope does.
 */
const DATA: Record<WebhookEvent, (shop: Shop, id: string) => Promise<object | undefined>> = {
  'order.placed': orderData,
  'order.changed': orderData,
  'payment.settled': async (shop, id) => {
    const payment = await findPayment(shop, { id });
    if (!payment) return undefined;
    const { kind, amount, method, test, providerOrderId: orderId, providerPaymentId: paymentId } = payment;
    return { payment: { orderId, paymentId, kind, method, amount, test } };
  },
  'stock.low': async (shop, id) => ({ product: encodeStock(await showProduct(shop, id, { drafts: true })) }),
  'visit.done': async (shop, id) => {
    const { visit } = await showVisit(shop, SHOP, id);
    const { bookingId, bookingNumber, position, state, startsAt, endsAt, planName } = encodeVisit(visit);
    return { visit: { id, bookingId, bookingNumber, position, state, startsAt, endsAt, planName } };
  },
  'lead.changed': async (shop, id) => {
    const { pincode, source, state, lostReason, createdAt, changedAt } = encodeLead(await showLead(shop, id));
    return { lead: { id, pincode, source, state, lostReason, createdAt, changedAt } };
  },
};

async function orderData(shop: Shop, id: string) {
  return { order: encodeOrder((await showOrder(shop, SHOP, id)).order) };
}

export const webhookData =
  (shop: Shop): EventData =>
  async (event, subject) => {
    if (event === TEST_EVENT) return {};
    return DATA[event](shop, subject).catch((error: unknown) => {
      if (error instanceof Fault && error.code === 'not-found') return undefined;
      throw error;
    });
  };
