import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { archiveProduct } from '#src/shop/catalogue/products/archive-product.ts';
import { updateProduct } from '#src/shop/catalogue/products/update-product.ts';
import { countWanted } from '#src/shop/catalogue/remote-pictures/count-wanted.ts';
import { wantPictures } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { type PictureServer, pictureServer } from '#tests/support/picture-server.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { encodeAndPlace } from './encode.ts';
import { fetchWanted } from './fetch-wanted.ts';

const photograph = (colour: string, side = 240) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let server: PictureServer;
let t: TestShop;
let failing = 0;
beforeAll(async () => {
  server = await pictureServer(async (request, response) => {
    const path = request.url ?? '';
    if (path === '/sometimes.jpg' && failing-- > 0) return response.writeHead(500).end();
    if (path === '/busy.jpg' && failing-- > 0) return response.writeHead(429, { 'retry-after': '1800' }).end();
    if (path === '/gone.jpg') return response.writeHead(404).end();
    if (path === '/page.jpg')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>no picture</html>');
    if (path === '/drawing.jpg')
      return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    if (path === '/tiny.jpg') return response.writeHead(200).end(await photograph('#000', 20));
    if (path === '/away.jpg')
      return response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data/' }).end();
    const colour = `#${createHash('sha256').update(path).digest('hex').slice(0, 6)}`;
    return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photograph(colour));
  });
  t = await testShop({ PICTURE_FETCH_PRIVATE: server.host, PUBLIC_URL: 'http://localhost:3000' });
});
afterAll(async () => {
  await t?.close();
  await server?.close();
});
beforeEach(() => void server.asked.splice(0));

const actor = { uid: 'owner', name: 'Owner' };
const product = () => t.newProduct({ price: 100, stock: 1 });
const want = (productId: string, ...paths: string[]) =>
  transact(t.shop, (write) =>
    wantPictures(t.shop, write, {
      importId: null,
      pictures: [{ productId, urls: paths.map((path) => server.url(path)) }],
    }),
  );
const change = (id: string, input: Parameters<typeof updateProduct>[3]) =>
  transact(t.shop, (write) => updateProduct(t.shop, write, id, input));
/** The fetching job, and then the encoding that it queued. */
const fetchAll = async () => {
  await fetchWanted(t.shop, server);
  await encodeAll();
};
const encodeAll = async () => {
  for (const { stem } of await t.shop.db.selectFrom('picture').select('stem').where('state', '=', 'waiting').execute())
    await encodeAndPlace(t.shop, stem);
};
const shown = async (productId: string) => {
  const { mainImage, version } = await t.shop.db
    .selectFrom('product')
    .select(['mainImage', 'version'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const pictures = await t.shop.db
    .selectFrom('productPicture')
    .selectAll()
    .where('productId', '=', productId)
    .orderBy('position')
    .execute();
  return {
    mainImage,
    version,
    urls: pictures.map(({ url }) => url),
    alts: pictures.map(({ alt }) => alt),
    stems: pictures.map(({ stem }) => stem),
  };
};
const stateOf = (path: string) =>
  t.shop.db
    .selectFrom('remotePicture')
    .select(['state', 'reason', 'tries'])
    .where('url', '=', server.url(path))
    .orderBy('id')
    .execute();
/** Our own address of a picture that came from there. */
const ownOf = async (path: string) => {
  const { stem, webp } = await t.shop.db
    .selectFrom('remotePicture')
    .innerJoin('picture', 'picture.stem', 'remotePicture.stem')
    .select(['picture.stem', 'picture.webp'])
    .where('url', '=', server.url(path))
    .executeTakeFirstOrThrow();
  return `/media/${stem}-${webp}.webp`;
};

describe('wanted pictures', () => {
  it('arrive in order, the first as the main image, and the page of the product expires', async () => {
    const id = await product();
    const before = (await shown(id)).version;
    await want(id, '/a1.jpg', '/a2.jpg', '/a3.jpg');
    await fetchWanted(t.shop, server);
    expect((await shown(id)).urls).toEqual([]); // no page shows a picture without files
    expect(await countWanted(t.shop)).toMatchObject({ waiting: 0, fetching: 3 });
    const expired: string[] = [];
    t.shop.cache.onExpire((tags) => void expired.push(...tags));
    await encodeAll();
    const urls = await Promise.all(['/a1.jpg', '/a2.jpg', '/a3.jpg'].map(ownOf));
    expect(await shown(id)).toMatchObject({ mainImage: urls[0], urls, version: before + 3 });
    expect((await fetch(t.address + urls[0])).status).toBe(200);
    expect(expired).toContain(`product:${id}`);
    expect(server.asked[0]?.headers['user-agent']).toBe('ShopPictures/1.0 (+http://localhost:3000)');
    expect(server.mostAtOnce).toBeLessThanOrEqual(2);
  });

  it('are fetched once, however many products want the same', async () => {
    const ids = [await product(), await product(), await product()];
    for (const id of ids) await want(id, '/b1.jpg');
    await fetchAll();
    expect(server.asked).toHaveLength(1);
    for (const id of ids) expect((await shown(id)).urls).toEqual([await ownOf('/b1.jpg')]);
    // and asking for the same file again duplicates nothing
    await want(ids[0] as string, '/b1.jpg');
    await fetchAll();
    expect((await shown(ids[0] as string)).urls).toHaveLength(1);
    expect(await stateOf('/b1.jpg')).toMatchObject([{ state: 'done' }, { state: 'done' }, { state: 'done' }]);
  });

  it.each([
    ['/gone.jpg', 'not-found'],
    ['/page.jpg', 'wrong-type'],
    ['/drawing.jpg', 'wrong-type'],
    ['/tiny.jpg', 'too-small'],
    ['/away.jpg', 'private'],
  ])('that can never arrive are given up at once: %s, %s', async (path, reason) => {
    const id = await product();
    await want(id, path);
    await fetchAll();
    expect(await stateOf(path)).toEqual([{ state: 'failed', reason, tries: 1 }]);
    t.pass(24 * 60);
    server.asked.splice(0);
    await fetchAll();
    expect(server.asked).toEqual([]);
    expect((await shown(id)).urls).toEqual([]);
  });

  it('are retried after temporary failures, with growing pauses, five times at most', async () => {
    const id = await product();
    failing = 2;
    await want(id, '/sometimes.jpg');
    await fetchAll();
    await fetchAll();
    expect(await stateOf('/sometimes.jpg')).toEqual([{ state: 'waiting', reason: null, tries: 1 }]);
    t.pass(1);
    await fetchAll();
    t.pass(1);
    await fetchAll();
    expect(await stateOf('/sometimes.jpg')).toMatchObject([{ state: 'waiting', tries: 2 }]);
    t.pass(2);
    await fetchAll();
    expect(await stateOf('/sometimes.jpg')).toMatchObject([{ state: 'done', tries: 3 }]);
    failing = 99;
    await want(id, '/sometimes.jpg');
    for (let times = 0; times < 8; times++) {
      await fetchAll();
      t.pass(61);
    }
    expect(await stateOf('/sometimes.jpg')).toEqual([{ state: 'failed', reason: 'server-error', tries: 5 }]);
  });

  it('wait as long as a busy server asks, all of that server', async () => {
    const id = await product();
    failing = 1;
    await want(id, '/busy.jpg');
    await fetchAll();
    await want(id, '/busy.jpg', '/c1.jpg');
    await transact(
      t.shop,
      async ({ trx }) =>
        void (await trx
          .updateTable('remotePicture')
          .set({ dueAt: t.shop.clock.now() })
          .where('state', '=', 'waiting')
          .execute()),
    );
    failing = 1;
    await fetchWanted(t.shop, server);
    const due = await t.shop.db
      .selectFrom('remotePicture')
      .select('dueAt')
      .where('url', '=', server.url('/busy.jpg'))
      .executeTakeFirstOrThrow();
    expect(due.dueAt.getTime() - t.shop.clock.now().getTime()).toBeGreaterThan(29 * 60_000);
    t.pass(31);
    await fetchAll();
    expect(await stateOf('/busy.jpg')).toMatchObject([{ state: 'done' }]);
  });

  it('of an unnamed server stay out: an address in the private network is refused', async () => {
    const id = await product();
    await transact(t.shop, (write) =>
      wantPictures(t.shop, write, {
        importId: null,
        pictures: [{ productId: id, urls: ['https://127.0.0.1/x.jpg', 'https://intern.test/x.jpg', 'nonsense'] }],
      }),
    );
    await fetchAll();
    const rows = await t.shop.db
      .selectFrom('remotePicture')
      .select(['reason'])
      .where('productId', '=', id)
      .orderBy('position')
      .execute();
    expect(rows.map(({ reason }) => reason)).toEqual(['private', 'private', 'address']);
  });
});

describe('a product that has changed meanwhile', () => {
  it('keeps its own pictures before the new ones', async () => {
    const id = await product();
    await want(id, '/d1.jpg', '/d2.jpg');
    await change(id, { mainImage: '/brands/own.webp', otherImages: ['/brands/two.webp'] });
    await fetchAll();
    expect(await shown(id)).toMatchObject({
      mainImage: '/brands/own.webp',
      urls: ['/brands/own.webp', '/brands/two.webp', await ownOf('/d1.jpg'), await ownOf('/d2.jpg')],
    });
  });

  it('is left alone when it is archived, and when it has as many pictures as it can have', async () => {
    const [gone, full] = [await product(), await product()];
    await want(gone, '/e1.jpg');
    await archiveProduct(t.shop, actor, gone);
    await change(full, { otherImages: Array.from({ length: 21 }, (_, at) => `/brands/${at}.webp`) });
    await want(full, '/e2.jpg');
    await fetchAll();
    expect(await stateOf('/e1.jpg')).toMatchObject([{ state: 'failed', reason: 'product-gone' }]);
    expect(await stateOf('/e2.jpg')).toMatchObject([{ state: 'failed', reason: 'too-many' }]);
    expect((await shown(full)).urls).toHaveLength(21);
  });
});

describe('an address typed into the product', () => {
  it('is fetched too, and our own picture takes its place, with its alt text', async () => {
    const id = await product();
    await change(id, {
      mainImage: server.url('/f1.jpg'),
      otherImages: ['/brands/own.webp', server.url('/f2.jpg')],
      pictureAlts: { [server.url('/f2.jpg')]: 'From behind' },
    });
    expect((await shown(id)).mainImage).toBe(server.url('/f1.jpg'));
    await fetchAll();
    expect(await shown(id)).toMatchObject({
      mainImage: await ownOf('/f1.jpg'),
      urls: [await ownOf('/f1.jpg'), '/brands/own.webp', await ownOf('/f2.jpg')],
      alts: ['', '', 'From behind'],
    });
    expect((await shown(id)).stems[2]).toMatch(/^p-/);
    server.asked.splice(0);
    await change(id, { name: 'Another name' });
    await fetchAll();
    expect(server.asked).toEqual([]);
  });
});

it('a worker lost with an address returns it, and its late result no longer counts', async () => {
  const id = await product();
  await want(id, '/g1.jpg');
  const { claimAddress, noteFetched, noteRefused } = await import(
    '#src/shop/catalogue/remote-pictures/claim-address.ts'
  );
  const lost = await claimAddress(t.shop);
  expect(lost).toMatchObject({ url: server.url('/g1.jpg'), tries: 1 });
  expect(await claimAddress(t.shop)).toBeUndefined();
  t.pass(2);
  const second = await claimAddress(t.shop);
  expect(second).toMatchObject({ url: server.url('/g1.jpg'), tries: 2 });
  await noteRefused(t.shop, lost as NonNullable<typeof lost>, { reason: 'not-found', isTemporary: false });
  await noteFetched(t.shop, lost as NonNullable<typeof lost>, 'p-000000000000000000000000');
  expect(await stateOf('/g1.jpg')).toMatchObject([{ state: 'fetching' }]);
  t.pass(2);
  await fetchAll();
  expect((await shown(id)).urls).toEqual([await ownOf('/g1.jpg')]);
});
