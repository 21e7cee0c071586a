import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { followUnsubscribe, mailsTo, tokenOf } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [asha, admin] = [await shop.shopper('Asha Patel'), await shop.admin()];
});
afterAll(() => shop?.close());

const change = async (product: Body, fields: object) => {
  const { version } = (await admin.call('GET', `/products/${product._id}`)).body.data.product;
  const answer = await admin.call('PUT', `/products/${product._id}`, { ...fields, version });
  expect(answer.status, answer.text).toBe(200);
};
const alertsOf = async (who: Shopper): Promise<Body[]> => (await who.call('GET', '/alerts')).body.data.alerts;
/** Runs the job, and waits for its end. */
async function sendAll(): Promise<void> {
  await shop.runJob('alerts.send');
  const open = `select 1 from pgboss.job where name = 'alerts.send' and state not in ('completed', 'failed', 'cancelled')`;
  await expect.poll(async () => (await shop.sql.query(open)).rowCount, { timeout: 20_000 }).toBe(0);
}
const mails = (kind: string) => mailsTo(shop, asha.email, kind);

describe('an alert for a sold-out product', () => {
  it('is one mail when it can be bought again, and has ended then', async () => {
    const lamp = await shop.product({ name: 'Lamp that sells out', stock: 0 });
    for (let time = 0; time < 2; time++) expect((await asha.call('PUT', `/alerts/${lamp._id}/stock`)).status).toBe(200);
    expect(await alertsOf(asha)).toMatchObject([{ _id: lamp._id, kind: 'stock', below: null }]);
    await sendAll();
    expect(await mails('back-in-stock')).toHaveLength(0);
    await change(lamp, { stock: 4 });
    await Promise.all([sendAll(), sendAll()]);
    const sent = await mails('back-in-stock');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(`/productPage/${lamp._id}`);
    expect(await alertsOf(asha)).toEqual([]);
    await sendAll();
    expect(await mails('back-in-stock')).toHaveLength(1);
  });

  it('is written in the language in which it was asked for, with the product’s name in it', async () => {
    const lamp = await shop.product({
      name: 'Lamp of two names',
      words: { hi: { name: 'दो नामों का दीया' } },
      stock: 0,
    });
    asha.cookies.set('kiran_lang', 'hi');
    await asha.call('PUT', `/alerts/${lamp._id}/stock`);
    asha.cookies.delete('kiran_lang');
    await change(lamp, { stock: 1 });
    await sendAll();
    expect((await mails('back-in-stock')).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('दो नामों का दीया'),
    );
  });

  it('can be repeated by whoever has as many as one account can have, and not added to', async () => {
    const [lamp, other] = [await shop.product({ stock: 0 }), await shop.product({ stock: 0 })];
    const meena = await shop.shopper('Meena Joshi');
    await meena.call('PUT', `/alerts/${lamp._id}/stock`);
    await shop.sql.query(
      `insert into product_alert (id, uid, product_id, kind, below_paise, locale, created_at)
         select 'alt_' || kind || id, $1, id, kind, case kind when 'price' then price_paise end, 'en', now()
           from product, (values ('price'), ('stock')) as wish (kind)
          where price_paise > 0 and not (kind = 'stock' and id in ($2, $3)) order by kind, id limit 99`,
      [meena.uid, lamp._id, other._id],
    );
    expect(await alertsOf(meena)).toHaveLength(100);
    expect((await meena.call('PUT', `/alerts/${lamp._id}/stock`)).status).toBe(200);
    const refused = await meena.call('PUT', `/alerts/${other._id}/stock`);
    expectRefusal(refused, 409);
    expect(refused.body.reasonCode).toBe('too-many-alerts');
    expect(await alertsOf(meena)).toHaveLength(100);
    await shop.sql.query('delete from product_alert where uid = $1', [meena.uid]);
  });

  it('is refused while the product is in stock, and for one that is not sold', async () => {
    const panel = await shop.product({ stock: 3 });
    const refused = await asha.call('PUT', `/alerts/${panel._id}/stock`);
    expectRefusal(refused, 409);
    expect(refused.body.reasonCode).toBe('in-stock-already');
    expectRefusal(await asha.call('PUT', '/alerts/prd_none/stock'), 404);
    expectRefusal(await asha.call('PUT', `/alerts/${panel._id}/colour`), 422);
  });
});

describe('an alert about a price', () => {
  it('is a mail for each fall below the last, until its link ends it without a session', async () => {
    const panel = await shop.product({ name: 'Panel that gets cheaper', price: 1000, stock: 5 });
    await asha.call('PUT', `/alerts/${panel._id}/price`);
    await change(panel, { price: 1200 });
    await sendAll();
    expect(await mails('cheaper-now')).toHaveLength(0);
    await change(panel, { price: 900 });
    await sendAll();
    await sendAll();
    await change(panel, { price: 950 });
    await sendAll();
    expect(await mails('cheaper-now')).toHaveLength(1);
    await change(panel, { price: 800 });
    await sendAll();
    const sent = await mails('cheaper-now');
    expect(sent).toHaveLength(2);
    const [newest, former] = sent.map(tokenOf);
    const guest = shop.visitor();
    const look = async (token: string | undefined) =>
      (await guest.call('POST', '/alerts/link/look', { token })).body.data.product;
    for (const token of [former, newest])
      expect(await look(token)).toEqual({ _id: panel._id, name: 'Panel that gets cheaper' });
    // The link of the older mail ends it as well, and then none ends anything any more.
    expect((await guest.call('POST', '/alerts/link/end', { token: former })).body).toMatchObject({ ended: true });
    for (const token of [former, newest]) {
      expect((await guest.call('POST', '/alerts/link/end', { token })).body).toMatchObject({ ended: false });
      expect(await look(token)).toBeNull();
    }
    await change(panel, { price: 700 });
    await sendAll();
    expect(await mails('cheaper-now')).toHaveLength(2);
  });

  it('is ended by the “Unsubscribe” of a mail program', async () => {
    const panel = await shop.product({ name: 'Panel that somebody tired of', price: 1000, stock: 5 });
    await asha.call('PUT', `/alerts/${panel._id}/price`);
    await change(panel, { price: 900 });
    await sendAll();
    const [mail] = await mails('cheaper-now');
    const look = async () =>
      (await shop.visitor().call('POST', '/alerts/link/look', { token: tokenOf(mail) })).body.data.product;
    const opened = await followUnsubscribe(shop, mail, 'GET');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/end-alert#token=${tokenOf(mail)}`]);
    expect(await look()).toMatchObject({ _id: panel._id });
    expect((await followUnsubscribe(shop, mail, 'POST')).status).toBe(200);
    expect(await look()).toBeNull();
  });

  it('is ended by the link that the former release noted with it', async () => {
    const panel = await shop.product({ name: 'Panel of the former release', price: 1000, stock: 5 });
    await asha.call('PUT', `/alerts/${panel._id}/price`);
    const token = 'former'.repeat(8);
    const hash = createHash('sha256').update(token).digest('base64url');
    await shop.sql.query('update product_alert set token_hash = $2 where product_id = $1', [panel._id, hash]);
    const { body } = await shop.visitor().call('POST', '/alerts/link/end', { token });
    expect(body).toMatchObject({ ended: true });
  });

  it('belongs to its account alone, and goes with it', async () => {
    const panel = await shop.product({ stock: 5 });
    const ravi = await shop.shopper('Ravi Shah');
    await ravi.call('PUT', `/alerts/${panel._id}/price`);
    expect((await alertsOf(asha)).filter(({ _id }) => _id === panel._id)).toEqual([]);
    expect((await asha.call('DELETE', `/alerts/${panel._id}/price`)).status).toBe(200);
    expect(await alertsOf(ravi)).toMatchObject([{ _id: panel._id, kind: 'price' }]);
    expectRefusal(await shop.visitor().call('GET', '/alerts'), 401);
    await ravi.call('DELETE', `/alerts/${panel._id}/price`);
    expect(await alertsOf(ravi)).toEqual([]);
  });
});
