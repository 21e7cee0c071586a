import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { catalogueIndexOf } from './catalogue-index.ts';

let platform: TestPlatform;
let id: string;
beforeAll(async () => {
  platform = await openPlatform();
  await transact(platform, async (write) => {
    id = await createProduct(platform, write, { name: 'Lantern', price: fromRupees(600), stock: 5, title: 'Lantern' });
  });
});
afterAll(() => platform?.close());

/** Writes as another instance would: this one learns of it by its notification, or not at all. */
const elsewhere = (rupees: number) =>
  platform.db
    .updateTable('product')
    .set({ pricePaise: fromRupees(rupees) })
    .where('id', '=', id)
    .execute();
const price = async () => {
  const { columns } = (await catalogueIndexOf(platform).current()).columns;
  return columns.price[0];
};

it('reloads everything as long as there is no news of writes', async () => {
  expect(await price()).toBe(fromRupees(600));
  await elsewhere(500);
  expect(await price()).toBe(fromRupees(600));
  platform.cache.suspect();
  expect(await price()).toBe(fromRupees(500));
  await elsewhere(400);
  expect(await Promise.all([price(), price(), price()])).toEqual([fromRupees(400), fromRupees(400), fromRupees(400)]);
  platform.cache.trust();
  await elsewhere(300);
  expect(await price()).toBe(fromRupees(300));
  platform.cache.expire([`product:${id}`]);
  await elsewhere(200);
  expect(await price()).toBe(fromRupees(200));
});
