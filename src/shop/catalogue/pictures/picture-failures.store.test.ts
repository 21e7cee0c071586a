import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { wantPictures } from '#src/shop/catalogue/remote-pictures/want-pictures.ts';
import { type PictureServer, pictureServer } from '#tests/support/picture-server.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { addPicture, ENCODE_QUEUE } from './add-picture.ts';
import { encodeAndPlace } from './encode.ts';
import { fetchWanted } from './fetch-wanted.ts';

const photograph = (colour: string) =>
  sharp({ create: { width: 240, height: 240, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

let server: PictureServer;
let t: TestShop;
beforeAll(async () => {
  server = await pictureServer(async (request, response) =>
    response
      .writeHead(200, { 'content-type': 'image/jpeg' })
      .end(await photograph(`#${(request.url ?? '').slice(1, 7)}`)),
  );
  t = await testShop({ PICTURE_FETCH_PRIVATE: server.host });
});
afterAll(async () => {
  await t?.close();
  await server?.close();
});

const want = async (...paths: string[]) => {
  const productId = await t.newProduct({ price: 100, stock: 1 });
  const urls = paths.map((path) => server.url(path));
  await transact(t.shop, (write) => wantPictures(t.shop, write, { importId: null, pictures: [{ productId, urls }] }));
};
const stateOf = (path: string) =>
  t.shop.db
    .selectFrom('remotePicture')
    .select(['state', 'reason', 'tries'])
    .where('url', '=', server.url(path))
    .executeTakeFirstOrThrow();
/** The picture store with a full disk. */
const full = () => ({ ...t.shop, pictures: { ...t.shop.pictures, put: () => Promise.reject(new Error('ENOSPC')) } });

describe('an address', () => {
  it('that cost five workers is not given to a sixth', async () => {
    await want('/101010.jpg');
    const { claimAddress } = await import('#src/shop/catalogue/remote-pictures/claim-address.ts');
    for (let times = 1; times <= 5; times++) {
      expect(await claimAddress(t.shop)).toMatchObject({ tries: times });
      t.pass(2);
    }
    expect(await claimAddress(t.shop)).toBeUndefined();
    expect(await stateOf('/101010.jpg')).toEqual({ state: 'failed', reason: 'damaged', tries: 5 });
  });

  it('gets all its attempts again once the shop’s own trouble is over', async () => {
    await want('/202020.jpg', '/212121.jpg');
    for (let times = 0; times < 8; times++) {
      await expect(fetchWanted(full(), server)).rejects.toThrow('ENOSPC');
      expect(await stateOf('/202020.jpg')).toEqual({ state: 'waiting', reason: null, tries: 0 });
      expect(await stateOf('/212121.jpg')).toEqual({ state: 'waiting', reason: null, tries: 0 });
      t.pass(2);
    }
    await fetchWanted(t.shop, server);
    expect(await stateOf('/202020.jpg')).toMatchObject({ state: 'encoding', tries: 1 });
  });
});

describe('a picture whose files could not be made', () => {
  const queued = async (stem: string): Promise<number> =>
    (
      await sql`select name from pgboss.job where name = ${ENCODE_QUEUE} and data ->> 'stem' = ${stem}`.execute(
        t.shop.db,
      )
    ).rows.length;
  const forgetJobs = () => sql`delete from pgboss.job where name = ${ENCODE_QUEUE}`.execute(t.shop.db);

  it('is made when the same file is uploaded again', async () => {
    const bytes = await photograph('#303030');
    const { stem } = await addPicture(t.shop, bytes, undefined);
    await forgetJobs(); // its job has used its last attempt
    expect(await addPicture(t.shop, bytes, undefined)).toMatchObject({ stem, state: 'waiting' });
    expect(await queued(stem)).toBe(1);
    await encodeAndPlace(t.shop, stem);
    await forgetJobs();
    expect(await addPicture(t.shop, bytes, undefined)).toMatchObject({ stem, state: 'ready' });
    expect(await queued(stem)).toBe(0);
  });

  it('is waited for again, not given up, after a failure', async () => {
    const bytes = await photograph('#404040');
    const { stem, original } = await addPicture(t.shop, bytes, undefined);
    await t.shop.pictures.remove(original);
    await encodeAndPlace(t.shop, stem);
    expect(await addPicture(t.shop, bytes, undefined)).toMatchObject({ stem, state: 'waiting' });
    await encodeAndPlace(t.shop, stem);
    expect(await addPicture(t.shop, bytes, undefined)).toMatchObject({ stem, state: 'ready' });
  });
});
