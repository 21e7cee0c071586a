import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/contract/expect.ts';
import { moveIn, sample, uploadExport } from '#tests/support/former-shop.ts';
import { mailsTo, tokenOf } from '#tests/support/mails.ts';
import { type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type Body, PASSWORD, type Visitor } from '#tests/support/visitor.ts';

// Customers and orders of a former shop: looked through first, whole or not at all, and shown to nobody who has not proved the address.

let shop: RunningShop;
let admin: Shopper;
beforeAll(async () => {
  shop = await runningShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const MEERA = 'meera.joshi@former.example';
const count = async (table: string): Promise<number> =>
  Number((await shop.sql.query(`select count(*) from ${table}`)).rows[0].count);
const clear = () => shop.sql.query('delete from past_order; delete from moved_customer; delete from moving_import');
const start = (id: string, leaveOut = true) => admin.call('POST', `/moving-imports/${id}/start`, { leaveOut });
const undo = (id: string) => admin.call('POST', `/moving-imports/${id}/undo`, {});
/** The page with somebody's orders. */
const ordersPage = async (who: Visitor) => (await who.ask('GET', '/orderManage')).text;

/** Signs up with an address that need not be theirs. */
async function claim(email: string): Promise<Visitor> {
  const visitor = shop.visitor();
  const made = await visitor.call('POST', '/auth/sign-up/email', { name: 'Somebody', email, password: PASSWORD });
  expect(made.status, made.text).toBe(200);
  return visitor;
}
const prove = async (who: Visitor, email: string) => {
  const token = tokenOf((await mailsTo(shop, email, 'verify-email'))[0]);
  expect((await who.call('POST', '/auth/verify-email', { token })).status).toBe(200);
};

describe('a file', () => {
  it('is looked through, taken in once, and changes nothing the second time', async () => {
    await clear();
    const { status, body } = await uploadExport(admin, sample('shopify-customers'), 'customers_export.csv');
    expect(status).toBe(201);
    const { id, counts, faults } = body.data.import;
    expect(counts).toEqual({ rows: 4, new: 2, known: 0, same: 0, refused: 2 });
    expect(faults[0]).toMatchObject({ line: 4, column: 'Email', code: 'required', message: 'This is needed' });
    expect(await count('moved_customer')).toBe(0);

    expectRefusal(await start(id, false), 409, { code: 'conflict' });
    expect((await start(id)).body.data.import).toMatchObject({ state: 'done', counts: { new: 2 }, sample: [] });
    expectRefusal(await start(id), 409, { code: 'wrong-step' });
    const { rows } = await shop.sql.query('select * from moved_customer order by email');
    expect(rows).toMatchObject([
      { email: MEERA, consent_source: 'customers_export.csv', spent_paise: 4_825_050 },
      { email: 'ravi.nair@former.example', consented_at: null, consent_source: null },
    ]);
    // Nobody's words stay with the file.
    expect(JSON.stringify((await shop.sql.query('select rows, report from moving_import')).rows)).not.toMatch(
      /example/,
    );

    const again = (await uploadExport(admin, sample('shopify-customers'))).body.data.import;
    expect(again.counts).toMatchObject({ new: 0, same: 2 });
    expectRefusal(await start(again.id), 409, { code: 'conflict' });
    expect(await count('moved_customer')).toBe(2);
    const { rows: lines } = await shop.sql.query("select act, after from audit_entry where act = 'customers.moved-in'");
    expect(lines).toMatchObject([{ after: { file: 'customers_export.csv', new: 2, refused: 2 } }]);
  });

  it('brings orders that count nowhere', async () => {
    await clear();
    const figures = async () =>
      (
        await shop.sql.query(
          'select (select count(*) from "order") o, (select count(*) from payment) p, (select count(*) from tax_document) d, (select sum(stock) from product) s',
        )
      ).rows;
    const before = await figures();
    await moveIn(admin, sample('shopify-orders'));
    await moveIn(admin, sample('woocommerce-orders'));
    expect(await count('past_order')).toBe(5);
    expect(await figures()).toEqual(before);
    await expect(uploadExport(admin, sample('shopify-orders'))).resolves.toMatchObject({
      body: { data: { import: { counts: { new: 0, same: 3, refused: 1 } } } },
    });
    const { text } = await admin.ask('GET', '/admin/past-orders?q=%231001');
    expect(text).toContain('Panel 540 W');
    expect(text).not.toContain('Torch');
  });

  it('is taken by one of two at once', async () => {
    await clear();
    const { id } = (await uploadExport(admin, sample('shopify-orders'))).body.data.import;
    const answers = await Promise.all([start(id), start(id), start(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await count('past_order')).toBe(3);
  });

  it('is taken back within a day, but for those who were invited', async () => {
    await clear();
    const orders = await moveIn(admin, sample('shopify-orders'));
    const people = await moveIn(admin, sample('shopify-customers'));
    expect((await undo(orders)).body.data.import).toMatchObject({ state: 'undone', undone: { removed: 3, kept: 0 } });
    expect(await count('past_order')).toBe(0);
    expectRefusal(await undo(orders), 409, { code: 'conflict' });
    await shop.sql.query(
      "update moved_customer set invite_asked_at = now(), invite_locale = 'en', invited_at = now() where email = $1",
      [MEERA],
    );
    await shop.sql.query("update moving_import set ended_at = ended_at - interval '25 hours' where id = $1", [people]);
    expectRefusal(await undo(people), 409, { code: 'conflict' });
    await shop.sql.query('update moving_import set ended_at = now() where id = $1', [people]);
    expect((await undo(people)).body.data.import.undone).toEqual({ removed: 1, kept: 1 });
  });

  it('of something else, an empty or an unknown one is refused with its reason', async () => {
    expectRefusal(await uploadExport(admin, 'Handle,Title\na,b\n'), 422, { code: 'invalid' });
    expectRefusal(await uploadExport(admin, ''), 422, { code: 'invalid' });
    expectRefusal(await uploadExport(admin, Buffer.alloc(11 * 1024 * 1024, 'a')), 413, { code: 'too-large' });
    expectRefusal(await start('mov_none'), 404, { code: 'not-found' });
    expectRefusal(await undo('mov_none'), 404, { code: 'not-found' });
  });

  it('has its faults as a CSV in which no cell is a formula', async () => {
    const raw = 'First Name,Last Name,Email,Accepts Email Marketing\nA,B,=1+1,no\n';
    const { id } = (await uploadExport(admin, raw)).body.data.import;
    const { status, text } = await admin.call('GET', `/moving-imports/${id}/faults`);
    expect(status).toBe(200);
    expect(text).toContain("2,Email,'=1+1,Must be an email address");
    expectRefusal(await admin.call('GET', '/moving-imports/none/faults'), 404);
  });
});

describe('a former customer', () => {
  it('is nobody’s until the address is proved: who only claims it sees nothing', async () => {
    await clear();
    await moveIn(admin, sample('shopify-customers'));
    await moveIn(admin, sample('shopify-orders'));
    const stranger = await claim(MEERA);
    expect(await ordersPage(stranger)).not.toContain('#1001');
    expect((await stranger.call('GET', '/account/export')).text).not.toContain('Canal Road');
    // The owner of the mailbox gets in by it: the stranger is out, and the orders are theirs.
    await stranger.call('POST', '/auth/request-password-reset', { email: MEERA });
    await expect.poll(async () => (await mailsTo(shop, MEERA, 'reset-password')).length).toBe(1);
    const meera = shop.visitor();
    const token = tokenOf((await mailsTo(shop, MEERA, 'reset-password'))[0]);
    const newPassword = 'wind over the canal';
    expect((await meera.call('POST', '/auth/reset-password', { token, newPassword })).status).toBe(200);
    expect((await meera.call('POST', '/auth/sign-in/email', { email: MEERA, password: newPassword })).status).toBe(200);
    expect(await ordersPage(meera)).toContain('#1001');
    expect(await ordersPage(stranger)).not.toContain('#1001');
    expect((await meera.call('GET', '/account/export')).body).toMatchObject({
      formerShopRecord: [{ email: MEERA }],
      formerShopOrders: [{ number: '#1001' }],
    });

    // Erasing removes them; a stranger’s erasure would not have.
    expect((await meera.call('POST', '/auth/delete-user', { password: newPassword })).status).toBe(200);
    expect((await shop.sql.query('select from past_order where email = $1', [MEERA])).rowCount).toBe(0);
    expect(await count('moved_customer')).toBe(1);
  });

  it('keeps the orders with a new proved address, and a claimed one takes none along', async () => {
    await clear();
    await moveIn(admin, sample('woocommerce-orders').toString().replaceAll(MEERA, 'old@former.example'));
    const move = async (who: Visitor, email: string) => {
      expect((await who.call('POST', '/auth/change-email', { newEmail: email, password: PASSWORD })).status).toBe(200);
      const token = tokenOf((await mailsTo(shop, email, 'change-email'))[0]);
      expect((await who.call('POST', '/auth/verify-email', { token })).status).toBe(200);
    };
    const stranger = await claim('old@former.example');
    await move(stranger, 'stranger@elsewhere.example');
    expect(await ordersPage(stranger)).not.toContain('Torch');
    const owner = await claim('old@former.example');
    await prove(owner, 'old@former.example');
    await move(owner, 'new@former.example');
    expect(await ordersPage(owner)).toContain('Torch');
  });

  it('is invited once, and joins by the link', async () => {
    await clear();
    const known = await claim('known@former.example');
    const head = 'First Name,Last Name,Email,Accepts Email Marketing,Total Spent\n';
    await moveIn(admin, `${head}New,Comer,newcomer@former.example,no,1\nKnown,One,known@former.example,yes,2\n`);
    const invite = () => admin.call('POST', '/admin/former-customers/invitations', { language: 'hi' });
    expect((await invite()).body.data).toEqual({ invited: 2 });
    expectRefusal(await invite(), 409, { code: 'conflict' });
    const mails = (email: string) => mailsTo(shop, email, 'former-customer-invited');
    await expect.poll(async () => (await mails('newcomer@former.example')).length).toBe(1);
    const token = tokenOf((await mails('newcomer@former.example'))[0]);
    expect(token).not.toBe('');
    // Whoever has an account is not sent a link that sets a password.
    expect(tokenOf((await mails('known@former.example'))[0])).toBe('');
    expect((await known.ask('GET', '/account')).status).toBe(200);

    const visitor = shop.visitor();
    const newPassword = 'lanterns along the river';
    expect((await visitor.call('POST', '/auth/reset-password', { token, newPassword })).status).toBe(200);
    const entered = await visitor.call('POST', '/auth/sign-in/email', {
      email: 'newcomer@former.example',
      password: newPassword,
    });
    expect(entered.status).toBe(200);
    const page = (await admin.ask('GET', '/admin/former-customers?state=joined')).text;
    expect(page).toContain('newcomer@former.example');
    expect(page).not.toContain('known@former.example');
    expect(await count("audit_entry where act = 'former-customers.invited'")).toBe(1);
  });

  it('is removed at their wish, with their orders', async () => {
    await clear();
    await moveIn(admin, sample('shopify-customers'));
    await moveIn(admin, sample('shopify-orders'));
    const { rows } = await shop.sql.query('select id from moved_customer where email = $1', [MEERA]);
    const remove = () => admin.call('DELETE', `/admin/former-customers/${(rows[0] as Body).id}`);
    expect((await remove()).status).toBe(200);
    expectRefusal(await remove(), 404, { code: 'not-found' });
    expect(await count('moved_customer')).toBe(1);
    expect(await count('past_order')).toBe(2);
  });
});
