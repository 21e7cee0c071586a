import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import { anyMonth, BUSINESS, Issuer, misfits } from '#tests/support/tax-documents.ts';
import { composeGstr1, sectionTotals } from './gstr1.ts';
import { gstr3bOf } from './gstr3b.ts';
import type { MonthDocuments } from './return-document.ts';
import { writeGstr1 } from './write-gstr1.ts';

const GSTIN = '24AAACK0000A1ZU';
const LAKH = 10_000_000;
const compose = (month: MonthDocuments) => composeGstr1(month, () => LAKH);
const fileOf = (month: MonthDocuments) => writeGstr1(compose(month), GSTIN, '2026-11');
const [DAY, LATER] = ['2026-11-05T06:00:00Z', '2026-11-20T06:00:00Z'];

/** All amounts under these names in a file, in paise. */
function amounts(file: unknown, names: Record<string, number>): number {
  if (typeof file !== 'object' || file === null) return 0;
  return Object.entries(file).reduce(
    (sum, [name, value]) => sum + (name in names ? Math.round(Number(value) * 100) : amounts(value, names)),
    0,
  );
}
const TAX = { iamt: 1, camt: 1, samt: 1 };

describe('a month’s GSTR-1', () => {
  it('follows the published format and sums to its documents to the paisa, whatever was sold and credited', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const file = fileOf(month);
        expect(misfits('gstr1', file)).toEqual([]);
        // No float has left a third decimal.
        expect(JSON.stringify(file)).not.toMatch(/\d\.\d{3}/);
        const of = (kind: string) =>
          addTax(month.documents.filter((one) => one.kind === kind).flatMap(({ content }) => content.lines));
        const [sold, back] = [of('invoice'), of('credit-note')];
        const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn } = file;
        const net = (names: Record<string, number>) =>
          amounts([b2b, b2cl, b2cs], names) - amounts([cdnr, cdnur], names);
        const taxes = (one: typeof sold) => one.cgst + one.sgst + one.igst;
        expect(net({ txval: 1 }) + amounts(nil, { nil_amt: 1 })).toBe(sold.taxable - back.taxable);
        expect(net(TAX)).toBe(taxes(sold) - taxes(back));
        expect(amounts(hsn, { txval: 1 })).toBe(sold.taxable - back.taxable);
        expect(amounts(hsn, TAX)).toBe(taxes(sold) - taxes(back));
        const totals = addTax(sectionTotals(compose(month)));
        expect(totals.gross).toBe(sold.gross - back.gross);
        const { outward, nil: atNil } = gstr3bOf(compose(month));
        expect(outward.taxable + atNil).toBe(sold.taxable - back.taxable);
        expect(outward.igst).toBe(sold.igst - back.igst);
      }),
    );
  });

  it('reports each document in its table, and a credit note where its invoice was', () => {
    const issuer = new Issuer();
    const far = { state: 'Maharashtra' };
    const sold = [
      { lines: [{ price: LAKH * 2 }] }, // within the State: never large
      { ...far, lines: [{ price: LAKH }] }, // not above the threshold
      { ...far, lines: [{ price: LAKH + 1 }] },
      { ...far, business: BUSINESS.Maharashtra, lines: [{ price: LAKH * 2 }] },
    ].map((shape) => issuer.issue('invoice', issuer.sale(shape), DAY));
    for (const invoice of sold) issuer.takeBack(invoice, 11_800, LATER);
    const sections = compose(issuer.month('2026-11')).supplies.map(({ section, document }) => [document.kind, section]);
    expect(sections).toEqual([
      ...['b2cs', 'b2cs', 'cdnur', 'cdnr'].map((section) => ['credit-note', section]),
      ...['b2cs', 'b2cs', 'b2cl', 'b2b'].map((section) => ['invoice', section]),
    ]);
  });

  it('is written as the offline utility writes it', () => {
    const issuer = new Issuer();
    const mixed = issuer.sale({
      state: 'Maharashtra',
      business: BUSINESS.Maharashtra,
      lines: [
        { price: 105_000, rateBp: 500 },
        { price: 118_000, hsn: '99871900' },
      ],
    });
    const invoice = issuer.issue('invoice', mixed, '2026-11-30T18:29:00Z'); // 23:59 in India
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 11_800, quantity: 2 }] }), '2026-11-30T18:31:00Z');
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 11_800, quantity: 2 }] }), DAY);
    issuer.takeBack(invoice, 105_000, '2026-11-30T18:29:30Z', [{ position: 0, quantity: 1 }]);
    const december = fileOf(issuer.month('2026-12'));
    expect(december.doc_issue?.doc_det).toMatchObject([{ doc_num: 1, docs: [{ from: 'TEST/I26/000002', totnum: 1 }] }]);
    const file = fileOf(issuer.month('2026-11'));
    expect(file).toEqual({
      gstin: GSTIN,
      fp: '112026',
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: [
        {
          ctin: '27AAPFU0939F1ZV',
          inv: [
            {
              ...{ inum: 'TEST/I26/000001', idt: '30-11-2026', val: 2230, pos: '27', rchrg: 'N', inv_typ: 'R' },
              itms: [
                { num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } },
                { num: 1801, itm_det: { txval: 1000, rt: 18, iamt: 180, csamt: 0 } },
              ],
            },
          ],
        },
      ],
      b2cs: [{ sply_ty: 'INTRA', rt: 18, typ: 'OE', pos: '24', txval: 200, camt: 18, samt: 18, csamt: 0 }],
      cdnr: [
        {
          ctin: '27AAPFU0939F1ZV',
          nt: [
            {
              ...{ ntty: 'C', nt_num: 'TEST/C26/000001', nt_dt: '30-11-2026', val: 1050, pos: '27' },
              ...{ rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 501, itm_det: { txval: 1000, rt: 5, iamt: 50, csamt: 0 } }],
            },
          ],
        },
      ],
      hsn: {
        hsn_b2b: [
          // Sold and returned: nothing is left of it.
          { num: 1, hsn_sc: '854143', uqc: 'NOS', qty: 0, rt: 5, txval: 0, iamt: 0, camt: 0, samt: 0, csamt: 0 },
          { num: 2, hsn_sc: '99871900', uqc: 'NA', qty: 0, rt: 18, txval: 1000, iamt: 180, camt: 0, samt: 0, csamt: 0 },
        ],
        hsn_b2c: [
          { num: 1, hsn_sc: '854143', uqc: 'NOS', qty: 2, rt: 18, txval: 200, iamt: 0, camt: 18, samt: 18, csamt: 0 },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
            docs: [
              { num: 1, from: 'TEST/I26/000001', to: 'TEST/I26/000001', totnum: 1, cancel: 0, net_issue: 1 },
              { num: 2, from: 'TEST/I26/000003', to: 'TEST/I26/000003', totnum: 1, cancel: 0, net_issue: 1 },
            ],
          },
          {
            ...{ doc_num: 5, doc_typ: 'Credit Note' },
            docs: [{ num: 1, from: 'TEST/C26/000001', to: 'TEST/C26/000001', totnum: 1, cancel: 0, net_issue: 1 }],
          },
        ],
      },
    });
  });

  it('is only its head for a month without documents', () => {
    expect(fileOf(new Issuer().month('2026-11'))).toEqual({
      ...{ gstin: GSTIN, fp: '112026', version: 'GST3.2.4', hash: 'hash' },
    });
  });
});
