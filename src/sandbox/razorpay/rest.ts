import { type Context, Hono } from 'hono';
import { basicAuth } from './basic-auth.ts';
import { capturePayment } from './capture-payment.ts';
import { createOrder } from './create-order.ts';
import { collection, orderEntity, paymentEntity, refundEntity } from './entities.ts';
import {
  listOrders,
  listPayments,
  listRefunds,
  plausible,
  showOrder,
  showPayment,
  showRefund,
} from './ledger.store.ts';
import { noSuchAddress, ProviderRefusal } from './provider-refusal.ts';
import { readObject, readText } from './read-input.ts';
import { refundPayment } from './refund-payment.ts';
import type { SandboxParts } from './sandbox-parts.ts';

const input = async (c: Context) => readObject(await c.req.text());

/** A whole number in the query, or its default. */
function count(c: Context, name: string, absent: number, max: number): number {
  const text = c.req.query(name);
  if (text === undefined) return absent;
  if (!/^\d{1,10}$/.test(text) || Number(text) > max)
    throw new ProviderRefusal(`The ${name} must be between 0 and ${max}.`, { field: name });
  return Number(text);
}

/** Razorpay's REST interface under `/v1`, as far as a shop uses it. `nudge` signals that a webhook is waiting. */
export function createRest(parts: SandboxParts, nudge: () => void): Hono {
  const { db, keyId, keySecret } = parts;
  const rest = new Hono();
  rest.use(basicAuth(keyId, keySecret));

  rest.post('/orders', async (c) => c.json(orderEntity(await createOrder(parts, await input(c)))));
  rest.get('/orders', async (c) => {
    const page = {
      count: count(c, 'count', 10, 100),
      skip: count(c, 'skip', 0, 1_000_000),
      receipt: readText(c.req.query('receipt'), 'receipt', 40) ?? undefined,
    };
    return c.json(collection((await listOrders(db, page)).map(orderEntity)));
  });
  rest.get('/orders/:id', async (c) => c.json(orderEntity(await showOrder(db, c.req.param('id')))));
  rest.get('/orders/:id/payments', async (c) => {
    const order = await showOrder(db, c.req.param('id'));
    return c.json(collection((await listPayments(db, order.id)).map(paymentEntity)));
  });

  rest.get('/payments/:id', async (c) => c.json(paymentEntity(await showPayment(db, c.req.param('id')))));
  rest.post('/payments/:id/capture', async (c) => {
    const payment = await capturePayment(parts, plausible(c.req.param('id')), await input(c));
    nudge();
    return c.json(paymentEntity(payment));
  });
  rest.post('/payments/:id/refund', async (c) => {
    const refund = await refundPayment(
      parts,
      plausible(c.req.param('id')),
      await input(c),
      c.req.header('x-refund-idempotency'),
    );
    nudge();
    return c.json(refundEntity(refund));
  });
  rest.get('/payments/:id/refunds', async (c) => {
    const payment = await showPayment(db, c.req.param('id'));
    return c.json(collection((await listRefunds(db, payment.id)).map(refundEntity)));
  });
  rest.get('/refunds/:id', async (c) => c.json(refundEntity(await showRefund(db, c.req.param('id')))));
  rest.all('*', () => {
    throw noSuchAddress();
  });
  return rest;
}
