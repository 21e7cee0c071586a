import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRupees, ZERO_PAISE } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { createProduct } from '#src/shop/catalogue/products/create-product.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { selectInStock } from './part.store.ts';

let platform: TestPlatform;
const names = new Map<string, string>();
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

async function put(name: string, category: string, { sold = 0, stock = 5, archived = false, price = 600 } = {}) {
  const id = await transact(platform, (write) =>
    createProduct(platform, write, { name, title: name, category, stock, price: fromRupees(600) }),
  );
  const set = { unitsSold: sold, pricePaise: price ? fromRupees(price) : ZERO_PAISE };
  await platform.db
    .updateTable('product')
    .set(archived ? { ...set, archivedAt: new Date() } : set)
    .where('id', '=', id)
    .execute();
  names.set(id, name);
}

it('takes the bestsellers in stock of each category', async () => {
  for (const category of ['solar-inverters', 'solar-pumps', 'solar-batteries']) {
    await put(`${category} seldom`, category, { sold: 1 });
    await put(`${category} most`, category, { sold: category === 'solar-pumps' ? 8 : 9 });
    await put(`${category} often, first`, category, { sold: 5 });
    await put(`${category} often, second`, category, { sold: 5 });
    await put(`${category} sold out`, category, { sold: 20, stock: 0 });
    await put(`${category} archived`, category, { sold: 20, archived: true });
    await put(`${category} without a price`, category, { sold: 20, price: 0 });
  }
  const chosen = await selectInStock(platform.db, ['solar-pumps', 'solar-inverters'], 3);
  expect(chosen.map(({ id }) => names.get(id))).toEqual([
    'solar-inverters most',
    'solar-pumps most',
    'solar-inverters often, first',
    'solar-inverters often, second',
    'solar-pumps often, first',
    'solar-pumps often, second',
  ]);
  expect(await selectInStock(platform.db, [], 3)).toEqual([]);
});
