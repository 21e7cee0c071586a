import { afterAll, beforeAll, expect, it } from 'vitest';
import { transact } from '#src/platform/database/transact.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { countWanted } from './count-wanted.ts';
import { wantPictures } from './want-pictures.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

it('keeps each request once, in order, and none of a rolled-back transaction', async () => {
  const productId = await t.newProduct({ price: 100, stock: 1 });
  const want = (urls: string[]) =>
    transact(t.shop, (write) => wantPictures(t.shop, write, { importId: null, pictures: [{ productId, urls }] }));
  const rows = () =>
    t.shop.db.selectFrom('remotePicture').select(['url', 'host', 'position', 'state']).orderBy('position').execute();
  const [one, two] = ['https://pictures.example/1.jpg', 'https://pictures.example:8443/2.jpg'] as const;
  await want([one, two, one]);
  expect(await rows()).toEqual([
    { url: one, host: 'pictures.example', position: 0, state: 'waiting' },
    { url: two, host: 'pictures.example:8443', position: 1, state: 'waiting' },
  ]);
  await t.shop.db
    .updateTable('remotePicture')
    .set({ state: 'failed', reason: 'not-found' })
    .where('url', '=', one)
    .execute();
  await t.shop.db.updateTable('remotePicture').set({ state: 'fetching' }).where('url', '=', two).execute();
  expect(await countWanted(t.shop)).toEqual({ waiting: 0, fetching: 1, done: 0, failed: 1 });
  await want([two, one, 'not an address']);
  expect(await rows()).toEqual([
    { url: two, host: 'pictures.example:8443', position: 0, state: 'fetching' },
    { url: one, host: 'pictures.example', position: 1, state: 'waiting' },
    { url: 'not an address', host: '', position: 2, state: 'waiting' },
  ]);
  const long = `https://pictures.example/${'अ'.repeat(1500)}`;
  const twice = { productId, urls: [one, long] };
  await transact(t.shop, (write) => wantPictures(t.shop, write, { importId: null, pictures: [twice, twice] }));
  expect(await rows()).toHaveLength(3);
  const undone = transact(t.shop, async (write) => {
    await wantPictures(t.shop, write, {
      importId: null,
      pictures: [{ productId, urls: ['https://pictures.example/3.jpg'] }],
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await countWanted(t.shop)).toEqual({ waiting: 2, fetching: 1, done: 0, failed: 0 });
});
