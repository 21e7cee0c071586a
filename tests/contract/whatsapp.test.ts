import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { smsCodeTo } from '#tests/support/mails.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type Body, PASSWORD } from '#tests/support/visitor.ts';

const APP_SECRET = 'the secret of the app';
const VERIFY_TOKEN = 'a word that only Meta and we know';

let meta: Server;
const sent: Body[] = [];
let shop: RunningShop;
let asha: Shopper;
let panel: Body;
beforeAll(async () => {
  meta = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    sent.push(JSON.parse(text));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => meta.listen(0, '127.0.0.1', resolve));
  shop = await runningShop({
    WHATSAPP_URL: `http://127.0.0.1:${(meta.address() as AddressInfo).port}`,
    WHATSAPP_PHONE_ID: '106540352242922',
    WHATSAPP_TOKEN: 'token',
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
  });
  asha = await shop.shopper('Asha Patel');
  panel = await shop.product({ name: 'Panel of the messages', price: 2499, stock: 50 });
});
afterAll(async () => {
  await shop?.close();
  meta?.closeAllConnections();
  meta?.close();
});

async function provePhone(who: Shopper, phone: string) {
  const asked = await who.call('POST', '/account/phone/code', { phone, password: PASSWORD });
  const { challenge } = asked.body;
  const proved = await who.call('PUT', '/account/phone', { challenge, code: await smsCodeTo(shop, phone) });
  expect(proved.status, proved.text).toBe(200);
}
const allow = (who: Shopper, allowed: unknown) => who.call('PUT', '/account/whatsapp', { allowed });
const consents = async (who: Shopper) =>
  (
    await shop.sql.query('select phone, ended_by from whatsapp_consent where uid = $1 order by given_at, id', [who.uid])
  ).rows.map((row) => [row.phone, row.ended_by]);
const messages = async (who: Shopper) =>
  (
    await shop.sql.query(
      `select id, channel, kind, state, last_error, delivered_at, text from mail
       where uid = $1 and channel <> 'mail' and kind <> 'phone-code' order by created_at, id`,
      [who.uid],
    )
  ).rows.filter(({ kind }) => kind.startsWith('order-'));
const report = (value: object, secret = APP_SECRET) => {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ changes: [{ field: 'messages', value }] }],
  });
  return fetch(`${shop.url}/api/whatsapp/webhook`, {
    method: 'POST',
    headers: { 'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
    body,
  });
};
const order = (who: Shopper) => buy(shop, who, [{ _id: panel._id, quantity: 1, price: panel.price }]);

describe('the launch list', () => {
  it('sends the owner a registered template, about an order that there is not', async () => {
    const owner = await shop.admin();
    const answer = await owner.call('POST', '/admin/launch/test-whatsapp', { phone: '98765 43210' });
    expect(answer.body.data).toEqual({ accepted: true, answer: '' });
    expect(sent.at(-1)).toMatchObject({
      to: '919876543210',
      template: { name: 'order_placed', language: { code: 'en' } },
    });
    const { items } = (await owner.call('GET', '/admin/launch')).body.data;
    expect(items.find((one: Body) => one.key === 'whatsapp')).toMatchObject({ state: 'done', reason: 'accepted' });
    sent.length = 0;
  });
});

describe('agreeing', () => {
  it('needs a session, a number that was proved, and an answer', async () => {
    expectRefusal(await shop.visitor().call('PUT', '/account/whatsapp', { allowed: true }), 401);
    expectRefusal(await allow(asha, true), 409);
    expectRefusal(await allow(asha, 'yes'), 422);
    expect(await consents(asha)).toEqual([]);
  });

  it('is kept once, and ends with the number', async () => {
    await provePhone(asha, '9812340001');
    for (let time = 0; time < 2; time++) expect((await allow(asha, true)).status).toBe(200);
    expect(await consents(asha)).toEqual([['+919812340001', null]]);
    await provePhone(asha, '9812340002');
    expect(await consents(asha)).toEqual([['+919812340001', 'number']]);
    await allow(asha, true);
    await allow(asha, false);
    expect(await consents(asha)).toEqual([
      ['+919812340001', 'number'],
      ['+919812340002', 'customer'],
    ]);
  });
});

describe('an order', () => {
  it('is announced by mail alone to a customer who has not agreed', async () => {
    const { order: bought } = await order(asha);
    expect(bought._id).toBeTruthy();
    expect(await messages(asha)).toEqual([]);
  });

  it('is announced by a template to one who has, and what becomes of it is noted', async () => {
    await allow(asha, true);
    const { order: bought } = await order(asha);
    await expect.poll(async () => (await messages(asha))[0]?.state, { timeout: 20_000 }).toBe('sent');
    const [message] = await messages(asha);
    expect(message).toMatchObject({ channel: 'whatsapp', kind: 'order-placed', delivered_at: null });
    const call = sent.find((one) => one.biz_opaque_callback_data === message.id);
    expect(call).toMatchObject({ to: '919812340002', template: { name: 'order_placed', language: { code: 'en' } } });
    const parameters = call?.template.components[0].parameters.map(({ text }: Body) => text);
    expect(parameters.slice(0, 2)).toEqual(['Asha Patel', String(bought.orderNumber ?? bought.number)]);
    expect(parameters[3]).toContain(`/order/${bought._id}`);

    await report({ statuses: [{ status: 'delivered', biz_opaque_callback_data: message.id }] });
    expect((await messages(asha))[0]?.delivered_at).toBeInstanceOf(Date);
    // A failure that comes late changes nothing: it was delivered.
    await report({
      statuses: [{ status: 'failed', biz_opaque_callback_data: message.id, errors: [{ code: 131_026 }] }],
    });
    expect((await messages(asha))[0]).toMatchObject({ state: 'sent', last_error: null });
  });

  it('says which message did not arrive', async () => {
    await order(asha);
    await expect
      .poll(async () => (await messages(asha)).map(({ state }) => state), { timeout: 20_000 })
      .toEqual(['sent', 'sent']);
    const id = (await messages(asha))[1]?.id;
    await report({
      statuses: [
        { status: 'failed', biz_opaque_callback_data: id, errors: [{ code: 131_026, title: 'Undeliverable' }] },
      ],
    });
    expect((await messages(asha))[1]).toMatchObject({
      state: 'failed',
      last_error: 'WhatsApp reported: 131026 Undeliverable',
    });
  });
});

describe('the webhook', () => {
  it('repeats the challenge for whoever knows the token, and for nobody else', async () => {
    const ask = (token: string) =>
      fetch(
        `${shop.url}/api/whatsapp/webhook?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '11589' })}`,
      );
    const answer = await ask(VERIFY_TOKEN);
    expect([answer.status, await answer.text()]).toEqual([200, '11589']);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect((await ask('another')).status).toBe(403);
  });

  it('accepts only what is signed', async () => {
    expect((await report({ messages: [{ from: '919812340002', text: { body: 'STOP' } }] }, 'another')).status).toBe(
      403,
    );
    const unsigned = await fetch(`${shop.url}/api/whatsapp/webhook`, { method: 'POST', body: '{}' });
    expect(unsigned.status).toBe(403);
    expect((await consents(asha)).at(-1)).toEqual(['+919812340002', null]);
  });

  it('ends the messages by a stop word in any of our languages, and leaves other words alone', async () => {
    const says = (body: string) => report({ messages: [{ from: '919812340002', type: 'text', text: { body } }] });
    expect((await says('When will you stop by?')).status).toBe(200);
    expect((await consents(asha)).at(-1)).toEqual(['+919812340002', null]);
    const before = sent.length;
    for (const word of ['બંધ', 'बंद', 'STOP']) {
      await allow(asha, true);
      expect((await says(word)).status).toBe(200);
      expect((await consents(asha)).at(-1), word).toEqual(['+919812340002', 'stop-word']);
    }
    await order(asha);
    // What had failed is gone too: it could be sent again.
    expect((await messages(asha)).map(({ state }) => state)).toEqual(['sent']);
    expect(sent).toHaveLength(before);
  });

  it('refuses everybody where WhatsApp is not set up', async () => {
    const plain = await shop.another({
      WHATSAPP_PHONE_ID: '',
      WHATSAPP_TOKEN: '',
      WHATSAPP_APP_SECRET: '',
      WHATSAPP_VERIFY_TOKEN: '',
    });
    try {
      expect((await fetch(`${plain.url}/api/whatsapp/webhook?hub.challenge=1`)).status).toBe(403);
      expect((await fetch(`${plain.url}/api/whatsapp/webhook`, { method: 'POST', body: '{}' })).status).toBe(403);
    } finally {
      await plain.stop();
    }
  });
});
