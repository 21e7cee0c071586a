import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
});
afterAll(() => shop?.close());

const FIELDS = [
  '_id',
  'id',
  'name',
  'tital',
  'catagoriy',
  'discription',
  'price',
  'discount',
  'stock',
  'mainImage',
  'otherImage',
  'addTo',
  'reviews',
  'url',
];

describe('GET /products', () => {
  it('lists all products with the documented fields', async () => {
    const { status, body } = await guest.call('GET', '/products');
    expect(status).toBe(200);
    expect(body.status).toBe('success');
    expect(body.next).toBeNull();
    expect(body.total).toBe(body.data.products.length);
    expect(body.total).toBeGreaterThan(20);
    for (const product of body.data.products) {
      for (const field of FIELDS) expect(product, product.name).toHaveProperty(field);
      expect(Number.isInteger(product.price) && product.price >= 1, product.name).toBe(true);
      expect(product.discount).toBe(Math.round(100 * (1 - product.price / product.listPrice)));
      expect(product.url).toBe(`/productPage/${product._id}`);
    }
  });

  it.each(['Flash Delas', 'Top products', 'New Arrivals', 'Big Discounts', 'Shope'])(
    'lists the placement %s',
    async (section) => {
      const { status, body } = await guest.call('GET', `/products?addTo=${encodeURIComponent(section)}`);
      expect(status).toBe(200);
      expect(body.data.products.length).toBeGreaterThan(0);
      expect(new Set(body.data.products.map((one: Body) => one.addTo))).toEqual(new Set([section]));
    },
  );

  it('lists nothing for an unknown placement', async () => {
    const { status, body } = await guest.call('GET', '/products?addTo=Flash%20Deals');
    expect([status, body.data.products, body.total, body.next]).toEqual([200, [], 0, null]);
  });

  it('lists pages that add up to the whole', async () => {
    const all = (await guest.call('GET', '/products')).body;
    const ids: string[] = [];
    for (let page: number | null = 1; page !== null; ) {
      const { body } = await guest.call('GET', `/products?limit=25&page=${page}`);
      expect(body.total).toBe(all.total);
      ids.push(...body.data.products.map((one: Body) => one._id));
      page = body.next;
    }
    expect(ids).toEqual(all.data.products.map((one: Body) => one._id));
  });

  it.each([
    ['limit=201', 'limit'],
    ['limit=0', 'limit'],
    ['limit=many', 'limit'],
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
  ])('refuses %s', async (query, field) => {
    expectRefusal(await guest.call('GET', `/products?${query}`), 422, { code: 'invalid', fields: [field] });
  });

  it('answers 304 to a client that has it', async () => {
    const first = await guest.call('GET', '/products?addTo=Shope');
    const again = await guest.call('GET', '/products?addTo=Shope', undefined, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('GET /products/{id}', () => {
  it('answers with one product', async () => {
    const [first] = (await guest.call('GET', '/products?limit=1')).body.data.products;
    const { status, body } = await guest.call('GET', `/products/${first._id}`);
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({ _id: first._id, name: first.name, price: first.price });
  });

  it.each(['prd_0000000000', 'undefined', '%00', '%E2%82', '..%2F..%2Fetc%2Fpasswd', 'x'.repeat(5000)])(
    'refuses the unknown id %s',
    async (id) => {
      const answer = await guest.call('GET', `/products/${id}`);
      expect([400, 404, 414, 422, 431]).toContain(answer.status);
      if (!id.includes('%')) expect(answer.status === 404 || id.length > 1000).toBe(true);
    },
  );
});

describe('POST /products', () => {
  it('creates a product from the fields given', async () => {
    const fields = {
      name: 'Rooftop kit',
      tital: 'A kit',
      catagoriy: '',
      discription: 'Words',
      price: 900,
      discount: 10,
      stock: 3,
      addTo: 'New Arrivals',
    };
    const { status, body } = await admin.call('POST', '/products', fields);
    expect(status).toBe(201);
    expect(body.data.product).toMatchObject({ ...fields, listPrice: 1000 });
    expect((await guest.call('GET', `/products/${body.data.product._id}`)).body.data.product).toMatchObject(fields);
  });

  it('creates a draft from nothing, which only the administrator sees', async () => {
    const { status, body } = await admin.call('POST', '/products', {});
    expect(status).toBe(201);
    const draft = body.data.product;
    expect(draft).toMatchObject({ name: 'name', price: 0, discount: 0, stock: 5, addTo: 'Flash Delas' });
    expect(draft.reviews).toHaveLength(1);
    expectRefusal(await guest.call('GET', `/products/${draft._id}`), 404);
    expectRefusal(await asha.call('GET', `/products/${draft._id}`), 404);
    expect((await guest.call('GET', '/products')).text).not.toContain(draft._id);
    expect((await admin.call('GET', `/products/${draft._id}`)).body.data.product.reviews).toHaveLength(1);
  });

  it('never shows shoppers the specification’s sample review, by any author', async () => {
    const reviews = [
      { id: 1, name: 'Sample customer', msg: 'Sample review' },
      { id: '2', name: 'Kiran', msg: 'Tested by us' },
    ];
    const { status, body } = await admin.call('POST', '/products', { name: 'Sampled kit', price: 500, reviews });
    expect(status).toBe(201);
    const path = `/products/${body.data.product._id}`;
    const shown = async () => (await guest.call('GET', path)).body.data.product;
    expect((await shown()).reviews.map((one: Body) => one.msg)).toEqual(['Tested by us']);
    expect((await shown()).reviewCount).toBe(1);
    // A client of the specification sends the whole product back, with its own numbering of the comments.
    const again = await admin.call('PUT', path, {
      tital: 'Again',
      reviews: [...reviews, { id: 3, name: 'SAMPLE CUSTOMER ', msg: 'sample review' }],
    });
    expect(again.status, again.text).toBe(200);
    expect((await guest.call('GET', path)).text.toLowerCase()).not.toContain('sample review');
  });

  it('says whether a field is missing or of the wrong type', async () => {
    const wrong = {
      reviews: [{ name: 5 }, { id: true, name: 'Asha', msg: 'Words' }],
      tital: 7,
      price: 'many',
      stockWas: 'few',
      almm: 'yes',
    };
    const { status, body } = await admin.call('POST', '/products', wrong);
    expect([status, body.fields]).toEqual([
      422,
      {
        'reviews.0.name': 'Must be text',
        'reviews.0.msg': 'Required',
        'reviews.1.id': 'Must be text or a number',
        tital: 'Must be text',
        price: 'Must be a number',
        stockWas: 'Must be a number',
        almm: 'Must be true or false',
      },
    ]);
  });

  it('puts nothing on sale under a placeholder', async () => {
    expectRefusal(await admin.call('POST', '/products', { price: 500 }), 422, { fields: ['name'] });
    expectRefusal(await admin.call('POST', '/products', { name: 'Kit', tital: 'Title', price: 500 }), 422, {
      fields: ['tital'],
    });
    const sold = (await admin.call('POST', '/products', { name: 'Kit of few words', price: 500 })).body.data.product;
    expect(sold).toMatchObject({ tital: '', discription: '' });
    const draft = (await admin.call('POST', '/products', {})).body.data.product;
    const path = `/products/${draft._id}`;
    expectRefusal(await admin.call('PUT', path, { price: 500 }), 422, { fields: ['name', 'tital', 'discription'] });
    expectRefusal(await admin.call('PUT', path, { price: 500, name: 'Lantern', tital: 'Lights the yard' }), 422, {
      fields: ['discription'],
    });
    // A draft's texts may stay empty for as long as it is one.
    expect((await admin.call('PUT', path, { stock: 3, name: 'Lantern' })).status).toBe(200);
    expectRefusal(await guest.call('GET', path), 404);
    const written = await admin.call('PUT', path, {
      price: 500,
      tital: 'Lights the yard',
      discription: 'Eight hours of light.',
    });
    expect(written.status, written.text).toBe(200);
    expect((await guest.call('GET', path)).body.data.product).toMatchObject({ name: 'Lantern', price: 500 });
  });

  it('refuses everybody but the administrator', async () => {
    expectRefusal(await guest.call('POST', '/products', { name: 'Mine' }), 401);
    expectRefusal(await asha.call('POST', '/products', { name: 'Mine' }), 403);
  });

  it('reports wrong fields by their wire names', async () => {
    const wrong = {
      name: '',
      tital: 5,
      catagoriy: 7,
      discription: [],
      price: -1,
      discount: 91,
      stock: 1.5,
      mainImage: 'javascript:alert(1)',
      addTo: 'Nowhere',
    };
    expectRefusal(await admin.call('POST', '/products', wrong), 422, { code: 'invalid', fields: Object.keys(wrong) });
  });
});

describe('PUT /products/{id}', () => {
  it('changes only the fields sent', async () => {
    const product = await shop.product({ tital: 'Before', discription: 'Stays' });
    const { status, body } = await admin.call('PUT', `/products/${product._id}`, { tital: 'After' });
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({
      tital: 'After',
      discription: 'Stays',
      name: product.name,
      price: product.price,
      stock: product.stock,
    });
    expect((await guest.call('GET', `/products/${product._id}`)).body.data.product.tital).toBe('After');
  });

  it('applies stock as a difference from what the editor had seen', async () => {
    const product = await shop.product({ stock: 10 });
    await shop.sql.query('update product set stock = 7 where id = $1', [product._id]); // three were sold in the meantime
    const { body } = await admin.call('PUT', `/products/${product._id}`, { stock: 12, stockWas: 10 });
    expect(body.data.product.stock).toBe(9);
    expect((await admin.call('PUT', `/products/${product._id}`, { stock: 4 })).body.data.product.stock).toBe(4);
  });

  it('sets the list price from a discount', async () => {
    const product = await shop.product({ price: 750 });
    const { body } = await admin.call('PUT', `/products/${product._id}`, { discount: 25 });
    expect(body.data.product).toMatchObject({ price: 750, listPrice: 1000, discount: 25 });
  });

  it('keeps comments that the editor had not loaded', async () => {
    const product = await shop.product();
    const comment = { name: asha.name, uid: asha.uid, msg: 'Came in the meantime', product_id: product._id };
    expect((await asha.call('POST', `/products/${product._id}/reviews`, { comment })).status).toBe(201);
    const { body } = await admin.call('PUT', `/products/${product._id}`, {
      reviews: [{ name: 'Kiran', msg: 'Tested by us' }],
    });
    expect(body.data.product.reviews.map((one: Body) => one.msg)).toEqual(
      expect.arrayContaining(['Came in the meantime', 'Tested by us']),
    );
  });

  it('refuses', async () => {
    const product = await shop.product();
    const path = `/products/${product._id}`;
    expectRefusal(await guest.call('PUT', path, { name: 'Mine' }), 401);
    expectRefusal(await asha.call('PUT', path, { price: 1 }), 403);
    expectRefusal(await admin.call('PUT', '/products/prd_unknown', { name: 'Nobody' }), 404);
    expectRefusal(await admin.call('PUT', path, { price: 'cheap' }), 422, { fields: ['price'] });
    expectRefusal(await admin.call('PUT', path, undefined, { raw: '{"name":' }), 400);
  });
});

describe('DELETE /products/{id}', () => {
  it('archives: unknown to shoppers, unavailable in carts', async () => {
    const product = await shop.product();
    await asha.call('POST', '/Firebaseuser/add-to-cart', {
      uid: asha.uid,
      itemToAdd: { _id: product._id },
      inCart: false,
    });
    expectRefusal(await guest.call('DELETE', `/products/${product._id}`), 401);
    expectRefusal(await asha.call('DELETE', `/products/${product._id}`), 403);
    expect((await admin.call('DELETE', `/products/${product._id}`)).status).toBe(200);
    expectRefusal(await guest.call('GET', `/products/${product._id}`), 404);
    expect((await guest.call('GET', '/products')).text).not.toContain(product._id);
    const cart = await asha.call('GET', `/Firebaseuser/get-user-data-list?uid=${asha.uid}&dataType=cart`);
    expect(cart.body.arrayData.find((one: Body) => one._id === product._id)).toMatchObject({ gone: true });
    expectRefusal(await admin.call('DELETE', '/products/prd_unknown'), 404);
  });
});

describe('POST /products/{id}/reviews', () => {
  it('posts a comment under the account’s name', async () => {
    const product = await shop.product();
    const comment = {
      name: 'Somebody Else',
      uid: asha.uid,
      msg: 'Works even in the monsoon <b>.',
      product_id: product._id,
    };
    const { status, body } = await asha.call('POST', `/products/${product._id}/reviews`, { comment });
    expect(status).toBe(201);
    expect(body.updatedProduct).toMatchObject({ _id: product._id, reviewCount: 1 });
    expect(body.updatedProduct.reviews[0]).toMatchObject({ name: 'Asha Patel', msg: comment.msg, kind: 'shopper' });
    expect((await guest.call('GET', `/products/${product._id}`)).body.data.product.reviews[0]).toMatchObject({
      msg: comment.msg,
    });
  });

  it('labels the administrator’s as the store’s', async () => {
    const product = await shop.product();
    const comment = { name: admin.name, uid: admin.uid, msg: 'Sold by us', product_id: product._id };
    const { body } = await admin.call('POST', `/products/${product._id}/reviews`, { comment });
    expect(body.updatedProduct.reviews[0]).toMatchObject({ kind: 'store' });
  });

  it('refuses', async () => {
    const product = await shop.product();
    const path = `/products/${product._id}/reviews`;
    const comment = { name: asha.name, uid: asha.uid, msg: 'Fine', product_id: product._id };
    expectRefusal(await guest.call('POST', path, { comment }), 401);
    expectRefusal(await asha.call('POST', path, { comment: { ...comment, uid: admin.uid } }), 403);
    expectRefusal(
      await asha.call('POST', '/products/prd_unknown/reviews', { comment: { ...comment, product_id: 'prd_unknown' } }),
      404,
    );
    expectRefusal(await asha.call('POST', path, { comment: { ...comment, msg: '   ' } }), 422, { fields: ['msg'] });
    expectRefusal(await asha.call('POST', path, { comment: { ...comment, msg: 'x'.repeat(2001) } }), 422, {
      fields: ['msg'],
    });
    expectRefusal(await asha.call('POST', path, {}), 422);
  });
});
