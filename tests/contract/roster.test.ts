import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { aSecond } from '#tests/support/pace.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { now } from '#tests/support/suite-clock.ts';

// Technicians, areas, days off, rules and plans, which define the slots; for the administrator only.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [owner, asha] = await Promise.all([shop.admin(), shop.shopper('Asha Patel')]);
});
afterAll(() => shop?.close());

const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const HOURS = [
  { weekday: 1, opens: '09:00', closes: '13:00' },
  { weekday: 1, opens: '14:00', closes: '18:00' },
];
const somebody = (more: object = {}) => ({
  name: 'Mahesh Rathod',
  phone: '9876543210',
  active: true,
  email: '',
  areaIds: [],
  hours: HOURS,
  ...more,
});

describe('technicians', () => {
  it('are added and changed with areas and hours, each change with an audit line', async () => {
    const area = (
      await owner.call('POST', '/service-areas', {
        name: 'Bhuj',
        travelMinutes: 45,
        active: true,
        prefixes: ['37099', '370998'],
      })
    ).body.data.area;
    const { status, body } = await owner.call('POST', '/technicians', somebody({ areaIds: [area._id] }));
    expect(status).toBe(201);
    const { _id } = body.data.technician;
    expect(body.data.technician).toEqual({ _id, ...somebody({ areaIds: [area._id] }) });
    expect(
      (await owner.call('PUT', `/technicians/${_id}`, somebody({ name: 'Mahesh R. Rathod' }))).body.data.technician,
    ).toMatchObject({ areaIds: [] });
    expect(
      await rows('select act, before, after from audit_entry where subject = $1 order by id', [`technician:${_id}`]),
    ).toMatchObject([
      { act: 'technician.created', before: null, after: { name: 'Mahesh Rathod' } },
      {
        act: 'technician.updated',
        before: { name: 'Mahesh Rathod', areaIds: [area._id] },
        after: { name: 'Mahesh R. Rathod', areaIds: [] },
      },
    ]);
  });

  it('gain their role with the account, and lose it with it', async () => {
    expectRefusal(await owner.call('POST', '/technicians', somebody({ email: asha.email })), 422, {
      fields: ['email'],
    });
    await shop.sql.query('update "user" set email_verified = true where id = $1', [asha.uid]);
    const role = async () => (await rows('select role from "user" where id = $1', [asha.uid]))[0].role;
    const { _id } = (await owner.call('POST', '/technicians', somebody({ email: asha.email }))).body.data.technician;
    expect(await role()).toBe('technician');
    expectRefusal(await owner.call('POST', '/technicians', somebody({ email: asha.email })), 422, {
      fields: ['email'],
    });
    await owner.call('PUT', `/technicians/${_id}`, somebody());
    expect(await role()).toBe('customer');
    await owner.call('PUT', `/technicians/${_id}`, somebody({ email: asha.email.toUpperCase() }));
    expect(await role()).toBe('technician');
    await owner.call('PUT', `/technicians/${_id}`, somebody({ email: asha.email, active: false }));
    expect(await role()).toBe('customer');
    expect((await rows('select role from "user" where email = $1', [owner.email]))[0].role).toBe('administrator');
  });

  it.each([
    ['an account that does not exist', { email: 'nobody@example.com' }, 'email'],
    ['hours that end before they begin', { hours: [{ weekday: 2, opens: '18:00', closes: '09:00' }] }, 'hours'],
    ['hours that overlap', { hours: [HOURS[0], { weekday: 1, opens: '12:00', closes: '15:00' }] }, 'hours'],
    ['an unknown area', { areaIds: ['are_none'] }, 'areaIds'],
    ['an invalid phone number', { phone: '12' }, 'phone'],
  ])('are refused with %s', async (_, more, field) => {
    const answer = await owner.call('POST', '/technicians', somebody(more));
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]]);
  });

  it('cannot be the administrator', async () => {
    expect((await owner.call('POST', '/technicians', somebody({ email: owner.email }))).status).toBe(422);
  });
});

it('gives a PIN code to only one area', async () => {
  await owner.call('POST', '/service-areas', {
    name: 'Diu road',
    travelMinutes: 30,
    active: true,
    prefixes: ['362999'],
  });
  const twice = await owner.call('POST', '/service-areas', {
    name: 'Elsewhere',
    travelMinutes: 30,
    active: true,
    prefixes: ['362999'],
  });
  expectRefusal(twice, 422, { message: 'PIN codes with 362999 belong to Diu road.', fields: ['prefixes'] });
});

it('blocks days once, and frees them again', async () => {
  const day = { technicianId: null, day: `${now().getUTCFullYear() + 1}-11-08`, name: 'Diwali' };
  const { _id } = (await owner.call('POST', '/days-off', day)).body.data.dayOff;
  expectRefusal(await owner.call('POST', '/days-off', day), 409, { code: 'conflict' });
  expect((await owner.call('DELETE', `/days-off/${_id}`)).status).toBe(200);
  expectRefusal(await owner.call('DELETE', `/days-off/${_id}`), 404, { code: 'not-found' });
});

it('keeps the rules of slots within their bounds', async () => {
  const rules = { leadMinutes: 600, horizonDays: 21, stepMinutes: 30, rescheduleMinutes: 1440 };
  expect((await owner.call('PUT', '/booking-rules', rules)).body.data.rules).toEqual(rules);
  expectRefusal(await owner.call('PUT', '/booking-rules', { ...rules, stepMinutes: 0 }), 422, {
    fields: ['stepMinutes'],
  });
});

it('changes a plan for everybody from now on', async () => {
  const page = async () => (await owner.ask('GET', '/ServicePage/1')).text;
  await page();
  expect((await owner.call('PUT', '/plans/3', { price: 1899, visits: 2 })).body.data.plan).toMatchObject({
    price: 1899,
    visits: 2,
    label: 'Plan C',
  });
  await expect.poll(page, await aSecond(page)).toContain('1,899');
  expect(await rows("select before, after from audit_entry where subject = 'plan:3'")).toEqual([
    { before: { price: 180_000, visits: 1 }, after: { price: 189_900, visits: 2 } },
  ]);
  expectRefusal(await owner.call('PUT', '/plans/99', { price: 1 }), 404, { code: 'not-found' });
});

it.each([
  ['POST', '/technicians'],
  ['PUT', '/technicians/tec_1'],
  ['POST', '/service-areas'],
  ['PUT', '/service-areas/are_1'],
  ['POST', '/days-off'],
  ['DELETE', '/days-off/off_1'],
  ['PUT', '/booking-rules'],
  ['PUT', '/plans/1'],
] as const)('%s %s is for the administrator only', async (method, path) => {
  const customer = await shop.shopper('Ravi Shah');
  expect((await customer.call(method, path, method === 'DELETE' ? undefined : {})).status).toBe(403);
  expect((await shop.visitor().call(method, path, method === 'DELETE' ? undefined : {})).status).toBe(401);
});
