import { Agent, request } from 'node:http';
import pg from 'pg';
import { manyShoppers, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const PRICE = 100;

/** Orders per second over HTTP: open the payment, pay at the sandbox, prove it; each client is a different shopper. */
export async function ordersPerSecond(shop: RunningShop, clients: number, seconds: number): Promise<number> {
  const product = await shop.product({ name: 'Bench', price: PRICE, stock: 1_000_000 });
  const shoppers = await manyShoppers(shop, clients);
  let done = 0;
  const started = performance.now();
  const over = () => performance.now() - started > seconds * 1000;
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let n = 0; !over(); n++) {
        const opened = await post(shop.url, shopper, '/api/razorpay', {
          amount: PRICE * 100,
          currency: 'INR',
          receipt: `bench ${n}`,
          items: [{ _id: product._id, quantity: 1 }],
        });
        const paid = await post(shop.url, shopper, '/sandbox/razorpay/pay', {
          order_id: opened['id'],
          method: 'card',
          outcome: 'success',
          webhook: false,
        });
        await post(shop.url, shopper, '/api/razorpay/validate', paid);
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - started) / 1000);
}

/** Single-row transactions per second that the same PostgreSQL commits for as many clients: the least that a write costs. */
export async function commitsPerSecond(databaseUrl: string, clients: number, seconds: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: clients });
  await pool.query(
    'create table if not exists bench_row (id bigint generated always as identity primary key, note text)',
  );
  let done = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const client = await pool.connect();
      while (performance.now() - started < seconds * 1000) {
        await client.query('insert into bench_row (note) values ($1)', ['one row']);
        done += 1;
      }
      client.release();
    }),
  );
  const rate = done / ((performance.now() - started) / 1000);
  await pool.query('drop table bench_row');
  await pool.end();
  return rate;
}

function post(url: string, shopper: Shopper, path: string, body: object): Promise<Record<string, unknown>> {
  const text = JSON.stringify(body);
  const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        method: 'POST',
        agent,
        headers: { cookie, origin: url, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
      },
      (answer) => {
        let all = '';
        answer.setEncoding('utf8').on('data', (piece: string) => (all += piece));
        answer.on('end', () =>
          (answer.statusCode ?? 500) < 300
            ? resolve(JSON.parse(all))
            : reject(new Error(`${path} answered ${answer.statusCode}: ${all}`)),
        );
      },
    );
    sent.on('error', reject).end(text);
  });
}
