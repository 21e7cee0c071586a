import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { freeSlots, openBooking } from '#tests/support/bookings.ts';
import {
  addAddress,
  buy,
  manyShoppers,
  openPayment,
  type Paid,
  type RunningShop,
  runningShop,
  type Shopper,
} from '#tests/support/running-shop.ts';
import type { RunningServer } from '#tests/support/server.ts';
import { deliver, signature } from '#tests/support/signed-webhooks.ts';
import type { Body, Visitor } from '#tests/support/visitor.ts';

// A shop that opens and closes: on all instances and in every cache at once, for everybody but its owner.

const LIVE = {
  PAYMENTS: 'razorpay',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'hook secret',
};
const OWN = {
  'legal.seller': 'Surya Urja Private Limited',
  'legal.address': 'Surya Bhavan, Pune 411001, Maharashtra, India',
  'legal.grievanceOfficer.name': 'Nalini Rao',
  'legal.grievanceOfficer.email': 'officer@surya.example',
  'legal.grievanceOfficer.phone': '+91 22 4000 9999',
  'legal.tax.gstin': '27AAPFU0939F1ZV',
  'legal.tax.pan': 'AAPFU0939F',
  'contact.phone': '+91 22 4000 1234',
  'contact.email': 'care@surya.example',
  'contact.sales': 'sales@surya.example',
};

let shop: RunningShop;
let other: RunningServer;
let owner: Shopper;
let asha: Shopper;
let ravi: Shopper;
let panel: Body;
beforeAll(async () => {
  shop = await runningShop();
  other = await shop.another();
  owner = await shop.admin();
  [asha, ravi] = (await manyShoppers(shop, 2)) as [Shopper, Shopper];
  panel = await shop.product({ name: 'Opening panel', price: 900 });
});
afterAll(() => shop?.close());

const guestOf = (server: Pick<RunningServer, 'visitor'>): Visitor => {
  const visitor = server.visitor();
  visitor.cookies.set('kiran_kind', 'guest');
  return visitor;
};
const change = async (opening: object) => {
  const answer = await owner.call('PUT', '/admin/opening', opening);
  expect(answer.status, answer.text).toBe(200);
};
const statusOn = async (server: Pick<RunningServer, 'visitor'>, path: string) =>
  (await guestOf(server).ask('GET', path)).status;
const item = async (key: string) =>
  (await owner.call('GET', '/admin/launch')).body.data.items.find((one: Body) => one.key === key);
const titleOf = (page: string) => /<title>([^<]*)/.exec(page)?.[1];
const reserved = async () =>
  (
    await shop.sql.query(
      'select (select count(*)::int from payment) as payments, (select stock from product where id = $1) as stock',
      [panel._id],
    )
  ).rows[0];

describe('a shop that is not open', () => {
  it('shows another page instead of its own, at once, on every instance, and its own again when it opens', async () => {
    for (const server of [shop.server, other])
      for (const path of ['/', '/products', `/productPage/${panel._id}`])
        expect(await statusOn(server, path)).toBe(200);
    const before = (await guestOf(other).ask('GET', '/')).text;
    await change({ state: 'closed', message: { en: 'Back on Monday' } });
    for (const server of [shop.server, other]) {
      await expect.poll(() => statusOn(server, '/')).toBe(503);
      for (const path of ['/products', `/productPage/${panel._id}`, '/ServicePage/1', '/AbautUs'])
        expect(await statusOn(server, path), path).toBe(503);
      await expect.poll(async () => (await guestOf(server).ask('GET', '/')).text.includes('Back on Monday')).toBe(true);
    }
    const shut = await guestOf(other).ask('GET', `/productPage/${panel._id}`);
    expect(shut.headers.get('retry-after')).toBe('3600');
    expect(shut.headers.get('x-robots-tag')).toBeNull();
    expect(shut.text.includes('Opening panel')).toBe(false);
    expect((await guestOf(other).ask('GET', `/productPage/${panel._id}.data`)).text.includes('Opening panel')).toBe(
      false,
    );
    await change({ state: 'soon' });
    await expect.poll(() => statusOn(other, '/')).toBe(200);
    const soon = await guestOf(other).ask('GET', '/');
    expect(titleOf(soon.text)).toBe('Opening soon · Kiran');
    expect(soon.headers.get('x-robots-tag')).toBe('noindex');
    await change({ state: 'open', message: {} });
    for (const server of [shop.server, other])
      await expect.poll(async () => titleOf((await guestOf(server).ask('GET', '/')).text)).toBe(titleOf(before));
  });

  it('says so to new visitors, and keeps open what they need', async () => {
    await change({ state: 'closed' });
    const stranger = shop.visitor();
    expect((await stranger.ask('GET', '/')).status).toBe(503);
    for (const path of ['/signup', '/t&c', '/privacy', '/returns', '/pay', '/robots.txt'])
      expect((await stranger.ask('GET', path)).status, path).toBe(200);
    expect(await statusOn(shop, '/contectUs')).toBe(200);
    for (const path of ['/orderManage', '/account', '/MyService'])
      expect((await asha.ask('GET', path)).status, path).toBe(200);
    for (const path of ['/cart', '/ServiceBookPage?plan=1'])
      expect((await asha.ask('GET', path)).status, path).toBe(503);
  });

  it('can be browsed by its owner, and by nobody who claims to be', async () => {
    const product = `/productPage/${panel._id}`;
    expect((await owner.ask('GET', product)).text.includes('Opening panel')).toBe(true);
    const liar = guestOf(shop);
    liar.cookies.set('kiran_kind', 'administrator');
    const seen = await liar.ask('GET', product);
    expect([seen.status, seen.text.includes('Opening panel')]).toEqual([503, false]);
    asha.cookies.set('kiran_kind', 'administrator');
    expect((await asha.ask('GET', product)).status).toBe(503);
    asha.cookies.set('kiran_kind', 'customer');
  });

  it('sells to nobody and reserves nothing, but settles what was begun', async () => {
    await change({ state: 'open' });
    const begun = await openPayment(ravi, [{ _id: panel._id, quantity: 1, price: panel.price }]);
    expect(begun.status, begun.text).toBe(201);
    const slot = (await freeSlots(asha))[0] as { start: string };
    for (const state of ['closed', 'soon']) {
      await change({ state });
      const before = await reserved();
      expectRefusal(await openPayment(asha, [{ _id: panel._id, quantity: 2, price: panel.price }]), 409, {
        code: 'shop-closed',
      });
      expectRefusal(await openBooking(asha, slot.start), 409, { code: 'shop-closed' });
      expect(await reserved()).toEqual(before);
    }
    const paid = (await shop.pay(begun.body.id)).body as Paid;
    const proven = await ravi.call('POST', '/razorpay/validate', paid);
    expect(proven.status, proven.text).toBe(200);
    await addAddress(owner);
    expect((await openPayment(owner, [{ _id: panel._id, quantity: 1, price: panel.price }])).status).toBe(201);
    await change({ state: 'open' });
    await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  });

  it('logs who opened and closed it, and nothing that did not change', async () => {
    const lines = async () =>
      (await shop.sql.query("select before, after from audit_entry where act = 'opening.changed' order by id")).rows;
    const before = await lines();
    await change({ state: 'open' });
    expect(await lines()).toHaveLength(before.length);
    await change({ state: 'closed' });
    expect((await lines()).at(-1)).toMatchObject({ before: { state: 'open' }, after: { state: 'closed' } });
    await change({ state: 'open' });
  });
});

describe('a holiday', () => {
  const dayFrom = (ahead: number) =>
    new Date(Date.now() + ahead * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10);

  it('is on every page in the reader’s language, cached ones too, during its days', async () => {
    const seen = async (path: string, lang = 'en') =>
      (await guestOf(other).ask('GET', `${path}?lang=${lang}`)).text
        .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
        .slice(0, 600);
    expect(await seen('/')).not.toContain('We rest');
    await change({
      holiday: { from: dayFrom(-1), to: dayFrom(1), words: { en: 'We rest until Diwali', hi: 'दिवाली तक छुट्टी' } },
    });
    for (const path of ['/', '/t&c']) await expect.poll(() => seen(path)).toContain('We rest until Diwali');
    expect(await seen('/', 'hi')).toContain('दिवाली तक छुट्टी');
    expect(await seen('/', 'gu')).toContain('We rest until Diwali');
    await change({ holiday: { from: dayFrom(2), to: dayFrom(3), words: { en: 'We rest then' } } });
    await expect.poll(() => seen('/')).not.toContain('We rest');
    await change({ holiday: null });
  });

  it.each([
    [{ from: '2026-02-30', to: '2026-03-01', words: { en: 'x' } }, ['from']],
    [{ from: '2026-03-02', to: '2026-03-01', words: { en: 'x' } }, ['to']],
    [{ from: '2026-03-01', to: '2026-03-01', words: {} }, ['words']],
  ])('is refused where it makes no sense: %j', async (holiday, fields) => {
    expectRefusal(await owner.call('PUT', '/admin/opening', { holiday }), 422, { code: 'invalid', fields });
  });
});

describe('the launch list', () => {
  it('is for the owner only', async () => {
    expectRefusal(await shop.visitor().call('GET', '/admin/launch'), 401);
    expectRefusal(await asha.call('PUT', '/admin/opening', { state: 'closed' }), 403);
  });

  it.each(['delivery', 'texts', 'services', 'sms'])(
    'records the owner’s confirmation of %s, and its withdrawal',
    async (key) => {
      const before = await item(key);
      expect((await owner.call('PUT', `/admin/launch/${key}`, { confirmed: true })).status).toBe(200);
      expect(await item(key)).toMatchObject({
        state: 'done',
        at: expect.any(String),
        link: expect.stringMatching(/^\//),
      });
      expect((await owner.call('PUT', `/admin/launch/${key}`, { confirmed: false })).status).toBe(200);
      expect(await item(key)).toEqual(before);
    },
  );

  it('needs a note about backups, and asks again after thirty days', async () => {
    expect(await item('backup')).toMatchObject({ state: 'open' });
    expectRefusal(await owner.call('PUT', '/admin/launch/backup', { confirmed: true }), 422, { fields: ['note'] });
    await owner.call('PUT', '/admin/launch/backup', { confirmed: true, note: 'Every night by the host' });
    expect(await item('backup')).toMatchObject({ state: 'done', words: 'Every night by the host' });
    await shop.sql.query(
      "update launch_confirmation set confirmed_at = confirmed_at - interval '31 days' where item = 'backup'",
    );
    expect(await item('backup')).toMatchObject({ state: 'failing', reason: 'old' });
    await owner.call('PUT', '/admin/launch/backup', { confirmed: false });
    expectRefusal(await owner.call('PUT', '/admin/launch/payments', { confirmed: true }), 422);
  });

  it('names what is made up, until the owner has replaced it', async () => {
    expect(await item('business')).toMatchObject({
      state: 'open',
      facts: ['seller', 'address', 'officer', 'gstin', 'pan'],
    });
    expect(await item('contacts')).toMatchObject({ state: 'open', facts: ['phone', 'email', 'sales'] });
    const { version } = (await owner.call('GET', '/admin/settings')).body.data;
    const { 'contact.phone': _, ...most } = OWN;
    expect((await owner.call('PUT', '/admin/settings', { version, values: most })).status).toBe(200);
    expect(await item('business')).toMatchObject({ state: 'done' });
    expect(await item('contacts')).toMatchObject({ state: 'open', facts: ['phone'] });
  });

  it('checks what the shop itself knows: products, services, zones, test data', async () => {
    expect(await item('product')).toMatchObject({ state: 'done' });
    await shop.sql.query('create table kept as select id, hsn from product; update product set hsn = null');
    expect(await item('product')).toMatchObject({ state: 'open', reason: 'noHsn' });
    await shop.sql.query('update product set hsn = kept.hsn from kept where kept.id = product.id; drop table kept');
    expect(await item('services')).toMatchObject({ state: 'done' });
    await shop.sql.query('update technician set active = false');
    expect(await item('services')).toMatchObject({ state: 'open', reason: 'noTechnician' });
    await shop.sql.query('update technician set active = true');
    expect(await item('trial')).toMatchObject({ state: 'open' });
    expect(await item('payments')).toMatchObject({ state: 'open', reason: 'sandbox' });
    expect(await item('address')).toMatchObject({ state: 'open' });
    expect(await item('secondFactor')).toMatchObject({ state: 'open' });
    expect(await item('delivery')).toMatchObject({ state: 'open' });
    await owner.call('PUT', '/admin/delivery/charges', { charge: 40, freeFrom: null });
    expect(await item('delivery')).toMatchObject({ state: 'done', reason: 'changed' });
    await shop.sql.query('update delivery_zone set charge_paise = 0');
  });

  it('can be put away once the shop has opened, by its owner only', async () => {
    await change({ listHidden: true });
    expect((await owner.call('GET', '/admin/launch')).body.data.opening.listHidden).toBe(true);
    await shop.sql.query('update shop_opening set opened_at = null, state = $1, list_hidden = false', ['soon']);
    expectRefusal(await owner.call('PUT', '/admin/opening', { listHidden: true }), 409, { code: 'conflict' });
    await change({ state: 'open' });
  });
});

describe('with live payment keys', () => {
  beforeAll(() => shop.restart(LIVE));
  const tryToPay = () => openPayment(asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);

  it('takes no money while one fact is made up, reserves nothing, and names the fact to the owner', async () => {
    const before = await reserved();
    expectRefusal(await tryToPay(), 409, { code: 'shop-closed' });
    expectRefusal(await openPayment(owner, [{ _id: panel._id, quantity: 1, price: panel.price }]), 409, {
      code: 'shop-closed',
    });
    expect(await reserved()).toEqual(before);
    const { data } = (await owner.call('GET', '/admin/launch')).body;
    expect(data).toMatchObject({ live: true, blocking: ['contacts'] });
    const refused = await owner.call('PUT', '/admin/opening', { state: 'open' });
    expectRefusal(refused, 409, { code: 'shop-closed' });
    expect(refused.body.facts).toEqual(['phone']);
    await expect.poll(() => shop.server.output()).toContain('nobody can pay');
  });

  it('opens when everything is the owner’s own', async () => {
    const { version } = (await owner.call('GET', '/admin/settings')).body.data;
    expect(
      (await owner.call('PUT', '/admin/settings', { version, values: { 'contact.phone': OWN['contact.phone'] } }))
        .status,
    ).toBe(200);
    expect((await owner.call('GET', '/admin/launch')).body.data.blocking).toEqual([]);
    await change({ state: 'open' });
    // Past the gate: what is refused now is refused because of the price.
    expectRefusal(await openPayment(asha, [{ _id: panel._id, quantity: 1, price: 1 }]), 409, { code: 'price-changed' });
    expect(await item('payments')).toMatchObject({ state: 'open', reason: 'unheard' });
  });

  it('counts payments as done once the provider has sent a webhook under the real secret', async () => {
    const body = JSON.stringify({ entity: 'event', event: 'payment.downtime.started', payload: {} });
    expect((await deliver(shop.url, { body }, signature('another secret', body))).status).toBe(403);
    expect(await item('payments')).toMatchObject({ state: 'open' });
    expect((await deliver(shop.url, { body }, signature(LIVE.RAZORPAY_WEBHOOK_SECRET, body))).status).toBe(200);
    expect(await item('payments')).toMatchObject({ state: 'done', reason: 'heard', at: expect.any(String) });
  });
});

it('can go back to “Opening soon” until it has received real money, and then only close', async () => {
  await shop.restart();
  const { paid } = await buy(shop, ravi, [{ ...panel, quantity: 1 } as Body]);
  await change({ state: 'soon' });
  await change({ state: 'open' });
  await shop.sql.query('update payment set test = false where provider_payment_id = $1', [paid.razorpay_payment_id]);
  const refused = await owner.call('PUT', '/admin/opening', { state: 'soon' });
  expectRefusal(refused, 409, { code: 'conflict' });
  expect(refused.body.reasonCode).toBe('sold-already');
  await change({ state: 'closed' });
  await change({ state: 'open' });
});

describe('a test of mails, SMS and WhatsApp', () => {
  const DEAD = 'smtp://127.0.0.1:9';
  const SMS = {
    SMS_URL: 'http://127.0.0.1:9/send',
    SMS_TOKEN: 't',
    SMS_SENDER: 'SURYAS',
    SMS_ENTITY_ID: '1101234567890123456',
    SMS_TEMPLATES: 'sign-in-code=1107160000000000001',
  };
  const WHATSAPP = {
    WHATSAPP_URL: 'http://127.0.0.1:9',
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_TOKEN: 't',
    WHATSAPP_APP_SECRET: 's',
    WHATSAPP_VERIFY_TOKEN: 'a word that only Meta and we know',
  };
  const testPhone = (channel: string, phone: string) => owner.call('POST', `/admin/launch/test-${channel}`, { phone });
  const testMail = () => owner.call('POST', '/admin/launch/test-mail');

  it('is refused where none is configured', async () => {
    await shop.restart();
    expectRefusal(await testMail(), 409, { code: 'conflict' });
    for (const channel of ['sms', 'whatsapp']) {
      expectRefusal(await testPhone(channel, '9876543210'), 409, { code: 'conflict' });
      expectRefusal(await testPhone(channel, '12'), 422, { fields: ['phone'] });
    }
    expect(await item('mail')).toMatchObject({ state: 'open', reason: 'unset' });
    // Nobody needs WhatsApp, so the list has it only where it is set.
    expect(await item('whatsapp')).toBeUndefined();
  });

  it('quotes a server that fails, a few times an hour, and proves nothing for another', async () => {
    await shop.restart({ SMTP_URL: DEAD, ...SMS, ...WHATSAPP, RATE_LIMITS: 'on' });
    for (const key of ['mail', 'whatsapp'])
      expect(await item(key)).toMatchObject({ state: 'open', reason: 'untested' });
    expect((await testMail()).body.data).toMatchObject({
      accepted: false,
      answer: expect.stringContaining('ECONNREFUSED'),
    });
    for (const channel of ['sms', 'whatsapp'])
      expect((await testPhone(channel, '98765 43210')).body.data.accepted).toBe(false);
    for (const key of ['mail', 'sms', 'whatsapp'])
      expect(await item(key)).toMatchObject({ state: 'failing', reason: 'refused' });
    const { rows } = await shop.sql.query("select subject from audit_entry where act = 'launch.tested' order by id");
    expect(rows.map(({ subject }) => subject)).toEqual(['launch:mail', 'launch:sms', 'launch:whatsapp']);
    const more = [];
    for (let tries = 0; tries < 10; tries++) more.push((await testMail()).status);
    expect(more.filter((status) => status === 200)).toHaveLength(9);
    expect(more.at(-1)).toBe(429);
    await shop.restart({ SMTP_URL: `${DEAD}9`, ...SMS, ...WHATSAPP, WHATSAPP_TOKEN: 'another' });
    const reasons = await Promise.all(['mail', 'sms', 'whatsapp'].map(async (key) => (await item(key)).reason));
    expect(reasons).toEqual(['untested', 'refused', 'untested']);
  });
});
