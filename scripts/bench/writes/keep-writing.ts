import { seeded } from '#tests/support/rounds.ts';
import { manyShoppers, type RunningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type Goods, placeOrder, rate, turnHeart } from './place-order.ts';

/** A second of a shop that sells well. */
const PER_SECOND = { orders: 10, hearts: 10, ratings: 2 };
const PEOPLE = 200;

export type Writers = {
  /** Begins to write; `stop` waits for what is under way and says what share of the planned writes was done in time. */
  begin(): { stop(): Promise<number> };
};

/**
 * Orders, hearts and ratings by signed-in people on any product that is in stock. They come by the clock, whether or not those before are done, as
 * people do: a shop that is slow does not get fewer of them.
 */
export async function openWriters(shop: RunningShop): Promise<Writers> {
  const people = await manyShoppers(shop, PEOPLE);
  const goods = await listGoods(shop);
  // What is sold must not run out while it is measured; what was sold out stays so.
  await shop.sql.query('update product set stock = stock + 100000 where stock > 0');
  const random = seeded(17);
  const idle = [...people];
  const any = () => random.pick(goods);
  const actions: Record<keyof typeof PER_SECOND, (shopper: Shopper) => Promise<unknown>> = {
    orders: (shopper) => placeOrder(shop.url, shopper, any()),
    hearts: (shopper) => turnHeart(shop.url, shopper, any(), random.chance(0.5)),
    ratings: (shopper) => rate(shop.url, shopper, any(), 1 + random.below(5)),
  };
  return {
    begin() {
      const began = performance.now();
      const underWay = new Set<Promise<void>>();
      let done = 0;
      const write = async (action: (shopper: Shopper) => Promise<unknown>) => {
        const shopper = idle.shift();
        if (!shopper) return; // all wait for answers: this one is not done in time
        await action(shopper);
        done += 1;
        idle.push(shopper);
      };
      const failed: unknown[] = [];
      const timers = Object.entries(PER_SECOND).map(([name, count]) =>
        setInterval(() => {
          const one: Promise<void> = write(actions[name as keyof typeof PER_SECOND])
            .catch((error) => void failed.push(error))
            .finally(() => underWay.delete(one));
          underWay.add(one);
        }, 1000 / count),
      );
      return {
        async stop() {
          for (const timer of timers) clearInterval(timer);
          const passed = (performance.now() - began) / 1000;
          const doneInTime = done;
          await Promise.all(underWay);
          if (failed.length > 0) throw failed[0];
          return doneInTime / (passed * Object.values(PER_SECOND).reduce((sum, count) => sum + count, 0));
        },
      };
    },
  };
}

async function listGoods({ sql }: RunningShop): Promise<Goods[]> {
  const { rows } = await sql.query(
    'select id as _id, price_paise / 100.0 as price from product where archived_at is null and stock > 0 and price_paise > 0',
  );
  return rows.map(({ _id, price }) => ({ _id, price: Number(price) }));
}
