import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// The warranty wallet: what is in it, what a customer adds, and how units go to another owner.

let shop: RunningShop;
let asha: Shopper;
let ravi: Shopper;
let admin: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, ravi, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Ravi Shah'), shop.admin()]);
  panel = await shop.product({
    ...{ name: 'Wallet panel', brand: 'ruvanta', price: 1000, stock: 500, serialised: true, almm: true, dcr: true },
    warranty: { years: 12, performanceYears: 25, words: '12 years on the product' },
  });
});
afterAll(() => shop?.close());

let made = 0;
const fresh = (): string => {
  made += 1;
  return `WAL-${made}`;
};
/** An order of theirs that was sent with these numbers. */
async function sent(who: Shopper, ...serials: string[]): Promise<string> {
  const { order } = await buy(shop, who, [{ _id: panel._id, quantity: serials.length, price: panel.price }]);
  const parcel = { carrier: 'Gati', serials: [{ position: 0, serials }] };
  const answer = await admin.call('POST', `/order/${order._id}/shipments`, parcel);
  if (answer.status !== 201) throw new Error(answer.text);
  return order._id;
}
const wallet = async (who: Shopper): Promise<Body> => (await who.call('GET', '/warranty/units')).body.data;
const unitOf = async (who: Shopper, serial: string): Promise<Body | undefined> =>
  (await wallet(who)).units.find((unit: Body) => unit.serial === serial);
const foreign = (more: object = {}) => ({
  ...{ name: 'Inverter of the former house', maker: 'Somebody', serial: fresh(), startsOn: '2024-02-29' },
  ...more,
});
const add = (who: Shopper, more: object = {}) => who.call('POST', '/warranty/units', foreign(more));
const offer = async (who: Shopper, ...units: string[]): Promise<string> => {
  const answer = await who.call('POST', '/warranty/transfers', { units });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.data.code;
};
const redeem = (who: Shopper, code: string) => who.call('POST', '/warranty/transfers/redeem', { code });

describe('the wallet', () => {
  it('has what was sent, with its papers and what is left of each warranty', async () => {
    const serial = fresh();
    const order = await sent(asha, serial);
    const [invoice] = (await asha.call('GET', `/order/${order}`)).body.data.documents;
    const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
    expect(await unitOf(asha, serial)).toMatchObject({
      ...{ fromUs: true, name: 'Wallet panel', startsOn: today, orderId: order, words: '12 years on the product' },
      invoice: { id: invoice.id, number: invoice.number },
      dcrCertificate: null,
      terms: [
        { part: 'product', years: 12, endsOn: `${Number(today.slice(0, 4)) + 12}${today.slice(4)}` },
        { part: 'performance', years: 25, daysLeft: expect.any(Number) },
      ],
    });
    expect(await unitOf(ravi, serial)).toBeUndefined();
  });

  it('keeps the warranty of the day of the invoice, whatever the product says later', async () => {
    const serial = fresh();
    await sent(asha, serial);
    const other = fresh();
    await admin.call('PUT', `/products/${panel._id}`, { warranty: { years: 3, words: 'Three years' } });
    await sent(asha, other);
    expect(await unitOf(asha, serial)).toMatchObject({ words: '12 years on the product', terms: [{ years: 12 }, {}] });
    expect(await unitOf(asha, other)).toMatchObject({ words: 'Three years', terms: [{ years: 3 }] });
  });

  it('has the DCR certificate of an order once the shop has noted it', async () => {
    const serial = fresh();
    const order = await sent(asha, serial);
    const certificate = { number: 'DCR/2026/77', url: 'https://maker.example/dcr/77.pdf' };
    const note = (body: object, id = order) => admin.call('PUT', `/order/${id}/dcr-certificate`, body);
    expectRefusal(await note({ ...certificate, url: 'http://maker.example' }), 422, { fields: ['url'] });
    expect((await note(certificate)).status).toBe(200);
    expect(await unitOf(asha, serial)).toMatchObject({ dcrCertificate: certificate });
    expect((await note({ number: '' })).status).toBe(200);
    expect(await unitOf(asha, serial)).toMatchObject({ dcrCertificate: null });
    const lamp = await shop.product({ name: 'No panel' });
    const plain = await buy(shop, asha, [{ _id: lamp._id, quantity: 1, price: lamp.price }]);
    expectRefusal(await note(certificate, plain.order._id), 422, { fields: ['number'] });
    expectRefusal(await note(certificate, 'ord_none'), 404);
  });

  it('loses what the shop has taken back', async () => {
    const serial = fresh();
    const order = await sent(asha, serial);
    const { shipments } = (await asha.call('GET', `/order/${order}`)).body.data;
    await admin.call('PUT', `/order/${order}/shipments/${shipments[0].id}`, { state: 'delivered' });
    const asked = await asha.call('POST', `/order/${order}/returns`, {
      ...{ lines: [{ position: 0, quantity: 1 }], reason: 'defective' },
    });
    for (const state of ['approved', 'received'])
      await admin.call('PUT', `/returns/${asked.body.data.return.id}`, { state });
    expect(await unitOf(asha, serial)).toBeUndefined();
  });
});

describe('a unit from elsewhere', () => {
  it('is added on its owner’s word and removed again', async () => {
    const answer = await add(asha, { serial: 'els-1/a', years: 5 });
    expect(answer.status, answer.text).toBe(201);
    expect(await unitOf(asha, 'ELS-1/A')).toMatchObject({
      ...{ fromUs: false, maker: 'Somebody', orderId: null, invoice: null },
      terms: [{ part: 'product', years: 5, endsOn: '2029-02-28' }],
    });
    const { id } = answer.body.data;
    expectRefusal(await ravi.call('DELETE', `/warranty/units/${id}`), 404);
    expect((await asha.call('DELETE', `/warranty/units/${id}`)).status).toBe(200);
    expect((await asha.call('DELETE', `/warranty/units/${id}`)).status).toBe(200);
    expect(await unitOf(asha, 'ELS-1/A')).toBeUndefined();
  });

  it('is refused with why, at the field', async () => {
    expectRefusal(await add(asha, { serial: 'no spaces' }), 422, { fields: ['serial'] });
    expectRefusal(await add(asha, { startsOn: '2999-01-01' }), 422, { fields: ['startsOn'] });
    expectRefusal(await add(asha, { startsOn: 'yesterday', years: 0, name: '' }), 422, {
      fields: ['name', 'startsOn', 'years'],
    });
    const serial = fresh();
    await sent(asha, serial);
    // The brand is found by its name too.
    const taken = await add(ravi, { serial, maker: 'RUVANTA' });
    expectRefusal(taken, 422, { fields: ['serial'] });
    expect(taken.body.fields.serial).toBe(`${serial} belongs to another unit of this maker`);
    const [own] = (await wallet(asha)).units.filter((unit: Body) => unit.serial === serial);
    expectRefusal(await asha.call('DELETE', `/warranty/units/${own.id}`), 409);
  });

  it('has one owner of two who add it at once, and gives way to the shop', async () => {
    const serial = fresh();
    const answers = await Promise.all([asha, ravi].map((who) => add(who, { serial, maker: 'ruvanta' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const meera = await shop.shopper('Meera Desai');
    const order = await sent(meera, serial);
    expect(await unitOf(meera, serial)).toMatchObject({ fromUs: true });
    for (const who of [asha, ravi]) expect(await unitOf(who, serial)).toBeUndefined();
    const { rows } = await shop.sql.query(
      "select after -> 'takenFromWallets' as taken from audit_entry where act = 'order.shipped' and subject = $1",
      [`order:${order}`],
    );
    expect(rows).toEqual([{ taken: [serial] }]);
  });
});

describe('the daily reminder', () => {
  const JOB = 'warranty.remind-of-ends';
  const remind = async () => {
    await shop.runJob(JOB);
    const open = `select 1 from pgboss.job where name = '${JOB}' and state not in ('completed', 'failed', 'cancelled')`;
    await expect.poll(async () => (await shop.sql.query(open)).rowCount, { timeout: 100_000 }).toBe(0);
  };
  const about = (who: Shopper) => mailsTo(shop, who.email, 'warranty-ends');
  const texted = async (who: Shopper): Promise<string[]> =>
    (
      await shop.sql.query(`select text from mail where channel = 'sms' and kind = 'warranty-ends' and uid = $1`, [
        who.uid,
      ])
    ).rows.map(({ text }) => text);
  /** Gives units so many years, of which so many days are left. */
  const leave = (serials: string[], years: number, days: number) =>
    shop.sql.query(
      `update unit set product_years = $3, starts_on = ((now() at time zone 'Asia/Kolkata')::date + $2::int - make_interval(years => $3))::date where serial = any($1)`,
      [serials, days, years],
    );

  it('writes 60 and 7 days before an end, once for all units of a kind, and not to who declined advice', async () => {
    const [told, declined] = [await shop.shopper('Tara'), await shop.shopper('Urmila')];
    await declined.call('PUT', '/visits-advice', { wanted: false });
    const years = 8;
    const [one, two, other] = [fresh(), fresh(), fresh()];
    await sent(told, one, two);
    await sent(declined, other);
    await leave([one, two, other], years, 61);
    await remind();
    expect(await about(told)).toEqual([]);
    await leave([one, two, other], years, 60);
    await remind();
    await remind();
    const mails = await about(told);
    expect(mails).toHaveLength(1);
    for (const serial of [one, two]) expect(mails[0]?.text).toContain(serial);
    expect(await texted(told)).toEqual([expect.stringContaining('the warranty of Wallet panel ends on')]);
    await leave([one, two, other], years, 7);
    await remind();
    expect(await about(told)).toHaveLength(2);
    await leave([one, two, other], years, -1);
    await remind();
    expect(await about(told)).toHaveLength(2);
    expect(await texted(told)).toHaveLength(2);
    expect(await about(declined)).toEqual([]);
    expect(await texted(declined)).toEqual([]);
  });

  it('writes one mail where a unit is added a week before its end', async () => {
    const late = await shop.shopper('Veena');
    const serial = fresh();
    expect((await add(late, { serial, years: 2 })).status).toBe(201);
    await leave([serial], 2, 5);
    await remind();
    await remind();
    expect(await about(late)).toHaveLength(1);
    // They gave no number with an order, and have proved none.
    expect(await texted(late)).toEqual([]);
  });
});

describe('a transfer', () => {
  it('gives units to whoever enters the code, once, without the former owner’s papers', async () => {
    const [first, second, stays] = [fresh(), fresh(), fresh()];
    await sent(asha, first, second, stays);
    const ids = await Promise.all([first, second].map(async (serial) => (await unitOf(asha, serial))?.id as string));
    const code = await offer(asha, ...ids);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect((await wallet(asha)).transfer).toMatchObject({ units: expect.arrayContaining(ids) });
    const { rows } = await shop.sql.query('select row_to_json(unit_transfer)::text as row from unit_transfer');
    for (const { row } of rows) expect(row).not.toContain(code.replaceAll('-', ''));
    expectRefusal(await redeem(asha, code), 409, { fields: ['code'] });
    expectRefusal(await redeem(ravi, 'XXXX-XXXX-XXXX'), 422, { code: 'invalid', fields: ['code'] });
    const answer = await redeem(ravi, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(answer, answer.text).toMatchObject({ status: 200, body: { data: { units: 2 } } });
    expect(await unitOf(asha, first)).toBeUndefined();
    expect(await unitOf(asha, stays)).toBeDefined();
    expect(await unitOf(ravi, first)).toMatchObject({
      fromUs: true,
      orderId: null,
      invoice: null,
      dcrCertificate: null,
    });
    expect((await wallet(asha)).transfer).toBeNull();
    expectRefusal(await redeem(ravi, code), 422, { code: 'code-ended' });
    for (const [who, kind] of [
      [asha, 'units-given'],
      [ravi, 'units-received'],
    ] as const) {
      await expect.poll(async () => (await mailsTo(shop, who.email, kind)).length).toBe(1);
      const [mail] = await mailsTo(shop, who.email, kind);
      expect(mail?.text).toContain(`Wallet panel ${first}`);
      expect(mail?.text).not.toContain(who === asha ? ravi.email : asha.email);
    }
  });

  it('is won by one of two who enter the code at once', async () => {
    const serial = fresh();
    await sent(asha, serial);
    const code = await offer(asha, (await unitOf(asha, serial))?.id);
    const meera = await shop.shopper('Meera Desai');
    const answers = await Promise.all([redeem(ravi, code), redeem(meera, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('This code was used already');
    const owners = await Promise.all([asha, ravi, meera].map(async (who) => (await unitOf(who, serial)) !== undefined));
    expect(owners.filter(Boolean)).toEqual([true]);
    expect(owners[0]).toBe(false);
  });

  it('ends with a new code, when it is withdrawn, after 14 days, and when nothing is left of it', async () => {
    const serial = fresh();
    const order = await sent(asha, serial);
    const id = (await unitOf(asha, serial))?.id as string;
    const [former, code] = [await offer(asha, id), await offer(asha, id)];
    expectRefusal(await redeem(ravi, former), 422, { code: 'invalid' });
    await asha.call('DELETE', '/warranty/transfers');
    expectRefusal(await redeem(ravi, code), 422, { code: 'invalid' });
    const late = await offer(asha, id);
    await shop.sql.query('update unit_transfer set expires_at = now() where redeemed_at is null');
    const answer = await redeem(ravi, late);
    expectRefusal(answer, 422, { code: 'code-ended' });
    expect(answer.body.message).toBe('This code has expired. Ask for a new one.');
    expect((await wallet(asha)).transfer).toBeNull();
    const empty = await offer(asha, id);
    await shop.sql.query('update unit set returned_at = now() where order_id = $1', [order]);
    expectRefusal(await redeem(ravi, empty), 422, { code: 'code-ended' });
  });

  it('is only for one’s own units', async () => {
    const serial = fresh();
    await sent(asha, serial);
    const id = (await unitOf(asha, serial))?.id as string;
    expectRefusal(await ravi.call('POST', '/warranty/transfers', { units: [id] }), 404);
    expectRefusal(await ravi.call('POST', '/warranty/transfers', { units: [] }), 422, { fields: ['units'] });
  });
});
