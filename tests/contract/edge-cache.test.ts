import { afterAll, beforeAll, expect, it } from 'vitest';
import { surrogateKey } from '#src/platform/edge-cache/surrogate-key.ts';
import { copyDatabase } from '#tests/support/database.ts';
import { TEMPLATE } from '#tests/support/postgres.ts';
import { type PurgeServer, purgeServer } from '#tests/support/purge-server.ts';
import { ADMIN_EMAIL, ADMIN_PASSWORD, freePort, type RunningServer, startServer } from '#tests/support/server.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// What the shop says to an edge cache, and what it sends to it. `npm run drill:edge` puts a real one in front.

const TOKEN = 'a-token-of-the-test';
const GUEST = { cookie: 'kiran_kind=guest' };

let database: Awaited<ReturnType<typeof copyDatabase>>;
let cache: PurgeServer;
let shop: RunningServer;
let owner: Visitor;
let product: Body;

beforeAll(async () => {
  [database, cache] = await Promise.all([copyDatabase(TEMPLATE), purgeServer()]);
  const port = await freePort();
  shop = await startServer({
    port,
    env: {
      DATABASE_URL: database.url,
      SEED: 'none',
      LOG_LEVEL: 'info',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      EDGE_CACHE: cache.url,
      EDGE_CACHE_TOKEN: TOKEN,
    },
  });
  owner = shop.visitor();
  await owner.signIn({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD });
  const made = await owner.call('POST', '/products', { name: 'Edge lantern', price: 100, stock: 5, addTo: 'Shope' });
  product = made.body.data.product;
});
afterAll(async () => {
  await shop?.kill();
  await cache?.close();
  await database?.drop();
});

const get = async (path: string, headers: Record<string, string> = GUEST, server = shop) => {
  const answer = await fetch(server.url + path, { headers, redirect: 'manual' });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
};
const productPage = () => `/productPage/${product._id}`;
const saidBy = ({ headers }: { headers: Headers }) => [
  headers.get('surrogate-control'),
  headers
    .get('surrogate-key')
    ?.split(' ')
    .includes(surrogateKey(`product:${product._id}`)) ?? null,
];
const change = (price: number) => owner.call('PUT', `/products/${product._id}`, { price });
const purged = () => cache.purges.flatMap(({ keys }) => keys);

it('says of public pages how long they may be kept and what purges them, and to browsers what it always said', async () => {
  const first = await get(productPage());
  const second = await get(productPage()); // from memory
  const unchanged = await get(productPage(), { ...GUEST, 'if-none-match': second.headers.get('etag') ?? '' });
  expect([first.status, second.status, unchanged.status]).toEqual([200, 200, 304]);
  for (const answer of [first, second, unchanged]) {
    expect(saidBy(answer)).toEqual(['max-age=60, stale-if-error=240', true]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  }
});

it.each([
  ['a call', '/api/products?limit=1', GUEST],
  ['an address without a page', '/nothing', GUEST],
  ['a product that is not there', '/productPage/none', GUEST],
  ['a personal page', '/cart', { cookie: 'kiran_kind=customer' }],
  ['a redirect to the door', '/faq', {}],
  ['a page of the administrator’s own', '/productPage/none', { cookie: 'kiran_kind=administrator' }],
  ['a page to sign in at', '/signup', GUEST],
  ['a file', '/robots.txt', GUEST],
])('says nothing of %s', async (_, path, headers) => {
  for (let again = 0; again < 2; again++)
    expect(saidBy(await get(path, headers as Record<string, string>))).toEqual([null, null]);
});

it('begins with a purge of everything, since an instance cannot know what it missed', () => {
  expect(cache.purges[0]).toEqual({ method: 'PURGE', token: `Bearer ${TOKEN}`, keys: ['all'] });
});

it('purges what a change expires, and again a second later', async () => {
  cache.purges.length = 0;
  const key = surrogateKey(`product:${product._id}`);
  expect((await change(200)).status).toBe(200);
  // Its own, which is that of its notification too, and the repetition.
  const mine = () => cache.purges.filter(({ keys }) => keys.includes(key));
  await expect.poll(() => mine().length).toBeGreaterThan(1);
  // The start's purge of everything may be repeated meanwhile.
  for (const { keys } of mine()) expect(keys).not.toContain('all');
});

it('purges nothing for what no page shows', async () => {
  await expect.poll(() => cache.purges.length).toBeGreaterThan(0);
  const sent = await shop.visitor().call('POST', '/contact', {
    name: 'Asha',
    email: 'asha@example.com',
    phone: '9876543210',
    message: 'Is the lantern waterproof?',
  });
  expect(sent.status).toBeLessThan(300);
  expect(purged()).not.toContain(surrogateKey('admin:messages'));
});

it('answers changes while the cache is away, says so once, and purges it when it is back', async () => {
  await cache.close();
  for (const price of [300, 301, 302]) expect((await change(price)).status).toBe(200);
  expect((await get(productPage())).text).toContain('₹302');
  await expect.poll(() => shop.output().match(/an edge cache cannot be purged/g)?.length).toBe(1);
  cache.purges.length = 0;
  await cache.open();
  await expect.poll(purged).toContain(surrogateKey(`product:${product._id}`));
  await expect.poll(() => shop.output()).toContain('an edge cache can be purged again');
});

it('says in the log that the cache refuses its token', async () => {
  cache.answer = 403;
  expect((await change(401)).status).toBe(200);
  await expect.poll(() => shop.output()).toContain('it refuses EDGE_CACHE_TOKEN');
  cache.answer = 200;
});

it('says nothing without the setting', async () => {
  const plain = await startServer({ env: { DATABASE_URL: database.url, SEED: 'none' } });
  try {
    for (let again = 0; again < 2; again++)
      expect(saidBy(await get(productPage(), GUEST, plain))).toEqual([null, null]);
  } finally {
    await plain.stop();
  }
});
