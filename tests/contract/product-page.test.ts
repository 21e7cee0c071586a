import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// The product page's calls beyond those of spec.md §7: delivery, comments, reports, moderation, the datasheet.

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
});
afterAll(() => shop?.close());

const post = (by: Shopper, productId: string, msg: string) =>
  by.call('POST', `/products/${productId}/reviews`, {
    comment: { name: by.name, uid: by.uid, msg, product_id: productId },
  });
const rate = (by: Shopper, productId: string, stars: number) =>
  by.call('POST', '/Firebaseuser/rate-media', { uid: by.uid, itemToAdd: { _id: productId, selectedRating: stars } });
const comments = async (productId: string, query = ''): Promise<Body> =>
  (await guest.call('GET', `/products/${productId}/reviews${query}`)).body;
const newComment = async (msg = 'Works well') => {
  const product = await shop.product();
  await post(asha, product._id, msg);
  return { product, id: (await comments(product._id)).data.reviews[0].id as string };
};

describe('GET /delivery', () => {
  it('answers with days and charge for a PIN code of Gujarat', async () => {
    const { status, body } = await guest.call('GET', '/delivery?pincode=380009');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      pincode: '380009',
      serviceable: true,
      state: 'Gujarat',
      area: 'Ahmedabad',
      charge: 0,
    });
    expect(body.earliest).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(body.latest >= body.earliest).toBe(true);
    expect(new Date(body.earliest).getUTCDay()).not.toBe(0);
  });

  it('says where we do not deliver yet', async () => {
    const { body } = await guest.call('GET', '/delivery?pincode=560001');
    expect(body).toMatchObject({ serviceable: false, state: 'Karnataka' });
    expect(body).not.toHaveProperty('earliest');
  });

  it.each(['', '?pincode=', '?pincode=38000', '?pincode=3800099', '?pincode=38000a', `?pincode=${'3'.repeat(3000)}`])(
    'refuses %s',
    async (query) => {
      const answer = await guest.call('GET', `/delivery${query}`);
      expectRefusal(answer, 422, {
        code: 'invalid',
        fields: ['pincode'],
        ...(query.length < 100 && { message: 'Invalid zipcode format' }),
      });
    },
  );

  it('knows the default address of a signed-in customer', async () => {
    const shopper = await shop.shopper('New Here');
    expect((await shopper.call('GET', '/delivery/mine')).body).toMatchObject({ delivery: null });
    await shopper.call('POST', '/Firebaseuser/add-address', {
      uid: shopper.uid,
      address: {
        fullAddress: '12, Shanti Society, behind the old water tank, Navrangpura',
        city: 'Surat',
        state: 'Gujrat',
        lendMarck: 'Tank',
        zipcode: '395001',
        phone: '9876543210',
        country: 'India',
      },
    });
    expect((await shopper.call('GET', '/delivery/mine')).body).toMatchObject({
      delivery: { pincode: '395001', area: 'Surat', serviceable: true },
    });
    expectRefusal(await shop.visitor().call('GET', '/delivery/mine'), 401);
  });
});

describe('GET /products/{id}/reviews', () => {
  it('answers in pages, newest first', async () => {
    const { product } = await newComment('one');
    await post(ravi, product._id, 'two');
    await post(asha, product._id, 'three');
    const first = await comments(product._id, '?limit=2');
    expect([first.total, first.next, first.data.reviews.map((one: Body) => one.msg)]).toEqual([3, 2, ['three', 'two']]);
    expect(first.data.reviews[0]).toMatchObject({
      name: 'Asha Patel',
      kind: 'shopper',
      verified: false,
      stars: 0,
      date: expect.any(String),
    });
    expect(JSON.stringify(first)).not.toContain(asha.uid);
    expect((await comments(product._id, '?limit=2&page=2')).data.reviews.map((one: Body) => one.msg)).toEqual(['one']);
  });

  it('marks buyers', async () => {
    const buyer = await shop.shopper('Meena Joshi');
    const product = await shop.product();
    await buy(shop, buyer, [{ _id: product._id, quantity: 1, price: 1000 }]);
    await post(buyer, product._id, 'Bought it');
    await post(ravi, product._id, 'Did not');
    expect((await comments(product._id)).data.reviews).toMatchObject([
      { verified: false },
      { msg: 'Bought it', verified: true },
    ]);
  });

  it('a buyer of five stars is quoted on the home page, until the comment is hidden', async () => {
    const buyer = await shop.shopper('Kiranben Soni');
    const product = await shop.product();
    const said = 'Half the light bill since August, and quiet.';
    const home = async () => {
      await shop.product(); // the page is made anew
      return (await guest.ask('GET', '/')).text;
    };
    await post(buyer, product._id, said);
    await rate(buyer, product._id, 5);
    expect(await home()).not.toContain(said);
    await buy(shop, buyer, [{ _id: product._id, quantity: 1, price: 1000 }]);
    const quoted = await home();
    expect(quoted).toContain(`“${said}”`);
    expect(quoted).toContain('Kiranben Soni, verified buyer');

    const { id } = (await comments(product._id)).data.reviews[0];
    expect((await admin.call('PUT', `/reviews/${id}`, { state: 'hidden' })).status).toBe(200);
    expect((await guest.ask('GET', '/')).text).not.toContain(said);
    expect((await admin.call('PUT', `/reviews/${id}`, { state: 'published' })).status).toBe(200);
    expect(await home()).toContain(said);
    await rate(buyer, product._id, 4);
    expect(await home()).not.toContain(said);
  });

  it.each(['page=0', 'limit=51', 'limit=x', 'stars=6'])('refuses %s', async (query) => {
    const { product } = await newComment();
    expectRefusal(await guest.call('GET', `/products/${product._id}/reviews?${query}`), 422, {
      fields: [query.split('=')[0] as string],
    });
  });

  it('refuses a product that is not on sale', async () => {
    expectRefusal(await guest.call('GET', '/products/prd_unknown/reviews'), 404);
  });
});

describe('reports and moderation', () => {
  it('hide a reported comment, and restore it', async () => {
    const { product, id } = await newComment('Call 98xxxxxx00 for a better price');
    const path = `/reviews/${id}/reports`;
    expect((await ravi.call('POST', path, { reason: 'spam' })).status).toBe(201);
    expect((await ravi.call('POST', path, { reason: 'spam' })).status).toBe(201);
    expect((await comments(product._id)).total).toBe(1);
    const listed = (await admin.call('GET', '/reviews?state=reported')).body;
    expect(listed.data.reviews.find((one: Body) => one.id === id)).toMatchObject({
      product_id: product._id,
      reports: { spam: 1 },
      state: 'published',
    });

    expect((await admin.call('PUT', `/reviews/${id}`, { state: 'hidden' })).status).toBe(200);
    expect((await comments(product._id)).total).toBe(0);
    expect((await guest.call('GET', `/products/${product._id}`)).body.data.product).toMatchObject({
      reviewCount: 0,
      reviews: [],
    });
    expect((await guest.ask('GET', `/productPage/${product._id}`)).text).not.toContain('98xxxxxx00');
    expectRefusal(await ravi.call('POST', path, { reason: 'spam' }), 404);

    expect((await admin.call('PUT', `/reviews/${id}`, { state: 'published' })).status).toBe(200);
    expect((await guest.ask('GET', `/productPage/${product._id}`)).text).toContain('98xxxxxx00');
    expect((await admin.call('GET', '/reviews?state=reported')).text).not.toContain(id);
  });

  it('refuses', async () => {
    const { id } = await newComment();
    const path = `/reviews/${id}/reports`;
    expectRefusal(await shop.visitor().call('POST', path, { reason: 'spam' }), 401);
    expectRefusal(await ravi.call('POST', path, { reason: 'because' }), 422, { fields: ['reason'] });
    expectRefusal(await ravi.call('POST', path, {}), 422, { fields: ['reason'] });
    expectRefusal(await ravi.call('POST', path, undefined, { raw: '{' }), 400);
    expectRefusal(await ravi.call('POST', path, { reason: 'spam' }, { origin: 'https://evil.example' }), 403);
    expectRefusal(await ravi.call('POST', '/reviews/rev_unknown/reports', { reason: 'spam' }), 404);
    expectRefusal(await asha.call('POST', path, { reason: 'spam' }), 409, { code: 'conflict' });
    expectRefusal(await shop.visitor().call('GET', '/reviews?state=reported'), 401);
    expectRefusal(await asha.call('GET', '/reviews?state=reported'), 403);
    expectRefusal(await admin.call('GET', '/reviews?state=removed'), 422, { fields: ['state'] });
    expectRefusal(await asha.call('PUT', `/reviews/${id}`, { state: 'hidden' }), 403);
    expectRefusal(await admin.call('PUT', `/reviews/${id}`, { state: 'gone' }), 422, { fields: ['state'] });
    expectRefusal(await admin.call('PUT', '/reviews/rev_unknown', { state: 'hidden' }), 404);
  });
});

describe('/datasheets/{id}.pdf', () => {
  const ID = 'ruvanta-550w-mono-perc-half-cut-panel';
  const bytes = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { cookie: 'kiran_kind=guest' } });
    return { answer, body: Buffer.from(await answer.arrayBuffer()) };
  };

  it('is a PDF with price, specification and seller', async () => {
    const { answer, body } = await bytes(`/datasheets/${ID}.pdf`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = pdfText(body);
    expect(text.replaceAll('\n', ' ')).toContain('₹ 10,990.00, GST included');
    for (const words of [
      'Ruvanta 550 W Mono PERC',
      'Open-circuit voltage (Voc)',
      '49.8 V',
      '2,279 × 1,134 × 35 mm',
      'Country of origin',
      'Kiran Solar Private Limited',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Page 1 of [12]\b/);
  });

  it('is not sent again to a client that has it, and is new once the price changes', async () => {
    const product = await shop.product({ price: 1234 });
    const path = `/datasheets/${product._id}.pdf`;
    const first = await bytes(path);
    const etag = first.answer.headers.get('etag') ?? '';
    const again = await fetch(shop.url + path, { headers: { cookie: 'kiran_kind=guest', 'if-none-match': etag } });
    expect(again.status).toBe(304);
    await admin.call('PUT', `/products/${product._id}`, { price: 1200, listPrice: 1300 });
    const changed = await bytes(path);
    expect(changed.answer.headers.get('etag')).not.toBe(etag);
    expect(pdfText(changed.body)).toContain('1,200.00');
  });

  it.each([`/datasheets/${ID}`, '/datasheets/prd_unknown.pdf', '/datasheets/.pdf'])(
    'answers 404 for %s',
    async (path) => {
      expect((await bytes(path)).answer.status).toBe(404);
    },
  );
});

describe('/productPage/{_id} of a product that is not on sale', () => {
  it('answers 404 for an unknown id, 410 for an archived product, both closed to search engines', async () => {
    const unknown = await guest.ask('GET', '/productPage/ruvanta-900w-panel');
    expect([unknown.status, unknown.text.includes('noindex')]).toEqual([404, true]);
    const product = await shop.product({ name: 'Old lantern' });
    await admin.call('DELETE', `/products/${product._id}`);
    const gone = await guest.ask('GET', `/productPage/${product._id}`);
    expect([gone.status, gone.text.includes('noindex'), gone.text.includes('Old lantern is no longer sold')]).toEqual([
      410,
      true,
      true,
    ]);
  });
});
