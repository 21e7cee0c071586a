import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { wrongInBooks } from '#tests/support/books.ts';
import { orderTotals } from '#tests/support/drill.ts';
import { rounds, tell } from '#tests/support/rounds.ts';
import { manyShoppers } from '#tests/support/running-shop.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, type RunningServer, startServer } from '#tests/support/server.ts';
import { type StoppablePostgres, stoppablePostgres } from '#tests/support/stoppable-postgres.ts';
import { makeTraffic, productForTraffic } from '#tests/support/traffic.ts';

// The database is killed while people buy, and comes back. What a customer was told is theirs is still there, and nobody has to do anything.
// `npm run drill:failover` does it with a standby that takes over.

const SOON = { timeout: 120_000, interval: 20 };
const KILLS = rounds(1, 10);
const ORDERS = rounds(5, 50);

let database: StoppablePostgres;
let server: RunningServer;
let productId: string;
beforeAll(async () => {
  database = await stoppablePostgres();
  server = await startServer({ env: { DATABASE_URL: database.url, SEED: 'demo' } });
  const owner = server.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  productId = (await owner.call('POST', '/products', productForTraffic)).body.data.product._id;
});
afterAll(async () => {
  await server?.kill();
  await database?.remove();
});

it('loses no order that was acknowledged, and sells again within seconds', { timeout: 600_000 }, async () => {
  const sql = new pg.Pool({ connectionString: database.url, max: 2 });
  sql.on('error', () => {});
  const shoppers = await manyShoppers({ sql, url: server.url }, 4);
  const { pid, ended } = server;
  let how: number | string = 'runs';
  void ended.then((code) => (how = code));
  const traffic = makeTraffic(shoppers, productId, [server.url]);
  const again: number[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const before = traffic.sold.length;
    await expect.poll(() => traffic.sold.length, SOON).toBeGreaterThan(before + ORDERS);
    await database.stop('kill');
    await database.start();
    const back = Date.now();
    const sold = () => traffic.sold.filter(({ from }) => from > back);
    await expect.poll(() => sold().length, SOON).toBeGreaterThan(0);
    again.push(Math.min(...sold().map(({ at }) => at)) - back);
  }
  await traffic.stop();
  const totals = await orderTotals(database.url);
  expect(traffic.sold.filter(({ id, paise }) => totals.get(id) !== paise)).toEqual([]);
  const wrong = traffic.asked.filter(
    ({ status, retryAfter }) => !(status === 200 || status === 201 || (status === 503 && retryAfter)),
  );
  expect(wrong).toEqual([]);
  expect(how, `the process ${pid} has ended`).toBe('runs');
  expect(await wrongInBooks(sql, 'now')).toEqual([]);
  await sql.end();
  tell(
    `database killed ${KILLS} times under load: 0 of ${traffic.sold.length} acknowledged orders lost; sold again ${Math.max(...again)} ms after it was back, at most`,
  );
  if (rounds(false, true)) expect(Math.max(...again)).toBeLessThan(5_000);
});
