import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { ADMIN_PASSWORD } from '#tests/support/server.ts';
import { orderByTransfer, provenShopper, takeTransfers } from '#tests/support/transfers.ts';
import type { Answer, Body, Visitor } from '#tests/support/visitor.ts';

// Attacks on the doors that were added after the review of November: uploads, transfers, claims, WhatsApp, webhooks. The limits are on.

let shop: RunningShop;
let owner: Shopper;
let asha: Shopper;
let ravi: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop({ RATE_LIMITS: 'on' });
  [owner, asha, ravi] = await Promise.all([shop.admin(), provenShopper(shop), provenShopper(shop)]);
  panel = await shop.product({
    ...{ name: 'Numbered panel', brand: 'ruvanta', price: 1000, stock: 500, serialised: true },
    warranty: { years: 12, words: '12 years on the product' },
  });
});
afterAll(() => shop?.close());

const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
const cookieOf = (who: Visitor) => [...who.cookies].map((pair) => pair.join('=')).join('; ');
const send = async (who: Visitor, method: string, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Answer> =>
  who.call(method, path, undefined, { raw: bytes, headers: { 'content-type': 'application/octet-stream' } });

let made = 0;
/** A unit that was sent to Asha. */
async function unit(): Promise<string> {
  made += 1;
  const serial = `DOOR-${made}`;
  const { order } = await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  const parcel = { carrier: 'Gati', serials: [{ position: 0, serials: [serial] }] };
  expect((await owner.call('POST', `/order/${order._id}/shipments`, parcel)).status).toBe(201);
  const { units } = (await asha.call('GET', '/warranty/units')).body.data;
  return units.find((one: Body) => one.serial === serial).id;
}
const file = (unitId: string) =>
  asha.call('POST', '/warranty/claims', { unitId, problem: 'Two cells are black', noticedOn: today });
async function application(who: Shopper): Promise<string> {
  const draft = { name: 'Our roof', kwp: 3.3, tilt: 15, azimuth: 0, pin: '380009', commissionedOn: null };
  const plantId = (await who.call('POST', '/plants', draft)).body.data.id;
  const started = await owner.call('POST', '/admin/solar/applications', { plantId, state: 'registered', on: today });
  return started.body.data.id;
}

describe('uploads of customers', () => {
  /** An upload that has begun and does not go on. */
  function hang(who: Visitor, method: string, path: string): Socket {
    const socket = connect(shop.server.port, '127.0.0.1');
    const lines = [
      ...[
        `${method} /api${path} HTTP/1.1`,
        `Host: 127.0.0.1:${shop.server.port}`,
        `Origin: ${shop.url}`,
        `Cookie: ${cookieOf(who)}`,
      ],
      ...['Content-Type: application/octet-stream', 'Content-Length: 900000', '', ''],
    ];
    socket.write(lines.join('\r\n'));
    socket.write(Buffer.alloc(100_000));
    return socket;
  }

  it('take a photograph as a telephone makes it, of more than a megabyte', async () => {
    const { body } = await file(await unit());
    const raw = { width: 1400, height: 1100, channels: 3 } as const;
    const bytes = await sharp(randomBytes(1400 * 1100 * 3), { raw })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(bytes.length).toBeGreaterThan(1024 * 1024);
    const sent = await send(asha, 'PUT', `/warranty/claims/${body.data.id}/photos/large-one`, new Uint8Array(bytes));
    expect(sent.status, sent.text).toBe(200);
  });

  it('take a scanned paper of more than a megabyte', async () => {
    const id = await application(asha);
    const scan = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(3 * 1024 * 1024), Buffer.from('\n%%EOF\n')]);
    const sent = await send(asha, 'POST', `/applications/${id}/documents?name=Bill.pdf`, new Uint8Array(scan));
    expect(sent.status, sent.text).toBe(201);
  });

  it.each([
    ['a claim’s photograph', 'warranty-claim', 'PUT', '/warranty/claims/none/photos/photo-one'],
    ['an application’s paper', 'application-document', 'POST', '/applications/none/documents?name=a.pdf'],
  ])('come one at a time of an account, refused before they are read: %s', async (_, limit, method, path) => {
    const second = async () => (await send(ravi, method, path, new Uint8Array(10))).body.reasonCode;
    const counted = async () =>
      (await shop.sql.query('select 1 from turn where bucket like $1', [`${limit} %`])).rowCount ?? 0;
    const before = await counted();
    const hanging = hang(ravi, method, path);
    try {
      // Counted before it is read.
      await expect.poll(counted).toBe(before + 1);
      expect(await second()).toBe('picture-on-its-way');
    } finally {
      hanging.destroy();
    }
    // The account is free again as soon as the connection is gone.
    await expect.poll(second).toMatch(/-not-found$/);
  });
});

describe('goods that wait for a transfer', () => {
  it('count for their network as long as they wait, not for a day', async () => {
    await takeTransfers(shop, { 'transfer.days': 14, 'transfer.most': 2_400_000 });
    const kit = await shop.product({ name: 'Plant', price: 1_200_000, stock: 50 });
    const [first, second] = await Promise.all([provenShopper(shop), provenShopper(shop)]);
    for (const _ of [1, 2]) expect((await orderByTransfer(first, kit, 2)).status).toBe(201);
    expectRefusal(await orderByTransfer(second, kit, 2), 429, { code: 'too-many-unpaid' });
    await shop.sql.query("update payment_opening set at = at - interval '25 hours'");
    await shop.runJob('retention.hourly');
    const unswept = "select 1 from pgboss.job where name = 'retention.hourly' and state <> 'completed'";
    await expect.poll(async () => (await shop.sql.query(unswept)).rowCount).toBe(0);
    expectRefusal(await orderByTransfer(second, kit, 2), 429, { code: 'too-many-unpaid' });
    expect(await shop.stockOf(kit._id)).toBe(46);
  });
});

describe('a warranty claim', () => {
  it('is filed, withdrawn and filed again a few times a day: each is a mail to the shop', async () => {
    const one = await unit();
    const again = async () => {
      const { status, body } = await file(one);
      if (status === 201) await asha.call('DELETE', `/warranty/claims/${body.data.id}`);
      return status;
    };
    const before = (await mailsTo(shop, asha.email, 'claim-filed')).length;
    expect([await again(), await again(), await again(), await again()]).toEqual([201, 201, 201, 429]);
    expect((await mailsTo(shop, asha.email, 'claim-filed')).length - before).toBe(3);
  });

  it('gets a new unit whose serial number somebody has claimed to own', async () => {
    const { id } = (await file(await unit())).body.data;
    await owner.call('PUT', `/admin/warranty/claims/${id}`, { state: 'accepted', answer: 'A new one is on its way' });
    const squat = { maker: 'ruvanta', serial: 'NEXT-1', name: 'Mine', startsOn: today };
    expect((await ravi.call('POST', '/warranty/units', squat)).status).toBe(201);
    const part = { carrier: 'Gati', tracking: 'GT-1', serial: 'NEXT-1' };
    const sent = await owner.call('POST', `/admin/warranty/claims/${id}/part`, part);
    expect(sent.status, sent.text).toBe(200);
    const serials = async (who: Visitor) =>
      (await who.call('GET', '/warranty/units')).body.data.units.map((one: Body) => one.serial);
    expect(await serials(asha)).toContain('NEXT-1');
    expect(await serials(ravi)).not.toContain('NEXT-1');
  });
});

it('a consent to WhatsApp that is given and ended without end fills no table', async () => {
  await shop.sql.query("insert into phone_number (uid, phone, verified_at) values ($1, '+919812300001', now())", [
    ravi.uid,
  ]);
  const statuses: number[] = [];
  for (let at = 0; at < 44; at++)
    statuses.push((await ravi.call('PUT', '/account/whatsapp', { allowed: at % 2 === 0 })).status);
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  // Ending it is never refused.
  expect(statuses.filter((_, at) => at % 2 === 1).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-2)).toBe(429);
  const { rowCount } = await shop.sql.query('select 1 from whatsapp_consent where uid = $1', [ravi.uid]);
  expect(rowCount).toBe(20);
});

describe('a webhook, which sends customers’ addresses away for good', () => {
  const HOOK = { name: 'Elsewhere', url: 'https://elsewhere.invalid/hook', events: ['order.placed'] };

  it('is not added at an unlocked browser without the password', async () => {
    const added = await owner.call('POST', '/admin/webhooks', HOOK);
    expectRefusal(added, 422, { fields: ['password'] });
    expectRefusal(await owner.call('POST', '/admin/webhooks', { ...HOOK, password: 'not it' }), 422, {
      fields: ['password'],
    });
    expect((await shop.sql.query('select 1 from webhook')).rowCount).toBe(0);
  });

  it('is neither led elsewhere nor given a secret that the browser’s user knows', async () => {
    const password = ADMIN_PASSWORD;
    const { id } = (await owner.call('POST', '/admin/webhooks', { ...HOOK, password })).body.data.webhook;
    const away = { ...HOOK, url: 'https://attacker.invalid/hook' };
    expectRefusal(await owner.call('PUT', `/admin/webhooks/${id}`, away), 422, { fields: ['password'] });
    expectRefusal(await owner.call('POST', `/admin/webhooks/${id}/secret`), 422, { fields: ['password'] });
    expect((await owner.call('PUT', `/admin/webhooks/${id}`, { ...away, password })).status).toBe(200);
    expect((await owner.call('POST', `/admin/webhooks/${id}/secret`, { password })).status).toBe(200);
  });
});
