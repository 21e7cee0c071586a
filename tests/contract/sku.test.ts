import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// A product's SKU: given, generated, found, and unchanged on the documents of what was bought.

let shop: RunningShop;
let guest: Visitor;
let asha: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  guest = shop.visitor();
  guest.cookies.set('kiran_kind', 'guest');
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
});
afterAll(() => shop?.close());

const change = (id: string, sku: unknown) => admin.call('PUT', `/products/${id}`, { sku });
const pdf = async (who: Visitor, path: string): Promise<string> => {
  const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(shop.url + path, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return pdfText(Buffer.from(await answer.arrayBuffer())).replaceAll('\u00a0', ' ');
};
const suggested = async (q: string): Promise<Body> =>
  (await guest.call('GET', `/search/suggestions?q=${encodeURIComponent(q)}`)).body;

describe('the SKU of a product', () => {
  it('is given, generated if missing, and changed, and the log says so', async () => {
    const given = await shop.product({ sku: '  Own  550/a ' });
    expect(given.sku).toBe('Own 550/a');
    const made = await shop.product();
    expect(made.sku).toBe(`P-${String(made.id).padStart(6, '0')}`);
    expect((await change(made._id, 'NEW-1')).body.data.product.sku).toBe('NEW-1');
    expect((await guest.call('GET', `/products/${made._id}`)).body.data.product.sku).toBe('NEW-1');
    const { rows } = await shop.sql.query(
      "select before, after from audit_entry where subject = $1 and act = 'product.updated'",
      [`product:${made._id}`],
    );
    expect(rows).toMatchObject([{ before: { sku: made.sku }, after: { sku: 'NEW-1' } }]);
    expect((await change(made._id, '')).body.data.product.sku).toBe(made.sku);
  });

  it('is unique, in upper or lower case, and the refusal names the other product', async () => {
    const first = await shop.product({ name: 'First of the name', sku: 'TAKEN-1' });
    const refused = await admin.call('POST', '/products', { name: 'Second', sku: 'taken-1' });
    expectRefusal(refused, 422, { code: 'invalid', fields: ['sku'] });
    expect(refused.body.fields.sku).toContain('First of the name');
    const other = await shop.product();
    expectRefusal(await change(other._id, 'Taken-1'), 422, { code: 'invalid', fields: ['sku'] });
    expect((await admin.call('DELETE', `/products/${first._id}`)).status).toBe(200);
    expectRefusal(await change(other._id, 'taken-1'), 422, { code: 'invalid', fields: ['sku'] });
  });

  it.each(['a'.repeat(65), 'पैनल', 'a\u200bb', '---', 'a;b', '"a"', 7])('is not %j', async (sku) => {
    expectRefusal(await admin.call('POST', '/products', { name: 'Odd', sku }), 422, {
      code: 'invalid',
      fields: ['sku'],
    });
  });

  it('of a copy is its own', async () => {
    const { _id } = await shop.product({ sku: 'SOURCE-1' });
    const { product } = (await admin.call('POST', `/products/${_id}/copies`, {})).body.data;
    expect(product.sku).toBe(`P-${String(product.id).padStart(6, '0')}`);
  });

  it('is on its page, for people and for search engines, and on its datasheet', async () => {
    const { _id } = await shop.product({ sku: 'PAGE-7 x', tital: 'One line' });
    const { text } = await guest.ask('GET', `/productPage/${_id}`);
    expect(text).toContain('"sku":"PAGE-7 x"');
    expect(text).toMatch(/<th[^>]*>SKU<\/th><td[^>]*>PAGE-7 x<\/td>/);
    expect(await pdf(guest, `/datasheets/${_id}.pdf`)).toContain('PAGE-7 x');
  });

  it('finds its product first, in the shop and in the manager', async () => {
    const { _id } = await shop.product({ name: 'Quiet name', tital: 'Words', sku: 'WR-540' });
    for (const q of ['wr-540', 'WR540', 'wr-54']) expect((await suggested(q)).data.products[0]._id).toBe(_id);
    expect((await guest.ask('GET', '/products?q=wr-540')).text).toContain('Quiet name');
    expect((await admin.ask('GET', '/manageProduct?q=wr540')).text).toContain('Quiet name');
  });
});

describe('a purchase', () => {
  const bought = async (sku: string) => {
    const product = await shop.product({ name: `Bought as ${sku}`, sku, stock: 9 });
    const { order } = await buy(shop, asha, [{ _id: product._id, quantity: 1, price: product.price }]);
    return { product, order };
  };
  const move = async (id: string, to: string) =>
    expect((await admin.call('PUT', `/order/${id}`, { orderStatus: to })).status).toBe(200);

  it('keeps its SKU on every document when the product gets another', async () => {
    const { product, order } = await bought('PAPER-1');
    expect(order.products[0].sku).toBe('PAPER-1');
    expect((await change(product._id, 'LATER-1')).status).toBe(200);
    await move(order._id, 'confirmed');
    for (const page of [
      `/admin/pick-list?ids=${order._id}`,
      `/admin/packing-slip/${order._id}`,
      `/order/${order._id}`,
    ]) {
      const { text } = await admin.ask('GET', page);
      expect(text).toContain('>SKU PAPER-1<');
      expect(text).not.toContain('LATER-1');
    }
    expect((await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' })).status).toBe(201);
    const refunded = await admin.call('POST', `/order/${order._id}/refunds`, { amount: 100, note: 'Scratched' });
    expect(refunded.status, refunded.text).toBeLessThan(300);
    const { documents } = (await asha.call('GET', `/order/${order._id}/documents`)).body.data;
    expect(documents.map(({ kind }: Body) => kind)).toEqual(['invoice', 'credit-note']);
    for (const { url } of documents) expect(await pdf(asha, url)).toContain('SKU PAPER-1');
  });

  it('from before there were SKUs shows none', async () => {
    const { order } = await bought('OLDER-1');
    await shop.sql.query('update order_line set sku = null where order_id = $1', [order._id]);
    await move(order._id, 'confirmed');
    for (const page of [`/admin/pick-list?ids=${order._id}`, `/admin/packing-slip/${order._id}`]) {
      const { text } = await admin.ask('GET', page);
      expect(text).toContain('Bought as OLDER-1');
      expect(text).not.toMatch(/>SKU /);
    }
    expect((await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati' })).status).toBe(201);
    const [invoice] = (await asha.call('GET', `/order/${order._id}/documents`)).body.data.documents;
    expect(await pdf(asha, invoice.url)).not.toContain('SKU');
  });
});
