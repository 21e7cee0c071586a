import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { sendMessage } from '#src/shop/content/support/send-message.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { forgetEnded, forgetKeys, forgetPayers, forgetSenders } from './forget-traces.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const HOUR = 60;
const count = async (table: 'session' | 'idempotencyKey' | 'verification') =>
  (
    await shop.shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

it('ended sessions, abandoned sign-ins and used keys are deleted, each in its time', async () => {
  // Sessions end by the system's clock, the rest by the shop's, which follows it here.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000);
  const { db, clock } = shop.shop;
  const { uid } = await shop.newCustomer();
  const at = clock.now();
  await db.insertInto('idempotencyKey').values({ uid, key: 'k', requestHash: 'h', createdAt: at }).execute();
  await db
    .insertInto('verification')
    .values({ id: 'v', identifier: 'i', value: 'x', expiresAt: new Date(at.getTime() + 600_000) })
    .execute();
  const left = async () => {
    await forgetEnded(shop.shop);
    await forgetKeys(shop.shop);
    return [await count('session'), await count('idempotencyKey'), await count('verification')];
  };
  const sessions = await count('session');
  expect(sessions).toBeGreaterThan(0);
  expect(await left()).toEqual([sessions, 1, 1]);
  pass(2 * HOUR);
  expect(await left()).toEqual([sessions, 1, 0]);
  pass(31 * 24 * HOUR);
  expect(await left()).toEqual([0, 0, 0]);
});

it('a message’s network is kept for a day, and not as a plain hash', async () => {
  const draft = {
    name: 'Asha Patel',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'Hello',
    locale: 'en' as const,
    suspect: false,
  };
  await sendMessage(shop.shop, draft, '203.0.113.7');
  const kept = async () =>
    (await shop.shop.db.selectFrom('contactMessage').select('senderHash').executeTakeFirstOrThrow()).senderHash;
  const plain = ['contact 203.0.113.7', 'contact sender\n203.0.113.7', '203.0.113.7'].map((text) =>
    createHash('sha256').update(text).digest('base64url'),
  );
  expect(await kept()).toMatch(/^[\w-]{43}$/);
  expect(plain).not.toContain(await kept());
  await forgetSenders(shop.shop);
  expect(await kept()).not.toBe(null);
  shop.pass(25 * HOUR);
  await forgetSenders(shop.shop);
  expect(await kept()).toBe(null);
});

it('the payer is removed from the provider’s events after ninety days, once', async () => {
  const { db, clock } = shop.shop;
  const entity = {
    id: 'pay_1',
    order_id: 'order_1',
    amount: 100,
    email: 'asha@example.com',
    contact: '+919876543210',
    card: { last4: '1007', name: 'Asha' },
  };
  const body = JSON.stringify({ event: 'payment.captured', payload: { payment: { entity } } });
  await db
    .insertInto('webhookEvent')
    .values(
      Array.from({ length: 501 }, (_, at) => ({
        id: `evt_${at}`,
        event: 'payment.captured',
        body,
        receivedAt: clock.now(),
      })),
    )
    .execute();
  shop.pass(89 * 24 * HOUR);
  expect(await forgetPayers(shop.shop)).toBe(0);
  shop.pass(2 * 24 * HOUR);
  expect(await forgetPayers(shop.shop)).toBe(501);
  const [one] = await db.selectFrom('webhookEvent').select('body').execute();
  expect(one?.body).toEqual({
    event: 'payment.captured',
    payload: { payment: { entity: { ...entity, email: '', contact: '', card: { last4: '1007', name: '' } } } },
  });
  expect(await forgetPayers(shop.shop)).toBe(0);
});
