import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProduct, editProduct } from '#src/shop/catalogue/products/save-product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import { setFavourite } from '#src/shop/engagement/favourites/set-favourite.ts';
import { OWNER } from '#tests/support/platform.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import { withReviews } from './list-reviews.ts';
import { postReview } from './post-review.ts';
import { PRODUCT_REVIEWS } from './product-reviews.ts';
import { rateProduct } from './rate-product.ts';
import { withdrawRating } from './withdraw-rating.ts';

let t: TestShop;
beforeAll(async () => {
  t = await testShop();
});
afterAll(() => t.close());

const shown = async (id: string, drafts = true) =>
  (await withReviews(t.shop, [await showProduct(t.shop, id, { drafts })], { each: 50, drafts }))[0];

describe('counters', () => {
  it('match the rows, whatever shoppers do at once', async () => {
    const product = await t.newProduct({ price: 100, stock: 1 });
    const shoppers = await Promise.all([1, 2, 3].map((n) => t.newCustomer(`Shopper ${'abc'[n - 1]}`)));
    const act = fc.record({ who: fc.nat(2), stars: fc.integer({ min: 0, max: 5 }), heart: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
        await Promise.all(
          acts.flatMap(({ who, stars, heart }) => {
            const uid = shoppers[who]?.uid ?? '';
            // No stars: any rating given is withdrawn.
            return [
              stars ? rateProduct(t.shop, uid, product, stars) : withdrawRating(t.shop, uid, product),
              setFavourite(t.shop, uid, product, heart),
            ];
          }),
        );
        const row = await t.shop.db
          .selectFrom('product')
          .selectAll()
          .where('id', '=', product)
          .executeTakeFirstOrThrow();
        const ratings = await t.shop.db.selectFrom('rating').select('stars').where('productId', '=', product).execute();
        const hearts = await t.shop.db.selectFrom('favourite').select('uid').where('productId', '=', product).execute();
        expect({ count: row.ratingCount, sum: row.ratingSum, hearts: row.favouriteCount }).toEqual({
          count: ratings.length,
          sum: ratings.reduce((all, one) => all + one.stars, 0),
          hearts: hearts.length,
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe('comments', () => {
  it('start with one sample that only the product manager shows', async () => {
    const id = await addProduct(t.shop, OWNER, { name: 'New', price: 100_00 as never }, PRODUCT_REVIEWS);
    expect((await shown(id))?.reviews).toMatchObject([{ kind: 'store', draft: true }]);
    expect((await shown(id, false))?.reviews).toEqual([]);
    expect((await shown(id))?.reviewCount).toBe(0);
  });

  it('of a shopper stay when the editor had not loaded them, and go when it had', async () => {
    const id = await addProduct(
      t.shop,
      OWNER,
      {
        name: 'Lamp',
        price: 100_00 as never,
        reviews: [{ name: 'Kiran', msg: 'From the store' }],
      },
      PRODUCT_REVIEWS,
    );
    const shopper = await t.newCustomer();
    await postReview(t.shop, shopper, { productId: id, name: 'ignored', msg: 'Works well', network: '203.0.113.9' });
    const [newest] = (await shown(id))?.reviews ?? [];
    expect(newest).toMatchObject({ name: shopper.name, kind: 'shopper' });
    await editProduct(t.shop, OWNER, id, { reviews: [] }, PRODUCT_REVIEWS);
    expect((await shown(id))?.reviews).toMatchObject([{ kind: 'shopper' }]);
    await editProduct(t.shop, OWNER, id, { reviews: [], reviewsWas: [newest?.id ?? ''] }, PRODUCT_REVIEWS);
    expect((await shown(id))?.reviews).toEqual([]);
    expect((await shown(id))?.reviewCount).toBe(0);
  });
});

describe('editing', () => {
  it('applies stock as a difference when the editor sends what it had seen', async () => {
    const id = await t.newProduct({ price: 100, stock: 10 });
    await editProduct(t.shop, OWNER, id, { stock: 8 }, PRODUCT_REVIEWS);
    await editProduct(t.shop, OWNER, id, { stock: 20, stockWas: 10 }, PRODUCT_REVIEWS);
    expect(await t.stockOf(id)).toBe(18);
  });

  it('changes only the fields sent, also for two editors at once', async () => {
    const id = await t.newProduct({ price: 100, stock: 10, name: 'Before' });
    await Promise.all([
      editProduct(t.shop, OWNER, id, { title: 'A title' }, PRODUCT_REVIEWS),
      editProduct(t.shop, OWNER, id, { name: 'After' }, PRODUCT_REVIEWS),
    ]);
    expect(await shown(id)).toMatchObject({ name: 'After', title: 'A title', stock: 10 });
  });
});
