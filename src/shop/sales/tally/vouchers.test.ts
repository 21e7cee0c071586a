import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTwoGroups, TALLY_LEDGERS, TALLY_ROLES, type TallyNames } from '#src/kernel/tally-ledgers.ts';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import { type ImportedVoucher, importInto, readXml, tallyMisfits } from '#tests/support/tally.ts';
import { anyMonth, BUSINESS, Issuer } from '#tests/support/tax-documents.ts';
import type { MoneyMove } from './money-moves.store.ts';
import { businessesOf, documentVouchers, guidOf, moneyVouchers } from './vouchers.ts';
import { writeMasters, writeVouchers } from './write-tally.ts';

const NAMES = Object.fromEntries(TALLY_ROLES.map((role) => [role, TALLY_LEDGERS[role].preset])) as TallyNames;
const DAY = '2026-11-05T06:00:00Z';
const money = (id: string, more: Partial<MoneyMove> = {}): MoneyMove => ({
  ...{ id, kind: 'payment', on: '2026-11-05', amount: 118_000, method: 'razorpay', reference: `pay_${id}` },
  ...{ gstin: null, name: null },
  ...more,
});
const books = (...files: string[]) => {
  const all = new Map<string, ImportedVoucher>();
  for (const file of files) importInto(all, file);
  return all;
};

describe('a month’s vouchers', () => {
  it('balance, follow the published structure and book what the documents say, whatever was sold', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const file = writeVouchers(documentVouchers(month.documents, NAMES));
        expect(tallyMisfits(readXml(file))).toEqual([]);
        const booked = new Map<string, number>();
        for (const { entries } of books(file).values()) {
          expect(entries.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
          for (const [ledger, amount] of entries) booked.set(ledger, (booked.get(ledger) ?? 0) + amount);
        }
        const of = (kind: string) =>
          addTax(month.documents.filter((one) => one.kind === kind).flatMap(({ content }) => content.lines));
        const [sold, back] = [of('invoice'), of('credit-note')];
        const credit = (...roles: (keyof TallyNames)[]) =>
          roles.reduce((sum, role) => sum + (booked.get(NAMES[role]) ?? 0), 0);
        expect(credit('goods', 'services')).toBe(sold.taxable - back.taxable);
        expect(credit('cgst')).toBe(sold.cgst - back.cgst);
        expect(credit('igst')).toBe(sold.igst - back.igst);
      }),
      // Each is written and read as XML, which takes long.
      { numRuns: 30 },
    );
  });

  it('are the same when a month is imported twice', () => {
    const issuer = new Issuer();
    const sale = issuer.sale({
      business: BUSINESS.Gujarat,
      lines: [
        { price: 105_000, rateBp: 500 },
        { price: 118_000, hsn: '998719' },
      ],
    });
    issuer.issue('receipt-voucher', sale, DAY);
    issuer.takeBack(issuer.issue('invoice', sale, DAY), 11_800, DAY);
    const write = () =>
      writeVouchers([
        ...documentVouchers(issuer.month('2026-11').documents, NAMES),
        ...moneyVouchers([money('pay_1', BUSINESS.Gujarat), money('rfd_1', { kind: 'refund', amount: 11_800 })], NAMES),
      ]);
    const once = books(write());
    expect([...once.values()]).toMatchObject([
      { type: 'Credit Note', number: 'TEST/C26/000001' },
      {
        type: 'Sales',
        number: 'TEST/I26/000001',
        entries: [
          ['Sabarmati Traders (24AAACC1206D1ZM)', -223_000],
          ['Sales of goods', 100_000],
          ['Sales of services', 100_000],
          ['Output CGST', 11_500],
          ['Output SGST', 11_500],
        ],
      },
      {
        type: 'Receipt',
        entries: [
          ['Sabarmati Traders (24AAACC1206D1ZM)', 118_000],
          ['Razorpay', -118_000],
        ],
      },
      {
        type: 'Payment',
        entries: [
          ['Online customers', -11_800],
          ['Razorpay', 11_800],
        ],
      },
    ]);
    expect(books(write(), write())).toEqual(once);
    expect(guidOf('doc_1')).not.toBe(guidOf('doc_2'));
  });

  it('name no consumer', () => {
    const issuer = new Issuer();
    issuer.issue('invoice', issuer.sale({ lines: [{ price: 118_000 }] }), DAY);
    expect(writeVouchers(documentVouchers(issuer.month('2026-11').documents, NAMES))).not.toContain('Asha');
  });
});

describe('masters', () => {
  it('have each ledger once, those of businesses with their GSTIN', () => {
    const issuer = new Issuer();
    const name = 'Patel & Sons <Rooftops>';
    for (const business of [{ ...BUSINESS.Gujarat, name }, BUSINESS.Gujarat, BUSINESS.Gujarat])
      issuer.issue('invoice', issuer.sale({ business, lines: [{ price: 118_000 }] }), DAY);
    const businesses = businessesOf(
      issuer.month('2026-11').documents,
      [money('1', BUSINESS.Maharashtra)],
      (code) => code,
    );
    const root = readXml(writeMasters({ ...NAMES, services: NAMES.goods }, businesses));
    expect(tallyMisfits(root)).toEqual([]);
    const ledgers = [...root.querySelectorAll('LEDGER')].map((one) => one.getAttribute('NAME'));
    expect(ledgers).toEqual([
      ...TALLY_ROLES.filter((role) => role !== 'services').map((role) => NAMES[role]),
      'Patel & Sons <Rooftops> (24AAACC1206D1ZM)',
      'Patel Rooftops LLP (27AAPFU0939F1ZV)',
      'Sabarmati Traders (24AAACC1206D1ZM)',
    ]);
  });

  it('cannot have one name in two groups', () => {
    expect(inTwoGroups(NAMES)).toEqual([]);
    expect(inTwoGroups({ ...NAMES, services: NAMES.goods })).toEqual([]);
    expect(inTwoGroups({ ...NAMES, bank: ' online CUSTOMERS' })).toEqual(['customers', 'bank']);
  });
});
