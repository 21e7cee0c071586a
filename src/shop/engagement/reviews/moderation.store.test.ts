import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editProduct } from '#src/shop/catalogue/products/save-product.ts';
import { showProduct } from '#src/shop/catalogue/products/show-product.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import { OWNER } from '#tests/support/platform.ts';
import { type TestShop, testShop } from '#tests/support/shop.ts';
import type { CommentOrder } from './comment.ts';
import { listComments } from './list-comments.ts';
import { withReviews } from './list-reviews.ts';
import { listModerated, moderateComment } from './moderate-comment.ts';
import { postReview } from './post-review.ts';
import { PRODUCT_REVIEWS } from './product-reviews.ts';
import { rateProduct } from './rate-product.ts';
import { reportComment } from './report-comment.ts';

let t: TestShop;
let author: Principal;
let reader: Principal;
beforeAll(async () => {
  t = await testShop();
  author = await t.newCustomer('Asha Patel');
  reader = await t.newCustomer('Ravi Shah');
});
afterAll(() => t.close());

const comments = (
  productId: string,
  more: { page?: number; limit?: number; stars?: number; sort?: CommentOrder } = {},
) => listComments(t.shop, { productId, page: 1, limit: 10, ...more });
const newComment = async (msg = 'Works well') => {
  const productId = await t.newProduct({ price: 100, stock: 5 });
  await postReview(t.shop, author, { productId, name: '', msg, network: '203.0.113.9' });
  const [one] = (await comments(productId)).items;
  return { productId, id: one?.id ?? '' };
};
const reported = async () => (await listModerated(t.shop, { state: 'reported', page: 1, limit: 200 })).items;

describe('a product’s comments', () => {
  it('come newest first and page by page, with the stars of their authors', async () => {
    const { productId } = await newComment('first');
    for (const msg of ['second', 'third']) {
      t.pass(1);
      await postReview(t.shop, reader, { productId, name: '', msg, network: '203.0.113.9' });
    }
    await rateProduct(t.shop, author.uid, productId, 4);
    const one = await comments(productId, { limit: 2 });
    expect([one.items.map(({ msg }) => msg), one.total, one.next]).toEqual([['third', 'second'], 3, 2]);
    const two = await comments(productId, { limit: 2, page: 2 });
    expect([two.items, two.next]).toMatchObject([[{ msg: 'first', stars: 4, verified: false }], null]);
    expect((await comments(productId, { stars: 4 })).items.map(({ msg }) => msg)).toEqual(['first']);
    expect((await comments(productId, { stars: 1 })).total).toBe(0);
  });

  it('come by their authors’ stars, those without stars last', async () => {
    const { productId } = await newComment('five');
    const third = await t.newCustomer('Meena Rao');
    for (const [who, msg] of [
      [reader, 'two'],
      [third, 'none'],
    ] as const) {
      t.pass(1);
      await postReview(t.shop, who, { productId, name: '', msg, network: '203.0.113.9' });
    }
    await rateProduct(t.shop, author.uid, productId, 5);
    await rateProduct(t.shop, reader.uid, productId, 2);
    const order = async (sort: CommentOrder) => (await comments(productId, { sort })).items.map(({ msg }) => msg);
    expect(await order('newest')).toEqual(['none', 'two', 'five']);
    expect(await order('highest')).toEqual(['five', 'two', 'none']);
    expect(await order('lowest')).toEqual(['two', 'five', 'none']);
  });

  it('carry the buyer mark while an order with the product stands', async () => {
    const { productId } = await newComment();
    const order = { id: `ord_${productId}`, uid: author.uid, at: t.shop.clock.now() };
    await t.shop.db
      .insertInto('payment')
      .values({
        id: `pay_${productId}`,
        uid: author.uid,
        kind: 'goods',
        receipt: productId,
        amountPaise: 100_00,
        currency: 'INR',
        state: 'settled',
        method: 'razorpay',
        snapshot: '{}',
        requestHash: '',
        providerOrderId: productId,
        providerPaymentId: productId,
        failure: null,
        reservedUntil: order.at,
        createdAt: order.at,
        capturedAt: order.at,
        settledAt: order.at,
        test: true,
      })
      .execute();
    await t.shop.db
      .insertInto('order')
      .values({
        id: order.id,
        uid: author.uid,
        paymentId: `pay_${productId}`,
        status: 'created',
        paymentStatus: 'success',
        name: '',
        email: '',
        address: '{}',
        totalPaise: 100_00,
        subtotalPaise: 100_00,
        shippedAt: null,
        deliveredAt: null,
        buyer: null,
        delivery: null,
        coupon: null,
        createdAt: order.at,
        updatedAt: order.at,
        toldAt: null,
        test: true,
      })
      .execute();
    await t.shop.db
      .insertInto('orderLine')
      .values({
        orderId: order.id,
        position: 0,
        productId,
        name: 'Panel',
        quantity: 1,
        pricePaise: 100_00,
        hsn: null,
        gstRateBp: 500,
      })
      .execute();
    expect((await comments(productId)).items).toMatchObject([{ verified: true }]);
    await t.shop.db.updateTable('order').set({ status: 'cancel' }).where('id', '=', order.id).execute();
    expect((await comments(productId)).items).toMatchObject([{ verified: false }]);
  });
});

describe('reports', () => {
  it('count once per person, and leave the comment visible', async () => {
    const { productId, id } = await newComment();
    await Promise.all([reportComment(t.shop, reader.uid, id, 'spam'), reportComment(t.shop, reader.uid, id, 'untrue')]);
    const third = await t.newCustomer('Meena Joshi');
    await reportComment(t.shop, third.uid, id, 'personal');
    const [found] = (await reported()).filter((one) => one.id === id);
    expect(Object.values(found?.reports ?? {}).reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(found).toMatchObject({ productId, productName: 'Panel', state: 'published', reports: { personal: 1 } });
    expect((await comments(productId)).total).toBe(1);
  });

  it('are refused for one’s own comment and for a missing one', async () => {
    const { id } = await newComment();
    await expect(reportComment(t.shop, author.uid, id, 'spam')).rejects.toMatchObject({ code: 'conflict' });
    await expect(reportComment(t.shop, reader.uid, 'rev_unknown', 'spam')).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are limited per account, also when many come at once', async () => {
    const shop = { ...t.shop, settings: { ...t.shop.settings, rateLimits: true } };
    const angry = await t.newCustomer('Angry Person');
    const ids = await Promise.all(Array.from({ length: 12 }, async () => (await newComment()).id));
    const ends = await Promise.allSettled(ids.map((id) => reportComment(shop, angry.uid, id, 'spam')));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(ends.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'too-many' });
    t.pass(61);
    await reportComment(shop, angry.uid, ids[11] ?? '', 'spam');
  });
});

describe('moderation', () => {
  it('hides a comment from every list and the count, and restores it', async () => {
    const { productId, id } = await newComment('Hide me');
    await reportComment(t.shop, reader.uid, id, 'offensive');
    await Promise.all([moderateComment(t.shop, OWNER, id, 'hidden'), moderateComment(t.shop, OWNER, id, 'hidden')]);
    expect((await comments(productId)).total).toBe(0);
    const product = await showProduct(t.shop, productId, { drafts: false });
    expect(product.reviewCount).toBe(0);
    expect((await withReviews(t.shop, [product], { each: 50, drafts: true }))[0]?.reviews).toEqual([]);
    expect((await reported()).some((one) => one.id === id)).toBe(false);
    expect(
      (await listModerated(t.shop, { state: 'hidden', page: 1, limit: 200 })).items.some((one) => one.id === id),
    ).toBe(true);
    await moderateComment(t.shop, OWNER, id, 'published');
    expect((await showProduct(t.shop, productId, { drafts: false })).reviewCount).toBe(1);
    expect((await comments(productId)).total).toBe(1);
  });

  it('lets a reported comment stand, which settles its reports', async () => {
    const { productId, id } = await newComment();
    await reportComment(t.shop, reader.uid, id, 'untrue');
    await moderateComment(t.shop, OWNER, id, 'published');
    expect((await reported()).some((one) => one.id === id)).toBe(false);
    expect((await comments(productId)).total).toBe(1);
  });

  it('expires the pages that show the comment', async () => {
    const { productId, id } = await newComment();
    const fill = async () => ({
      page: { status: 200, headers: {}, body: Buffer.from('x'), brotli: undefined, etag: '' },
      tags: [`comments:${productId}`],
      keep: true,
    });
    await t.shop.cache.show('a page', fill);
    await moderateComment(t.shop, OWNER, id, 'hidden');
    expect(t.shop.cache.find('a page')).toBeUndefined();
  });

  it('leaves a hidden comment hidden when the product is edited', async () => {
    const { productId, id } = await newComment();
    await moderateComment(t.shop, OWNER, id, 'hidden');
    await editProduct(t.shop, OWNER, productId, { reviews: [], reviewsWas: [id] }, PRODUCT_REVIEWS);
    await moderateComment(t.shop, OWNER, id, 'published');
    expect((await comments(productId)).total).toBe(1);
    await expect(moderateComment(t.shop, OWNER, 'rev_unknown', 'hidden')).rejects.toMatchObject({ code: 'not-found' });
  });
});
