import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { aSecond } from '#tests/support/pace.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// The administrator's work on products through the API: every field, two editors, many products at once, sheets.

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const acts = async (subject: string) =>
  (await shop.sql.query('select act, before, after from audit_entry where subject = $1 order by id', [subject])).rows;
const upload = (text: string) =>
  admin.call('POST', '/product-imports?name=list.csv', undefined, {
    raw: text,
    headers: { 'content-type': 'application/octet-stream' },
  });

describe('a product', () => {
  it('keeps every field that the administrator writes, and logs which', async () => {
    const { _id } = await shop.product({ name: 'Whole panel' });
    const written = {
      brand: 'Ruvanta',
      hsn: '854143',
      gstPercent: 5,
      gstClass: 'Photovoltaic module',
      gstFrom: '2025-09-22',
      countryOfOrigin: 'India',
      warranty: { years: 12, performanceYears: 25, words: 'On the product' },
      specification: { vocV: 49.5, bifacial: false, cellTechnology: 'Mono' },
      certifications: ['IS 14286'],
      inTheBox: ['Panel', 'Clamps'],
      almm: true,
      dcr: true,
      restockOn: '2027-03-01',
      dimensionsMm: [2279, 1134, 35],
      weightKg: 28.5,
    };
    const { status, body } = await admin.call('PUT', `/products/${_id}`, {
      catagoriy: 'Solar Panels',
      listPrice: 1500,
      ...written,
    });
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({ ...written, listPrice: 1500, discount: 33, catagoriy: 'Solar Panels' });
    const [, updated] = await acts(`product:${_id}`);
    expect(updated).toMatchObject({
      act: 'product.updated',
      before: { hsn: null, listPrice: 1000 },
      after: { hsn: '854143', listPrice: 1500 },
    });
  });

  it.each([
    [{ brand: 'Nobody' }, 'brand'],
    [{ hsn: '12' }, 'hsn'],
    [{ gstPercent: 41 }, 'gstPercent'],
    [{ gstFrom: '2025-02-30' }, 'gstFrom'],
    [{ restockOn: 'soon' }, 'restockOn'],
    [{ almm: false, dcr: true }, 'dcr'],
    [{ dimensionsMm: [1, 2, 0] }, 'dimensionsMm.2'],
    [{ catagoriy: 'Solar Panels', specification: { vocV: 'many' } }, 'specification.vocV'],
  ])('refuses %j', async (change, field) => {
    const { _id } = await shop.product();
    expectRefusal(await admin.call('PUT', `/products/${_id}`, change), 422, { code: 'invalid', fields: [field] });
  });

  it('is never overwritten by an editor with an older version', async () => {
    const { _id, version } = await shop.product();
    await admin.call('PUT', `/products/${_id}`, { tital: 'First', version });
    const late = await admin.call('PUT', `/products/${_id}`, { tital: 'Second', version });
    expectRefusal(late, 409, { code: 'conflict' });
    expect(late.body.product).toMatchObject({ _id, tital: 'First', version: version + 1 });
    expect((await admin.call('PUT', `/products/${_id}`, { tital: 'Second', version: version + 1 })).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map((at) => admin.call('PUT', `/products/${_id}`, { tital: `Race ${at}`, version: version + 2 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is duplicated as a draft, archived and restored', async () => {
    const { _id } = await shop.product({ name: 'Twin', otherImage: ['/media/x.webp'], mainImage: '/media/y.webp' });
    const copy = (await admin.call('POST', `/products/${_id}/copies`, {})).body.data.product;
    expect(copy).toMatchObject({
      name: 'Twin (copy)',
      price: 0,
      stock: 0,
      mainImage: '/media/y.webp',
      otherImage: ['/media/x.webp'],
    });
    expect((await admin.call('DELETE', `/products/${_id}`)).status).toBe(200);
    expect((await shop.visitor().call('GET', `/products/${_id}`)).status).toBe(404);
    expect((await admin.call('PUT', `/products/${_id}/archived`, { archived: false })).status).toBe(200);
    expect((await shop.visitor().call('GET', `/products/${_id}`)).status).toBe(200);
    expect((await acts(`product:${_id}`)).map(({ act }: Body) => act)).toEqual([
      'product.added',
      'product.archived',
      'product.restored',
    ]);
  });

  it('shows a change on the pages of every instance within a second', async () => {
    const { _id } = await shop.product({ name: 'Seen everywhere' });
    const other = await shop.another();
    const seen = [shop.visitor(), other.visitor()];
    for (const visitor of seen) visitor.cookies.set('kiran_guest', '1');
    const pages = () =>
      Promise.all(seen.map(async (visitor) => (await visitor.call('GET', `/products/${_id}`)).body.data.product.price));
    expect(await pages()).toEqual([1000, 1000]);
    const which = { ids: [_id] };
    const change = { field: 'price', how: 'set', value: 777 };
    const { key } = (await admin.call('POST', '/product-changes/preview', { which, change })).body.data.preview;
    expect((await admin.call('POST', '/product-changes', { which, change, key })).status).toBe(201);
    await expect.poll(pages, { interval: 20, ...(await aSecond(pages)) }).toEqual([777, 777]);
  });
});

describe('a bulk change', () => {
  it('is previewed, made and undone', async () => {
    const made = [await shop.product({ price: 100 }), await shop.product({ price: 200 })];
    const which = { ids: made.map(({ _id }) => _id) };
    const change = { field: 'price', how: 'percent', value: 12.5 };
    const { preview } = (await admin.call('POST', '/product-changes/preview', { which, change })).body.data;
    expect(preview).toMatchObject({ changed: 2, unchanged: 0, refused: 0 });
    expect(preview.lines.map(({ before, after }: Body) => [before.price, after.price]).sort()).toEqual([
      [100, 113],
      [200, 225],
    ]);
    const done = (await admin.call('POST', '/product-changes', { which, change, key: preview.key })).body.data.change;
    expect(done.changed).toBe(2);
    expectRefusal(await admin.call('POST', '/product-changes', { which, change, key: preview.key }), 409, {
      code: 'conflict',
    });
    expect((await admin.call('POST', `/product-changes/${done._id}/undo`, {})).body.data.undone).toEqual({
      restored: 2,
      kept: [],
    });
    expectRefusal(await admin.call('POST', `/product-changes/${done._id}/undo`, {}), 409);
    expectRefusal(await admin.call('POST', '/product-changes/chg_unknown/undo', {}), 404);
  });
  it.each([
    [{ field: 'price', how: 'percent', value: 'x' }],
    [{ field: 'price', how: 'percent', value: -100 }],
    [{ field: 'stock', how: 'set', value: -1 }],
    [{ field: 'colour', value: 'red' }],
    [{ field: 'category', value: 'nowhere' }],
  ])('refuses %j', async (change) => {
    expectRefusal(await admin.call('POST', '/product-changes/preview', { which: {}, change }), 422, {
      code: 'invalid',
    });
  });
});

describe('a sheet', () => {
  it('is imported by the queue, as a whole, and exported again', async () => {
    const name = `Sheet lamp ${Date.now()}`;
    const { status, body } = await upload(`name,price,stock\n${name},450,3\nWrong one,abc,1\n`);
    expect(status).toBe(201);
    const file = body.data.import;
    expect(file).toMatchObject({ state: 'checked', counts: { new: 1, refused: 1 }, faultCount: 1 });
    expect((await admin.call('GET', `/product-imports/${file._id}/faults`)).text).toContain(
      '3,price,abc,Must be a number',
    );
    expectRefusal(await admin.call('POST', `/product-imports/${file._id}/start`, {}), 409);
    await admin.call('POST', `/product-imports/${file._id}/start`, { leaveOut: true });
    await expect
      .poll(async () => (await admin.call('GET', `/product-imports/${file._id}`)).body.data.import.state)
      .toBe('done');
    const sheet = await admin.call('GET', `/product-export/products.csv?q=${encodeURIComponent(name)}`);
    expect(sheet.headers.get('content-type')).toContain('text/csv');
    const [head, row] = sheet.text.trim().split('\r\n');
    expect(head).toMatch(/^\ufeff?id,sku,name,title/);
    expect(row).toContain(`,${name},`);
    expect((await admin.call('GET', '/product-export/products.xlsx')).status).toBe(200);
    expectRefusal(await admin.call('GET', '/product-export/products.doc'), 404);
  });
  it('is read by the owner’s mapping, creates its brands, and is undone', async () => {
    const mark = `Planned ${Date.now()}`;
    const { body } = await upload(
      `Our prices\nProduct Title,Make,Selling Price,Colour\n${mark},${mark} Brand,"₹ 1,25,000",red\n`,
    );
    const file = body.data.import;
    expect(file).toMatchObject({ source: 'sheet', headingLine: 2, named: true, undoUntil: null, undone: null });
    expect(file.columns.map((one: Body) => [one.heading, one.samples, one.field, one.confidence])).toEqual([
      ['Product Title', [mark], 'name', 'sure'],
      ['Make', [`${mark} Brand`], 'brand', 'sure'],
      ['Selling Price', ['₹ 1,25,000'], 'price', 'sure'],
      ['Colour', ['red'], '', 'unknown'],
    ]);
    expect(file.unknown).toEqual([{ kind: 'brand', name: `${mark} Brand`, rows: 1, become: null, to: null }]);
    const path = `/product-imports/${file._id}`;
    expectRefusal(await admin.call('PUT', `${path}/plan`, { fields: ['name', 'name', '', ''] }), 422, {
      code: 'invalid',
    });
    expectRefusal(
      await admin.call('PUT', `${path}/plan`, { names: [{ kind: 'colour', name: 'red', become: 'create' }] }),
      422,
    );
    for (const name of ['a\u0000', '\ud83d'])
      expectRefusal(
        await admin.call('PUT', `${path}/plan`, { names: [{ kind: 'brand', name, become: 'create' }] }),
        422,
        { code: 'invalid' },
      );
    expectRefusal(await admin.call('PUT', '/product-imports/imp_none/plan', {}), 404);
    expectRefusal(await admin.call('POST', `${path}/undo`, {}), 409);
    const names = [{ kind: 'brand', name: `${mark} Brand`, become: 'create' }];
    const planned = await admin.call('PUT', `${path}/plan`, { fields: ['name', 'brand', 'price', 'title'], names });
    expect(planned.body.data.import).toMatchObject({ counts: { new: 1, refused: 0 }, unknown: [{ become: 'create' }] });
    await admin.call('POST', `${path}/start`, {});
    await expect.poll(async () => (await admin.call('GET', path)).body.data.import.state).toBe('done');
    const there = async () =>
      (await shop.sql.query('select title, price_paise from product where name = $1', [mark])).rows;
    expect(await there()).toEqual([{ title: 'red', price_paise: expect.anything() }]);
    expectRefusal(await admin.call('PUT', `${path}/plan`, { headingLine: 1 }), 409, { code: 'wrong-step' });
    expect((await admin.call('GET', path)).body.data.import.undoUntil).toMatch(/^\d{4}-/);
    const undone = await admin.call('POST', `${path}/undo`, {});
    expect(undone.body.data.import).toMatchObject({ state: 'undone', undone: { removed: 1, brands: 1 } });
    expect(await there()).toEqual([]);
    expectRefusal(await admin.call('POST', `${path}/undo`, {}), 409, { code: 'conflict' });
    expectRefusal(await admin.call('POST', '/product-imports/imp_none/undo', {}), 404);
  });
  it('survives the death of its worker: nothing is left half-way, and it is resumed', async () => {
    const mark = `Killed ${Date.now()}`;
    const lines = Array.from(
      { length: 9000 },
      (_, at) => `${mark} ${at},${at + 1},"${'Words of a description. '.repeat(20)}"`,
    );
    const { _id } = (await upload(['name,price,description', ...lines].join('\n'))).body.data.import;
    await admin.call('POST', `/product-imports/${_id}/start`, {});
    await expect
      .poll(async () => (await shop.sql.query('select done from product_import where id = $1', [_id])).rows[0].done, {
        interval: 10,
      })
      .toBeGreaterThan(0);
    const there = async () =>
      Number((await shop.sql.query('select count(*) from product where name like $1', [`${mark}%`])).rows[0].count);
    await shop.restart();
    expect([0, 9000]).toContain(await there());
    await expect
      .poll(async () => (await shop.sql.query('select state from product_import where id = $1', [_id])).rows[0].state, {
        interval: 250,
        timeout: 60_000,
      })
      .toBe('done');
    expect(await there()).toBe(9000);
  });
  it('is refused when it is too large, empty or not a sheet', async () => {
    expectRefusal(await upload(''), 422);
    expectRefusal(await upload('PK\u0003\u0004 not a sheet'), 422);
    expectRefusal(await upload(`name\n${'x'.repeat(11 * 1024 * 1024)}`), 413);
  });
});
