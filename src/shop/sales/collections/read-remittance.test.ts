import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRemittance } from './read-remittance.ts';

const read = (text: string) => readRemittance(new TextEncoder().encode(text));

describe('a remittance file', () => {
  it.each([
    ['Delhivery', 'Waybill,Order ID,COD Amount,Remittance Date,UTR\n1490001,1042,"12,000.00",27-11-2026,HDFCN52026'],
    [
      'Shiprocket',
      'Order ID,AWB Number,CRF ID,COD Amount (₹),Remittance Date,UTR Number\n1042,1490001,77,12000,2026-11-27,HDFCN52026',
    ],
    ['Blue Dart', 'AWB No.,Ref No,COD Amt.,Payment Date,NEFT No\n1490001,1042,Rs.12000.00,27/11/2026,HDFCN52026'],
    [
      'Ecom Express',
      'Airwaybill Number,Order Number,Collectable Value,Remitted Date,Bank UTR No\n1490001,1042,12000.0,27 Nov 2026,HDFCN52026',
    ],
  ])('of %s', async (_carrier, text) => {
    expect(await read(text)).toMatchObject([
      { waybill: '1490001', orderRef: '1042', amount: 1_200_000, day: '2026-11-27', utr: 'HDFCN52026' },
    ]);
  });

  it('may have titles above and sums below, and rows that were prepaid or taken back', async () => {
    const rows = await read(
      'COD Remittance,,\nClient,KIRAN,\nAWB,COD Amount,UTR\n149 0001,500,X1\n1490002,0,X1\n1490003,-500,X1\nTotal,500,\n,1000,\n',
    );
    expect(rows.map(({ waybill, amount }) => [waybill, amount])).toEqual([['1490001', 50_000]]);
  });

  it('knows a waybill and its amount again in another file, and another amount as another row', async () => {
    const of = async (line: string) => (await read(`AWB,COD Amount,UTR,Remittance Date\n${line}`))[0]?.fingerprint;
    expect(await of("'1490001,500,,")).toBe(await of('1490001,500.00,HDFC1,27-11-2026'));
    expect(await of('1490001,500,,')).not.toBe(await of('1490001,501,,'));
    expect(await of('1490001,500,,')).not.toBe(await of('1490002,500,,'));
  });

  it('without such headings, or with an amount that cannot be read, is refused', async () => {
    await expect(read('Name,City\nAsha,Surat')).rejects.toThrow();
    await expect(read('AWB,COD Amount\n1490001,twelve')).rejects.toThrow();
  });

  it('gives each amount to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 99_999_999 }), async (paise) => {
        const written = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);
        expect((await read(`AWB,COD Amount\n1490001,"${written}"`))[0]?.amount).toBe(paise);
      }),
    );
  });
});
