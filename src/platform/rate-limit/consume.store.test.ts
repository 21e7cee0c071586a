import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { consume, enforceLimits, pruneRateLimits } from './consume.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({ RATE_LIMITS: 'on' });
});
afterAll(() => platform?.close());

const take = (who: string, most = 3, what = 'knock') =>
  platform.db.transaction().execute((trx) => consume(trx, platform, { what, who, most }));

it('allows so many uses per hour, even when all come at once, and says how long to wait', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => take('asha')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  for (const wait of waits.filter((one) => one > 0)) expect(wait).toBeGreaterThan(3500);
  expect(await take('ravi')).toBe(0);
  expect(await take('asha', 3, 'ring')).toBe(0);
  platform.clock.pass(1800);
  const half = await take('asha');
  expect(half).toBeGreaterThan(1700);
  expect(half).toBeLessThanOrEqual(1800);
  platform.clock.pass(1801);
  expect(await take('asha')).toBe(0);
});

it('refuses with the time to come back', async () => {
  const limits = [{ what: 'door', who: 'x', most: 1 }];
  const need = () => platform.db.transaction().execute((trx) => enforceLimits(trx, platform, limits, 'too-often'));
  await need();
  await expect(need()).rejects.toMatchObject({
    code: 'too-many',
    reason: { code: 'too-often' },
    detail: { retryAfter: expect.any(Number) },
  });
});

it('stores no name, and forgets after a day', async () => {
  await take('someone@example.com');
  const rows = await platform.db.selectFrom('turn').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('someone');
  platform.clock.pass(86_401);
  await pruneRateLimits(platform);
  expect(await platform.db.selectFrom('turn').selectAll().execute()).toEqual([]);
});

it('is off in tests that say so', async () => {
  const off = { ...platform, settings: { ...platform.settings, rateLimits: false } };
  for (let i = 0; i < 5; i++)
    expect(
      await platform.db.transaction().execute((trx) => consume(trx, off, { what: 'off', who: 'x', most: 1 })),
    ).toBe(0);
});
