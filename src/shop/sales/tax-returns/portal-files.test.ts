import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { anyMonth, BUSINESS, Issuer, misfits } from '#tests/support/tax-documents.ts';
import { toBusinesses, writeEInvoices } from './e-invoices.ts';
import { aboveConsignment, type Carried, eWayBillFile, writeEWayBills } from './e-way-bills.ts';
import { composeGstr1 } from './gstr1.ts';
import { gstr3bOf } from './gstr3b.ts';
import type { MonthDocuments } from './return-document.ts';
import { thresholdsOf } from './thresholds.ts';
import { writeGstr1 } from './write-gstr1.ts';
import { writeGstr3b } from './write-gstr3b.ts';

const DAY = '2026-11-05T06:00:00Z';
const above = { consignmentAbove: () => 5_000_000 };
const carriedBy = ({ documents }: MonthDocuments, tracking = 'GATI-42') =>
  new Map<string, Carried>(
    documents.map(({ cause, content }) => [cause, { id: cause, carrier: 'Gati', tracking, on: content.on }]),
  );

describe('e-invoices', () => {
  it('follow the published schema for every document to a business', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const { ready } = writeEInvoices(toBusinesses(month.documents), month.originals);
        expect(
          misfits(
            'e-invoice',
            ready.map(({ file }) => file),
          ),
        ).toEqual([]);
        for (const { id, file } of ready) {
          const { totals } = month.documents.find((one) => one.id === id)?.content ?? {};
          const sum = (amount: (item: (typeof file.ItemList)[number]) => number) =>
            file.ItemList.reduce((all, item) => all + Math.round(amount(item) * 100), 0);
          expect(sum(({ TotItemVal }) => TotItemVal)).toBe(totals?.gross);
          expect(sum(({ AssAmt, IgstAmt, CgstAmt, SgstAmt }) => AssAmt + IgstAmt + CgstAmt + SgstAmt)).toBe(
            totals?.gross,
          );
          // The portal's own check of each line.
          for (const { Qty, UnitPrice, TotAmt } of file.ItemList)
            expect(Math.abs(Qty * UnitPrice - TotAmt)).toBeLessThan(1);
        }
      }),
    );
  });

  it('name the invoice that a credit note is for, and leave consumers out', () => {
    const issuer = new Issuer();
    const sale = issuer.sale({ business: BUSINESS.Gujarat, lines: [{ price: 118_000, quantity: 2 }] });
    const invoice = issuer.issue('invoice', sale, DAY);
    issuer.takeBack(invoice, 11_800, DAY);
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 118_000 }] }), DAY);
    const { documents, originals } = issuer.month('2026-11');
    const { ready, left } = writeEInvoices(toBusinesses(documents), originals);
    expect(left).toEqual([]);
    expect(ready.map(({ file }) => file)).toMatchObject([
      {
        DocDtls: { Typ: 'CRN', Dt: '05/11/2026' },
        RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: '05/11/2026' }] },
        ItemList: [{ Qty: 1, Unit: 'OTH', UnitPrice: 100 }],
      },
      {
        Version: '1.1',
        DocDtls: { Typ: 'INV', No: invoice.number },
        SellerDtls: { Loc: 'Ahmedabad', Pin: 380009, Stcd: '24' },
        BuyerDtls: { Addr1: '12, Shanti Society, near the lake', Loc: 'Ahmedabad', Pin: 380009, Pos: '24' },
        ItemList: [
          { PrdDesc: "Panel '540 W'", IsServc: 'N', Qty: 2, Unit: 'NOS', UnitPrice: 1000, GstRt: 18, CgstAmt: 180 },
        ],
        ValDtls: { AssVal: 2000, CgstVal: 180, SgstVal: 180, IgstVal: 0, TotInvVal: 2360 },
      },
    ]);
  });

  it('fill up a name that is shorter than the schema wants', () => {
    const issuer = new Issuer();
    const business = { ...BUSINESS.Gujarat, name: 'HP' };
    issuer.issue('invoice', issuer.sale({ business, lines: [{ price: 118_000 }] }), DAY);
    const { documents, originals } = issuer.month('2026-11');
    const files = writeEInvoices(documents, originals).ready.map(({ file }) => file);
    expect(files[0]?.BuyerDtls.LglNm).toBe('HP.');
    expect(misfits('e-invoice', files)).toEqual([]);
  });

  it('leave out what the portal would refuse, and say why', () => {
    const issuer = new Issuer();
    const sold = [
      { business: BUSINESS.Maharashtra, lines: [{ price: 1000 }] }, // delivered in Gujarat
      { business: BUSINESS.Gujarat, lines: [{ price: 1000, hsn: '' }] },
      { business: BUSINESS.Gujarat, lines: [{ price: 1000 }] },
    ].map((shape) => issuer.issue('invoice', issuer.sale(shape), DAY));
    Object.assign(sold[2]?.content.buyer ?? {}, { lines: ['No PIN code'] });
    const { documents, originals } = issuer.month('2026-11');
    const { ready, left } = writeEInvoices(documents, originals);
    expect(ready).toEqual([]);
    expect(left.map(({ why }) => why)).toEqual(['buyer-elsewhere', 'no-hsn', 'buyer-address']);
  });
});

describe('e-way bills', () => {
  it('follow the published format for every parcel above the threshold', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const { ready } = writeEWayBills(aboveConsignment(month.documents, above), carriedBy(month));
        expect(misfits('e-way-bill', eWayBillFile(ready.map(({ file }) => file)))).toEqual([]);
      }),
    );
  });

  it('are for goods worth more than the threshold with their tax, not for services', () => {
    const issuer = new Issuer();
    const [goods, service] = [{ hsn: '85414300' }, { hsn: '99871900' }];
    for (const lines of [
      [{ price: 5_000_000, ...goods }],
      [
        { price: 5_000_000, ...goods },
        { price: 1000, ...service },
      ],
      [{ price: 9_000_000, ...service }],
      [
        { price: 5_000_001, ...goods },
        { price: 118_000, ...service },
      ],
    ])
      issuer.issue('invoice', issuer.sale({ lines }), DAY);
    const month = issuer.month('2026-11');
    const moving = aboveConsignment(month.documents, above);
    expect(moving.map(({ sequence }) => sequence)).toEqual([4]);
    const { ready } = writeEWayBills(moving, carriedBy(month, 'two words'));
    expect(ready[0]?.file).toMatchObject({
      ...{ docType: 'INV', toGstin: 'URP', fromPincode: 380009, toPlace: 'Ahmedabad', totInvValue: 51_180.01 },
      ...{ OthValue: 1180, transporterName: 'Gati', transDocNo: '', mainHsnCode: 854143 },
      itemList: [{ hsnCode: 854143, cgstRate: 9, sgstRate: 9, igstRate: 0 }],
    });
    expect(writeEWayBills(moving, new Map()).left.map(({ why }) => why)).toEqual(['installed']);
  });
});

describe('the schemas of all files', () => {
  const issuer = new Issuer();
  const sold = issuer.sale({ business: BUSINESS.Gujarat, lines: [{ price: 9_000_000 }] });
  issuer.issue('invoice', sold, DAY);
  const month = issuer.month('2026-11');
  const gstr1 = composeGstr1(month, () => undefined);
  const files = {
    gstr1: writeGstr1(gstr1, '24AAACK0000A1ZU', '2026-11'),
    gstr3b: writeGstr3b(gstr3bOf(gstr1), '24AAACK0000A1ZU', '2026-11'),
    'e-invoice': writeEInvoices(month.documents, month.originals).ready.map(({ file }) => file),
    'e-way-bill': eWayBillFile(writeEWayBills(month.documents, carriedBy(month)).ready.map(({ file }) => file)),
  };
  /** The same file with every object changed, one at a time. */
  const changed = (file: unknown, change: (one: Record<string, unknown>) => void): unknown[] => {
    const count = JSON.stringify(file).split('{').length - 1;
    return Array.from({ length: count }, (_, wanted) => {
      let at = 0;
      return JSON.parse(JSON.stringify(file), (_key, value) => {
        if (typeof value === 'object' && !Array.isArray(value) && at++ === wanted) change(value);
        return value;
      });
    });
  };

  it.each(Object.entries(files))('%s: refuse a field that is unknown, at any depth', (name, file) => {
    expect(misfits(name as keyof typeof files, file)).toEqual([]);
    const strange = changed(file, (one) => Object.assign(one, { strange: 1 }));
    expect(strange.length).toBeGreaterThanOrEqual(3);
    for (const one of strange) expect(misfits(name as keyof typeof files, one)).not.toEqual([]);
  });

  it.each(Object.entries(files))('%s: refuse a fraction of a paisa', (name, file) => {
    const amount = /"(?:txval|AssAmt|taxableAmount)":76271\.18\b/;
    const text = JSON.stringify(file);
    expect(text).toMatch(amount);
    const wrong = JSON.parse(text.replace(amount, (found) => `${found}5`));
    expect(misfits(name as keyof typeof files, wrong)).not.toEqual([]);
  });
});

describe('thresholds', () => {
  const figure = (key: string, scope: string, value: object, effectiveFrom: string) =>
    ({ id: key, key, scope, value, effectiveFrom, effectiveTo: null }) as unknown as DatedFigure;

  it('are of the day, and unknown while the turnover is', () => {
    const law = figure('e-invoice', 'india', { turnover: 500 }, '2023-08-01');
    expect(thresholdsOf([law]).needsEInvoice('2026-11-01')).toBeUndefined();
    const own = (turnover: number) => thresholdsOf([law, figure('turnover', 'shop', { turnover }, '2026-04-01')]);
    expect(own(501).needsEInvoice('2026-11-01')).toBe(true);
    expect(own(500).needsEInvoice('2026-11-01')).toBe(false);
    expect(own(501).needsEInvoice('2026-03-31')).toBeUndefined();
    expect(thresholdsOf([]).consignmentAbove('2026-11-01', true)).toBeUndefined();
  });
});
