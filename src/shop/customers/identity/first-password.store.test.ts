import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { setPasswordHash } from './credential.store.ts';
import { hashPassword } from './password.ts';
import { seedAdministrator } from './seed-administrator.ts';

let shop: TestShop;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  shop = await testShop();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop?.close();
});

const HOUR = 60;
const email = 'owner@kiran.example';
/** What the next start does in a shop whose owner has set no password. */
const start = () =>
  seedAdministrator({ ...shop.shop, settings: { ...shop.shop.settings, adminEmail: email, adminPassword: undefined } });
const signIn = async (password: string): Promise<number> => {
  const body = JSON.stringify({ email, password });
  return (
    await fetch(`${shop.address}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  ).status;
};

it('is printed once, lasts three days, and never becomes permanent', async () => {
  const first = (await start()) ?? '';
  expect(first).toMatch(/^[\w-]{24}$/); // 144 bits
  shop.pass(71 * HOUR);
  expect(await start()).toBeUndefined();
  expect(await signIn(first)).toBe(200);

  shop.pass(2 * HOUR);
  expect(await signIn(first)).toBe(401); // while the shop runs
  const second = (await start()) ?? '';
  expect(second).toMatch(/^[\w-]{24}$/);
  expect(second).not.toBe(first);
  expect([await signIn(first), await signIn(second)]).toEqual([401, 200]);
});

it('is replaced by one of the owner’s own, which stays', async () => {
  const own = 'seven lanterns over water';
  const { id: uid } = await shop.shop.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const hash = await hashPassword(own);
  await transact(shop.shop, ({ trx }) => setPasswordHash(trx, { id: 'unused', uid, hash, at: shop.shop.clock.now() }));
  shop.pass(5000 * HOUR);
  expect(await start()).toBeUndefined();
  expect(await signIn(own)).toBe(200);
});
