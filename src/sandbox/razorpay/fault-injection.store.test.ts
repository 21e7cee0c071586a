import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Bench, openBench } from '#tests/support/sandbox.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const order = () => bench.sandbox.app.request('/v1/orders', { method: 'GET' });

it('ends on its own, and on request', async () => {
  await bench.call('POST', '/trouble', { mode: 'fail', seconds: 30 });
  expect((await order()).status).toBe(502);
  bench.passSeconds(31);
  expect((await order()).status).toBe(401);
  await bench.call('POST', '/trouble', { mode: 'fail' });
  await bench.call('POST', '/trouble', { mode: 'none' });
  expect((await order()).status).toBe(401);
});

it('delays an answer as long as it is asked to', async () => {
  await bench.call('POST', '/trouble', { mode: 'slow', delay: 0.2 });
  const started = performance.now();
  await order();
  expect(performance.now() - started).toBeGreaterThan(190);
  await bench.call('POST', '/trouble', { mode: 'none' });
});

it('refuses unknown modes, and exists only in tests', async () => {
  expect((await bench.call('POST', '/trouble', { mode: 'fire' })).status).toBe(400);
  expect((await bench.call('POST', '/trouble', { mode: 'slow', delay: -1 })).status).toBe(400);
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('KIRAN_TEST', '');
  const other = bench.another();
  vi.unstubAllEnvs();
  expect((await other.app.request('/trouble', { method: 'POST', body: '{"mode":"fail"}' })).status).toBe(404);
});
