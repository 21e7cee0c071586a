import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CutLine, cutLine } from '#tests/support/cut-line.ts';
import { rounds, tell } from '#tests/support/rounds.ts';
import { addAddress, buy, type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { type SmtpServer, smtpServer } from '#tests/support/smtp.ts';

// An hour without mail server and SMS provider. The pauses between attempts are the database's, and are cut short there.

/** Attempts at one message in an hour: the pauses are 2, 4, 8 … 512 seconds, then ten minutes. The short round tries fewer. */
const ATTEMPTS = rounds(4, 13);
const ORDERS = 3;
const SOON = { timeout: 120_000, interval: 100 };

let smtp: SmtpServer;
let provider: Server;
let mailLine: CutLine;
let smsLine: CutLine;
let shop: RunningShop;
/** The Idempotency-Key of each SMS. */
const texts: string[] = [];

beforeAll(async () => {
  smtp = await smtpServer();
  provider = createServer((request, response) => {
    texts.push(String(request.headers['idempotency-key']));
    request.resume().on('end', () => response.writeHead(202).end());
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  mailLine = await cutLine(smtp.url);
  smsLine = await cutLine(`http://127.0.0.1:${(provider.address() as AddressInfo).port}/send`);
  shop = await runningShop({
    SMTP_URL: mailLine.url,
    ...{ SMS_URL: smsLine.url, SMS_TOKEN: 'token', SMS_SENDER: 'KIRANS', SMS_ENTITY_ID: '1101234567890123456' },
    SMS_TEMPLATES: 'sign-in-code=1107160000000000001',
  });
});
afterAll(async () => {
  await shop?.close();
  await Promise.all([mailLine?.close(), smsLine?.close(), smtp?.close()]);
  provider?.closeAllConnections();
  provider?.close();
});

const messages = async () =>
  (
    await shop.sql.query<{ id: string; channel: string; state: string; attempts: number }>(
      'select id, channel, state, attempts from mail order by id',
    )
  ).rows;
/** For messages that have been tried less often than that. */
const skipPauses = (attempts: number) =>
  shop.sql.query(
    "update pgboss.job set start_after = now() where state = 'retry' and data ->> 'id' in (select id from mail where attempts < $1)",
    [attempts],
  );

it('loses no message, sends each once, and one in flight at most twice; orders go on', async () => {
  const product = await shop.product({ price: 900, stock: 50 });
  const shoppers = await Promise.all(Array.from({ length: ORDERS }, () => shop.shopper()));
  await expect.poll(async () => (await messages()).every(({ state }) => state === 'sent'), SOON).toBe(true);
  const before = new Set((await messages()).map(({ id }) => id));
  smtp.received.length = 0;

  // The first mail is taken by the server, which dies before it says so; one more that is under way at that moment would be a second duplicate.
  smtp.stopAfterNext();
  await shop.visitor().call('POST', '/contact', {
    ...{ name: 'Asha Patel', email: 'in-flight@example.com', phone: '9876543210' },
    ...{ message: 'Are you there?', locale: 'en' },
  });
  await expect.poll(() => smtp.received.length, SOON).toBeGreaterThan(0);
  mailLine.become('refusing');
  smtp.restart();
  smsLine.become('refusing');

  for (const [at, shopper] of shoppers.entries()) {
    await addAddress(shopper);
    const { order } = await buy(shop, shopper, [{ _id: product._id, quantity: 1, price: 900 }]);
    expect(order.orderStatus).toBe('created');
    expect((await shop.visitor().call('POST', '/phone/code', { phone: `987651000${at}` })).status).toBe(200);
  }
  const waiting = async () => (await messages()).filter(({ id, state }) => !before.has(id) && state === 'queued');
  const count = (await waiting()).length;
  expect(count).toBeGreaterThanOrEqual(2 * ORDERS);
  const leastAttempts = async () => {
    await skipPauses(ATTEMPTS);
    return Math.min(...(await waiting()).map(({ attempts }) => attempts));
  };
  await expect.poll(leastAttempts, SOON).toBeGreaterThanOrEqual(ATTEMPTS);
  expect((await messages()).filter(({ state }) => state === 'failed')).toEqual([]);

  mailLine.become('open');
  smsLine.become('open');
  const left = async () => {
    await skipPauses(1_000);
    return (await waiting()).length;
  };
  await expect.poll(left, SOON).toBe(0);
  const all = (await messages()).filter(({ id }) => !before.has(id));
  expect(all.every(({ state }) => state === 'sent')).toBe(true);
  const copies = (id: string) =>
    smtp.received.filter(({ body }) => body.includes(`<${id}@`)).length + texts.filter((key) => key === id).length;
  const counts = all.map(({ id }) => copies(id)).toSorted();
  expect([counts[0], counts.at(-1)]).toEqual([1, 2]);
  expect(counts.filter((times) => times === 2)).toHaveLength(1);
  tell(`mail and SMS dead for ${ATTEMPTS} attempts: ${all.length} messages, 0 lost, 1 duplicate of the one in flight`);
});
