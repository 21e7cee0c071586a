import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLog } from '#src/platform/log/log.ts';
import { SecurityLog } from '#src/platform/log/security-log.ts';
import { banCustomer, unbanCustomer } from '#src/shop/customers/identity/ban-customer.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let platform: TestPlatform;
beforeAll(async () => {
  [shop, platform] = await Promise.all([runningShop(), openPlatform()]);
});
afterAll(async () => {
  await Promise.all([shop?.close(), platform?.close()]);
});

const page = (who: Pick<Visitor, 'ask'>, path: string) => who.ask('GET', path);

it('takes effect at once on calls, pages and sign-in, and is noted', async () => {
  const { db, clock, cache } = platform;
  const at = clock.now();
  const person = {
    name: 'Asha',
    email: 'asha@example.com',
    emailVerified: true,
    image: null,
    createdAt: at,
    updatedAt: at,
  };
  await db
    .insertInto('user')
    .values([
      { ...person, id: 'asha' },
      { ...person, id: 'chief', email: 'chief@example.com', role: 'administrator' },
    ])
    .execute();
  await db
    .insertInto('session')
    .values({
      id: 's',
      token: 't',
      userId: 'asha',
      expiresAt: new Date(Date.now() + 1e9),
      updatedAt: at,
      ipAddress: null,
      userAgent: null,
    })
    .execute();
  const chief = {
    uid: 'chief',
    name: 'Chief',
    email: 'chief@example.com',
    emailVerified: true,
    role: 'administrator' as const,
  };
  const security = new SecurityLog(createLog('silent'));
  const banning = { db, clock, cache, security };
  await banCustomer(banning, chief, 'asha');
  await banCustomer(banning, chief, 'asha');
  expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
  await expect(banCustomer(banning, chief, 'chief')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(banCustomer(banning, { ...chief, role: 'customer' }, 'asha')).rejects.toMatchObject({
    code: 'forbidden',
  });
  await expect(banCustomer(banning, chief, 'nobody')).rejects.toMatchObject({ code: 'not-found' });
  await unbanCustomer(banning, chief, 'asha');
  const acts = await db.selectFrom('auditEntry').select(['act', 'subject', 'after']).orderBy('id').execute();
  expect(acts).toEqual([
    { act: 'customer.banned', subject: 'customer:asha', after: { banned: true } },
    { act: 'customer.unbanned', subject: 'customer:asha', after: { banned: false } },
  ]);
});

it('ends a running session, and refuses a new one', async () => {
  const asha = await shop.shopper('Asha Patel');
  expect((await page(asha, '/account')).status).toBe(200);
  await shop.sql.query('update "user" set banned = true where id = $1', [asha.uid]);
  expectRefusal(await asha.call('GET', `/order?email=${asha.email}`), 401);
  expect((await page(asha, '/account')).status).toBe(302);
  expect(
    (await shop.visitor().call('POST', '/auth/sign-in/email', { email: asha.email, password: PASSWORD })).status,
  ).toBe(403);
  expect((await shop.sql.query('select 1 from session where user_id = $1', [asha.uid])).rowCount).toBe(1);
});

it('losing the role takes effect at once', async () => {
  const asha = await shop.shopper('Asha Patel');
  expectRefusal(await asha.call('GET', '/outbox'), 403);
  await shop.sql.query(`update "user" set role = 'administrator' where id = $1`, [asha.uid]);
  expect((await asha.call('GET', '/outbox')).status).toBe(200);
  asha.cookies.set('kiran_kind', 'administrator');
  expect((await page(asha, '/admin/outbox')).status).toBe(200);
  await shop.sql.query(`update "user" set role = 'customer' where id = $1`, [asha.uid]);
  expectRefusal(await asha.call('GET', '/outbox'), 403);
  expect((await page(asha, '/admin/outbox')).status).toBe(403);
});
