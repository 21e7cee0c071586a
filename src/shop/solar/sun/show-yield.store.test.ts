import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { ONE_KW } from '#tests/support/solar/vectors.ts';
import { showYield } from './show-yield.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform({ RATE_LIMITS: 'on' });
});
afterAll(() => platform?.close());

it('answers a network 300 times a minute, and others meanwhile', async () => {
  const ask = (network: string) => showYield(platform, { place: 'ahmedabad' }, ONE_KW, network);
  for (let count = 0; count < 300; count += 1) await ask('203.0.113.7');
  await expect(ask('203.0.113.7')).rejects.toMatchObject({
    code: 'too-many',
    detail: { retryAfter: expect.any(Number) },
  });
  expect((await ask('203.0.113.8')).row.id).toBe('ahmedabad');
  platform.clock.pass(61);
  expect((await ask('203.0.113.7')).row.id).toBe('ahmedabad');
});
