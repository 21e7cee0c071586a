import { createHash } from 'node:crypto';
import pg from 'pg';
import { buy, manyShoppers, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** An order that a customer was told is theirs, and when. */
type Acknowledged = { id: string; at: number };
export type Sales = { acknowledged: Acknowledged[]; failures: string[]; stop(): Promise<void> };

/** Customers who buy one order after the other until they are stopped. */
export async function keepBuying(shop: RunningShop, count: number): Promise<Sales> {
  const panel = await shop.product({ name: 'Panel of the drill', price: 1249, stock: 100_000 });
  const shoppers = await manyShoppers(shop, count);
  const sales: Sales = { acknowledged: [], failures: [], stop: async () => {} };
  let going = true;
  const shopOn = async (shopper: Shopper, at: number) => {
    while (going) {
      try {
        const { order } = await buy(shop, shopper, [{ _id: panel._id, quantity: 1 + (at % 3), price: panel.price }]);
        sales.acknowledged.push({ id: order._id, at: Date.now() });
      } catch (error) {
        if (going) sales.failures.push((error as Error).message);
      }
    }
  };
  const all = Promise.all(shoppers.map(shopOn));
  sales.stop = async () => {
    going = false;
    await all;
  };
  return sales;
}

/** Orders, with what was paid for each, in paise. */
export async function orderTotals(url: string): Promise<Map<string, number>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; total: string }>(
      'select id, total_paise::text as total from "order"',
    );
    return new Map(rows.map(({ id, total }) => [id, Number(total)]));
  } finally {
    await client.end();
  }
}

/** What a shop answers for each of these addresses: status, and the sum of the bytes. */
export async function sumsOf(server: Pick<RunningServer, 'url'>, paths: string[], who?: Visitor): Promise<string[]> {
  const cookie = who && [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sums: string[] = [];
  for (const path of paths) {
    const answer = await fetch(server.url + path, { headers: cookie ? { cookie } : {} });
    const bytes = Buffer.from(await answer.arrayBuffer());
    sums.push(`${path} ${answer.status} ${createHash('sha256').update(bytes).digest('hex')}`);
  }
  return sums;
}
