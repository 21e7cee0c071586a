import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { keyCaller, makeKey } from '#tests/support/api-keys.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';

// Keys of the owner's for other programs (docs/decisions/0062): what they open, what they never do, and how they end. That every call is closed to
// keys that lack its scopes is in authorisation.test.ts.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  owner = await shop.admin();
  asha = await shop.shopper();
});
afterAll(() => shop?.close());

const draft = (more: object = {}) => ({
  name: 'Warehouse',
  scopes: ['stock:write'],
  password: ADMIN_PASSWORD,
  ...more,
});
const listed = async () => (await owner.call('GET', '/admin/api-keys')).body.data.keys;
const packed = async () => {
  const product = await shop.product({ stock: 20 });
  const { order } = await buy(shop, asha, [{ _id: product._id, quantity: 1, price: product.price }]);
  for (const orderStatus of ['confirmed', 'packed']) await owner.call('PUT', `/order/${order._id}`, { orderStatus });
  return order._id as string;
};

describe('a key', () => {
  it('is shown once, and stored as its hash', async () => {
    const { status, body } = await owner.call('POST', '/admin/api-keys', draft({ name: 'Shown once' }));
    expect(status).toBe(201);
    expect(body.data.key).toMatch(/^kiran_live_[\w-]{43}$/);
    expect(JSON.stringify(await listed())).not.toContain(body.data.key);
    const { rows } = await shop.sql.query('select * from api_key where id = $1', [body.data.made.id]);
    expect(JSON.stringify(rows)).not.toContain(body.data.key);
    expect(rows[0].beginning).toBe(body.data.key.slice(0, 15));
  });

  it('is made with the password only', async () => {
    expectRefusal(await owner.call('POST', '/admin/api-keys', draft({ password: 'not it' })), 422, {
      fields: ['password'],
    });
  });

  it.each([
    ['name', { name: ' ' }],
    ['scopes', { scopes: [] }],
    ['scopes.0', { scopes: ['everything'] }],
    ['networks', { networks: ['the office'] }],
    ['networks', { networks: ['203.0.113.0/33'] }],
    ['until', { until: '2020-01-01' }],
    ['until', { until: 'soon' }],
  ])('with a wrong %s is refused at its field', async (field, wrong) => {
    const { status, body } = await owner.call('POST', '/admin/api-keys', draft(wrong));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('reads what its scope names, and leaves its owner’s name out of what it does', async () => {
    const reader = keyCaller(shop, await makeKey(owner, ['orders:read']));
    const order = await packed();
    expect((await reader('GET', '/order')).body.data.orders[0]._id).toBe(order);
    expect((await reader('GET', `/order/${order}`)).body.data.order._id).toBe(order);
    const sender = keyCaller(shop, await makeKey(owner, ['parcels:write'], { name: 'Packing line' }));
    const sent = await sender(
      'POST',
      `/order/${order}/shipments`,
      { carrier: 'Delhivery' },
      { 'idempotency-key': 'p1' },
    );
    expect(sent.status).toBe(201);
    const again = await sender(
      'POST',
      `/order/${order}/shipments`,
      { carrier: 'Delhivery' },
      { 'idempotency-key': 'p1' },
    );
    expect(again.body.data.shipment.id).toBe(sent.body.data.shipment.id);
    const { rows } = await shop.sql.query(
      `select actor_name from audit_entry where act = 'order.shipped' and subject = $1`,
      [`order:${order}`],
    );
    expect(rows).toEqual([{ actor_name: 'Packing line (API key)' }]);
    // Its answer shows the order, so it needs the scope for that too.
    const parcel = `/order/${order}/shipments/${sent.body.data.shipment.id}`;
    expectRefusal(await sender('PUT', parcel, { state: 'delivered' }), 403, { reason: 'key-scope' });
    const both = keyCaller(shop, await makeKey(owner, ['parcels:write', 'orders:read']));
    expect((await both('PUT', parcel, { state: 'delivered' })).status).toBe(200);
  });

  it('changes stock and prices, and nothing else of a product', async () => {
    const writer = keyCaller(shop, await makeKey(owner, ['stock:write']));
    const { _id } = await shop.product({ stock: 9 });
    const { status, body } = await writer('PUT', `/products/${_id}/stock`, {
      stock: 40,
      price: 777,
      name: 'Taken over',
    });
    expect(status).toBe(200);
    expect(body.data.product).toMatchObject({ _id, stock: 40, price: 777 });
    expect(body.data.product).not.toHaveProperty('name');
    const product = (await owner.call('GET', `/products/${_id}`)).body.data.product;
    expect(product).toMatchObject({ stock: 40, price: 777 });
    expect(product.name).not.toBe('Taken over');
    expect((await writer('PUT', `/products/${_id}/stock`, { stock: 38, stockWas: 40 })).body.data.product.stock).toBe(
      38,
    );
    expectRefusal(await writer('PUT', `/products/${_id}/stock`, { stock: -1 }), 422, { fields: ['stock'] });
    expectRefusal(await writer('PUT', '/products/nothing/stock', { stock: 1 }), 404, { code: 'not-found' });
  });

  it('has no session beside it, whatever cookies come along', async () => {
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ');
    const reader = keyCaller(shop, await makeKey(owner, ['catalogue:read']), { cookie });
    const hidden = await owner.call('POST', '/products', { name: 'A draft of the owner' });
    const id = hidden.body.data.product._id;
    expect((await owner.call('GET', `/products/${id}`)).status).toBe(200);
    expect((await reader('GET', `/products/${id}`)).status).toBe(404);
    expectRefusal(await reader('GET', '/admin/api-keys'), 403, { reason: 'key-scope' });
    expectRefusal(await keyCaller(shop, 'none', { cookie })('GET', '/admin/api-keys'), 401, {
      reason: 'key-not-valid',
    });
  });

  it('needs no origin of its own, which a cookie’s write does', async () => {
    const writer = keyCaller(shop, await makeKey(owner, ['stock:write']), { origin: 'https://elsewhere.example' });
    const { _id } = await shop.product({ stock: 9 });
    expect((await writer('PUT', `/products/${_id}/stock`, { stock: 8 })).status).toBe(200);
  });

  it('is refused from outside its networks', async () => {
    const abroad = keyCaller(shop, await makeKey(owner, ['catalogue:read'], { networks: ['203.0.113.0/24'] }));
    expectRefusal(await abroad('GET', '/products'), 403, { reason: 'key-network' });
    const here = keyCaller(shop, await makeKey(owner, ['catalogue:read'], { networks: ['127.0.0.0/8', '::1'] }));
    expect((await here('GET', '/products')).status).toBe(200);
  });
});

describe('the end of a key', () => {
  it('comes with its next call, also where the answer is the same for everybody', async () => {
    const key = await makeKey(owner, ['catalogue:read'], { name: 'Leaked' });
    const caller = keyCaller(shop, key);
    for (let time = 0; time < 3; time++) expect((await caller('GET', '/products?limit=3')).status).toBe(200);
    // Anybody else gets it from memory by now.
    await shop.visitor().call('GET', '/products?limit=3');
    const [{ id }] = (await listed()).filter(({ name }: { name: string }) => name === 'Leaked');
    expect((await owner.call('DELETE', `/admin/api-keys/${id}`)).status).toBe(200);
    expect((await owner.call('DELETE', `/admin/api-keys/${id}`)).status).toBe(200);
    expectRefusal(await caller('GET', '/products?limit=3'), 401, { reason: 'key-not-valid' });
    const { rows } = await shop.sql.query('select act, before from audit_entry where subject = $1 order by id', [
      `api-key:${id}`,
    ]);
    expect(rows.map(({ act }) => act)).toEqual(['api-key.created', 'api-key.ended']);
    expect(rows[1].before).toMatchObject({ name: 'Leaked', scopes: ['catalogue:read'] });
    expect(rows[1].before.lastUsedAt).toBeTruthy();
  });

  it('comes after its last day', async () => {
    const key = await makeKey(owner, ['catalogue:read'], { until: '2999-12-31' });
    expect((await keyCaller(shop, key)('GET', '/products')).status).toBe(200);
    await shop.sql.query(`update api_key set expires_at = now() - interval '1 second' where beginning = $1`, [
      key.slice(0, 15),
    ]);
    expectRefusal(await keyCaller(shop, key)('GET', '/products'), 401);
  });

  it('comes when the account that made it is the administrator no more', async () => {
    const key = await makeKey(owner, ['orders:read']);
    await shop.sql.query(`update "user" set role = 'customer' where id = $1`, [owner.uid]);
    try {
      expectRefusal(await keyCaller(shop, key)('GET', '/order'), 401);
    } finally {
      await shop.sql.query(`update "user" set role = 'administrator' where id = $1`, [owner.uid]);
    }
    expect((await keyCaller(shop, key)('GET', '/order')).status).toBe(200);
  });
});

it('makes at most 120 calls a minute, whatever another key does', async () => {
  const strict = await shop.another({ RATE_LIMITS: 'on' });
  const [busy, calm] = [await makeKey(owner, ['catalogue:read']), await makeKey(owner, ['catalogue:read'])];
  const caller = keyCaller(strict, busy);
  for (let count = 0; count < 120; count++) expect((await caller('GET', '/products?limit=1')).status).toBe(200);
  const refused = await caller('GET', '/products?limit=1');
  expectRefusal(refused, 429, { reason: 'calls-too-often' });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await keyCaller(strict, calm)('GET', '/products?limit=1')).status).toBe(200);
});

it('are at most 20', async () => {
  await shop.sql.query('delete from api_key');
  for (let count = 0; count < 20; count++) await makeKey(owner, ['catalogue:read']);
  expectRefusal(await owner.call('POST', '/admin/api-keys', draft()), 409, { reason: 'too-many-keys' });
});
