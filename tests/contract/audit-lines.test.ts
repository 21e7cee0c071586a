import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API_INFO, createApi } from '#src/api/api.ts';
import { TALLY_LEDGERS, TALLY_ROLES } from '#src/kernel/tally-ledgers.ts';
import type { Shop } from '#src/shop/shop.ts';
import words from '#src/web/messages/en/audit.json' with { type: 'json' };
import { fieldNames } from '#src/web/workspace/audit/field-names.server.ts';
import { CALLS_BY } from '#tests/contract/access.ts';
import { NO_LINE } from '#tests/contract/audit-lines.ts';
import { appCode } from '#tests/support/app-code.ts';
import { book } from '#tests/support/bookings.ts';
import { orderOnDelivery, remittanceOf, takeCash, uploadRemittance } from '#tests/support/cash.ts';
import { moveIn, uploadExport } from '#tests/support/former-shop.ts';
import { offer, payMilestone } from '#tests/support/installations.ts';
import {
  ADDRESS,
  buy,
  manyShoppers,
  openPayment,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import { statementOf } from '#tests/support/statement.ts';
import { orderByTransfer, takeTransfers, upload } from '#tests/support/transfers.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';
import { CHECKED, makeTechnician, planVisit } from '#tests/support/visits.ts';

// Every change by the administrator writes a line to the audit log, in the same transaction. Every such call in the API's document is really made,
// twice: while the log accepts nothing it must fail and leave the database as it was; then it must write its line.

type Operation = { security?: { session: string[] }[] };
const paths = createApi({} as Shop).getOpenAPI31Document(API_INFO).paths as Record<string, Record<string, Operation>>;
const calls = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security = [] }]) => ({
    name: `${method.toUpperCase()} ${path}`,
    roles: security[0]?.session ?? [],
  })),
);
/** Calls that anybody signed in may make, and that write a line if it is the administrator. */
const ALSO_OWN = /^(PUT \/returns\/\{id\}|POST \/second-factor(?!\/pass).*)$/;
/** Writing calls that the administrator may make: by role, or on somebody else's belongings. */
const writing = calls
  .filter(
    ({ name, roles }) =>
      !name.startsWith('GET ') &&
      (roles.includes('administrator') || typeof CALLS_BY[name] === 'function' || ALSO_OWN.test(name)),
  )
  .map(({ name }) => name);

let shop: RunningShop;
let admin: Shopper;
let asha: Shopper;
let technicianId: string;
let jpeg: Buffer;
let secret: string;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
  await takeTransfers(shop);
  await takeCash(shop);
  const [first, second] = (await manyShoppers(shop, 2)) as [Shopper, Shopper];
  asha = first;
  technicianId = await makeTechnician(shop.sql, { uid: second.uid, name: 'Kiran Solanki' });
  jpeg = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#2a74ba' } })
    .jpeg()
    .toBuffer();
  await shop.sql.query(
    `create function refuse_lines() returns trigger language plpgsql as $$ begin raise exception 'the log takes nothing'; end $$`,
  );
  await shop.sql.query('create trigger refuse_lines before insert on audit_entry execute function refuse_lines()');
  await shop.sql.query('alter table audit_entry disable trigger refuse_lines');
});
afterAll(() => shop?.close());

/** A call that is valid now. `spends`: tables of attempts, which count even when the call fails. */
type Good = { path: string; body?: unknown; raw?: Buffer; spends?: string[] };
type Way = () => Promise<Good> | Good;

const one = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows[0];
const did = async (method: string, path: string, body?: unknown, who: Visitor = admin): Promise<Body> => {
  const answer = await who.call(method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
  return answer.body;
};
/** An order of ₹1,000 that waits for its transfer, by its reference. */
async function waitingTransfer(): Promise<string> {
  const [who] = (await manyShoppers(shop, 1)) as [Shopper];
  return (await orderByTransfer(who, await shop.product({ price: 1000 }))).body.id;
}
/** An order of ₹1,000 that is due on delivery; its parcel is on its way under a waybill if there is one. */
async function dueOrder(waybill?: string): Promise<Body> {
  const [who] = (await manyShoppers(shop, 1)) as [Shopper];
  const made = await orderOnDelivery(shop, who, await shop.product({ price: 1000 }));
  if (waybill) await did('POST', `/order/${made._id}/shipments`, { carrier: 'Delhivery', tracking: waybill });
  return made;
}
/** A row of a remittance file for this order, which settled nothing: half of what is due. */
async function unclearCollection(waybill: string): Promise<string> {
  await uploadRemittance(admin, remittanceOf([{ waybill, paise: 50_000 }]));
  return (await one('select id from cash_collection where waybill = $1', [waybill])).id;
}
/** A credit of ₹1,500 with these words, which made no order. */
async function unclearCredit(words: string): Promise<string> {
  await upload(admin, statementOf([{ words: `NEFT ${words}`, paise: 150_000 }]));
  return (await one('select id from bank_credit where narration like $1', [`NEFT ${words}%`])).id;
}
const FIGURE = {
  key: 'surplus',
  scope: 'home',
  value: { perUnit: 2.5 },
  source: 'The policy of 2031',
  url: 'https://geda.gujarat.gov.in',
  kind: 'published',
  effectiveFrom: '2031-03-01',
};
const laterFigure = async (effectiveFrom: string): Promise<string> =>
  (await did('POST', '/admin/solar/figures', { ...FIGURE, key: 'co2', scope: 'india', effectiveFrom })).data.figure.id;
async function order(fields: Record<string, unknown> = {}): Promise<Body> {
  const product = await shop.product(fields);
  return (await buy(shop, asha, [{ _id: product._id, quantity: 2, price: product.price }])).order;
}
async function shipped(): Promise<{ order: Body; shipment: string }> {
  const made = await order();
  const { data } = await did('POST', `/order/${made._id}/shipments`, { carrier: 'Gati' });
  return { order: made, shipment: data.shipment.id };
}
let numbered = 0;
/** A claim of theirs on a unit that was sent to them. */
async function claimed(): Promise<string> {
  numbered += 1;
  const { _id } = await order({ serialised: true });
  const serials = [{ position: 0, serials: [`LINE-${numbered}A`, `LINE-${numbered}B`] }];
  await did('POST', `/order/${_id}/shipments`, { carrier: 'Gati', serials });
  const { id } = await one('select id from unit where order_id = $1 limit 1', [_id]);
  const claim = { unitId: id, problem: 'It hums', noticedOn: '2026-02-01' };
  return (await did('POST', '/warranty/claims', claim, asha)).data.id;
}
async function failedRefund(): Promise<{ order: string; refund: string }> {
  const { _id } = await order();
  await did('POST', `/order/${_id}/refunds`, { amount: 10_000, note: 'Scratch' });
  const { id } = await one('select id from refund where order_id = $1', [_id]);
  const state = async () => (await one('select state from refund where id = $1', [id])).state;
  await expect.poll(state).toBe('processed');
  await shop.sql.query("update refund set state = 'failed' where id = $1", [id]);
  return { order: _id, refund: id };
}
const visit = (more: object = {}) => planVisit(shop.sql, asha, technicianId, more);
async function begun(): Promise<string> {
  const planned = await visit();
  await did('POST', `/visits/${planned.visit}/on-the-way`);
  await did('POST', `/visits/${planned.visit}/start`, { code: planned.code });
  return planned.visit;
}
const photo = (id: string, side: string, name: string): Good => ({
  path: `/visits/${id}/photos/${name}?side=${side}`,
  raw: jpeg,
});
async function ready(): Promise<string> {
  const id = await begun();
  await did('PUT', `/visits/${id}/work`, WORK);
  for (const side of ['before', 'after'])
    expect((await send('PUT', photo(id, side, `photo-${side}`))).status).toBe(200);
  return id;
}
/** The next free time of a booking, as the workspace shows it. */
const nextTime = async (booking: string): Promise<{ start: string }> => {
  const { data } = await did('GET', `/service/${booking}/slots`);
  const times = data.days.flatMap((day: Body) => day.slots) as { start: string }[];
  return { start: (times[Math.floor(times.length / 2)] as { start: string }).start };
};
let formerCustomers = 0;
/** An export with somebody who is not here yet. */
const formerCustomer = () =>
  `First Name,Last Name,Email,Accepts Email Marketing\nA,B,former${++formerCustomers}@audited.example,no\n`;
const booked = async () => (await book(shop, asha)).service;
const message = async () =>
  (
    await did(
      'POST',
      '/contact',
      { name: 'Asha Patel', email: 'asha@example.com', phone: '9876543210', message: 'Hello' },
      shop.visitor(),
    )
  ).reference;
const person = async () => ((await manyShoppers(shop, 1)) as [Shopper])[0].uid;
const comment = async (): Promise<Body> => {
  const { _id } = await shop.product();
  await did(
    'POST',
    `/products/${_id}/reviews`,
    { comment: { name: 'Asha', uid: asha.uid, msg: 'Good', product_id: _id } },
    asha,
  );
  return one('select id from review where product_id = $1 and uid = $2', [_id, asha.uid]);
};
const link = async () => {
  const product = await shop.product();
  return {
    name: 'Ravi Shah',
    email: `${product._id}@example.com`.replace('_', '-'),
    address: ADDRESS,
    items: [{ _id: product._id, quantity: 1 }],
    amount: product.price * 100,
  };
};
const bulk = async () => {
  const asked = { which: { ids: [(await shop.product())._id] }, change: { field: 'price', how: 'set', value: 777 } };
  return { ...asked, key: (await did('POST', '/product-changes/preview', asked)).data.preview.key };
};
const code = async () => {
  await shop.sql.query('update second_factor set last_step = null');
  return appCode(secret);
};

const WORK = {
  revision: 1,
  checklist: CHECKED,
  totalKwh: 4210.5,
  todayKwh: 11.2,
  inverterKw: 2.4,
  findings: 'Droppings',
  advice: 'Trim the tree',
};
const TECHNICIAN = {
  name: 'Mahesh Rathod',
  phone: '9876543210',
  active: true,
  email: '',
  areaIds: [],
  hours: [{ weekday: 1, opens: '09:00', closes: '13:00' }],
};
const AREA = { name: 'Bhuj', travelMinutes: 45, active: true, prefixes: ['37099'] };
const API_KEY = { name: 'Warehouse', scopes: ['stock:write'], password: ADMIN_PASSWORD };
// Nobody has this address, and it wants an event that no test makes.
const WEBHOOK = {
  name: 'Tally',
  url: 'https://2fff--1.invalid/hook',
  events: ['lead.changed'],
  password: ADMIN_PASSWORD,
};
const webhook = async () => (await did('POST', '/admin/webhooks', WEBHOOK)).data.webhook.id as string;
const FAQ = { locale: 'en', topic: 'buying', question: 'Is this new?', answer: 'Yes.', position: 900, published: true };
const FAQ_ENTRY = { topic: 'buying', words: { en: { question: 'Is this new?', answer: 'Yes.' } } };

const OFFER = {
  kind: 'percent',
  percent: 10,
  amount: null,
  appliesTo: 'goods',
  minTotal: 0,
  startsAt: null,
  endsAt: null,
  totalLimit: null,
  customerLimit: 1,
  advertised: false,
  active: true,
};
const BANNER = {
  place: 'upper',
  words: { en: { title: 'Pumps', text: '', action: 'See them' } },
  link: '/products',
  scene: 'carport',
  ...{ picture: null, startsAt: null, endsAt: null, active: true },
};
const banner = async () => (await did('POST', '/admin/home/banners', BANNER)).data.banner._id as string;
let names = 0;
const newName = () => `Named ${++names}`;
type Kind = 'brand' | 'category';
const desk = { brand: '/admin/brands', category: '/admin/categories' } as const;
const named = async (kind: Kind) => (await did('POST', desk[kind], { name: newName() })).data[kind].slug as string;
const retired = async (kind: Kind) => {
  const slug = await named(kind);
  await did('POST', `${desk[kind]}/${slug}/retire`, { successor: null });
  return slug;
};
const turned = async (kind: Kind) => {
  const all = Object.values((await did('GET', desk[kind])).data).flat() as { slug: string; retired: boolean }[];
  return all.flatMap((one) => (one.retired ? [] : one.slug)).reverse();
};
const TEXT = {
  title: 'Terms',
  lead: 'Plain',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] },
};
const textVersion = async () => (await did('GET', '/admin/pages/terms/en')).data.version as number;
const ZONE = { state: 'Gujarat', area: 'Kutch', daysMin: 3, daysMax: 6, charge: 90, freeFrom: 5000, serviceable: true };

const failedPicture = async (): Promise<number> => {
  const { _id } = await shop.product();
  const made = await one(
    `insert into remote_picture (product_id, position, url, host, state, reason, due_at, at)
     values ($1, 0, 'https://127.0.0.1/a.jpg', '127.0.0.1', 'failed', 'private', now(), now()) returning id`,
    [_id],
  );
  return made.id;
};

/** For each call, a valid one: creates what it needs, then returns where and what to send. */
const WAYS: Record<string, Way> = {
  'POST /pictures': () => ({ path: '/pictures', raw: jpeg }),
  'POST /remote-pictures/retry': async () => {
    await failedPicture();
    return { path: '/remote-pictures/retry', body: {} };
  },
  'POST /remote-pictures/{id}/retry': async () => ({ path: `/remote-pictures/${await failedPicture()}/retry` }),
  'POST /moving-imports/{id}/start': async () => {
    const { id } = (await uploadExport(admin, formerCustomer())).body.data.import;
    return { path: `/moving-imports/${id}/start`, body: {} };
  },
  'POST /moving-imports/{id}/undo': async () => ({
    path: `/moving-imports/${await moveIn(admin, formerCustomer())}/undo`,
    body: {},
  }),
  'POST /admin/former-customers/invitations': async () => {
    await moveIn(admin, formerCustomer());
    return { path: '/admin/former-customers/invitations', body: { language: 'en' } };
  },
  'DELETE /admin/former-customers/{id}': async () => {
    await moveIn(admin, formerCustomer());
    return { path: `/admin/former-customers/${(await one('select max(id) as id from moved_customer')).id}` };
  },
  'DELETE /remote-pictures/{id}': async () => ({ path: `/remote-pictures/${await failedPicture()}` }),
  'POST /products': () => ({ path: '/products', body: { name: 'Audited', price: 10 } }),
  'PUT /products/{id}': async () => ({ path: `/products/${(await shop.product())._id}`, body: { price: 4711 } }),
  'DELETE /products/{id}': async () => ({ path: `/products/${(await shop.product())._id}` }),
  'PUT /products/{id}/archived': async () => ({
    path: `/products/${(await shop.product())._id}/archived`,
    body: { archived: true },
  }),
  'POST /products/{id}/copies': async () => ({ path: `/products/${(await shop.product())._id}/copies`, body: {} }),
  'POST /products/{id}/reviews': async () => {
    const { _id } = await shop.product();
    return {
      path: `/products/${_id}/reviews`,
      body: { comment: { name: 'Shop', uid: admin.uid, msg: 'Back in stock', product_id: _id } },
    };
  },
  'POST /product-changes': async () => ({ path: '/product-changes', body: await bulk() }),
  'POST /product-changes/{id}/undo': async () => ({
    path: `/product-changes/${(await did('POST', '/product-changes', await bulk())).data.change._id}/undo`,
    body: {},
  }),
  'PUT /product-questions/{id}': async () => {
    const { _id } = await shop.product();
    const { data } = await did('POST', `/products/${_id}/questions`, { question: 'Does it fit a flat roof?' }, asha);
    return { path: `/product-questions/${data.id}`, body: { state: 'answered', answer: 'Yes, with its own frame.' } };
  },
  'PUT /reviews/{id}': async () => ({ path: `/reviews/${(await comment()).id}`, body: { state: 'hidden' } }),
  'POST /installations': async () => {
    const { lines, work, email, total } = await offer(shop);
    const wish = { lines, work, email, name: 'Ravi Shah', address: ADDRESS, amount: total };
    return { path: '/installations', body: wish };
  },
  'PUT /installations/{id}': async () => ({
    path: `/installations/${(await offer(shop)).id}`,
    body: { state: 'cancelled' },
  }),
  'POST /installations/{id}/milestones/{position}/link': async () => ({
    path: `/installations/${(await offer(shop)).id}/milestones/1/link`,
  }),
  'POST /installations/{id}/milestones/{position}/refunds': async () => {
    const order = await offer(shop);
    await payMilestone(shop, order, 1);
    return { path: `/installations/${order.id}/milestones/1/refunds`, body: { amount: 100, note: 'A shorter cable' } };
  },
  'POST /installations/{id}/units': async () => {
    const fitted = await offer(shop, {}, { serialised: true });
    await payMilestone(shop, fitted, 1);
    const serials = [{ position: 0, serials: [`LINE-${fitted.number}`] }];
    return { path: `/installations/${fitted.id}/units`, body: { installedOn: '2026-03-01', serials } };
  },
  'PUT /admin/warranty/claims/{id}': async () => ({
    path: `/admin/warranty/claims/${await claimed()}`,
    body: { state: 'accepted' },
  }),
  'POST /admin/warranty/claims/{id}/part': async () => {
    const id = await claimed();
    await did('PUT', `/admin/warranty/claims/${id}`, { state: 'accepted' });
    return { path: `/admin/warranty/claims/${id}/part`, body: { carrier: 'Gati' } };
  },
  'POST /payment-links': async () => ({ path: '/payment-links', body: await link() }),
  'DELETE /payment-links/{id}': async () => ({
    path: `/payment-links/${(await did('POST', '/payment-links', await link())).data.link._id}`,
  }),
  'PUT /order/{id}': async () => ({ path: `/order/${(await order())._id}`, body: { orderStatus: 'confirmed' } }),
  'POST /order/{id}/shipments': async () => ({
    path: `/order/${(await order())._id}/shipments`,
    body: { carrier: 'Gati' },
  }),
  'PUT /order/{id}/dcr-certificate': async () => ({
    path: `/order/${(await order({ almm: true, dcr: true }))._id}/dcr-certificate`,
    body: { number: 'DCR-1' },
  }),
  'PUT /order/{id}/shipments/{shipment}': async () => {
    const sent = await shipped();
    return { path: `/order/${sent.order._id}/shipments/${sent.shipment}`, body: { state: 'delivered' } };
  },
  'PUT /returns/{id}': async () => {
    const { order: sent, shipment } = await shipped();
    await did('PUT', `/order/${sent._id}/shipments/${shipment}`, { state: 'delivered' });
    const { data } = await did(
      'POST',
      `/order/${sent._id}/returns`,
      { lines: [{ position: 0, quantity: 1 }], reason: 'defective' },
      asha,
    );
    return { path: `/returns/${data.return.id}`, body: { state: 'approved', answer: 'We collect it.' } };
  },
  'POST /order/{id}/refunds': async () => ({
    path: `/order/${(await order())._id}/refunds`,
    body: { amount: 10_000, note: 'Scratch' },
  }),
  'POST /order/{id}/refunds/{refund}/retry': async () => {
    const failed = await failedRefund();
    return { path: `/order/${failed.order}/refunds/${failed.refund}/retry` };
  },
  'POST /admin/transfers/statement': async () => ({
    path: '/admin/transfers/statement',
    raw: Buffer.from(statementOf([{ words: `NEFT ${await waitingTransfer()}`, paise: 100_000 }])),
  }),
  'POST /admin/transfers/match': async () => {
    const credit = await unclearCredit('ALONE');
    return { path: '/admin/transfers/match', body: { reference: await waitingTransfer(), credits: [credit] } };
  },
  'POST /admin/transfers/{id}/return': async () => ({
    path: `/admin/transfers/${await unclearCredit(await waitingTransfer())}/return`,
  }),
  'PUT /admin/transfers/{id}/aside': async () => ({
    path: `/admin/transfers/${await unclearCredit('ASIDE')}/aside`,
    body: { aside: true },
  }),
  'POST /transfers/{reference}/cancel': async () => ({ path: `/transfers/${await waitingTransfer()}/cancel` }),
  'POST /admin/collections/remittance': async () => {
    await dueOrder('LINE1');
    return {
      path: '/admin/collections/remittance',
      raw: Buffer.from(remittanceOf([{ waybill: 'LINE1', paise: 100_000 }])),
    };
  },
  'POST /admin/collections/match': async () => {
    const { number } = await dueOrder('LINE2');
    const body = {
      order: String(number),
      collections: [await unclearCollection('LINE2')],
      reason: 'The carrier kept it',
    };
    return { path: '/admin/collections/match', body };
  },
  'POST /admin/collections/{id}/return': async () => {
    await dueOrder('LINE3');
    return { path: `/admin/collections/${await unclearCollection('LINE3')}/return` };
  },
  'PUT /admin/collections/{id}/aside': async () => ({
    path: `/admin/collections/${await unclearCollection('LINE4')}/aside`,
    body: { aside: true },
  }),
  'POST /order/{id}/collected': async () => ({
    path: `/order/${(await dueOrder())._id}/collected`,
    body: { note: 'Our van brought it' },
  }),
  'POST /order/{id}/refused': async () => ({ path: `/order/${(await dueOrder('LINE5'))._id}/refused` }),
  'POST /admin/refunds/{id}/sent': async () => {
    await did('POST', `/admin/transfers/${await unclearCredit(await waitingTransfer())}/return`);
    const { id } = await one("select id from refund where cause like 'transfer:%' and state = 'pending'");
    return { path: `/admin/refunds/${id}/sent`, body: { utr: 'HDFCN52026110512' } };
  },
  'POST /admin/refunds/{id}/retry': async () => ({ path: `/admin/refunds/${(await failedRefund()).refund}/retry` }),
  'POST /order/{id}/notes': async () => ({
    path: `/order/${(await order())._id}/notes`,
    body: { words: 'Calls back on Tuesday' },
  }),
  'POST /admin/payments/{id}/settle': async () => {
    const product = await shop.product();
    const opened = await openPayment(asha, [{ _id: product._id, quantity: 1, price: product.price }]);
    return {
      path: `/admin/payments/${(await one('select id from payment where provider_order_id = $1', [opened.body.id])).id}/settle`,
    };
  },
  'PUT /enquiries/{reference}': async () => {
    const asked = {
      service: (await one('select slug from service_category limit 1')).slug,
      name: 'Ravi Shah',
      phone: '9876543210',
      email: 'ravi@example.com',
      pincode: '380009',
      message: 'Our inverter hums',
    };
    const { reference } = await did('POST', '/enquiries', asked, shop.visitor());
    return { path: `/enquiries/${reference}`, body: { state: 'called' } };
  },
  'PUT /contact/{reference}': async () => ({ path: `/contact/${await message()}`, body: { state: 'closed' } }),
  'PUT /grievances/{ticket}': async () => {
    const complaint = {
      name: 'Ravi Shah',
      email: 'ravi@example.com',
      phone: '9876543210',
      topic: 'delivery',
      complaint: 'Late',
    };
    const { data } = await did('POST', '/grievances', complaint, shop.visitor());
    return { path: `/grievances/${data.grievance.ticket}`, body: { state: 'in-review' } };
  },
  'PUT /products/{id}/stock': async () => ({
    path: `/products/${(await shop.product({ stock: 9 }))._id}/stock`,
    body: { stock: 12 },
  }),
  'POST /admin/api-keys': () => ({ path: '/admin/api-keys', body: API_KEY }),
  'DELETE /admin/api-keys/{id}': async () => ({
    path: `/admin/api-keys/${(await did('POST', '/admin/api-keys', API_KEY)).data.made.id}`,
  }),
  'POST /admin/webhooks': () => ({ path: '/admin/webhooks', body: WEBHOOK }),
  'PUT /admin/webhooks/{id}': async () => ({
    path: `/admin/webhooks/${await webhook()}`,
    body: { ...WEBHOOK, name: 'Books' },
  }),
  'DELETE /admin/webhooks/{id}': async () => ({ path: `/admin/webhooks/${await webhook()}` }),
  'POST /admin/webhooks/{id}/secret': async () => ({
    path: `/admin/webhooks/${await webhook()}/secret`,
    body: { password: ADMIN_PASSWORD },
  }),
  'POST /admin/webhooks/{id}/test': async () => ({ path: `/admin/webhooks/${await webhook()}/test` }),
  'POST /admin/webhook-deliveries/{id}/replay': async () => {
    const id = `evt_${await webhook()}`;
    await shop.sql.query(
      `insert into webhook_delivery (id, webhook_id, event, subject, state, attempts) values ($1, $2, 'test', '', 'failed', 3)`,
      [id, id.slice(4)],
    );
    return { path: `/admin/webhook-deliveries/${id}/replay` };
  },
  'POST /faqs': () => ({ path: '/faqs', body: FAQ }),
  'POST /faqs/entries': () => ({ path: '/faqs/entries', body: FAQ_ENTRY }),
  'PUT /faqs/entries/{entry}': async () => ({
    path: `/faqs/entries/${(await did('POST', '/faqs/entries', FAQ_ENTRY)).data.entry}`,
    body: { ...FAQ_ENTRY, topic: 'grid' },
  }),
  'PUT /faqs/{id}': async () => ({
    path: `/faqs/${(await did('POST', '/faqs', FAQ)).data.faq._id}`,
    body: { question: 'Is this old?' },
  }),
  'PUT /faqs/order': async () => {
    const first = (await did('POST', '/faqs', FAQ)).data.faq.entry;
    const second = (await did('POST', '/faqs', FAQ)).data.faq.entry;
    return { path: '/faqs/order', body: { entries: [second, first] } };
  },
  'DELETE /faqs/entries/{entry}': async () => ({
    path: `/faqs/entries/${(await did('POST', '/faqs', FAQ)).data.faq.entry}`,
  }),
  'DELETE /faqs/{id}': async () => ({ path: `/faqs/${(await did('POST', '/faqs', FAQ)).data.faq._id}` }),
  'POST /outbox/{id}/send': async () => {
    const reference = await message();
    const { id } = await one('select id from mail where reference = $1', [reference]);
    const state = async () => (await one('select state from mail where id = $1', [id])).state;
    await expect.poll(state).toBe('sent');
    await shop.sql.query("update mail set state = 'failed', sent_at = null where id = $1", [id]);
    return { path: `/outbox/${id}/send` };
  },
  'POST /admin/jobs/retry': async () => {
    await shop.sql.query(
      `insert into pgboss.job (name, data, state, completed_on, expire_seconds) select name, '{}', 'failed', now(), expire_seconds
       from pgboss.queue where name = 'orders.count-sales'`,
    );
    return { path: '/admin/jobs/retry', body: { kind: 'orders.count-sales' } };
  },
  'PUT /admin/customers/{id}/ban': async () => ({
    path: `/admin/customers/${await person()}/ban`,
    body: { banned: true },
  }),
  'POST /admin/customers/{id}/export': async () => ({ path: `/admin/customers/${await person()}/export` }),
  'DELETE /admin/customers/{id}': async () => ({ path: `/admin/customers/${await person()}` }),
  'PUT /admin/settings': async () => ({
    path: '/admin/settings',
    body: { version: (await did('GET', '/admin/settings')).data.version, values: { name: 'Audited' } },
  }),
  'PUT /admin/tally/ledgers': () => ({
    path: '/admin/tally/ledgers',
    body: { ...Object.fromEntries(TALLY_ROLES.map((role) => [role, TALLY_LEDGERS[role].preset])), goods: 'Audited' },
  }),
  'PUT /admin/opening': () => ({ path: '/admin/opening', body: { message: { en: 'Audited' } } }),
  'PUT /admin/launch/{item}': () => ({ path: '/admin/launch/texts', body: { confirmed: true } }),
  'POST /admin/offers': () => ({ path: '/admin/offers', body: { ...OFFER, code: 'AUDITED1' } }),
  'PUT /admin/offers/{code}': async () => {
    await did('POST', '/admin/offers', { ...OFFER, code: 'AUDITED2' });
    return { path: '/admin/offers/AUDITED2', body: { ...OFFER, percent: 12 } };
  },
  'PUT /admin/offers/{code}/state': async () => {
    await did('POST', '/admin/offers', { ...OFFER, code: 'AUDITED3' });
    return { path: '/admin/offers/AUDITED3/state', body: { state: 'paused' } };
  },
  'DELETE /admin/customers/{id}/second-factor': async () => {
    const uid = await person();
    await shop.sql.query("insert into second_factor (uid, secret, confirmed_at) values ($1, 'sealed', now())", [uid]);
    return { path: `/admin/customers/${uid}/second-factor` };
  },
  'POST /admin/home/banners': () => ({ path: '/admin/home/banners', body: BANNER }),
  'PUT /admin/home/banners/{id}': async () => ({
    path: `/admin/home/banners/${await banner()}`,
    body: { ...BANNER, active: false },
  }),
  'DELETE /admin/home/banners/{id}': async () => ({ path: `/admin/home/banners/${await banner()}` }),
  'PUT /admin/home/order': async () => {
    await banner();
    await banner();
    const all = (await did('GET', '/admin/home')).data.banners.filter(({ place }: Body) => place === 'upper') as {
      _id: string;
    }[];
    return { path: '/admin/home/order', body: { place: 'upper', ids: all.map(({ _id }) => _id).reverse() } };
  },
  'POST /admin/brands': () => ({ path: '/admin/brands', body: { name: newName() } }),
  'PATCH /admin/brands/{slug}': async () => ({
    path: `/admin/brands/${await named('brand')}`,
    body: { line: newName() },
  }),
  'PUT /admin/brands/order': async () => ({ path: '/admin/brands/order', body: { slugs: await turned('brand') } }),
  'POST /admin/brands/{slug}/retire': async () => ({
    path: `/admin/brands/${await named('brand')}/retire`,
    body: { successor: 'orvani' },
  }),
  'POST /admin/brands/{slug}/restore': async () => ({ path: `/admin/brands/${await retired('brand')}/restore` }),
  'POST /admin/categories': () => ({ path: '/admin/categories', body: { name: newName() } }),
  'PATCH /admin/categories/{slug}': async () => ({
    path: `/admin/categories/${await named('category')}`,
    body: { blurb: newName() },
  }),
  'PUT /admin/categories/order': async () => ({
    path: '/admin/categories/order',
    body: { slugs: await turned('category') },
  }),
  'PUT /admin/categories/panel': async () => ({
    path: '/admin/categories/panel',
    body: { slugs: [await named('category')] },
  }),
  'POST /admin/categories/{slug}/retire': async () => ({
    path: `/admin/categories/${await named('category')}/retire`,
    body: { successor: 'solar-pumps' },
  }),
  'POST /admin/categories/{slug}/restore': async () => ({
    path: `/admin/categories/${await retired('category')}/restore`,
  }),
  'PUT /admin/home/sections': async () => {
    const { version, sections } = (await did('GET', '/admin/home')).data.layout;
    return { path: '/admin/home/sections', body: { version, sections: sections.reverse() } };
  },
  'PUT /admin/home/picks': async () => ({ path: '/admin/home/picks', body: { ids: [(await shop.product())._id] } }),
  'PUT /admin/pages/{page}/{language}': async () => ({
    path: '/admin/pages/terms/en',
    body: { version: await textVersion(), ...TEXT },
  }),
  'POST /admin/pages/{page}/{language}/restore': async () => {
    const version = await textVersion();
    await did('PUT', '/admin/pages/terms/en', { version, ...TEXT, title: `Terms ${version}` });
    await did('PUT', '/admin/pages/terms/en', { version: version + 1, ...TEXT, title: 'Terms again' });
    return { path: '/admin/pages/terms/en/restore', body: { version: version + 2, to: version + 1 } };
  },
  'DELETE /admin/pages/{page}': async () => {
    const version = await textVersion();
    await did('PUT', '/admin/pages/terms/en', { version, ...TEXT, title: `Terms ${version}` });
    return { path: '/admin/pages/terms' };
  },
  'PUT /admin/delivery/zones/{prefix}': () => ({ path: '/admin/delivery/zones/3709', body: ZONE }),
  'DELETE /admin/delivery/zones/{prefix}': async () => {
    await did('PUT', '/admin/delivery/zones/3708', ZONE);
    return { path: '/admin/delivery/zones/3708' };
  },
  'PUT /admin/delivery/charges': () => ({ path: '/admin/delivery/charges', body: { charge: 77, freeFrom: 7000 } }),
  'POST /admin/delivery/holidays': () => ({
    path: '/admin/delivery/holidays',
    body: { day: '2031-03-01', name: 'Holi' },
  }),
  'DELETE /admin/delivery/holidays/{day}': async () => {
    await did('POST', '/admin/delivery/holidays', { day: '2031-03-02', name: 'Holi' });
    return { path: '/admin/delivery/holidays/2031-03-02' };
  },
  'POST /admin/solar/figures': () => ({ path: '/admin/solar/figures', body: FIGURE }),
  'PUT /admin/solar/leads/{id}': async () => {
    await shop.sql.query(
      `insert into solar_lead (id, name, phone, pincode, locale, source, state, consented_at, created_at, changed_at)
       values ('led_audited', 'Asha Patel', '9876543210', '380009', 'en', 'plan', 'new', now(), now(), now()) on conflict do nothing`,
    );
    return { path: '/admin/solar/leads/led_audited', body: { state: 'won', notes: 'By phone' } };
  },
  'PUT /admin/solar/figures/{id}/end': async () => ({
    path: `/admin/solar/figures/${await laterFigure('2032-01-01')}/end`,
    body: { effectiveTo: '2032-06-30' },
  }),
  'PUT /admin/solar/figures/{id}/check': () => ({
    path: '/admin/solar/figures/fig_work_2026/check',
    body: { confirm: true },
  }),
  'DELETE /admin/solar/figures/{id}': async () => ({
    path: `/admin/solar/figures/${await laterFigure('2033-01-01')}`,
  }),
  'POST /technicians': () => ({ path: '/technicians', body: TECHNICIAN }),
  'PUT /technicians/{id}': async () => ({
    path: `/technicians/${(await did('POST', '/technicians', TECHNICIAN)).data.technician._id}`,
    body: { ...TECHNICIAN, name: 'Mahesh R. Rathod' },
  }),
  'POST /service-areas': () => ({ path: '/service-areas', body: AREA }),
  'PUT /service-areas/{id}': async () => ({
    path: `/service-areas/${(await did('POST', '/service-areas', { ...AREA, prefixes: ['37091'] })).data.area._id}`,
    body: { ...AREA, prefixes: ['37098'] },
  }),
  'POST /days-off': () => ({
    path: '/days-off',
    body: { technicianId: null, day: '2031-01-26', name: 'Republic Day' },
  }),
  'DELETE /days-off/{id}': async () => {
    const { data } = await did('POST', '/days-off', {
      technicianId: null,
      day: '2031-08-15',
      name: 'Independence Day',
    });
    return { path: `/days-off/${data.dayOff._id}` };
  },
  'PUT /booking-rules': () => ({
    path: '/booking-rules',
    body: { leadMinutes: 123, horizonDays: 44, stepMinutes: 30, rescheduleMinutes: 777 },
  }),
  'PUT /plans/{id}': () => ({ path: '/plans/3', body: { price: 1234 } }),
  'PUT /service/{id}': async () => ({ path: `/service/${(await booked())._id}`, body: { orderStatus: 'cancel' } }),
  'POST /service/{id}/visits': async () => {
    const { booking } = await visit({ visits: 4 });
    return { path: `/service/${booking}/visits`, body: { slot: await nextTime(booking) } };
  },
  'PUT /service/{id}/visits/{visit}/slot': async () => {
    const { _id, visits } = await booked();
    return { path: `/service/${_id}/visits/${visits[0]._id}/slot`, body: { slot: await nextTime(_id) } };
  },
  'DELETE /service/{id}/visits/{visit}': async () => {
    const planned = await visit({ visits: 4, inMinutes: 10_000 });
    return { path: `/service/${planned.booking}/visits/${planned.visit}` };
  },
  'PUT /service/{id}/visits/{visit}/technician': async () => {
    const { _id, visits } = await booked();
    const { id } = await one(
      'select id from technician where id not in (select technician_id from visit where id = $1) and id <> $2 and active limit 1',
      [visits[0]._id, technicianId],
    );
    return { path: `/service/${_id}/visits/${visits[0]._id}/technician`, body: { technicianId: id } };
  },
  'POST /visits/{id}/on-the-way': async () => ({ path: `/visits/${(await visit()).visit}/on-the-way` }),
  'POST /visits/{id}/start': async () => {
    const planned = await visit();
    await did('POST', `/visits/${planned.visit}/on-the-way`);
    return { path: `/visits/${planned.visit}/start`, body: { code: planned.code } };
  },
  'PUT /visits/{id}/work': async () => ({ path: `/visits/${await begun()}/work`, body: WORK }),
  'POST /visits/{id}/complete': async () => ({
    path: `/visits/${await ready()}/complete`,
    body: { signedBy: 'Asha Patel', agreed: true, drawing: '' },
  }),
  'PUT /visits/{id}/photos/{photo}': async () => photo(await begun(), 'before', 'photo-audited'),
  'DELETE /visits/{id}/photos/{photo}': async () => ({ path: `/visits/${await ready()}/photos/photo-before` }),
  'POST /second-factor/decline': () => ({ path: '/second-factor/decline' }),
  'POST /second-factor/confirm': async () => {
    ({ secret } = await did('POST', '/second-factor', { password: ADMIN_PASSWORD }));
    return { path: '/second-factor/confirm', body: { code: await code() }, spends: ['second_factor'] };
  },
  'POST /second-factor/recovery-codes': async () => ({
    path: '/second-factor/recovery-codes',
    body: { code: await code() },
    spends: ['second_factor'],
  }),
  'POST /second-factor/remove': async () => ({
    path: '/second-factor/remove',
    body: { password: ADMIN_PASSWORD, factorCode: await code() },
    spends: ['second_factor'],
  }),
};

async function send(method: string, { path, body, raw }: Good): Promise<{ status: number; text: string }> {
  if (!raw) return admin.call(method, path, body);
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: {
      cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; '),
      origin: shop.url,
      'content-type': 'image/jpeg',
    },
    body: new Uint8Array(raw),
  });
  return { status: answer.status, text: await answer.text() };
}

/** What is no change to the shop: who is here, how often something was tried, what others are told of it, and the provider's own records. */
const BESIDE = /^(session|webhook_delivery|turn|known_place|payment_opening|idempotency_key|sandbox_.*)$/;
let tables: string[] | undefined;
/** How many rows each table has, and which transactions wrote them: the same only if nothing was written. */
async function state(spends: string[] = []): Promise<Record<string, string>> {
  tables ??= (await shop.sql.query("select tablename from pg_tables where schemaname = 'public' order by 1")).rows
    .map(({ tablename }) => tablename as string)
    .filter((name) => !BESIDE.test(name));
  const each = tables.map(
    (name) =>
      `select '${name}' as name, count(*) || '/' || ${spends.includes(name) ? "''" : 'coalesce(sum(xmin::text::bigint), 0)'} as rows from "${name}"`,
  );
  return Object.fromEntries(
    (await shop.sql.query(each.join(' union all '))).rows.map(({ name, rows }) => [name, rows]),
  );
}
/** Zero once all earlier work is done: no job due, no refund in progress, no mail queued. */
const UNDONE = `select (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now())
  + (select count(*) from refund join payment on payment.id = payment_id where refund.state in ('pending', 'sent') and method = 'razorpay') + (select count(*) from mail where state = 'queued') as n`;
const rest = () => expect.poll(async () => (await one(UNDONE)).n, { interval: 50 }).toBe(0);
const lines = async () =>
  (await shop.sql.query('select act from audit_entry where actor = $1 order by id', [admin.uid])).rows.map(
    ({ act }) => act as string,
  );

describe('what the administrator changes', () => {
  it('is declared: it leaves an audit line, or says why not', () => {
    const declared = [...Object.keys(WAYS), ...Object.keys(NO_LINE)];
    expect(
      writing.filter((name) => !declared.includes(name)),
      'Add a way to WAYS in this file, or a reason to NO_LINE in audit-lines.ts',
    ).toEqual([]);
    expect(
      declared.filter((name) => !writing.includes(name)),
      'These calls are gone, or the administrator may not make them',
    ).toEqual([]);
  });

  it.each(Object.entries(WAYS))('%s', async (name, way) => {
    const method = name.split(' ')[0] as string;
    const good = await way();
    await rest();
    const before = await state(good.spends);
    await shop.sql.query('alter table audit_entry enable trigger refuse_lines');
    const refused = await send(method, good);
    await shop.sql.query('alter table audit_entry disable trigger refuse_lines');
    expect(refused.status, `without the log: ${refused.text}`).toBe(500);
    expect(await state(good.spends)).toEqual(before);
    if (good.spends) await shop.sql.query('update second_factor set last_step = null');
    const known = (await lines()).length;
    const done = await send(method, good);
    expect(done.status, done.text).toBeLessThan(300);
    const left = (await lines()).slice(known);
    expect(left.length).toBeGreaterThan(0);
    for (const act of left) expect(words.acts, `audit.acts words no ${act}`).toHaveProperty([act.replaceAll('.', '-')]);
  });

  it('has a word for each field of its lines', async () => {
    const { rows } = await shop.sql.query(
      `select distinct subject, jsonb_object_keys(coalesce(before::jsonb, '{}') || coalesce(after::jsonb, '{}')) as field from audit_entry`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const nameOf = fieldNames('en');
    const unnamed = rows.filter(({ subject, field }) => nameOf(subject, field) === field);
    expect(unnamed).toEqual([]);
  });
});
