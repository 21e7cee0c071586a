import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { freeSlots, openBooking } from '#tests/support/bookings.ts';
import { mailsTo, smsCodeTo, tokenOf } from '#tests/support/mails.ts';
import { ADDRESS, buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { listFiles } from '#tests/support/search-data.ts';
import { PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// Whom an erasure must not affect, who cannot be erased yet, and what is left of it after a crash. That it reaches everything:
// planted-person.test.ts.

let shop: RunningShop;
let admin: Shopper;
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'kiran-erasure-'));
beforeAll(async () => {
  shop = await runningShop({ DATA_DIR: dataDir });
  admin = await shop.admin();
});
afterAll(async () => {
  await shop?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = async (sql: string, values: unknown[] = []) => (await shop.sql.query(sql, values)).rows;
const leave = (who: Visitor) => who.call('POST', '/auth/delete-user', { password: PASSWORD });
const mailIds = async (where: string, value: string) =>
  (await rows(`select id from mail where ${where} = $1 order by id`, [value])).map(({ id }) => id as string);
const proveEmail = async (who: Shopper) => {
  expect(
    (
      await who.call('POST', '/auth/verify-email', {
        token: tokenOf((await mailsTo(shop, who.email, 'verify-email'))[0]),
      })
    ).status,
  ).toBe(200);
};
async function provePhone(who: Shopper, phone: string) {
  const { challenge } = (await who.call('POST', '/account/phone/code', { phone, password: PASSWORD })).body;
  expect((await who.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) })).status).toBe(200);
}
const write = (who: Visitor, email: string, message: string) =>
  who.call('POST', '/contact', { name: 'Some Body', email, phone: '9876543210', message });
const settled = (uid: string) =>
  expect
    .poll(
      async () =>
        (await rows(`select recipient from mail where uid = $1 and kind = 'account-erased'`, [uid]))[0]?.recipient,
    )
    .toBe('deleted@invalid');

describe('an address that somebody has only typed', () => {
  it('is not theirs: what another account was sent there stays, and is not exported', async () => {
    const [ravi, mallory] = [await shop.shopper('Ravi Shah'), await shop.shopper('Mallory Joshi')];
    await proveEmail(ravi);
    await provePhone(ravi, '9812300001');
    await write(ravi, ravi.email, 'A letter of Ravi’s');
    const before = await rows('select id, recipient, text from mail where uid = $1 order by id', [ravi.uid]);
    expect(before.length).toBeGreaterThan(3);
    // Mallory has a visit, and a message answered to Ravi's address and number.
    const slots = await freeSlots(mallory);
    const booking = {
      name: 'Ravi Shah',
      email: ravi.email,
      address: { ...ADDRESS, phone: '9812300001' },
      problems: '',
      note: '',
    };
    const opened = await openBooking(mallory, slots.at(-1)?.start ?? '', { booking });
    await mallory.call('POST', '/razorpay/validate', (await shop.pay(opened.body.id)).body);
    const [{ id: booked }] = await rows('select id from booking where uid = $1', [mallory.uid]);
    expect((await mallory.call('PUT', `/service/${booked}`, { orderStatus: 'cancel' })).status).toBe(200);
    await write(mallory, ravi.email, 'A letter of Mallory’s');
    await expect
      .poll(async () => (await rows(`select state from refund where booking_id = $1`, [booked]))[0]?.state)
      .toBe('processed');

    const told = (await mallory.call('GET', '/account/export')).body;
    expect(JSON.stringify(told.mails)).not.toContain(before[0].id);
    expect(JSON.stringify(told)).not.toContain('A letter of Ravi’s');
    expect((await leave(mallory)).status).toBe(200);
    await settled(mallory.uid);
    expect(await rows('select id, recipient, text from mail where uid = $1 order by id', [ravi.uid])).toEqual(before);
    expect(await rows('select distinct recipient from mail where uid = $1', [mallory.uid])).toEqual([
      { recipient: 'deleted@invalid' },
    ]);
    expect((await ravi.call('GET', '/account/export')).body.messages).toMatchObject([
      { message: 'A letter of Ravi’s' },
    ]);
  });

  it('at the sign-up neither shows nor strikes what a guest wrote from it, before a link has proved it', async () => {
    const stranger = `stranger-${Date.now()}@example.com`;
    const { reference } = (await write(shop.visitor(), stranger, 'A guest’s letter')).body;
    const sent = await mailIds('reference', reference);
    const visitor = shop.visitor();
    const squatter: Shopper = { ...visitor, ...(await visitor.signUp({ email: stranger })) };
    expect((await squatter.call('GET', '/account/export')).text).not.toContain(reference);
    expect((await leave(squatter)).status).toBe(200);
    await settled(squatter.uid);
    expect((await rows('select message from contact_message where reference = $1', [reference]))[0].message).toBe(
      'A guest’s letter',
    );
    const words = () => rows('select distinct text = $2 as struck from mail where id = any($1)', [sent, '']);
    expect([sent.length, await words()]).toEqual([2, [{ struck: false }]]);

    const again = shop.visitor();
    const owner: Shopper = { ...again, ...(await again.signUp({ email: stranger })) };
    await proveEmail(owner);
    expect((await owner.call('GET', '/account/export')).body.messages).toMatchObject([
      { reference, message: 'A guest’s letter' },
    ]);
    expect((await leave(owner)).status).toBe(200);
    expect(await rows('select message, email from contact_message where reference = $1', [reference])).toEqual([
      { message: '', email: `deleted-${owner.uid}@invalid` },
    ]);
    expect(await words()).toEqual([{ struck: true }]);
  });
});

it('a technician has to leave the roster first', async () => {
  const kiran = await shop.shopper('Kiran Solanki');
  await proveEmail(kiran);
  const roster = {
    name: 'Kiran Solanki',
    phone: '9812300002',
    active: true,
    email: kiran.email,
    areaIds: [],
    hours: [{ weekday: 1, opens: '09:00', closes: '13:00' }],
  };
  const { _id } = (await admin.call('POST', '/technicians', roster)).body.data.technician;
  const refused = await leave(kiran);
  expectRefusal(refused, 409);
  expect(refused.body.open).toEqual({ roster: 1 });
  expect((await admin.call('PUT', `/technicians/${_id}`, { ...roster, active: false })).status).toBe(200);
  expect((await leave(kiran)).status).toBe(200);
  expect(await rows('select uid, name, phone, active from technician where id = $1', [_id])).toEqual([
    { uid: null, name: 'Former technician', phone: '', active: false },
  ]);
});

it('the audit log keeps who did what when, records the erasure, and changes in no other way', async () => {
  const asha = await shop.shopper('Asha Patel');
  const panel = await shop.product();
  const { order } = await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }]);
  await admin.call('POST', `/order/${order._id}/notes`, { words: 'Asha is away on Tuesday' });
  await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati', tracking: 'T-4711' });
  const [{ id: shipment }] = await rows('select id from shipment where order_id = $1', [order._id]);
  await admin.call('PUT', `/order/${order._id}/shipments/${shipment}`, { state: 'delivered' });
  const entries = () =>
    rows('select act, actor, actor_name, at, subject, before, after from audit_entry where subject = $1 order by id', [
      `order:${order._id}`,
    ]);
  const before = await entries();
  expect((await leave(asha)).status).toBe(200);
  const after = await entries();
  const who = (all: typeof before) => all.map(({ before: _, after: __, ...rest }) => rest);
  expect(who(after)).toEqual(who(before));
  expect(after[0].after).toEqual({ words: '—' });
  expect(after[1].after).toMatchObject({ status: 'shipped', carrier: 'Gati', tracking: '—' });
  expect(
    await rows('select act, actor_name, after from audit_entry where subject = $1', [`customer:${asha.uid}`]),
  ).toEqual([
    {
      act: 'customer.erased',
      actor_name: 'Former customer',
      after: { entriesStruck: 2, mailsStruck: expect.any(Number) },
    },
  ]);
  const refuses = async (sql: string) => expect(shop.sql.query(sql)).rejects.toThrow('neither changed nor removed');
  await refuses(`update audit_entry set after = '{}' where subject = 'order:${order._id}'`);
  await refuses(`delete from audit_entry where subject = 'order:${order._id}'`);
  await refuses(`select set_config('kiran.erasure', 'on', true); update audit_entry set actor = 'nobody'`);
  await refuses('truncate audit_entry');
});

it('files and queued mails are removed even if the process dies at the commit', async () => {
  const [asha, ravi] = [await shop.shopper('Asha Patel'), await shop.shopper('Ravi Shah')];
  const files = () => listFiles(path.join(dataDir, 'outbox')).map((name) => name.split('.')[0] as string);
  const of = (who: Shopper) => mailIds('uid', who.uid);
  for (const who of [asha, ravi]) {
    await write(who, who.email, 'Hello');
    await expect.poll(async () => (await of(who)).filter((id) => !files().includes(id))).toEqual([]);
  }
  // No queue worker runs here: due jobs wait, as after a kill.
  await shop.restart({ ROLE: 'web' });
  const back = shop.visitor();
  const here: Shopper = { ...back, ...(await back.signIn({ email: asha.email, password: PASSWORD })) };
  await write(here, asha.email, 'One more, that is not sent any more');
  const waiting = await rows(`select id from mail where uid = $1 and state = 'queued'`, [asha.uid]);
  expect(waiting.length).toBe(2);
  const written = (await of(asha)).filter((id) => files().includes(id));
  expect(written.length).toBeGreaterThan(2);
  expect((await leave(here)).status).toBe(200);
  expect(files()).toEqual(expect.arrayContaining(written));
  await shop.restart();
  await expect.poll(() => files().filter((id) => written.includes(id))).toEqual([]);
  await settled(asha.uid);
  for (const { id } of waiting) expect(files()).not.toContain(id);
  expect((await of(ravi)).filter((id) => !files().includes(id))).toEqual([]);
});
