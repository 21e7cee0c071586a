import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { book, freeSlots } from '#tests/support/bookings.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { SURVEY, SURVEYED } from '#tests/support/visits.ts';

// A survey of a roof is sold, paid and visited like every plan, but is none of the specification's three.

let shop: RunningShop;
let asha: Shopper;
let kiran: Shopper;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [asha, kiran, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.shopper('Kiran Solanki'), shop.admin()]);
});
afterAll(() => shop?.close());

const ANSWERS = 'pin=380060&discom=ugvcl&bill=3200&roof=60';

it('has a page and a booking of its own, and is in no list of plans', async () => {
  const page = await asha.ask('GET', `/Service/${SURVEY.id}`);
  expect(page).toMatchObject({ status: 200 });
  expect(page.text).toContain('Solar site survey');
  for (const list of ['/ServicePage/1', '/ServiceBookPage'])
    expect((await asha.ask('GET', list)).text).not.toContain('Solar site survey');
  const form = await asha.ask('GET', `/ServiceBookPage?plan=${SURVEY.id}`);
  expect(form.text).toContain('Solar site survey');
});

it('is offered beside a plan of a home, whose address goes along to the form', async () => {
  const plan = await asha.ask('GET', `/solar/plan?${ANSWERS}`);
  const [, link = ''] = /href="(\/ServiceBookPage\?[^"]*)"/.exec(plan.text) ?? [];
  const booking = new URL(link.replaceAll('&amp;', '&'), shop.url);
  expect(booking.searchParams.get('plan')).toBe(String(SURVEY.id));
  expect(Object.fromEntries(new URLSearchParams(booking.searchParams.get('solar') ?? ''))).toEqual(
    Object.fromEntries(new URLSearchParams(ANSWERS)),
  );
  const form = await asha.ask('GET', `${booking.pathname}.data${booking.search}`);
  expect(form.text).toContain('/solar/plan?pin=380060');
});

const lead = async () =>
  (await shop.sql.query('select state from solar_lead where uid = $1', [asha.uid])).rows[0]?.state;

it('is paid like any visit, and completed with what was measured, without a meter reading', async () => {
  await shop.sql.query(
    `insert into solar_lead (id, uid, name, email, pincode, locale, source, state, consented_at, created_at, changed_at)
       values ('led_1', $1, 'Asha Patel', 'asha@example.com', '380060', 'en', 'plan', 'new', now(), now(), now())`,
    [asha.uid],
  );
  const start = (await freeSlots(asha)).at(-1)?.start ?? '';
  const { service } = await book(shop, asha, start, { serviceId: SURVEY.id, amount: SURVEY.price * 100 });
  expect(service).toMatchObject({ serviceId: SURVEY.id, serviceName: 'Solar site survey', totalPrice: 499 });
  expect(await lead()).toBe('survey-booked');
  const visit = service.visits[0];
  await shop.sql.query(`update "user" set role = 'technician' where id = $1`, [kiran.uid]);
  await shop.sql.query('update technician set uid = $1 where id = $2', [kiran.uid, visit.technicianId]);
  await kiran.call('POST', `/visits/${visit._id}/on-the-way`);
  expect((await kiran.call('POST', `/visits/${visit._id}/start`, { code: visit.code })).status).toBe(200);
  const file = await kiran.call('GET', `/visits/${visit._id}`);
  expect(file.body.data.visit.points).toEqual(Object.keys(SURVEYED));
  const work = (checklist: object, revision: number) =>
    kiran.call('PUT', `/visits/${visit._id}/work`, { revision, checklist });
  expectRefusal(await work({ soiling: { result: 'ok', remark: '' } }, 1), 422, { fields: ['checklist'] });
  const finish = () => kiran.call('POST', `/visits/${visit._id}/complete`, { signedBy: 'Asha Patel', agreed: true });
  // A sanctioned load that is ticked but not written down is worth nothing.
  await work({ ...SURVEYED, sanctionedLoad: { result: 'ok', remark: ' ' } }, 2);
  expectRefusal(await finish(), 422, { fields: ['before', 'checklist'] });
  await work(SURVEYED, 3);
  const jpeg = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#2a74ba' } })
    .jpeg()
    .toBuffer();
  const sent = await fetch(`${shop.url}/api/visits/${visit._id}/photos/roof-0001?side=before`, {
    method: 'PUT',
    headers: {
      cookie: [...kiran.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      origin: shop.url,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(jpeg),
  });
  expect(sent.status).toBeLessThan(300);
  expect((await finish()).status).toBe(200);
  expect(await lead()).toBe('surveyed');
  const { rows } = await shop.sql.query('select kind from tax_document where subject_id = $1 order by issued_at', [
    service._id,
  ]);
  expect(rows.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'invoice']);
  expect((await kiran.call('GET', `/visits/${visit._id}/report.pdf`)).status).toBe(200);
});

it('is a kind that the owner chooses once, for a price of the owner’s', async () => {
  const changed = await admin.call('PUT', `/plans/${SURVEY.id}`, { price: 599 });
  expect(changed, changed.text).toMatchObject({
    status: 200,
    body: { data: { plan: { kind: 'survey', price: 599 } } },
  });
  await admin.call('PUT', `/plans/${SURVEY.id}`, { price: 499, kind: 'upkeep' });
  expect((await shop.sql.query('select kind from service_plan where id = $1', [SURVEY.id])).rows).toEqual([
    { kind: 'survey' },
  ]);
});
