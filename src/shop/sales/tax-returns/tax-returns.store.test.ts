import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { storeDocuments } from '#tests/support/stored-documents.ts';
import { Issuer, misfits } from '#tests/support/tax-documents.ts';
import type { ReturnDocument } from './return-document.ts';
import { monthReturns } from './show-returns.ts';
import { writeGstr1 } from './write-gstr1.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
  await platform.db
    .insertInto('user')
    .values({ id: 'u1', name: 'Asha Patel', email: 'asha@kiran.example', emailVerified: true })
    .execute();
});
afterAll(() => platform?.close());

const store = (documents: readonly ReturnDocument[], test?: boolean) => storeDocuments(platform.db, documents, test);

describe('a month from the database', () => {
  it('has the invoices that its notes refer to, its advances’ history, and the numbers that are missing', async () => {
    const issuer = new Issuer();
    const far = issuer.sale({ state: 'Maharashtra', lines: [{ price: 30_000_000 }] });
    const large = issuer.issue('invoice', far, '2023-04-10T06:00:00Z');
    const plan = issuer.sale({ label: 'Booking', lines: [{ price: 118_000, hsn: '998719' }] });
    issuer.issue('receipt-voucher', plan, '2023-04-12T06:00:00Z');
    issuer.issue('invoice', plan, '2023-05-12T06:00:00Z');
    issuer.takeBack(large, 118_000, '2023-05-13T06:00:00Z');
    const lost = issuer.issue('invoice', plan, '2023-05-14T06:00:00Z');
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 11_800 }] }), '2023-05-31T18:29:59Z');
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 11_800 }] }), '2023-05-31T18:30:00Z'); // June in India
    await store(issuer.all.filter((one) => one !== lost));
    // Real documents of the same month: not for a shop in trial.
    const real = new Issuer();
    real.issue('invoice', real.sale({ lines: [{ price: 99_999 }] }), '2023-05-02T06:00:00Z');
    await store(
      real.all.map((one) => ({
        ...one,
        id: `real_${one.id}`,
        number: `KS${one.sequence}`,
        cause: `real_${one.cause}`,
      })),
      false,
    );
    const { gstr1, gstr3b, problems, gstin } = await monthReturns(platform, '2023-05');
    const file = writeGstr1(gstr1, gstin, '2023-05');
    expect(misfits('gstr1', file)).toEqual([]);
    expect(file).toMatchObject({
      b2cs: [{ pos: '24', txval: 1100 }],
      cdnur: [{ typ: 'B2CL', nt_num: 'TEST/C23/000001', val: 1180 }],
      txpd: [{ pos: '24', itms: [{ rt: 18, ad_amt: 1000, camt: 90, samt: 90 }] }],
    });
    expect(gstr3b.outward).toEqual({ taxable: 110_000 - 100_000 - 100_000, cgst: 900, sgst: 900, igst: -18_000 });
    expect(problems).toEqual([{ code: 'missing-number', number: 'invoice 2023-24 #3' }]);
  });

  it('refuses what is no month', async () => {
    await expect(monthReturns(platform, '2023-13')).rejects.toThrow();
  });
});
