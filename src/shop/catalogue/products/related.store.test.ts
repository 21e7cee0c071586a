import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromRupees } from '#src/kernel/money.ts';
import { transact } from '#src/platform/database/transact.ts';
import { OWNER } from '#tests/support/platform.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { archiveProduct } from './archive-product.ts';
import { createProduct } from './create-product.ts';
import { goesWith, guessProducts, relatedProducts } from './related-products.ts';
import { showProduct } from './show-product.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

const newProduct = (name: string, price: number, category = 'Panels') =>
  transact(t.shop, (write) => createProduct(t.shop, write, { name, price: fromRupees(price), category }));
const ids = (products: { id: string }[]) => products.map(({ id }) => id);

describe('related products', () => {
  it('are of the same category, nearest in price first, and all on sale', async () => {
    const [own, far, near, draft, gone, other] = await Promise.all([
      newProduct('Own', 1000),
      newProduct('Far', 9000),
      newProduct('Near', 1100),
      newProduct('Draft', 0),
      newProduct('Gone', 1000),
      newProduct('Other', 1000, 'Pumps'),
    ]);
    await archiveProduct(t.shop, OWNER, gone);
    const found = ids(await relatedProducts(t.shop, await showProduct(t.shop, own, { drafts: false })));
    expect(found).toEqual([near, far]);
    for (const id of [own, draft, gone, other]) expect(found).not.toContain(id);
  });

  it('of a part are the kits that contain it, and of a kit its parts', async () => {
    const [part, kit] = [await newProduct('Part', 500, 'Parts'), await newProduct('Kit', 5000, 'Kits')];
    await t.shop.db
      .updateTable('product')
      .set({ specification: JSON.stringify({ panelSlug: part }) })
      .where('id', '=', kit)
      .execute();
    expect(ids(await goesWith(t.shop, { id: part }, []))).toEqual([kit]);
    expect(ids(await goesWith(t.shop, { id: kit }, [part]))).toEqual([part]);
    expect(await goesWith(t.shop, { id: kit }, [])).toEqual([]);
  });
});

describe('a guess from the words of an unknown id', () => {
  it('puts the product with most of them first', async () => {
    const [lantern, both] = [
      await newProduct('Reading lantern', 300, 'Lights'),
      await newProduct('Family lantern with phone charging', 400, 'Lights'),
    ];
    expect(ids(await guessProducts(t.shop, 'family-lantern-2'))).toEqual([both, lantern]);
  });

  it.each(['', '--', '%%%', "'; drop table product", 'x'.repeat(5000)])(
    'finds nothing, and does no harm, for %s',
    async (id) => {
      expect(await guessProducts(t.shop, id)).toEqual([]);
    },
  );
});
