import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSecond } from '#tests/support/pace.ts';
import { manyShoppers, openPayment, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import type { Body } from '#tests/support/visitor.ts';

// Pages stay in memory while the shop sells, and are never behind an edit of the owner or a product that sells out: on two instances, while
// shoppers reserve, like and rate.

const TOKEN = 'a token for whoever watches';
const GUEST = { cookie: 'kiran_kind=guest' };

let shop: RunningShop;
let other: RunningServer;
let shoppers: Shopper[];
/** What the shoppers reserve, like and rate. */
let products: Body[];
/** What only the tests below change: on the home page, and on the first page of the list. */
let chosen: Body;
beforeAll(async () => {
  shop = await runningShop({ METRICS_TOKEN: TOKEN });
  other = await shop.another({ METRICS_TOKEN: TOKEN });
  const all: Body[] = (await shop.visitor().call('GET', '/products')).body.data.products;
  chosen = all.slice(0, 24).find(({ addTo }) => addTo === 'Flash Delas');
  products = all.filter((one) => one !== chosen);
  await shop.sql.query('update product set stock = 10000');
  shoppers = await manyShoppers(shop, 8);
});
afterAll(() => shop?.close());

const take = async (url: string, path: string) => {
  const answer = await fetch(url + path, { headers: GUEST });
  return { text: await answer.text(), etag: answer.headers.get('etag') };
};
type Taken = Awaited<ReturnType<typeof take>>;
const etags = async (url: string, paths: string[]) =>
  (await Promise.all(paths.map((path) => take(url, path)))).map(({ etag }) => etag);

/** The counters of an instance: renders, and expired pages by kind. */
async function counters(url: string) {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  const value = (series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')[1],
    );
  return {
    renders: value('kiran_render_duration_seconds_count'),
    hard: value('kiran_page_cache_expiries_total{kind="hard"}'),
    soft: value('kiran_page_cache_expiries_total{kind="soft"}'),
    stale: value('kiran_page_cache_stale_total'),
  };
}

const nth = <T>(all: T[], at: number) => all[at % all.length] as T;
const reserve = async (at: number) => {
  const { _id, price } = nth(products, 7 * at);
  const { status, text } = await openPayment(nth(shoppers, at), [{ _id, price, quantity: 1 }]);
  // A shopper who opens two payments at once is refused one of them.
  if (status >= 300 && status !== 409) throw new Error(`a reservation was answered ${status}: ${text}`);
};
const like = (at: number) => {
  const shopper = nth(shoppers, at);
  return shopper.call('POST', '/Firebaseuser/add-to-favorites', {
    uid: shopper.uid,
    itemToAdd: { _id: nth(products, 5 * at)._id },
    isFavorite: at % 3 === 0,
  });
};
const rate = (at: number, stars = 1 + (at % 5)) => {
  const shopper = nth(shoppers, at);
  return shopper.call('POST', '/Firebaseuser/rate-media', {
    uid: shopper.uid,
    itemToAdd: { _id: nth(products, at)._id, selectedRating: stars },
  });
};

it('renders nothing for reservations and hearts that no page shows', async () => {
  const paths = ['/', '/products', `/productPage/${products[0]._id}`, '/products?sort=popularity'];
  await etags(shop.url, paths);
  const before = [await etags(shop.url, paths), await counters(shop.url)] as const;
  for (let at = 0; at < 24; at++) await Promise.all([reserve(at), like(at)]);
  const after = [await etags(shop.url, paths), await counters(shop.url)] as const;
  expect(after[0]).toEqual(before[0]);
  const { renders, hard } = before[1];
  expect(after[1]).toMatchObject({ renders, hard });
  // A call's answer has the exact number. Few ask, so it is that of the last reservation.
  const { stock, _id } = (await shop.visitor().call('GET', '/products?limit=1')).body.data.products[0];
  expect(stock).toBe(await shop.stockOf(_id));
});

it('shows a new rating at the next request while few ask, and renders a page in demand once a second at most', async () => {
  const [product] = products;
  const address = `/productPage/${product._id}`;
  await take(shop.url, address);
  const { ratingCount } = (await shop.visitor().call('GET', `/products/${product._id}`)).body.data.product;
  expect((await rate(0)).status).toBe(200);
  expect((await take(shop.url, address)).text).toContain(`"ratingCount":${ratingCount + 1}`);

  await take(shop.url, '/');
  const [before, began] = [await counters(shop.url), performance.now()];
  let over = false;
  const readers = Array.from({ length: 4 }, async () => {
    while (!over) await take(shop.url, '/');
  });
  for (let at = 0; at < 40; at++) await rate(at, 1 + ((at + Math.floor(at / 8)) % 5));
  over = true;
  await Promise.all(readers);
  const [after, seconds] = [await counters(shop.url), (performance.now() - began) / 1000];
  expect(after.stale).toBeGreaterThan(before.stale);
  expect(after.hard).toBe(before.hard);
  expect(after.renders - before.renders).toBeLessThanOrEqual(seconds + 1);
});

describe('while shoppers reserve, like and rate, and many visitors read', () => {
  let over = false;
  let load: Promise<unknown>;
  beforeAll(() => {
    const write = async () => {
      for (let at = 0; !over; at++) await nth([reserve, like, rate], at)(at);
    };
    load = write();
  });
  afterAll(async () => {
    over = true;
    await load;
  });

  /** Where a product is shown. */
  const surfaces = () => [
    '/',
    '/products',
    `/products?q=${encodeURIComponent(chosen.name)}`,
    `/productPage/${chosen._id}`,
    `/api/products/${chosen._id}`,
    '/api/products?limit=24',
  ];

  /** What a visitor sees of a product: on each surface its price, and whether it is sold out. */
  async function shown(url: string) {
    const { _id } = chosen;
    const all = await Promise.all(surfaces().map((path) => take(url, path)));
    const [home, list, search, page, call, calls] = all as [Taken, Taken, Taken, Taken, Taken, Taken];
    const cardIn = ({ text }: Taken) =>
      text
        .split('<article')
        .slice(1)
        .find((one) => one.includes(`/productPage/${_id}"`))
        ?.split('</article>')[0] ?? '';
    const cards = [home, list, search].map(cardIn);
    const single = JSON.parse(call.text).data.product;
    const listed = JSON.parse(calls.text).data.products.find((one: Body) => one._id === _id);
    const rupees = (text: string) => /₹([\d,]+)(?![\d,]|\/W|[^<]*<\/s>)/.exec(text)?.[1]?.replaceAll(',', '');
    return {
      prices: [...cards.map(rupees), /"price":"([\d.]+)\.00"/.exec(page.text)?.[1], single.price, listed.price].map(
        Number,
      ),
      soldOut: [
        ...cards.map((text) => text.includes('Sold out')),
        page.text.includes('https://schema.org/OutOfStock'),
        single.stock === 0,
        listed.stock === 0,
      ],
    };
  }
  /** What many visitors see at once: what they read is in demand. */
  const crowd = () => Promise.all(Array.from({ length: 8 }, () => shown(shop.url)));
  const six = <T>(value: T) => Array.from({ length: 6 }, () => value);

  it('shows an edit of the owner at the next request, and within a second on the other instance', async () => {
    const owner = await shop.admin();
    const price = 4321;
    const second = await aSecond(() => shown(other.url));
    await crowd();
    expect((await owner.call('PUT', `/products/${chosen._id}`, { price })).status).toBe(200);
    for (const { prices } of await crowd()) expect(prices).toEqual(six(price));
    await expect.poll(async () => (await shown(other.url)).prices, { ...second, interval: 20 }).toEqual(six(price));
  });

  it('shows at the next request that a product sold out, and that it is back, and on the other instance within a second', async () => {
    const owner = await shop.admin();
    const left = await shop.stockOf(chosen._id);
    await owner.call('PUT', `/products/${chosen._id}`, { stock: 3, stockWas: left });
    const { price } = (await shop.visitor().call('GET', `/products/${chosen._id}`)).body.data.product;
    const [buyer] = (await manyShoppers(shop, 1)) as [Shopper];
    const elsewhere = nth(products, 3);
    for (const gone of [true, false]) {
      const second = await aSecond(() => shown(other.url));
      // A shopper's next payment gives back what the former one reserved.
      const items = gone ? { ...chosen, price, quantity: 3 } : { ...elsewhere, quantity: 1 };
      await crowd();
      expect((await openPayment(buyer, [items])).status).toBe(201);
      for (const { soldOut } of await crowd()) expect(soldOut).toEqual(six(gone));
      await expect.poll(async () => (await shown(other.url)).soldOut, { ...second, interval: 20 }).toEqual(six(gone));
    }
  });
});
