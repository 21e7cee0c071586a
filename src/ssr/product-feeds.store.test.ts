import { randomUUID } from 'node:crypto';
import { Window } from 'happy-dom';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { OPEN, type ShopState } from '#src/shop/back-office/opening/opening.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { setCharges } from '#src/shop/sales/delivery/manage-delivery.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { serveFeeds } from './product-feeds.ts';

// What Google (support.google.com/merchants/answer/7052112) and Meta ask of a product, looked for in the files themselves.

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t?.close());

/** As if a product had changed. */
const forget = () => t.shop.cache.hear({ tags: ['products'], kind: 'hard', from: randomUUID() });
const OWNER = { uid: 'usr_owner', name: 'Owner' };
const serve = (more: object = {}, perFile = 1000) =>
  new Hono().get(
    '/feeds/:file',
    serveFeeds({ ...t.shop, settings: { ...t.shop.settings, guestAccess: 'open' }, ...more }, perFile),
  );
const ask = (path: string, app = serve()) => app.request(`http://localhost:3000${path}`);

/** The items of a feed, each as its elements by name. Throws where it is not well-formed. */
async function read(path: string, app = serve()): Promise<Map<string, string[]>[]> {
  const answer = await ask(path, app);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const document = new new Window().DOMParser().parseFromString(text, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return [...document.querySelectorAll('item')].map((item) => {
    const found = new Map<string, string[]>();
    for (const { tagName, textContent } of item.children)
      found.set(tagName, [...(found.get(tagName) ?? []), textContent]);
    return found;
  });
}
const change = (id: string, input: object) =>
  transact(t.shop, (write) => updateProduct(t.shop, write, id, input as never));
const pictured = async (input: { price: number; stock: number; name?: string }, more: object = {}) => {
  const id = await t.newProduct(input);
  await change(id, { mainImage: '/media/panel.webp', ...more });
  return id;
};
const itemOf = async (id: string, reader = 'google') =>
  (await read(`/feeds/${reader}.xml`)).find((one) => one.get('g:id')?.[0] === id);

describe.each(['google', 'meta'])('the feed for %s', (reader) => {
  it('has every required field of every product, in the form that it takes', async () => {
    await pictured({ price: 2499, stock: 3, name: 'Solar panel' });
    await pictured({ price: 10, stock: 0, name: 'Fuse' });
    const items = await read(`/feeds/${reader}.xml`);
    expect(items.length).toBeGreaterThanOrEqual(2);
    for (const item of items) {
      const one = (name: string) => {
        expect(item.get(`g:${name}`), name).toHaveLength(1);
        return item.get(`g:${name}`)?.[0] ?? '';
      };
      expect(one('id')).toMatch(/^\S{1,50}$/);
      expect(one('title').length).toBeGreaterThan(0);
      expect(one('title').length).toBeLessThanOrEqual(150);
      expect(one('description').length).toBeGreaterThan(0);
      expect(one('link')).toBe(`http://localhost:3000/productPage/${one('id')}`);
      expect(one('image_link')).toMatch(/^http:\/\/localhost:3000\/media\//);
      expect(one('price')).toMatch(/^\d+\.\d\d INR$/);
      expect(one('condition')).toBe('new');
      expect(item.has('g:gtin')).toBe(!item.has('g:identifier_exists'));
      expect(one('availability')).toMatch(reader === 'google' ? /^(in|out_of)_stock$/ : /^(in|out of) stock$/);
    }
    expect(new Set(items.map((item) => item.get('g:id')?.[0])).size).toBe(items.length);
  });
});

it('says what a product costs now and before, whether it is there, and what its name has of XML in it', async () => {
  const id = await pictured(
    { price: 800, stock: 1, name: 'Plugs & sockets' },
    { title: 'For 10 < A', discount: 20, listPrice: fromRupees(1000) },
  );
  const item = await itemOf(id);
  expect(item?.get('g:title')).toEqual(['Plugs & sockets']);
  expect(item?.get('g:price')).toEqual(['1000.00 INR']);
  expect(item?.get('g:sale_price')).toEqual(['800.00 INR']);
  expect(item?.get('g:availability')).toEqual(['in_stock']);
  await change(id, { stock: 0 });
  expect((await itemOf(id))?.get('g:availability')).toEqual(['out_of_stock']);
  expect((await itemOf(id, 'meta'))?.get('g:availability')).toEqual(['out of stock']);
});

it('names the GTIN of a product, and leaves out one that cannot be', async () => {
  const [right, wrong] = await Promise.all(
    ['4006381333931', '4006381333932'].map((gtin) => pictured({ price: 10, stock: 1 }, { gtin })),
  );
  expect((await itemOf(right as string))?.get('g:gtin')).toEqual(['4006381333931']);
  expect((await itemOf(wrong as string))?.get('g:gtin')).toBeUndefined();
  expect((await itemOf(wrong as string))?.get('g:identifier_exists')).toEqual(['no']);
});

it('names the dearest delivery, and follows the owner’s change', async () => {
  const [small, large] = [await pictured({ price: 100, stock: 1 }), await pictured({ price: 90_000, stock: 1 })];
  await setCharges(t.shop, OWNER, { charge: fromRupees(120), freeFrom: fromRupees(5000) });
  const shippingOf = async (id: string) => (await itemOf(id))?.get('g:shipping');
  expect(await shippingOf(small)).toEqual(['IN120.00 INR']);
  expect(await shippingOf(large)).toEqual(['IN0.00 INR']);
  await setCharges(t.shop, OWNER, { charge: fromRupees(80), freeFrom: null });
  expect(await shippingOf(large)).toEqual(['IN80.00 INR']);
});

it('leaves out drafts, what is archived, and what has no picture', async () => {
  const bare = await t.newProduct({ price: 10, stock: 1 });
  const gone = await pictured({ price: 10, stock: 1 });
  expect(await itemOf(gone)).toBeDefined();
  await t.shop.db.updateTable('product').set({ archivedAt: new Date() }).where('id', '=', gone).execute();
  await change(bare, { title: 'Still bare' });
  expect(await itemOf(gone)).toBeUndefined();
  expect(await itemOf(bare)).toBeUndefined();
});

it('is empty until the shop opens, and where visitors must choose first', async () => {
  await pictured({ price: 10, stock: 1 });
  expect(
    await read('/feeds/google.xml', serve({ opening: { current: { ...OPEN, state: 'soon' as ShopState } } })),
  ).toEqual([]);
  const asking = new Hono().get('/feeds/:file', serveFeeds({ ...t.shop, cache: t.shop.cache }, 999));
  forget();
  expect(t.shop.settings.guestAccess).toBe('ask');
  expect(await read('/feeds/google.xml', asking)).toEqual([]);
  forget();
});

it('is cut into files, and knows no others', async () => {
  const whole = await read('/feeds/google.xml');
  forget();
  const parted = serve({}, 2);
  const { count } = await t.shop.db
    .selectFrom('product')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('archivedAt', 'is', null)
    .where('pricePaise', '>', 0 as never)
    .executeTakeFirstOrThrow();
  const ids: (string | undefined)[] = [];
  for (let part = 1; part <= Math.ceil(count / 2); part++)
    ids.push(
      ...(await read(part === 1 ? '/feeds/google.xml' : `/feeds/google-${part}.xml`, parted)).map(
        (item) => item.get('g:id')?.[0],
      ),
    );
  expect(ids.sort()).toEqual(whole.map((item) => item.get('g:id')?.[0]).sort());
  for (const path of [`google-${Math.ceil(count / 2) + 1}`, 'google-0', 'google-01', 'google-1x', 'amazon'])
    expect((await ask(`/feeds/${path}.xml`, parted)).status, path).toBe(404);
});

it('is answered from memory, and by its mark', async () => {
  await read('/feeds/google.xml');
  const { headers } = await ask('/feeds/google.xml');
  expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const again = await serve({ db: undefined }).request('http://localhost:3000/feeds/google.xml', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
