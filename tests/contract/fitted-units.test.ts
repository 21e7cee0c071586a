import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { type Installed, offer, payMilestone } from '#tests/support/installations.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import type { Body } from '#tests/support/visitor.ts';

// Serial numbers of parts inside kits, in a parcel and of an installed system: asked for, in the wallet, and free again.

const PANEL = 'ruvanta-540w-mono-perc-dcr-panel';
const INVERTER = 'orvani-3kw-single-phase-string-inverter';
const STRUCTURE = 'ruvanta-low-gi-structure-6-panels';

let shop: RunningShop;
let admin: Shopper;
let asha: Shopper;
let kit: Body;
beforeAll(async () => {
  shop = await runningShop();
  [admin, asha] = await Promise.all([shop.admin(), shop.shopper('Asha Patel')]);
  kit = await shop.product({ name: 'Small kit', price: 9_000, stock: 50, serialised: true });
  await contain(kit);
});
afterAll(() => shop?.close());

const contain = ({ _id }: Body) =>
  shop.sql.query(`update product set specification = jsonb_build_object('parts', $2::jsonb) where id = $1`, [
    _id,
    JSON.stringify([`2 x ${PANEL}`, `1 x ${INVERTER}`, `1 x ${STRUCTURE}`, '20 x ruvanta-4mm2-solar-cable-per-metre']),
  ]);
let made = 0;
const fresh = (count: number): string[] =>
  Array.from({ length: count }, () => {
    made += 1;
    return `FIT-${made}`;
  });
const unitsOf = async (who: Shopper): Promise<Body[]> => (await who.call('GET', '/warranty/units')).body.data.units;
const unitOf = async (who: Shopper, serial: string) => (await unitsOf(who)).find((unit) => unit.serial === serial);
const inside = (panels: string[], inverters: string[]) => [
  { position: 0, part: PANEL, serials: panels },
  { position: 0, part: INVERTER, serials: inverters },
];
const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);

describe('a kit in a parcel', () => {
  const order = async (quantity = 1): Promise<string> =>
    (await buy(shop, asha, [{ _id: kit._id, quantity, price: kit.price }])).order._id;
  const ship = (id: string, serials: object[], more: object = {}) =>
    admin.call('POST', `/order/${id}/shipments`, { carrier: 'Gati', serials, ...more });

  it('asks for the numbers of its numbered parts, and not for one of its own', async () => {
    const id = await order();
    const [a = '', b = '', c = ''] = fresh(3);
    expectRefusal(await ship(id, []), 422, { fields: ['serials'] });
    expectRefusal(await ship(id, inside([a], [c])), 422, { fields: ['serials'] });
    expectRefusal(await ship(id, [{ position: 0, serials: [a] }]), 422, { fields: ['serials'] });
    const unnumbered = [...inside([a, b], [c]), { position: 0, part: STRUCTURE, serials: ['S-1'] }];
    expectRefusal(await ship(id, unnumbered), 422, { fields: ['serials'] });
    const sent = await ship(id, inside([a, b], [c]));
    expect(sent.status, sent.text).toBe(201);
    expect(await unitOf(asha, a)).toMatchObject({
      ...{ fromUs: true, productId: PANEL, orderId: id, startsOn: today },
      terms: [
        { part: 'product', years: 12 },
        { part: 'performance', years: 25 },
      ],
    });
    expect(await unitOf(asha, c)).toMatchObject({ productId: INVERTER, terms: [{ part: 'product', years: 8 }] });
    const { units } = (await admin.call('GET', `/order/${id}`)).body.data;
    expect(units.map(({ productId, position }: Body) => [productId, position])).toEqual([
      [PANEL, 0],
      [PANEL, 0],
      [INVERTER, 0],
    ]);
    const { rows } = await shop.sql.query(
      "select after -> 'serials' as serials from audit_entry where act = 'order.shipped' and subject = $1",
      [`order:${id}`],
    );
    expect(rows).toEqual([{ serials: [{ position: 0, serials: [a, b, c] }] }]);
  });

  it('frees all its numbers when it comes back, and the named ones when it is one of several', async () => {
    const id = await order(2);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = fresh(6);
    const sent = await ship(id, inside([a, b, c, d], [e, f]));
    expect(sent.status, sent.text).toBe(201);
    const { shipments } = (await admin.call('GET', `/order/${id}`)).body.data;
    await admin.call('PUT', `/order/${id}/shipments/${shipments[0].id}`, { state: 'delivered' });
    const back = async (more: object) => {
      const wish = { lines: [{ position: 0, quantity: 1 }], reason: 'defective' };
      const { id: request } = (await asha.call('POST', `/order/${id}/returns`, wish)).body.data.return;
      await admin.call('PUT', `/returns/${request}`, { state: 'approved' });
      const take = (serials: object) => admin.call('PUT', `/returns/${request}`, { state: 'received', ...serials });
      if ('serials' in more) expectRefusal(await take({}), 422, { fields: ['serials'] });
      const taken = await take(more);
      expect(taken.status, taken.text).toBe(200);
    };
    await back({ serials: [{ position: 0, serials: [a, b, e] }] });
    const held = async () =>
      (await unitsOf(asha)).map(({ serial }) => serial).filter((serial) => [a, b, c, d, e, f].includes(serial));
    expect((await held()).sort()).toEqual([c, d, f].sort());
    await back({});
    expect(await held()).toEqual([]);
  });
});

describe('an installed system', () => {
  const built = async (): Promise<{ order: Installed; who: Shopper }> => {
    const who = await shop.shopper();
    const order = await offer(shop, { email: who.email }, { serialised: true });
    await contain(order.kit);
    await shop.sql.query('update installation set awaits_proof = false where id = $1', [order.id]);
    return { order, who };
  };
  const record = (id: string, serials: object[], installedOn = today, who = admin) =>
    who.call('POST', `/installations/${id}/units`, { installedOn, serials });

  it('has its units recorded as they are fitted, and its customer finds them in the wallet', async () => {
    const { order, who } = await built();
    const [a = '', b = '', c = ''] = fresh(3);
    expectRefusal(await record(order.id, inside([a], [])), 409, { code: 'wrong-step' });
    await payMilestone(shop, order, 1);
    expectRefusal(await record(order.id, inside([a], []), '2999-01-01'), 422, { fields: ['installedOn'] });
    expectRefusal(await record(order.id, inside([], [])), 422, { fields: ['serials'] });
    expectRefusal(await record(order.id, inside([a], []), today, who), 403);
    const first = await record(order.id, inside([a], [c]), '2026-03-01');
    expect(first.status, first.text).toBe(201);
    expect(first.body.data.units).toHaveLength(2);
    expectRefusal(await record(order.id, inside([b, 'FIT-TOO-MANY'], [])), 422, { fields: ['serials'] });
    expectRefusal(await record(order.id, inside([a], [])), 422, { fields: ['serials'] });
    expect((await record(order.id, inside([b], []), '2026-03-02')).status).toBe(201);
    expect(await unitOf(who, a)).toMatchObject({
      ...{ fromUs: true, productId: PANEL, startsOn: '2026-03-01', orderId: null, installationId: order.id },
    });
    expect(await unitOf(asha, a)).toBeUndefined();
    const { rows } = await shop.sql.query(
      'select count(*)::int as n from audit_entry where act = $1 and subject = $2',
      ['installation.units-recorded', `installation:${order.id}`],
    );
    expect(rows[0].n).toBe(2);
    // A claim on one names the installed order, and is told to its customer.
    const filed = await who.call('POST', '/warranty/claims', {
      unitId: (await unitOf(who, a))?.id,
      problem: 'Dark',
      noticedOn: today,
    });
    expect(filed.status, filed.text).toBe(201);
    expect(await mailsTo(shop, who.email, 'claim-filed')).toHaveLength(1);
    const page = await admin.ask('GET', `/admin/warranty/${filed.body.data.id}`);
    expect(page.text).toContain(`/installations/${order.id}`);
  });

  it('has its warranties counted from commissioning once that is entered', async () => {
    const { order, who } = await built();
    await payMilestone(shop, order, 1);
    const [a = ''] = fresh(1);
    await record(order.id, inside([], [a]), '2026-03-01');
    const first = { installationId: order.id, name: 'Home', kwp: 3.2, state: 'installed', on: '2026-03-01' };
    const { id } = (await admin.call('POST', '/admin/solar/applications', first)).body.data;
    const step = { state: 'commissioned', on: '2026-04-10' };
    expect((await admin.call('POST', `/applications/${id}/steps`, step)).status).toBe(200);
    expect(await unitOf(who, a)).toMatchObject({ startsOn: '2026-04-10', terms: [{ endsOn: '2034-04-10' }] });
  });

  it('frees the numbers when it is cancelled, and is hidden until its address is proved', async () => {
    const { order, who } = await built();
    await payMilestone(shop, order, 1);
    const [a = ''] = fresh(1);
    await record(order.id, inside([], [a]));
    await shop.sql.query('update installation set awaits_proof = true where id = $1', [order.id]);
    expect(await unitsOf(who)).toEqual([]);
    await shop.sql.query('update installation set awaits_proof = false where id = $1', [order.id]);
    expect(await unitsOf(who)).toHaveLength(1);
    await admin.call('PUT', `/installations/${order.id}`, { state: 'cancelled', note: 'The roof leaks' });
    expect(await unitsOf(who)).toEqual([]);
    expectRefusal(await record(order.id, inside([], fresh(1))), 409, { code: 'wrong-step' });
    const mended = { name: 'Mended', maker: 'orvani', serial: a, startsOn: today };
    expect((await asha.call('POST', '/warranty/units', mended)).status).toBe(201);
  });
});
