import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

// The picture that messengers and social networks show for a shared link to a product.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const PANEL = 'ruvanta-550w-mono-perc-half-cut-panel';
const take = (path: string) => fetch(shop.url + path);
const bytesOf = async (path: string) => {
  const answer = await take(path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

it('is what a product’s page names, in the language of the page', async () => {
  for (const language of ['en', 'hi', 'gu']) {
    const cookie = `kiran_kind=guest; kiran_lang=${language}`;
    const page = await (await fetch(`${shop.url}/productPage/${PANEL}`, { headers: { cookie } })).text();
    const shared = new URL(/property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '');
    expect(shared.pathname).toBe(`/share/${language}/${PANEL}.jpg`);
    const answer = await take(shared.pathname);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  }
});

it('sets the name in each language, and is another after the owner has changed it', async () => {
  const english = await bytesOf(`/share/en/${PANEL}.jpg`);
  expect((await bytesOf(`/share/hi/${PANEL}.jpg`)).equals(english)).toBe(false);
  expect((await bytesOf(`/share/en/${PANEL}.jpg`)).equals(english)).toBe(true);
  const owner = await shop.admin();
  expect((await owner.call('PUT', `/products/${PANEL}`, { name: 'A name for the picture' })).status).toBe(200);
  expect((await bytesOf(`/share/en/${PANEL}.jpg`)).equals(english)).toBe(false);
});

it('holds a name that is longer than its room, and a product without a picture', async () => {
  const product = await shop.product({ name: 'Rooftop kit with everything that belongs to it '.repeat(2).trim() });
  expect((await sharp(await bytesOf(`/share/gu/${product['_id']}.jpg`)).metadata()).width).toBe(1200);
});

it('exists only for what is on sale, in a language of the shop', async () => {
  const draft = await shop.product({ name: 'Not yet', price: 0 });
  for (const path of [
    `/share/en/${draft['_id']}.jpg`,
    '/share/en/nothing-of-ours.jpg',
    `/share/fr/${PANEL}.jpg`,
    `/share/en/${PANEL}.png`,
    `/share/en/${PANEL}`,
    '/share/en/%2e%2e%2fsecret.jpg',
  ])
    expect((await take(path)).status, path).toBe(404);
});
