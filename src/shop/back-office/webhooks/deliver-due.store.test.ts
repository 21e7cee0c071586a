import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PictureServer, pictureServer } from '#tests/support/picture-server.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { deliverDue, pauseAfter } from './deliver-due.ts';
import { signatureOf } from './sign-delivery.ts';
import type { EventData } from './webhook.ts';

// Deliveries against a server that does what receivers do. The times are the database's, so they are moved there.

type Received = { headers: Record<string, unknown>; body: string };
let t: TestShop;
let server: PictureServer;
let received: Received[] = [];
let answer: (path: string) => { status: number; headers?: Record<string, string> };
beforeAll(async () => {
  server = await pictureServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const { status, headers = {} } = answer(request.url ?? '');
      response.writeHead(status, headers).end();
    });
  });
  t = await testShop({ WEBHOOK_PRIVATE: server.host, ADMIN_EMAIL: 'owner@example.com' });
});
afterAll(async () => {
  await server?.close();
  await t?.close();
});
beforeEach(async () => {
  received = [];
  answer = () => ({ status: 200 });
  await t.shop.db.deleteFrom('webhook').execute();
  await t.shop.db.deleteFrom('mail').execute();
});

async function webhook(more: Record<string, unknown> = {}): Promise<string> {
  const row = { name: 'Tally', url: server.url('/hook'), events: '["order.changed"]', secret: 'one' };
  const made = { id: `whk_${Math.random()}`, createdAt: new Date(), ...row, ...more } as never;
  await t.shop.db.insertInto('webhook').values(made).execute();
  return (made as { id: string }).id;
}
const deliver = (dataOf: EventData = async (event, subject) => ({ event, subject })) =>
  deliverDue(t.shop, dataOf, { lookup: server.lookup, ca: server.ca });
const announce = (event = 'order.changed', subject = 'ord_1') =>
  sql`select announce(${event}, ${subject})`.execute(t.shop.db);
type Row = {
  id: string;
  webhookId: string;
  subject: string;
  state: string;
  attempts: number;
  reason: string | null;
  /** Seconds until its next attempt. */
  pause: number;
};
const rows = async () =>
  (
    await sql<Row>`select *, extract(epoch from next_at - now())::float as pause from webhook_delivery
      order by created_at, subject`.execute(t.shop.db)
  ).rows;
/** As if so long had passed. */
const later = (time: string) =>
  sql`update webhook_delivery set next_at = next_at - ${time}::interval, since = since - ${time}::interval`.execute(
    t.shop.db,
  );
const mails = async () =>
  (await t.shop.db.selectFrom('mail').select('id').where('kind', '=', 'webhook-silent').execute()).length;

describe('an event', () => {
  it('is announced to those that want it, and delivered signed', async () => {
    const id = await webhook();
    await webhook({ events: '["stock.low"]' });
    await announce();
    await deliver();
    expect(await rows()).toMatchObject([
      { webhookId: id, event: 'order.changed', subject: 'ord_1', state: 'delivered', attempts: 1, status: 200 },
    ]);
    const [{ headers, body }] = received as [Received];
    const seconds = Number(/^t=(\d+)/.exec(String(headers['kiran-signature']))?.[1]);
    expect(headers['kiran-signature']).toBe(signatureOf(body, ['one'], new Date(seconds * 1000)));
    expect(JSON.parse(body)).toMatchObject({
      id: (await rows())[0]?.id,
      event: 'order.changed',
      data: { subject: 'ord_1' },
    });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'kiran-event': 'order.changed' });
    expect(headers).not.toHaveProperty('cookie');
  });

  it('that comes again before its first attempt is told once; afterwards again', async () => {
    await webhook();
    await announce();
    await announce();
    await announce('order.changed', 'ord_2');
    expect(await rows()).toHaveLength(2);
    await deliver();
    await announce();
    expect(await rows()).toHaveLength(3);
  });

  it('is not lost when it happens while the former one is being sent', async () => {
    await webhook();
    await announce();
    let times = 0;
    await deliver(async () => {
      if (++times === 1) await announce(); // the state has been read by now
      return {};
    });
    expect(times).toBe(2);
    expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  });

  it('goes with a transaction that is undone', async () => {
    await webhook();
    const undone = t.shop.db.transaction().execute(async (trx) => {
      await sql`select announce('order.changed', 'ord_1')`.execute(trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await rows()).toEqual([]);
  });

  it('about something that is gone is given up', async () => {
    await webhook();
    await announce();
    await deliver(async () => undefined);
    expect(await rows()).toMatchObject([{ state: 'failed', reason: 'gone' }]);
    expect(received).toEqual([]);
    expect(await mails()).toBe(0);
  });

  it('is signed with both secrets while the former one counts', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000);
    await webhook({ secret: 'new', formerSecret: 'former', formerUntil: inAnHour });
    await webhook({ secret: 'new', formerSecret: 'former', formerUntil: new Date(Date.now() - 1000) });
    await announce();
    await deliver();
    expect(received.map(({ headers }) => String(headers['kiran-signature']).match(/v1=/g)?.length).sort()).toEqual([
      1, 2,
    ]);
  });
});

describe('a delivery that fails', () => {
  it.each([
    ['an error', () => ({ status: 500 }), { status: 500, reason: 'answer' }],
    ['a refusal', () => ({ status: 404 }), { status: 404, reason: 'answer' }],
    ['a redirect', () => ({ status: 302, headers: { location: '/other' } }), { status: null, reason: 'redirects' }],
  ])('by %s is tried again after growing pauses, under the same id', async (_, given, seen) => {
    await webhook();
    await announce();
    answer = given;
    const ids = new Set<string>();
    for (const attempt of [1, 2, 3]) {
      await deliver();
      expect(received).toHaveLength(attempt);
      ids.add(JSON.parse((received.at(-1) as Received).body).id);
      const [row] = await rows();
      expect(row).toMatchObject({ state: 'waiting', attempts: attempt, ...seen });
      expect(Math.abs((row?.pause ?? 0) - pauseAfter(attempt))).toBeLessThanOrEqual(20);
      await deliver(); // not before its time
      expect(received).toHaveLength(attempt);
      await later(`${pauseAfter(attempt)} seconds`);
    }
    expect(ids.size).toBe(1);
    answer = () => ({ status: 204 });
    await deliver();
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 4, status: 204, reason: null }]);
  });

  it.each([
    ['https://127.0.0.1/hook', 'private'],
    ['https://10.0.0.7/hook', 'private'],
    ['http://shop.example/hook', 'address'],
    ['https://shop.example:8443/hook', 'address'],
  ])('never reaches %s', async (url, reason) => {
    await webhook({ url });
    await announce();
    await deliver();
    expect(await rows()).toMatchObject([{ state: 'waiting', reason }]);
  });

  it('does not reach a name that resolves to a private address', async () => {
    await webhook({ url: 'https://rebinding.example/hook' });
    await announce();
    await deliver(); // the lookup says 127.0.0.1
    expect(await rows()).toMatchObject([{ reason: 'private' }]);
  });

  it('waits as long as the receiver asks', async () => {
    await webhook();
    await announce();
    answer = () => ({ status: 429, headers: { 'retry-after': '7200' } });
    await deliver();
    expect((await rows())[0]?.pause).toBeGreaterThan(7000);
  });

  it('lets its webhook rest, and holds up no other', async () => {
    const down = await webhook({ url: server.url('/down') });
    await webhook({ url: server.url('/up') });
    answer = (path) => ({ status: path === '/down' ? 503 : 200 });
    for (const subject of ['ord_1', 'ord_2', 'ord_3', 'ord_4', 'ord_5', 'ord_6'])
      await announce('order.changed', subject);
    await deliver();
    const found = await rows();
    expect(found.filter(({ webhookId, state }) => webhookId !== down && state === 'delivered')).toHaveLength(6);
    // Four at once: more were not begun when the first had failed.
    expect(found.filter(({ webhookId, attempts }) => webhookId === down && attempts > 0).length).toBeLessThanOrEqual(4);
    expect(found.every(({ webhookId, state, pause }) => webhookId !== down || (state === 'waiting' && pause > 0))).toBe(
      true,
    );
  });

  it('is given up after a day, and the owner is told once until it answers again', async () => {
    await webhook();
    answer = () => ({ status: 500 });
    for (const subject of ['ord_1', 'ord_2']) {
      await announce('order.changed', subject);
      await deliver();
      await later('25 hours');
      await deliver();
    }
    expect((await rows()).map(({ state }) => state)).toEqual(['failed', 'failed']);
    expect(await mails()).toBe(1);
    answer = () => ({ status: 200 });
    await announce('order.changed', 'ord_3');
    await deliver();
    answer = () => ({ status: 500 });
    await announce('order.changed', 'ord_4');
    await deliver();
    await later('25 hours');
    await deliver();
    expect(await mails()).toBe(2);
  });
});
