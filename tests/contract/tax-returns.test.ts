import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TALLY_LEDGERS, TALLY_ROLES } from '#src/kernel/tally-ledgers.ts';
import { expectRefusal } from '#tests/contract/expect.ts';
import { buy, type RunningShop, runningShop, type Shopper } from '#tests/support/running-shop.ts';
import { type ImportedVoucher, importInto, readXml, tallyMisfits } from '#tests/support/tally.ts';
import { misfits } from '#tests/support/tax-documents.ts';
import type { Body } from '#tests/support/visitor.ts';

// A month's returns and its vouchers for Tally, as the owner downloads them.

let shop: RunningShop;
let asha: Shopper;
let admin: Shopper;
let month: string;
let invoice: Body;
let order: Body;
beforeAll(async () => {
  shop = await runningShop();
  [asha, admin] = await Promise.all([shop.shopper('Asha Patel'), shop.admin()]);
  const panel = await shop.product({
    name: 'Panel of the returns',
    price: 59_000,
    stock: 50,
    hsn: '85414300',
    gstPercent: 18,
  });
  order = (await buy(shop, asha, [{ _id: panel._id, quantity: 1, price: panel.price }])).order;
  await admin.call('POST', `/order/${order._id}/shipments`, { carrier: 'Gati', tracking: 'GATI-42' });
  await admin.call(
    'POST',
    `/order/${order._id}/refunds`,
    { amount: 100_000, note: 'Scratch' },
    { headers: { 'idempotency-key': 'scratch' } },
  );
  invoice = (await asha.call('GET', `/order/${order._id}/documents`)).body.data.documents[0];
  month = new Date(Date.parse(invoice.date) + 5.5 * 3_600_000).toISOString().slice(0, 7);
});
afterAll(() => shop?.close());

const file = (path: string, at = month) => admin.call('GET', `${path}?month=${at}`);
const acts = async () =>
  (await shop.sql.query('select act, subject from audit_entry order by id desc limit 1')).rows[0] as Body;

describe('a month’s returns', () => {
  it('are a file for the portal, downloaded with its line in the audit log', async () => {
    const answer = await file('/admin/gst/gstr1.json');
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="TEST-gstr1-${month}.json"`);
    expect(misfits('gstr1', answer.body)).toEqual([]);
    expect(answer.body.b2cs).toEqual([
      { sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '24', txval: 49_152.54, camt: 4423.73, samt: 4423.73, csamt: 0 },
    ]);
    expect(answer.body.doc_issue.doc_det[0].docs[0].from).toBe(invoice.number);
    expect(await acts()).toEqual({ act: 'gst.exported', subject: `report:gst-gstr1-${month}` });
  });

  it('have the sales side of GSTR-3B as a table and as a file for the portal', async () => {
    const { text } = await file('/admin/gst/gstr3b.csv');
    expect(text).toContain('3.1 (a) Taxable,,49152.54,0,4423.73,4423.73,yes');
    const answer = await file('/admin/gst/gstr3b.json');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="TEST-gstr3b-${month}.json"`);
    expect(misfits('gstr3b', answer.body)).toEqual([]);
    const { osup_det } = answer.body.sup_details;
    expect(osup_det).toEqual({ txval: 49_152.54, iamt: 0, camt: 4423.73, samt: 4423.73, csamt: 0 });
    expect(await acts()).toEqual({ act: 'gst.exported', subject: `report:gst-gstr3b-${month}` });
  });

  it('have e-invoices for businesses only, and an e-way bill for a large parcel', async () => {
    expect((await file('/admin/gst/e-invoices.json')).body).toEqual([]);
    const bills = (await file('/admin/gst/e-way-bills.json')).body;
    expect(misfits('e-way-bill', bills)).toEqual([]);
    expect(bills.billLists).toMatchObject([
      { docNo: invoice.number, totInvValue: 59_000, transporterName: 'Gati', transDocNo: 'GATI-42' },
    ]);
  });

  it('are shown with whether they add up', async () => {
    const { text } = await admin.ask('GET', `/admin/gst?month=${month}`);
    expect(text).toContain('Everything adds up: 2 documents, to the paisa.');
    const { rows } = await shop.sql.query('select id from tax_document where number = $1', [invoice.number]);
    await shop.sql.query('update tax_document set total_paise = total_paise + 1 where id = $1', [rows[0].id]);
    const wrong = (await admin.ask('GET', `/admin/gst?month=${month}`)).text;
    expect(wrong).toContain('One thing does not add up');
    expect(wrong).toContain('The total is ₹59,000.01, its lines are ₹59,000.00.');
    await shop.sql.query('update tax_document set total_paise = total_paise - 1 where id = $1', [rows[0].id]);
  });

  it('are the administrator’s alone, and of a month', async () => {
    for (const path of [
      '/admin/gst/gstr1.json',
      '/admin/gst/gstr3b.json',
      '/admin/gst/gstr3b.csv',
      '/admin/tally/vouchers.xml',
    ]) {
      expectRefusal(await shop.visitor().call('GET', `${path}?month=${month}`), 401);
      expectRefusal(await asha.call('GET', `${path}?month=${month}`), 403);
      for (const wrong of ['2026-13', '', 'november'])
        expectRefusal(await file(path, wrong), 422, { fields: ['month'] });
    }
  });

  it('need e-invoices once the owner’s turnover is above the limit', async () => {
    const page = async () => (await admin.ask('GET', `/admin/gst?month=${month}`)).text;
    expect(await page()).toContain('which the shop does not know');
    const figure = { key: 'turnover', scope: 'shop', source: 'Our books', url: null, kind: 'assumption' };
    // Entered in the month itself: six crore rupees.
    const effectiveFrom = `${month}-28`;
    const added = await admin.call('POST', '/admin/solar/figures', {
      ...figure,
      effectiveFrom,
      value: { turnover: 60_000_000 },
    });
    expect(added.status, added.text).toBe(201);
    expect(await page()).toContain('Your turnover requires an e-invoice');
  });

  it('rest on figures that no customer reads', async () => {
    const { text } = await asha.ask('GET', '/solar/sources');
    expect(text).toContain('GST on a system with installation');
    expect(text).not.toContain('Notification 12/2024-Central Tax');
    expect((await admin.ask('GET', '/admin/solar/figures')).text).toContain('Notification 12/2024-Central Tax');
  });

  it('are no file without a GSTIN', async () => {
    const blank = await runningShop({ SEED: 'none' });
    try {
      const owner = await blank.admin();
      for (const name of ['gstr1', 'gstr3b', 'e-invoices', 'e-way-bills'])
        expectRefusal(await owner.call('GET', `/admin/gst/${name}.json?month=${month}`), 409, { code: 'conflict' });
      expect((await owner.ask('GET', `/admin/gst?month=${month}`)).text).toContain('No documents in this month');
      expect((await owner.ask('GET', `/admin/tally?month=${month}`)).text).toContain('Nothing to book in this month');
    } finally {
      await blank.close();
    }
  });
});

describe('a month for Tally', () => {
  it('follows the published structure, and makes nothing double when it is imported twice', async () => {
    const books = new Map<string, ImportedVoucher>();
    for (let round = 0; round < 2; round++) {
      const { text, headers } = await file('/admin/tally/vouchers.xml');
      expect(headers.get('content-type')).toContain('application/xml');
      expect(tallyMisfits(readXml(text))).toEqual([]);
      importInto(books, text);
    }
    expect([...books.values()].map(({ type }) => type).sort()).toEqual(['Credit Note', 'Payment', 'Receipt', 'Sales']);
    const balance = [...books.values()]
      .flatMap(({ entries }) => entries)
      .filter(([name]) => name === 'Online customers');
    // Sold, paid, credited and refunded: nobody owes anything.
    expect(balance.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
    expect(await acts()).toEqual({ act: 'tally.exported', subject: `report:tally-vouchers-${month}` });
  });

  it('names ledgers as the owner does', async () => {
    const names = Object.fromEntries(TALLY_ROLES.map((role) => [role, TALLY_LEDGERS[role].preset]));
    const set = (more: object) => admin.call('PUT', '/admin/tally/ledgers', { ...names, ...more });
    expect((await set({ goods: '  Sales <Ahmedabad> & "more"  ' })).status).toBe(200);
    const masters = readXml((await file('/admin/tally/masters.xml')).text);
    expect(tallyMisfits(masters)).toEqual([]);
    expect(masters.querySelector('LEDGER')?.getAttribute('NAME')).toBe('Sales <Ahmedabad> & "more"');
    expectRefusal(await set({ cgst: ' ' }), 422, { fields: ['cgst'] });
    expectRefusal(await set({ cgst: 'x'.repeat(101) }), 422, { fields: ['cgst'] });
    expectRefusal(await set({ bank: 'output cgst' }), 422, { fields: ['bank', 'cgst'] });
    expectRefusal(await asha.call('PUT', '/admin/tally/ledgers', names), 403);
    const { rows } = await shop.sql.query(`select before, after from audit_entry where act = 'tally.mapped'`);
    expect(rows).toEqual([{ before: { goods: 'Sales of goods' }, after: { goods: 'Sales <Ahmedabad> & "more"' } }]);
  });
});
