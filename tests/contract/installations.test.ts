import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { BOOKING, book, freeSlots } from '#tests/support/bookings.ts';
import { wrongInBooks } from '#tests/support/books.ts';
import {
  type Installed,
  linkOf,
  offer,
  openMilestone,
  payMilestone,
  proveMilestone,
} from '#tests/support/installations.ts';
import { ADDRESS, type Paid, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { SURVEY } from '#tests/support/visits.ts';

// A system sold with its installation: one price, three payments by link through the one settlement, documents for each, and one invoice.

let shop: RunningShop;
let admin: Shopper;
let asha: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  [admin, asha] = await Promise.all([shop.admin(), shop.shopper('Asha Patel')]);
});
afterAll(() => shop?.close());
// Whatever a test did, the books are right.
afterEach(async () => expect(await wrongInBooks(shop.sql, 'now')).toEqual([]));

const show = async ({ id }: Installed) => (await admin.call('GET', `/installations/${id}`)).body.data;
const end = ({ id }: Installed, state: string, note = '') =>
  admin.call('PUT', `/installations/${id}`, { state, ...(note && { note }) });
const refund = ({ id }: Installed, position: number, body: object) =>
  admin.call('POST', `/installations/${id}/milestones/${position}/refunds`, body);
const kinds = async (order: Installed) => (await show(order)).documents.map(({ kind }: { kind: string }) => kind);
const contents = async ({ id }: Installed, kind: string) =>
  (
    await shop.sql.query(
      'select content, total_paise::int as total from tax_document where subject_id = $1 and kind = $2 order by sequence',
      [id, kind],
    )
  ).rows;
const acts = async ({ id }: Installed) =>
  (await shop.sql.query('select act from audit_entry where subject = $1 order by id', [`installation:${id}`])).rows.map(
    ({ act }) => act,
  );
const mails = async ({ number }: Installed) =>
  (
    await shop.sql.query(
      `select kind from mail where kind like 'installation-%' and reference = $1 order by created_at, id`,
      [String(number)],
    )
  ).rows.map(({ kind }) => kind);
const atRest = () => expect.poll(async () => wrongInBooks(shop.sql, 'at rest'), { timeout: 30_000 }).toEqual([]);

describe('an installed system', () => {
  it('moves the lead of its customer on: when it is offered, and when it is first paid for', async () => {
    await shop.sql.query(
      `insert into solar_lead (id, uid, name, email, pincode, locale, source, state, consented_at, created_at, changed_at)
         values ('led_1', $1, 'Asha Patel', $2, '380060', 'en', 'plan', 'contacted', now(), now(), now())`,
      [asha.uid, asha.email],
    );
    const lead = async () =>
      (await shop.sql.query("select state from solar_lead where id = 'led_1'")).rows[0].state as string;
    const order = await offer(shop, { email: asha.email });
    expect(await lead()).toBe('proposal-sent');
    await payMilestone(shop, order, 1);
    expect(await lead()).toBe('won');
  });

  it('costs the example of docs/solar.md, is paid in three milestones, and invoiced in two lines', async () => {
    const order = await offer(shop);
    // Kit ₹1,39,990 and ₹27,000 net: ₹1,74,592.63, of it ₹1,17,838.00 goods (spec of formula 14).
    expect(order.total).toBe(17_459_263);
    expect(order.milestones.map(({ amount }) => amount)).toEqual([1_745_926, 10_475_558, 5_237_779]);
    expect(await shop.stockOf(order.kit._id)).toBe(5);
    await payMilestone(shop, order, 1);
    expect(await shop.stockOf(order.kit._id)).toBe(4);
    expect(await show(order)).toMatchObject({
      installation: { state: 'active', milestones: [{ due: false }, { due: true, paidAt: null }, { due: false }] },
    });
    await payMilestone(shop, order, 2);
    await payMilestone(shop, order, 3);
    expect(await shop.stockOf(order.kit._id)).toBe(4);
    const ended = await end(order, 'completed');
    expect(ended, ended.text).toMatchObject({ status: 200, body: { data: { installation: { state: 'completed' } } } });
    expect((await end(order, 'completed')).status).toBe(200);
    expect(await kinds(order)).toEqual(['receipt-voucher', 'receipt-voucher', 'receipt-voucher', 'invoice']);
    const vouchers = await contents(order, 'receipt-voucher');
    expect(vouchers.map(({ total }) => total)).toEqual([1_745_926, 10_475_558, 5_237_779]);
    const [invoice] = await contents(order, 'invoice');
    expect(invoice).toMatchObject({
      total: 17_459_263,
      content: {
        subject: { label: 'Installation', number: String(order.number) },
        advances: 17_459_263,
        lines: [
          { rateBp: 500, gross: 11_783_800, cgst: 280_567, sgst: 280_567 },
          { rateBp: 1800, gross: 5_675_463, cgst: 432_874, sgst: 432_874 },
        ],
      },
    });
    expect(invoice.content.refersTo).toHaveLength(3);
    // What the vouchers say of each rate adds up to the invoice.
    for (const at of [0, 1])
      expect(vouchers.reduce((all, { content }) => all + content.lines[at].gross, 0)).toBe(
        invoice.content.lines[at].gross,
      );
    expect(await acts(order)).toEqual([
      'installation.created',
      ...['installation.link-sent', 'installation.link-sent', 'installation.link-sent'],
      'installation.completed',
    ]);
    expect(await mails(order)).toEqual([
      ...['installation-paid', 'installation-paid', 'installation-paid'],
      'installation-completed',
    ]);
    expect((await admin.call('GET', `/documents/${(await show(order)).documents.at(-1).id}.pdf`)).status).toBe(200);
    await atRest();
  });

  it('keeps the price of the offer, and may be handed over before the last payment, which then needs no receipt', async () => {
    const order = await offer(shop);
    await payMilestone(shop, order, 1);
    await admin.call('PUT', `/products/${order.kit._id}`, { price: 199_990 });
    await payMilestone(shop, order, 2);
    expect((await end(order, 'completed')).status).toBe(200);
    const [invoice] = await contents(order, 'invoice');
    expect(invoice).toMatchObject({ total: order.total, content: { advances: 12_221_484 } });
    await payMilestone(shop, order, 3);
    expect(await kinds(order)).toEqual(['receipt-voucher', 'receipt-voucher', 'invoice']);
    await atRest();
  });

  it('takes shares of the owner’s, and refuses what is not a whole', async () => {
    const order = await offer(shop, { shares: [20, 50, 30] });
    expect(order.milestones.map(({ sharePercent }) => sharePercent)).toEqual([20, 50, 30]);
    const wish = { lines: [{ productId: order.kit._id, quantity: 1 }], work: 0 };
    expectRefusal(await admin.call('POST', '/installations/quote', { ...wish, shares: [10, 60, 29] }), 422, {
      fields: ['shares'],
    });
    expectRefusal(await admin.call('POST', '/installations/quote', { ...wish, lines: [] }), 422, { fields: ['lines'] });
    expectRefusal(
      await admin.call('POST', '/installations/quote', { ...wish, lines: [{ productId: 'nothing', quantity: 1 }] }),
      404,
    );
    expectRefusal(
      await admin.call('POST', '/installations/quote', { ...wish, lines: [{ productId: order.kit._id, quantity: 6 }] }),
      409,
      { code: 'out-of-stock' },
    );
    const full = { ...wish, name: 'Ravi Shah', email: order.email, address: ADDRESS, amount: 1 };
    expectRefusal(await admin.call('POST', '/installations', full), 409, { code: 'price-changed' });
  });

  it('is made, moved and seen by nobody but the administrator, and seen by a customer who has proved the address', async () => {
    const order = await offer(shop, { email: asha.email });
    for (const [who, status] of [
      [shop.visitor(), 401],
      [asha, 403],
    ] as const) {
      expectRefusal(await who.call('POST', '/installations', {}), status);
      expectRefusal(await who.call('POST', '/installations/quote', {}), status);
      expectRefusal(await who.call('PUT', `/installations/${order.id}`, { state: 'cancelled' }), status);
      expectRefusal(await who.call('POST', `/installations/${order.id}/milestones/1/link`), status);
      expectRefusal(await who.call('POST', `/installations/${order.id}/milestones/1/refunds`, { note: 'x' }), status);
      // The account has the address, but nobody has proved that it is theirs.
      expectRefusal(await who.call('GET', `/installations/${order.id}`), status);
    }
    await payMilestone(shop, order, 1);
    const [document] = (await show(order)).documents;
    expectRefusal(await asha.call('GET', `/documents/${document.id}.pdf`), 403);
    await shop.sql.query('update "user" set email_verified = true where id = $1', [asha.uid]);
    expect((await asha.call('GET', `/installations/${order.id}`)).status).toBe(200);
    expect((await asha.call('GET', `/documents/${document.id}.pdf`)).status).toBe(200);
    const other = await shop.shopper('Meena Joshi');
    expectRefusal(await other.call('GET', `/installations/${order.id}`), 403);
    expectRefusal(await admin.call('GET', '/installations/ins_unknown'), 404);
  });
});

describe('a milestone', () => {
  it('is paid in its turn, once, by the link that was sent last', async () => {
    const order = await offer(shop);
    expectRefusal(await admin.call('POST', `/installations/${order.id}/milestones/2/link`), 409, {
      code: 'wrong-step',
    });
    const former = await linkOf(shop, order, 1);
    const token = await linkOf(shop, order, 1);
    const first = order.milestones[0]?.amount;
    expectRefusal(await openMilestone(shop, former, first), 409);
    expectRefusal(await openMilestone(shop, token, first - 1), 409, { code: 'price-changed' });
    expect((await shop.visitor().call('POST', '/pay/look', { token })).body).toMatchObject({
      state: 'open',
      installation: true,
      offer: { items: [{ quantity: 1, price: first }], total: first },
    });
    const opened = await openMilestone(shop, token, first);
    expect(await shop.stockOf(order.kit._id)).toBe(4);
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    expect((await proveMilestone(shop, token, paid)).body.number).toBe(order.number);
    expect((await proveMilestone(shop, token, paid)).status).toBe(200);
    expectRefusal(await openMilestone(shop, token, first), 409);
    expect((await shop.visitor().call('POST', '/pay/look', { token })).body).toMatchObject({
      state: 'paid',
      orderNumber: order.number,
    });
    expectRefusal(await admin.call('POST', `/installations/${order.id}/milestones/1/link`), 409, {
      code: 'wrong-step',
    });
    await atRest();
  });

  it('can be tried again after a payment that failed', async () => {
    const order = await offer(shop);
    const token = await linkOf(shop, order, 1);
    const opened = await openMilestone(shop, token, order.milestones[0]?.amount);
    expect((await shop.pay(opened.body.id, { outcome: 'failure', webhook: true })).body.error).toBeDefined();
    expect(await show(order)).toMatchObject({ installation: { state: 'offered' }, documents: [] });
    const paid = (await shop.pay(opened.body.id)).body as Paid;
    expect((await proveMilestone(shop, token, paid)).status).toBe(200);
    expect(await kinds(order)).toEqual(['receipt-voucher']);
    await atRest();
  });

  it('is settled by the webhook alone, also after its hold has ended, and goods that are gone send the money back', async () => {
    const [late, gone] = [await offer(shop, {}, { stock: 1 }), await offer(shop, {}, { stock: 1 })];
    const lapsed = async (order: Installed) => {
      const token = await linkOf(shop, order, 1);
      const { id } = (await openMilestone(shop, token, order.milestones[0]?.amount)).body;
      await shop.sql.query(
        "update payment set reserved_until = now() - interval '1 second' where provider_order_id = $1",
        [id],
      );
      await shop.runJob('checkout.lapse');
      await expect
        .poll(async () => (await shop.sql.query('select state from payment where provider_order_id = $1', [id])).rows)
        .toEqual([{ state: 'lapsed' }]);
      return id as string;
    };
    const [one, two] = [await lapsed(late), await lapsed(gone)];
    expect(await shop.stockOf(late.kit._id)).toBe(1);
    await admin.call('PUT', `/products/${gone.kit._id}`, { stock: 0 });
    await shop.pay(one, { webhook: 'only' });
    await shop.pay(two, { webhook: 'only' });
    await expect.poll(async () => (await show(late)).installation.state).toBe('active');
    expect(await shop.stockOf(late.kit._id)).toBe(0);
    await expect
      .poll(async () => (await shop.sql.query(`select state from refund where reason = 'out-of-stock'`)).rows)
      .toEqual([{ state: 'processed' }]);
    expect(await show(gone)).toMatchObject({ installation: { state: 'offered' }, documents: [] });
    await atRest();
  });

  it('that is paid twice, by a window that stayed open, sends the second payment back', async () => {
    const order = await offer(shop);
    const former = await linkOf(shop, order, 1);
    const first = order.milestones[0]?.amount;
    const opened = await openMilestone(shop, former, first);
    await payMilestone(shop, order, 1);
    expectRefusal(await proveMilestone(shop, former, (await shop.pay(opened.body.id)).body as Paid), 409, {
      code: 'conflict',
    });
    expect((await show(order)).installation.milestones[1]).toMatchObject({ due: true, paidAt: null });
    expect(await kinds(order)).toEqual(['receipt-voucher']);
    await atRest();
  });
});

describe('a survey', () => {
  it('is credited once, on the order of its customer, after it was done', async () => {
    const buyer = await shop.shopper('Ravi Shah');
    const start = (await freeSlots(buyer)).at(-1)?.start ?? '';
    const more = { serviceId: SURVEY.id, amount: SURVEY.price * 100, booking: { ...BOOKING, email: buyer.email } };
    const { service } = await book(shop, buyer, start, more);
    const survey = service.number as number;
    const wish = { lines: [{ productId: (await offer(shop)).kit._id, quantity: 1 }], work: 0, survey };
    const refused = async (email: string) =>
      expectRefusal(await admin.call('POST', '/installations/quote', { ...wish, email }), 422, { fields: ['survey'] });
    await refused(buyer.email);
    await shop.sql.query(`update booking set state = 'completed' where id = $1`, [service._id]);
    await refused('somebody.else@example.com');
    const plain = await offer(shop);
    const order = await offer(shop, { email: buyer.email, survey });
    expect(order.total).toBe(plain.total - 49_900);
    expect(order.milestones.reduce((all, { amount }) => all + amount, 0)).toBe(order.total);
    await refused(buyer.email);
    await payMilestone(shop, order, 1);
    await end(order, 'completed');
    const [invoice] = await contents(order, 'invoice');
    expect(invoice).toMatchObject({ total: order.total });
    expect(invoice.content.lines.map(({ discount }: { discount: number }) => discount)).toEqual([33_679, 16_221]);
    // Left as a booking without a visit's end, for the books.
    await shop.sql.query(`update booking set state = 'active' where id = $1`, [service._id]);
  });
});

describe('money that is sent back', () => {
  it('is a part of a milestone, by its own receipt, never more than was paid, and lowers the invoice', async () => {
    const order = await offer(shop);
    await payMilestone(shop, order, 1);
    await payMilestone(shop, order, 2);
    expectRefusal(await refund(order, 3, { note: 'Not paid yet' }), 409, { code: 'wrong-step' });
    expectRefusal(await refund(order, 1, { amount: 1_745_927, note: 'Too much' }), 409, { code: 'conflict' });
    expect((await refund(order, 1, { amount: 100_000, note: 'A shorter cable' })).status).toBe(201);
    const [voucher] = await contents(order, 'refund-voucher');
    const [receipt] = await contents(order, 'receipt-voucher');
    expect(voucher).toMatchObject({
      total: 100_000,
      content: { reason: 'A shorter cable', refersTo: [{ number: receipt.content.number }] },
    });
    expect(voucher.content.refersTo).toHaveLength(1);
    await payMilestone(shop, order, 3);
    await end(order, 'completed');
    expect((await contents(order, 'invoice'))[0]).toMatchObject({ total: order.total - 100_000 });
    // After the invoice a refund is a credit note.
    expect((await refund(order, 3, { note: 'It came late' })).status).toBe(201);
    expectRefusal(await refund(order, 3, { amount: 1, note: 'Again' }), 409, { code: 'conflict' });
    expect((await contents(order, 'credit-note')).map(({ total }) => total)).toEqual([5_237_779]);
    await atRest();
    expect(await mails(order)).toEqual(
      expect.arrayContaining(['installation-refund-promised', 'installation-refund-processed']),
    );
  });

  it('is all of a cancelled order, with its vouchers, and the goods are back', async () => {
    const order = await offer(shop);
    await payMilestone(shop, order, 1);
    await payMilestone(shop, order, 2);
    await refund(order, 2, { amount: 558, note: 'Rounded' });
    const token = await linkOf(shop, order, 3);
    const opened = await openMilestone(shop, token, order.milestones[2]?.amount);
    const ended = await end(order, 'cancelled', 'The roof does not bear it');
    expect(ended, ended.text).toMatchObject({ status: 200, body: { data: { installation: { state: 'cancelled' } } } });
    expect((await end(order, 'cancelled')).status).toBe(200);
    expect(await shop.stockOf(order.kit._id)).toBe(5);
    expect((await contents(order, 'refund-voucher')).map(({ total }) => total)).toEqual([558, 1_745_926, 10_475_000]);
    // The window was open: its money goes back whole.
    expectRefusal(await proveMilestone(shop, token, (await shop.pay(opened.body.id)).body as Paid), 409);
    await atRest();
    expectRefusal(await end(order, 'completed'), 409, { code: 'wrong-step' });
    expectRefusal(await admin.call('POST', `/installations/${order.id}/milestones/3/link`), 409, {
      code: 'wrong-step',
    });
    expect(await mails(order)).toContain('installation-cancelled');
  });

  it('is nothing where nothing was paid', async () => {
    const order = await offer(shop);
    expectRefusal(await end(order, 'completed'), 409, { code: 'wrong-step' });
    expect((await end(order, 'cancelled')).status).toBe(200);
    expect(await show(order)).toMatchObject({ refunds: [], documents: [] });
    expect(await shop.stockOf(order.kit._id)).toBe(5);
  });
});
