import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '#tests/support/rounds.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** Prices that no other product has. */
export const FIRST_PRICE = 100_000;

export const GUEST = { cookie: 'kiran_kind=guest', 'accept-encoding': 'gzip' };

export const pageOf = async (url: string, path: string): Promise<string> => {
  const answer = await fetch(url + path, { headers: GUEST });
  return `${answer.status} ${await answer.text()}`;
};

export const rupees = (price: number): string => `₹${price.toLocaleString('en-IN')}`;

export type Changes = {
  changes: number;
  /** Changes that the very next request saw. */
  atOnce: number;
  /** Milliseconds from the answer to the change until a request began that saw it, and until none saw the page from before. */
  median: number;
  worst: number;
  /** Milliseconds for which the change itself took. */
  write: number;
  /** Requests of the others meanwhile. */
  seen: number;
  stale: string[];
};

/**
 * The owner changes a price again and again, while others ask for the product's page at the edge all the time. Every answer is judged by the
 * instant at which its request began.
 */
export async function changePrices(
  url: string,
  owners: readonly Visitor[],
  product: { id: string; path: string },
  rounds: number,
): Promise<Changes> {
  /** Prices in their order, and when the change was answered. */
  const answered: { price: number; at: number }[] = [{ price: FIRST_PRICE, at: performance.now() }];
  const samples: { began: number; price: number }[] = [];
  let going = true;
  const look = async () => {
    const began = performance.now();
    const text = await pageOf(url, product.path);
    const price = Number(/₹(1,00,\d{3})/.exec(text)?.[1]?.replaceAll(',', ''));
    samples.push({ began, price });
    return price;
  };
  const others = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (going) {
        await look();
        await pause(5);
      }
    }),
  );
  const writes: number[] = [];
  let atOnce = 0;
  for (let round = 1; round <= rounds; round++) {
    const price = FIRST_PRICE + round;
    const began = performance.now();
    const { status, text } = await (owners[round % owners.length] as Visitor).call('PUT', `/products/${product.id}`, {
      price,
    });
    if (status !== 200) throw new Error(`PUT answered ${status}: ${text}`);
    answered.push({ price, at: performance.now() });
    writes.push(performance.now() - began);
    if ((await look()) === price) atOnce += 1;
    for (let tries = 0; tries < 2_000 && (await look()) !== price; tries++);
  }
  going = false;
  await others;
  const late = answered.slice(1).map(({ price, at }) => {
    const old = samples.filter((one) => one.began >= at && one.price < price).map((one) => one.began - at);
    return Math.max(0, ...old);
  });
  return {
    changes: rounds,
    atOnce,
    median: percentile(late, 0.5),
    worst: percentile(late, 1),
    write: percentile(writes, 0.5),
    seen: samples.length,
    stale: samples.filter(({ price }) => Number.isNaN(price)).map(() => 'a page without a price'),
  };
}
