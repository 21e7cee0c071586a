import { once } from 'node:events';
import { createServer } from 'node:http';
import { createLog } from '#src/platform/log/log.ts';
import { personalHash } from '#src/platform/personal-hash.ts';
import { createRazorpaySandbox } from '#src/sandbox/razorpay/sandbox.ts';
import { readSettings } from '#src/shop/settings.ts';
import { freshDatabase } from '#tests/support/database.ts';

export const KEYS = {
  keyId: 'rzp_test_TestBench00000',
  keySecret: 'bench-secret',
  webhookSecret: 'bench-webhook-secret',
};

type Hook = { event: string; eventId: string; signature: string; body: string };

/** For tests: a sandbox on a fresh database, a movable clock, and a receiver that stores each webhook. */
export async function openBench() {
  const { db, close } = await freshDatabase();
  let offset = 0;
  const hooks: Hook[] = [];
  const receiver = { status: 200, hooks };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    hooks.push({
      event: JSON.parse(body).event,
      eventId: String(request.headers['x-razorpay-event-id']),
      signature: String(request.headers['x-razorpay-signature']),
      body,
    });
    response.writeHead(receiver.status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const parts = {
    db,
    clock: { now: () => new Date(Date.now() + offset) },
    log: createLog('silent'),
    ...KEYS,
    settings: readSettings({ NODE_ENV: 'test', RATE_LIMITS: 'off' }),
    personalHash: personalHash('a key of the test'),
    network: () => 'test',
    webhookUrl: () => `http://127.0.0.1:${port}/webhook`,
  };
  const sandbox = createRazorpaySandbox(parts);
  const authorization = `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`;
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await sandbox.app.request(path, {
      method,
      headers: { authorization, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  return {
    parts,
    sandbox,
    receiver,
    call,
    /** Another process on the same database. */
    another: () => createRazorpaySandbox(parts),
    passSeconds: (seconds: number) => {
      offset += seconds * 1000;
    },
    async order(amount = 50_000): Promise<string> {
      return (await call('POST', '/v1/orders', { amount, currency: 'INR' })).body.id;
    },
    async paid(more: object = {}, amount = 50_000): Promise<{ orderId: string; paymentId: string }> {
      const { body } = await call('POST', '/v1/orders', { amount, currency: 'INR' });
      const pay = await call('POST', '/pay', {
        order_id: body.id,
        method: 'card',
        outcome: 'success',
        webhook: false,
        ...more,
      });
      return { orderId: body.id, paymentId: pay.body.razorpay_payment_id };
    },
    async close() {
      await sandbox.stop();
      server.close();
      server.closeAllConnections();
      await close();
    },
  };
}

export type Bench = Awaited<ReturnType<typeof openBench>>;
