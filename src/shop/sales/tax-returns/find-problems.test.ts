import { expect, it } from 'vitest';
import { BUSINESS, Issuer } from '#tests/support/tax-documents.ts';
import { findProblems, type Problem } from './find-problems.ts';
import type { MonthDocuments, ReturnDocument } from './return-document.ts';

const SELLER = { gstin: '24AAACK0000A1ZU', hsnDigits: 6 };
const NOVEMBER = '2026-11-05T06:00:00Z';

/** A month with an invoice to a business elsewhere, as `change` leaves it. */
function month(change: (invoice: ReturnDocument) => void = () => {}): MonthDocuments {
  const issuer = new Issuer();
  const sale = issuer.sale({ state: 'Maharashtra', business: BUSINESS.Maharashtra, lines: [{ price: 118_000 }] });
  change(issuer.issue('invoice', sale, NOVEMBER));
  return issuer.month('2026-11');
}
const codes = (found: Problem[]) => found.map(({ code }) => code);
const line = (document: ReturnDocument) => document.content.lines[0] as NonNullable<(typeof document.content.lines)[0]>;

it('finds nothing in what the shop issues', () => {
  const issuer = new Issuer();
  for (const lines of [
    [{ price: 1 }],
    [{ price: 99_999 }, { price: 333, rateBp: 500, quantity: 3 }],
    [{ price: 5, rateBp: 0 }],
  ])
    issuer.takeBack(issuer.issue('invoice', issuer.sale({ lines }), NOVEMBER), 1, NOVEMBER);
  expect(findProblems(issuer.month('2026-11'), SELLER)).toEqual([]);
  expect(findProblems(month(), SELLER)).toEqual([]);
});

it.each<[Problem['code'], (invoice: ReturnDocument) => void]>([
  ['bad-number', (one) => Object.assign(one, { number: 'INVOICE/26-27/0000001' })],
  ['other-seller', ({ content }) => Object.assign(content.seller, { gstin: BUSINESS.Gujarat.gstin })],
  ['buyer-gstin', ({ content }) => Object.assign(content.buyer, { gstin: '27AAPFU0939F1ZX' })],
  ['buyer-gstin', ({ content }) => Object.assign(content.buyer, { gstin: SELLER.gstin })],
  ['totals-differ', (one) => Object.assign(one, { total: one.total + 1 })],
  ['totals-differ', (one) => Object.assign(line(one), { taxable: line(one).taxable + 1 })],
  ['tax-heads', ({ content }) => Object.assign(content, { interState: false })],
  ['tax-heads', (one) => Object.assign(line(one), { igst: 0, cgst: 9000, sgst: 9000 })],
  ['tax-differs', (one) => Object.assign(line(one), { igst: line(one).igst - 200, taxable: line(one).taxable + 200 })],
  ['no-rate', (one) => Object.assign(line(one), { rateBp: 1799 })],
  ['no-hsn', (one) => Object.assign(line(one), { hsn: '' })],
  ['short-hsn', (one) => Object.assign(line(one), { hsn: '8541' })],
])('finds %s, with the document’s number', (code, change) => {
  let number = '';
  const changed = month((invoice) => {
    change(invoice);
    number = invoice.number;
  });
  expect(findProblems(changed, SELLER)).toEqual(expect.arrayContaining([expect.objectContaining({ code, number })]));
});

it('names both sums of a difference', () => {
  const found = findProblems(
    month((one) => Object.assign(one, { total: 118_001 })),
    SELLER,
  );
  expect(found).toMatchObject([{ code: 'totals-differ', expected: 118_001, found: 118_000 }]);
});

it('finds a missing number, and a shop without GSTIN', () => {
  const missing = [{ kind: 'invoice' as const, financialYear: 2026, sequence: 7 }];
  expect(findProblems({ ...month(), missing }, { gstin: '', hsnDigits: 6 })).toMatchObject([
    { code: 'no-gstin' },
    { code: 'missing-number', number: 'invoice 2026-27 #7' },
  ]);
});

it('finds notes for more than their invoice, and one that comes too late to lower the tax', () => {
  const issuer = new Issuer();
  const invoice = issuer.issue('invoice', issuer.sale({ lines: [{ price: 118_000 }] }), '2025-03-31T06:00:00Z');
  const note = issuer.takeBack(invoice, 59_000, '2025-11-30T06:00:00Z');
  expect(findProblems(issuer.month('2025-11'), SELLER)).toEqual([]);
  issuer.takeBack(invoice, 1000, '2025-12-01T06:00:00Z');
  expect(codes(findProblems(issuer.month('2025-12'), SELLER))).toEqual(['late-note']);
  Object.assign(note, { total: 118_001 });
  Object.assign(line(note), { gross: 118_001 });
  expect(codes(findProblems(issuer.month('2025-11'), SELLER))).toContain('over-credited');
});
