import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { sign } from '#src/sandbox/razorpay/signature.ts';

// A Razorpay that keeps nothing but a map, and captures every payment: orders, payments, and `/pay` in place of its checkout window.
type Order = { id: string; amount: number; payments: Payment[] };
type Payment = { id: string; order_id: string; amount: number; currency: 'INR'; status: 'captured'; method: 'card' };

const secret = process.argv[2] ?? '';
const orders = new Map<string, Order>();
const payments = new Map<string, Payment>();
const fresh = (prefix: string) => `${prefix}_${randomBytes(7).toString('hex')}`;

const server = createServer(async (request, response) => {
  const answer = reply(request.url ?? '', request.method === 'POST' ? await readJson(request) : {});
  const text = JSON.stringify(
    answer ?? { error: { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' } },
  );
  response.writeHead(answer ? 200 : 400, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));

function reply(url: string, body: Record<string, unknown>): object | undefined {
  if (url === '/v1/orders') {
    const order: Order = { id: fresh('order'), amount: Number(body['amount']), payments: [] };
    orders.set(order.id, order);
    return { id: order.id, amount: order.amount, currency: 'INR', receipt: body['receipt'], status: 'created' };
  }
  if (url === '/pay') return pay(orders.get(String(body['order_id'])));
  const [, , kind, id = '', part] = url.split('/');
  if (kind === 'payments') return payments.get(id);
  const order = kind === 'orders' && part === 'payments' && orders.get(id);
  return order ? { entity: 'collection', items: order.payments } : undefined;
}

function pay(order: Order | undefined): object | undefined {
  if (!order) return undefined;
  const payment: Payment = {
    id: fresh('pay'),
    order_id: order.id,
    amount: order.amount,
    currency: 'INR',
    status: 'captured',
    method: 'card',
  };
  order.payments.push(payment);
  payments.set(payment.id, payment);
  return {
    razorpay_order_id: order.id,
    razorpay_payment_id: payment.id,
    razorpay_signature: sign(secret, `${order.id}|${payment.id}`),
  };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return JSON.parse(text || '{}');
}
