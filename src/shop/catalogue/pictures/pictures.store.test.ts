import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { encode } from './encode.ts';
import { removeOrphans } from './remove-orphans.ts';

let t: TestShop;
let cookie: string;
beforeAll(async () => {
  t = await testShop();
  const { headers } = await fetch(`${t.address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@kiran.example', password: 'a quiet morning' }),
  });
  cookie = headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
});
afterAll(() => t.close());

const upload = (bytes: Buffer, as = cookie) =>
  fetch(`${t.address}/api/pictures`, {
    method: 'POST',
    headers: { cookie: as, 'content-type': 'image/jpeg' },
    body: new Uint8Array(bytes),
  });
const photograph = (colour: string) =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const media = (url: string) => fetch(t.address + url);

describe('an uploaded picture', () => {
  it('goes from the upload through the job to a product, and ends when nothing shows it', async () => {
    const answer = await upload(await photograph('#c04020'));
    expect(answer.status).toBe(201);
    const { picture } = (
      (await answer.json()) as { data: { picture: { _id: string; url: string; state: string; placeholder: string } } }
    ).data;
    expect(picture).toMatchObject({
      state: 'waiting',
      url: expect.stringMatching(/^\/media\/p-[0-9a-f]{24}-640\.webp$/),
    });
    expect((await media(picture.url)).status).toBe(404);

    await encode(t.shop, picture._id);
    const file = await media(picture.url);
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).width).toBe(640);
    expect((await media(picture.url.replace('640.webp', '1080.avif'))).status).toBe(200);
    expect((await media(`/media/%2e%2e%2foriginals%2f${picture._id}.jpg`)).status).toBe(404);

    const saved = await fetch(`${t.address}/api/products`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'With a picture', price: 10, mainImage: picture.url }),
    });
    const { product } = ((await saved.json()) as { data: { product: { _id: string; mainImage: string } } }).data;
    expect(product.mainImage).toBe(picture.url);
    const row = await t.shop.db
      .selectFrom('productPicture')
      .selectAll()
      .where('productId', '=', product._id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      stem: picture._id,
      width: 1200,
      height: 900,
      widths: [160, 320, 640, 1080],
      placeholder: picture.placeholder,
    });

    t.pass(25 * 60);
    expect(await removeOrphans(t.shop)).toBe(0);
    const showNoMore = () => t.shop.db.deleteFrom('productPicture').where('productId', '=', product._id).execute();
    await showNoMore();
    expect(await removeOrphans(t.shop)).toBe(0); // an import that removed it can be undone for a day
    t.pass(23 * 60);
    expect(await removeOrphans(t.shop)).toBe(0);
    await t.shop.db
      .insertInto('productPicture')
      .values({ ...row, widths: JSON.stringify(row.widths) })
      .execute();
    t.pass(60);
    expect(await removeOrphans(t.shop)).toBe(0);
    await showNoMore();
    expect(await removeOrphans(t.shop)).toBe(0);
    t.pass(25 * 60);
    expect(await removeOrphans(t.shop)).toBe(1);
    expect((await media(picture.url)).status).toBe(404);
  });

  it('lasts a day longer when its file is uploaded again', async () => {
    const bytes = await photograph('#405060');
    const { picture } = ((await (await upload(bytes)).json()) as { data: { picture: { _id: string; url: string } } })
      .data;
    await encode(t.shop, picture._id);
    await removeOrphans(t.shop);
    t.pass(25 * 60);
    expect((await upload(bytes)).status).toBe(201);
    expect(await removeOrphans(t.shop)).toBe(0);
    expect((await media(picture.url)).status).toBe(200);
    t.pass(25 * 60);
    await removeOrphans(t.shop);
    expect((await media(picture.url)).status).toBe(404);
  });

  it('the same file twice is one picture', async () => {
    const bytes = await photograph('#102030');
    const answers = await Promise.all([upload(bytes), upload(bytes)]);
    const ids = await Promise.all(
      answers.map(async (one) => ((await one.json()) as { data: { picture: { _id: string } } }).data.picture._id),
    );
    expect(ids[0]).toBe(ids[1]);
  });

  it('is accepted only from the administrator, and refused with what is wrong with it', async () => {
    expect((await upload(await photograph('#111'), '')).status).toBe(401);
    const bad = await upload(Buffer.from('<svg><script/></svg>'));
    expect(bad.status).toBe(422);
    expect(await bad.json()).toMatchObject({ code: 'invalid', fields: { file: expect.stringContaining('Only JPEG') } });
    expect((await upload(Buffer.alloc(16 * 1024 * 1024))).status).toBe(413);
  });
});
