import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES, OTHER_LANGUAGES } from '#src/kernel/locales.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';

// An instance keeps the markup of cards that it has rendered (web/ui/kept-markup.tsx). Whatever it fills into later pages must be what another
// instance renders that has never shown the product before.

let shop: RunningShop;
let admin: Shopper;
let pages: string[];
let products: { id: string; stock: number }[];
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
  const seeded = 'select id, stock from product where archived_at is null order by number';
  products = (await shop.sql.query(seeded)).rows;
  const lists = Array.from({ length: Math.ceil(products.length / 24) }, (_, at) => `/products?page=${at + 1}`);
  pages = ['/', ...lists];
});
afterAll(() => shop?.close());

const take = async (url: string, path: string, language: string) => {
  const answer = await fetch(url + path, { headers: { cookie: `kiran_kind=guest; kiran_lang=${language}` } });
  return (await answer.text()).replaceAll(url, '');
};
const takeAll = async (url: string) => {
  const all: string[] = [];
  for (const language of LANGUAGES) for (const path of pages) all.push(await take(url, path, language));
  return all;
};
const asAnotherRenders = async () => {
  const other = await shop.another();
  try {
    return await takeAll(other.url);
  } finally {
    await other.stop();
  }
};
/** Each product's card in each language. */
const cardsIn = (page: string): Map<string, string> =>
  new Map(
    [...page.matchAll(/<article[^>]*>.*?<\/article>/gs)].map(([card]) => [
      /href="\/productPage\/([^"]+)"/.exec(card)?.[1] ?? '',
      card,
    ]),
  );

it('shows every product as an instance does that has kept nothing', async () => {
  const first = await takeAll(shop.url);
  const shown = new Set(first.flatMap((page) => [...cardsIn(page).keys()]));
  for (const { id } of products) expect(shown).toContain(id);
  // Its pages are dropped, its cards are not.
  await admin.call('PUT', `/products/${products.at(-1)?.id}`, { title: 'In another light' });
  expect(await takeAll(shop.url)).toEqual(await asAnotherRenders());
});

it('shows another price, badge, rating and name at the next request, in each language', async () => {
  // The topmost cards, whose pictures are loaded first, are never kept.
  const { id, stock } = products.slice(12).find((one) => one.stock > 0) as (typeof products)[0];
  const card = async (language: string) => {
    const found = await Promise.all(pages.slice(1).map((page) => take(shop.url, page, language)));
    return found.map((page) => cardsIn(page).get(id)).find((one) => one !== undefined);
  };
  const edit = (fields: object) => admin.call('PUT', `/products/${id}`, fields);
  const rate = async () => {
    const shopper = await shop.shopper();
    return shopper.call('POST', '/Firebaseuser/rate-media', {
      uid: shopper.uid,
      itemToAdd: { _id: id, selectedRating: 1 },
    });
  };
  const said = (name: string) => Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, { name }]));
  const changes = [
    () => edit({ price: 54_322 }),
    () => edit({ price: 54_321 }), // of the same discount
    () => edit({ stock: 0 }),
    () => edit({ stock }),
    rate,
    () => edit({ name: 'Lantern <b>', words: said('लालटेन ફાનસ') }),
    () => edit({ name: 'Lantern & Sons <b>', words: {} }), // in all languages, as nothing else is written
  ];
  const before = await Promise.all(LANGUAGES.map(card));
  let former = before;
  for (const change of changes) {
    expect((await change()).status).toBe(200);
    const now = await Promise.all(LANGUAGES.map(card));
    now.forEach((one, at) => void expect(one).not.toBe(former[at]));
    expect(new Set(now).size).toBe(LANGUAGES.length);
    former = now;
  }
  for (const one of former) {
    expect(one).toContain('₹54,321');
    expect(one).toContain('Lantern &amp; Sons &lt;b');
  }
  expect(await takeAll(shop.url)).toEqual(await asAnotherRenders());
});
