import pg from 'pg';
import { startProvider } from '#tests/support/provider/provider.ts';
import { manyShoppers, type RunningShop } from '#tests/support/running-shop.ts';
import type { BenchRun } from '../bench-run.ts';
import { median, needed } from '../load/against.ts';
import { startBare } from '../load/bare.ts';
import { load } from '../load/generator.ts';
import type { Load } from '../load/measurement.ts';
import { placeOrder } from '../writes/place-order.ts';

const CLIENTS = 8;
const PRICE = 100;

/**
 * Whole checkouts (open the payment, pay, prove it) by eight shoppers, divided by bare POSTs over as many connections. With the sandbox, the provider's
 * work is done by the shop's process and database; without, a second shop on the same database has a provider elsewhere, as a real shop does.
 */
export const measureOrders = (run: BenchRun): Promise<void> =>
  run.withPostgres(() =>
    run.withShop(async (shop) => {
      const provider = await startProvider();
      const bare = await startBare({ status: 200, headers: {}, body: Buffer.alloc(0) });
      try {
        const real = await shop.another(provider.env);
        const within = await openCheckouts(shop, shop.url);
        const without = await openCheckouts(shop, real.url, provider.url);
        const posts = () => load({ url: bare.url, pid: bare.pid, method: 'POST', body: '{}' }, run.seconds, CLIENTS);
        await Promise.all([within(1), without(1)]); // warm-up
        const rounds: Record<'within' | 'without' | 'posts' | 'commits', number>[] = [];
        const loads: Load[] = [];
        for (let round = 0; round < run.rounds; round++) {
          const posted = await posts();
          loads.push(posted);
          rounds.push({
            within: await within(run.seconds),
            without: await without(run.seconds),
            posts: posted.perSecond,
            commits: await commitsPerSecond(shop.databaseUrl, run.seconds),
          });
        }
        const ratio = (a: keyof (typeof rounds)[0], b: keyof (typeof rounds)[0]) =>
          median(rounds.map((one) => one[a] / one[b]));
        const rate = (name: keyof (typeof rounds)[0]) => median(rounds.map((one) => one[name])).toFixed(0);
        run.addLoad('whole checkout, with the sandbox ÷ bare POST', ratio('within', 'posts'), needed(loads));
        run.addLoad('whole checkout, without the sandbox’s work ÷ bare POST', ratio('without', 'posts'), needed(loads));
        run.add('whole checkout, without the sandbox’s work ÷ commit of one row', ratio('without', 'commits'));
        run.note(
          `checkouts a second: ${rate('within')} with the sandbox, ${rate('without')} without; bare POSTs ${rate('posts')}, commits ${rate('commits')}`,
        );
      } finally {
        bare.stop();
        provider.stop();
      }
    }),
  );

/** Each client is another shopper. Answers checkouts a second. */
async function openCheckouts(shop: RunningShop, url: string, provider?: string) {
  const product = await shop.product({ name: 'Bench', price: PRICE, stock: 1_000_000 });
  const shoppers = await manyShoppers(shop, CLIENTS, [url]);
  return async (seconds: number): Promise<number> => {
    let done = 0;
    const began = performance.now();
    const buy = async (shopper: (typeof shoppers)[0]) => {
      while (performance.now() - began < seconds * 1000) {
        await placeOrder(url, shopper, { _id: product._id, price: PRICE }, provider);
        done += 1;
      }
    };
    await Promise.all(shoppers.map(buy));
    return done / ((performance.now() - began) / 1000);
  };
}

/** Single-row transactions that the same PostgreSQL commits for as many clients: the least that a write costs. */
async function commitsPerSecond(databaseUrl: string, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: CLIENTS });
  await pool.query(
    'create table if not exists bench_row (id bigint generated always as identity primary key, note text)',
  );
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = await pool.connect();
      while (performance.now() - began < seconds * 1000) {
        await client.query('insert into bench_row (note) values ($1)', ['one row']);
        done += 1;
      }
      client.release();
    }),
  );
  const rate = done / ((performance.now() - began) / 1000);
  await pool.query('drop table bench_row');
  await pool.end();
  return rate;
}
