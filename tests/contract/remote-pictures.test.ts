import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type TrustedPictures, trustedPictures } from '#tests/support/trusted-pictures.ts';
import type { Body } from '#tests/support/visitor.ts';

// Pictures on another server: the running shop fetches them, and shows them as its own.

const SOON = { timeout: 60_000, interval: 250 };

let there: TrustedPictures;
let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  there = await trustedPictures();
  shop = await runningShop(there.env);
  admin = await shop.admin();
});
afterAll(async () => {
  await shop?.close();
  await there?.close();
});

const productOf = async (id: string): Promise<Body> => (await admin.call('GET', `/products/${id}`)).body.data.product;
const report = async (query = ''): Promise<Body> => (await admin.call('GET', `/remote-pictures${query}`)).body;
const rowOf = async (url: string): Promise<Body> => (await report()).data.pictures.find((one: Body) => one.url === url);
/** Requests them as an import does. */
const want = (productId: string, urls: string[], importId: string) =>
  shop.sql.query(
    `insert into remote_picture (product_id, position, url, host, import_id, due_at, at)
     select $1, n - 1, url, $3, $4, now(), now() from unnest($2::text[]) with ordinality as w(url, n)`,
    [productId, urls, there.host, importId],
  );
async function newImport(): Promise<string> {
  const sent = await admin.call('POST', '/product-imports?name=list.csv', undefined, {
    raw: 'name,price\nPanel from a sheet,900\n',
    headers: { 'content-type': 'application/octet-stream' },
  });
  return sent.body.data.import._id;
}

describe('a product with remote pictures', () => {
  it('shows them as its own pictures once they are fetched', async () => {
    const [main, other] = [there.url('/main.jpg'), there.url('/side.jpg')];
    const made = await shop.product({
      name: 'Lantern',
      tital: 'A lantern',
      discription: 'It shines',
      mainImage: main,
      otherImage: [other],
    });
    expect(made).toMatchObject({ mainImage: main, otherImage: [other] });
    const own = /^\/media\/p-[0-9a-f]{24}-240\.webp$/;
    await expect
      .poll(() => productOf(made._id), SOON)
      .toMatchObject({ mainImage: expect.stringMatching(own), otherImage: [expect.stringMatching(own)] });
    const { mainImage } = await productOf(made._id);
    expect((await fetch(shop.url + mainImage)).status).toBe(200);
    expect((await admin.ask('GET', `/productPage/${made._id}`)).text).toContain(
      mainImage.slice(0, -'-240.webp'.length),
    );
    expect(await rowOf(main)).toMatchObject({
      state: 'done',
      product: { _id: made._id, name: 'Lantern' },
      importId: null,
      reason: null,
    });
  });
});

describe('the pictures of an import', () => {
  it('appear on their product’s page, and failed ones are reported, retried and forgotten', async () => {
    there.missing.add('/b.jpg').add('/c.jpg');
    const importId = await newImport();
    const { _id } = await shop.product({ name: '=Panel' });
    await want(_id, ['/a.jpg', '/b.jpg', '/c.jpg'].map(there.url), importId);
    await shop.runJob('pictures.fetch');
    await expect
      .poll(async () => (await report(`?importId=${importId}`)).data.counts, SOON)
      .toEqual({ waiting: 0, fetching: 0, done: 1, failed: 2 });
    const { mainImage, otherImage } = await productOf(_id);
    expect([mainImage, otherImage]).toEqual([expect.stringMatching(/^\/media\/p-/), []]);

    const failed = await report(`?importId=${importId}&state=failed&limit=1`);
    expect(failed).toMatchObject({
      total: 2,
      next: 2,
      data: {
        pictures: [{ url: there.url('/c.jpg'), reason: 'not-found', message: expect.stringMatching(/no picture/) }],
      },
    });
    const csv = await admin.call('GET', `/remote-pictures/failures.csv?importId=${importId}`);
    expect(csv.text.split('\r\n').slice(1, 3)).toEqual(
      ['/c.jpg', '/b.jpg'].map((path) => `${_id},'=Panel,${there.url(path)},There is no picture at this address`),
    );

    there.missing.clear();
    const [last] = failed.data.pictures;
    expect((await admin.call('DELETE', `/remote-pictures/${last._id}`)).status).toBe(200);
    expect((await admin.call('POST', '/remote-pictures/retry', { importId })).body).toMatchObject({ count: 1 });
    await expect
      .poll(async () => (await productOf(_id)).otherImage, SOON)
      .toEqual([expect.stringMatching(/^\/media\/p-/)]);
    expect(await productOf(_id)).toMatchObject({ mainImage });
    expect((await report(`?importId=${importId}`)).data.counts).toEqual({
      waiting: 0,
      fetching: 0,
      done: 2,
      failed: 0,
    });
    expectRefusal(await admin.call('POST', `/remote-pictures/${last._id}/retry`), 404, { code: 'not-found' });
    expectRefusal(await admin.call('DELETE', '/remote-pictures/x'), 404, { code: 'not-found' });
    const [done] = (await report(`?importId=${importId}`)).data.pictures;
    expectRefusal(await admin.call('POST', `/remote-pictures/${done._id}/retry`), 409, { code: 'wrong-step' });
    expectRefusal(await admin.call('GET', '/remote-pictures?state=lost'), 422, { code: 'invalid' });
  });
});

it('an address inside the shop’s network is never requested, and forgetting it removes it from the product', async () => {
  const inside = [
    `https://127.0.0.1:${new URL(shop.url).port}/healthz`,
    'https://[::ffff:7f00:1]/a.jpg',
    'https://0x7f.1/a.jpg',
  ];
  const { _id } = await shop.product({ mainImage: inside[0], otherImage: inside.slice(1) });
  await expect
    .poll(async () => (await Promise.all(inside.map(rowOf))).map((row) => row?.reason), SOON)
    .toEqual(['private', 'private', 'private']);
  for (const url of inside)
    expect((await admin.call('DELETE', `/remote-pictures/${(await rowOf(url))._id}`)).status).toBe(200);
  expect(await productOf(_id)).toMatchObject({ mainImage: '', otherImage: [] });
});
