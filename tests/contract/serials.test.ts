import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// Serial numbers: asked for when a parcel is sent, unique per maker, on the invoice, and free again once the unit came back.

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
let inverter: Body;
let cable: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
  inverter = await shop.product({
    ...{ name: 'Numbered inverter', brand: 'orvani', price: 1000, stock: 500, serialised: true },
    warranty: { years: 8, words: '8 years' },
  });
  cable = await shop.product({ name: 'Plain cable', price: 100, stock: 500 });
});
afterAll(() => shop?.close());

let made = 0;
/** A number that no other test uses. */
const fresh = () => {
  made += 1;
  return `SN-${made}/26.A`;
};
const order = async (quantity = 2, product = inverter): Promise<string> =>
  (
    await buy(shop, asha, [
      { _id: product._id, quantity, price: product.price },
      { _id: cable._id, quantity: 1, price: cable.price },
    ])
  ).order._id;
const ship = (id: string, more: object, key?: string) =>
  admin.call(
    'POST',
    `/order/${id}/shipments`,
    { carrier: 'Gati', ...more },
    key ? { headers: { 'idempotency-key': key } } : {},
  );
const numbered = (...serials: string[]) => ({ serials: [{ position: 0, serials }] });
const file = async (id: string): Promise<Body> => (await asha.call('GET', `/order/${id}`)).body.data;
const refused = (answer: Awaited<ReturnType<typeof ship>>, why: string) => {
  expectRefusal(answer, 422, { fields: ['serials'] });
  expect(answer.body.fields.serials).toBe(why);
};

describe('a parcel', () => {
  it('asks for a serial number for each numbered unit, and prints them on its invoice', async () => {
    const id = await order();
    const [first, second] = [fresh(), fresh()];
    refused(await ship(id, {}), 'Numbered inverter: 0 of 2 serial numbers');
    refused(await ship(id, numbered(first)), 'Numbered inverter: 1 of 2 serial numbers');
    refused(await ship(id, numbered(first, second, fresh())), 'Numbered inverter: 3 of 2 serial numbers');
    refused(await ship(id, numbered(first, first.toLowerCase())), `${first} appears twice`);
    refused(
      await ship(id, numbered(first, 'SN 2')),
      '“SN 2” is no serial number: letters, digits and - / . up to 40 characters',
    );
    refused(
      await ship(id, { serials: [...numbered(first, second).serials, { position: 1, serials: [fresh()] }] }),
      'Only for products whose units have serial numbers',
    );
    expect((await file(id)).shipments).toEqual([]);
    const parcel = [id, numbered(` ${first.toLowerCase()} `, second), `serials-${id.slice(4)}`] as const;
    const sent = await ship(...parcel);
    expect(sent.status, sent.text).toBe(201);
    // The same key again sends nothing more.
    expect((await ship(...parcel)).status).toBe(201);
    const known = await file(id);
    expect(known.units).toEqual(
      [first, second].map((serial) => ({
        ...{ position: 0, productId: inverter._id, serial, shipmentId: sent.body.data.shipment.id, returned: false },
      })),
    );
    const cookie = [...asha.cookies].map((pair) => pair.join('=')).join('; ');
    const pdf = await fetch(`${shop.url}${known.documents[0].url}`, { headers: { cookie } });
    const text = pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll('\u00a0', ' ');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Serial numbers');
    for (const serial of [first, second]) expect(text).toContain(serial);
  });

  it('may go without some of them only with a reason, which is in the audit log', async () => {
    const id = await order(3);
    const serial = fresh();
    expectRefusal(await ship(id, { ...numbered(serial), withoutSerials: '  ' }), 422, { fields: ['withoutSerials'] });
    const sent = await ship(id, { ...numbered(serial), withoutSerials: 'Labels fell off in the rain' });
    expect(sent.status, sent.text).toBe(201);
    const { rows } = await shop.sql.query(
      "select after from audit_entry where act = 'order.shipped' and subject = $1",
      [`order:${id}`],
    );
    expect(rows).toEqual([
      {
        after: expect.objectContaining({
          serials: [{ position: 0, serials: [serial] }],
          withoutSerials: 'Labels fell off in the rain',
        }),
      },
    ]);
  });

  it('gives a number once per maker, also to two at once', async () => {
    const [one, other] = [await order(1), await order(1)];
    const serial = fresh();
    const answers = await Promise.all([ship(one, numbered(serial)), ship(other, numbered(serial))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    refused(
      answers.find(({ status }) => status === 422) as Body as never,
      `${serial} belongs to another unit of this maker`,
    );
    const { rows } = await shop.sql.query('select count(*)::int as units from unit where serial = $1', [serial]);
    expect(rows).toEqual([{ units: 1 }]);
    const foreign = await shop.product({ name: 'Another maker’s', price: 500, stock: 9, serialised: true });
    expect((await ship(await order(1, foreign), numbered(serial))).status).toBe(201);
  });
});

describe('a return', () => {
  const back = async (id: string, quantity: number, more: object = {}) => {
    const [shipment] = (await file(id)).shipments;
    await admin.call('PUT', `/order/${id}/shipments/${shipment.id}`, { state: 'delivered' });
    const asked = await asha.call('POST', `/order/${id}/returns`, {
      lines: [{ position: 0, quantity }],
      reason: 'defective',
    });
    const returned = asked.body.data.return.id;
    await admin.call('PUT', `/returns/${returned}`, { state: 'approved' });
    return {
      returned,
      take: (body: object = more) => admin.call('PUT', `/returns/${returned}`, { state: 'received', ...body }),
    };
  };

  it('of all units frees their numbers, so that they can be sold again', async () => {
    const id = await order(1);
    const serial = fresh();
    await ship(id, numbered(serial));
    const { take } = await back(id, 1);
    expect((await take()).status).toBe(200);
    expect((await file(id)).units).toEqual([expect.objectContaining({ serial, returned: true })]);
    expect((await ship(await order(1), numbered(serial))).status).toBe(201);
  });

  it('of some has to say which', async () => {
    const id = await order(2);
    const [stays, goes] = [fresh(), fresh()];
    await ship(id, numbered(stays, goes));
    const { take } = await back(id, 1);
    refused(await take(), 'Numbered inverter: say which 1 came back');
    refused(await take(numbered(stays, goes)), 'Numbered inverter: say which 1 came back');
    refused(await take(numbered('SN-FOREIGN')), 'SN-FOREIGN is not with the customer in this order');
    expect((await take(numbered(goes.toLowerCase()))).status).toBe(200);
    const units = (await file(id)).units.map(({ serial, returned }: Body) => [serial, returned]);
    expect(units).toEqual([
      [stays, false],
      [goes, true],
    ]);
    refused(await ship(await order(1), numbered(stays)), `${stays} belongs to another unit of this maker`);
  });

  it('of a unit that was sent without a number needs none', async () => {
    const id = await order(2);
    await ship(id, { ...numbered(fresh()), withoutSerials: 'One label was torn' });
    const { take } = await back(id, 1);
    expect((await take()).status).toBe(200);
    expect((await file(id)).units).toEqual([expect.objectContaining({ returned: false })]);
  });
});
