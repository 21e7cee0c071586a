import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Balancer, balancer } from '#tests/support/balancer.ts';
import { type Checkout, makeCheckout } from '#tests/support/checkout.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { renameBuild } from '#tests/support/other-build.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import { atOnce, LONG, percentile, rounds, tell } from '#tests/support/rounds.ts';
import { manyShoppers, type Shopper } from '#tests/support/running-shop.ts';
import { freePort, type RunningServer, runServer, startServer } from '#tests/support/server.ts';

// An upgrade without a pause, as docs/operations.md describes it: two instances behind a proxy are replaced one after the other by those of another
// release, in a folder of its own with a build and a migration of its own, while people shop. Nobody may notice.

/** For ten thousand requests on a busy machine. */
const HOURS = { timeout: 7_200_000 };
const REQUESTS = rounds(50, 10_000);
const WALKERS = rounds(2, 4);

let database: Awaited<ReturnType<typeof copyDatabase>>;
let sql: pg.Pool;
let proxy: Balancer;
let data: string;
let next: Checkout;
let products: string[];
const running = new Set<RunningServer>();

beforeAll(async () => {
  database = await copyDatabase(TEMPLATE);
  sql = new pg.Pool({ connectionString: database.url, max: 2 });
  data = mkdtempSync(path.join(os.tmpdir(), 'kiran-data-'));
  next = makeCheckout({ mode: 0o755 });
  renameBuild(next.folder);
  writeFileSync(
    path.join(next.folder, 'migrations/9998_next.sql'),
    'alter table product add column next_release text; create index product_next_release_idx on product (next_release);\n',
  );
  proxy = await balancer();
  await Promise.all([start(), start()]);
  products = (await sql.query('select id from product order by id limit 20')).rows.map(({ id }) => id);
});
afterAll(async () => {
  await Promise.all([...running].map((server) => server.kill()));
  await proxy?.close();
  await sql?.end();
  await database?.drop();
  next?.remove();
  rmSync(data, { recursive: true, force: true });
});

/** An instance of this release or of the next, known to the proxy from now on. */
async function start(folder?: string): Promise<RunningServer> {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR: data,
    SEED: 'demo',
    TRUST_PROXY: 'on',
    DRAIN_SECONDS: rounds('2', '5'),
  };
  const port = await freePort();
  ports.push(port);
  proxy.use(...ports);
  const server = await startServer({ env, port, ...(folder && { folder }) });
  running.add(server);
  return server;
}
const ports: number[] = [];
async function replace(folder?: string): Promise<void> {
  for (const former of [...running]) {
    const server = await start(folder);
    await expect
      .poll(() => proxy.answered.get(server.port) ?? 0, { timeout: 3_600_000 })
      .toBeGreaterThan(rounds(5, 500));
    running.delete(former);
    expect(await former.stop(), former.output()).toBe(0);
    ports.splice(ports.indexOf(former.port), 1);
    proxy.use(...ports);
  }
}

/** People who look at pages with all their files, and fill their carts, through the proxy, until they are stopped. */
async function crowd() {
  // The proxy has to hear first that the instances are ready.
  await expect.poll(() => fetch(`${proxy.url}/readyz`).then(({ status }) => status)).toBe(200);
  proxy.lost.length = 0;
  let count = 0;
  let over = false;
  const failed: string[] = [];
  const times: number[] = [];
  const ask = async (what: string, work: () => Promise<{ status: number; text: string }>): Promise<string> => {
    count += 1;
    const began = performance.now();
    const { status, text } = await work().catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }));
    times.push(performance.now() - began);
    if (status !== 200) {
      failed.push(`${what}: ${status} ${text.slice(0, 200)}`);
      tell(`failed: ${failed.at(-1)}`);
    }
    return text;
  };
  const walk = async (shopper: Shopper, address: string) => {
    const get = (target: string, cookie: string) =>
      ask(target, async () => {
        const headers = { cookie, 'x-test-address': address, 'accept-encoding': 'gzip' };
        const answer = await fetch(proxy.url + target, { headers, redirect: 'manual' });
        return { status: answer.status, text: await answer.text() };
      });
    const inCart = products[0];
    await ask('into the cart', () =>
      shopper.call('POST', '/Firebaseuser/add-to-cart', {
        uid: shopper.uid,
        itemToAdd: { _id: inCart },
        inCart: false,
      }),
    );
    for (let step = 0; !over; step++) {
      const product = products[step % products.length];
      const target = ['/', '/products', `/productPage/${product}`, '/faq', '/products.data'][step % 5] as string;
      const html = await get(target, 'kiran_kind=guest');
      // As browsers do: all the files that a page names, six at once.
      const files = new Set([...html.matchAll(/\/assets\/[\w$.-]+/g)].map(([file]) => file));
      await atOnce(6, [...files], async (file) => void (await get(file, '')));
      await ask('cart', () => shopper.call('PUT', `/cart/${inCart}`, { quantity: 1 + (step % 3) }));
      await ask('cart page', () => shopper.ask('GET', '/cart'));
    }
  };
  const walks = (await manyShoppers({ sql, url: proxy.url }, WALKERS)).map((shopper, at) =>
    walk(shopper, `198.18.0.${at + 1}`),
  );
  return {
    count: () => count,
    async stop() {
      over = true;
      await Promise.all(walks);
      return { count, failed, typical: percentile(times, 0.5) };
    },
  };
}

/** What went wrong for anybody while this was done, again and again until there were enough requests; prints the figure for docs/operations.md. */
async function underLoad(what: string, work: () => Promise<void>): Promise<string[]> {
  const people = await crowd();
  let times = 0;
  try {
    do {
      await work();
      times += 1;
    } while (people.count() < REQUESTS);
  } finally {
    await people.stop();
  }
  const { count, failed, typical } = await people.stop();
  tell(
    `${what} (${times} times): ${failed.length} of ${count} requests failed; half of them took less than ${typical} ms`,
  );
  return [...failed.slice(0, 20), ...proxy.lost.splice(0)];
}

it(
  'loses no request when instances of another release take over, and those of the one before again',
  HOURS,
  async () => {
    let times = 0;
    expect(await underLoad('upgrade or rollback', () => replace(times++ % 2 ? undefined : next.folder))).toEqual([]);
    expect((await sql.query("select name from migration where name > '9'")).rows).toEqual([{ name: '9998_next.sql' }]);
  },
);

it('leaves the former release serving when a migration of the next one fails', async () => {
  const broken = makeCheckout({ mode: 0o755 });
  writeFileSync(
    path.join(broken.folder, 'migrations/9999_broken.sql'),
    'alter table product add column broken text; select 1 / 0;\n',
  );
  try {
    const start = async () => {
      const env = { DATABASE_URL: database.url, DATA_DIR: data, SEED: 'demo' };
      const { how, output } = await runServer(env, broken.folder);
      expect(how).toBe(1);
      expect(JSON.parse(output.trim().split('\n').at(-1) ?? '').msg).toBe(
        'Migration 9999_broken.sql failed: division by zero. Nothing of it was changed, and the version that ran before can go on.',
      );
    };
    expect(await underLoad('start with a migration that fails', start)).toEqual([]);
  } finally {
    broken.remove();
  }
});

const inTheLongRound = LONG ? it : () => {};
inTheLongRound('loses no request in a rolling restart', HOURS, async () => {
  expect(await underLoad('rolling restart', () => replace())).toEqual([]);
});
