import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import { anyMonth, BUSINESS, Issuer, misfits } from '#tests/support/tax-documents.ts';
import { composeGstr1 } from './gstr1.ts';
import { gstr3bOf } from './gstr3b.ts';
import type { MonthDocuments } from './return-document.ts';
import { writeGstr1 } from './write-gstr1.ts';
import { writeGstr3b } from './write-gstr3b.ts';

const GSTIN = '24AAACK0000A1ZU';
const compose = (month: MonthDocuments) => composeGstr1(month, () => 10_000_000);
const fileOf = (month: MonthDocuments) => writeGstr3b(gstr3bOf(compose(month)), GSTIN, '2026-11');
const paise = (rupees: number) => Math.round(rupees * 100);

describe('a month’s GSTR-3B', () => {
  it('follows the format and sums to the month’s documents to the paisa, whatever was sold and credited', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const file = fileOf(month);
        expect(misfits('gstr3b', file)).toEqual([]);
        // No float has left a third decimal.
        expect(JSON.stringify(file)).not.toMatch(/\d\.\d{3}/);
        const of = (kind: string) =>
          addTax(month.documents.filter((one) => one.kind === kind).flatMap(({ content }) => content.lines));
        const [sold, back] = [of('invoice'), of('credit-note')];
        const { osup_det: taxed, osup_nil_exmp: nil } = file.sup_details;
        expect(paise(taxed.txval) + paise(nil.txval)).toBe(sold.taxable - back.taxable);
        expect(paise(taxed.iamt)).toBe(sold.igst - back.igst);
        expect(paise(taxed.camt)).toBe(sold.cgst - back.cgst);
        expect(paise(taxed.samt)).toBe(sold.sgst - back.sgst);
      }),
    );
  });

  it('is written as the offline utility writes it, with nothing that sales do not decide', () => {
    const issuer = new Issuer();
    const far = { state: 'Maharashtra' };
    for (const shape of [
      { lines: [{ price: 11_800 }, { price: 5_000, rateBp: 0 }] },
      { ...far, lines: [{ price: 23_601 }] },
      { ...far, business: BUSINESS.Maharashtra, lines: [{ price: 118_000 }] }, // has a GSTIN: not in 3.2
    ])
      issuer.issue('invoice', issuer.sale(shape), '2026-11-05T06:00:00Z');
    const zero = { iamt: 0, camt: 0, samt: 0, csamt: 0 };
    expect(fileOf(issuer.month('2026-11'))).toEqual({
      gstin: GSTIN,
      ret_period: '112026',
      sup_details: {
        osup_det: { txval: 1300.01, iamt: 216, camt: 9, samt: 9, csamt: 0 },
        osup_zero: { txval: 0, iamt: 0, csamt: 0 },
        osup_nil_exmp: { txval: 50 },
        isup_rev: { txval: 0, ...zero },
        osup_nongst: { txval: 0 },
      },
      inter_sup: { unreg_details: [{ pos: '27', txval: 200.01, iamt: 36 }], comp_details: [], uin_details: [] },
      itc_elg: {
        itc_avl: ['IMPG', 'IMPS', 'ISRC', 'ISD', 'OTH'].map((ty) => ({ ty, ...zero })),
        itc_rev: ['RUL', 'OTH'].map((ty) => ({ ty, ...zero })),
        itc_net: zero,
        itc_inelg: ['RUL', 'OTH'].map((ty) => ({ ty, ...zero })),
      },
      inward_sup: { isup_details: ['GST', 'NONGST'].map((ty) => ({ ty, inter: 0, intra: 0 })) },
      intr_ltfee: { intr_details: zero },
    });
  });

  it('counts an advance that GSTR-1 reports in 11A, and takes off what 11B sets off', () => {
    const issuer = new Issuer();
    const plan = issuer.sale({ label: 'Booking', lines: [{ price: 118_000, hsn: '998719' }] });
    issuer.issue('receipt-voucher', plan, '2026-10-12T06:00:00Z');
    issuer.issue('invoice', plan, '2026-11-12T06:00:00Z');
    const [october, november] = ['2026-10', '2026-11'].map((name) => fileOf(issuer.month(name)).sup_details.osup_det);
    expect(october).toEqual({ txval: 1000, iamt: 0, camt: 90, samt: 90, csamt: 0 });
    expect(november).toEqual({ txval: 0, iamt: 0, camt: 0, samt: 0, csamt: 0 });
  });

  it('has the taxable value and the tax of the GSTR-1 that the portal compares it with', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const gstr1 = writeGstr1(compose(month), GSTIN, '2026-11');
        const hsn = [...(gstr1.hsn?.hsn_b2b ?? []), ...(gstr1.hsn?.hsn_b2c ?? [])].filter(({ rt }) => rt > 0);
        const sum = (name: 'txval' | 'iamt' | 'camt' | 'samt') => hsn.reduce((all, row) => all + paise(row[name]), 0);
        const { osup_det } = fileOf(month).sup_details;
        for (const name of ['txval', 'iamt', 'camt', 'samt'] as const) expect(paise(osup_det[name])).toBe(sum(name));
      }),
    );
  });
});
