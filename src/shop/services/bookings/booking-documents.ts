import { type Paise, spread } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { issueCreditNote } from '#src/shop/sales/tax-documents/issue-credit-note.ts';
import { issueInvoice } from '#src/shop/sales/tax-documents/issue-invoice.ts';
import { issueRefundVoucher } from '#src/shop/sales/tax-documents/issue-refund-voucher.ts';
import { listDocuments } from '#src/shop/sales/tax-documents/list-documents.ts';
import type { Sale } from '#src/shop/sales/tax-documents/sale.ts';
import type { Booking, Visit } from './booking.ts';

/** SAC and rate of visits to solar systems: only cleaning and upkeep, 18 % (india.md §1). */
export const SERVICE_TAX = { hsn: '998719', gstRateBp: 1800 } as const;

/** A booking as the tax documents see it: one line per visit, so that each visit's invoice is exact to the paisa. */
export function saleOfBooking(booking: Booking): Sale {
  const { name, address, planName, visitsIncluded } = booking;
  const party = {
    name,
    lines: [address.fullAddress, address.landmark, `${address.city} ${address.zipcode}`],
    state: address.state,
    phone: address.phone,
  };
  const equal = Array.from({ length: visitsIncluded }, () => 1);
  const prices = spread(booking.subtotal, equal);
  const discounts = spread(booking.discount, prices);
  return {
    uid: booking.uid,
    test: booking.test,
    subject: { id: booking.id, label: 'Booking', number: String(booking.number), at: booking.at },
    buyer: party,
    ...(booking.buyer && { business: booking.buyer }),
    deliverTo: party,
    lines: prices.map((price, at) => ({
      name: visitsIncluded > 1 ? `${planName}, visit ${at + 1} of ${visitsIncluded}` : planName,
      hsn: booking.hsn,
      quantity: 1,
      price,
      discount: discounts[at] ?? (0 as Paise),
      gstRateBp: booking.gstRateBp,
    })),
    delivery: 0 as Paise,
    payment: booking.paid.paymentId,
  };
}

/**
 * Issues the tax invoice of a completed visit, in the transaction that completes it: the law allows 30 days for a service
 * (CGST Rules, rule 47); here at once. A second call returns the first call's invoice.
 */
export const invoiceVisit = (write: Write, booking: Booking, visit: Pick<Visit, 'id' | 'position'>, at: Date) =>
  issueInvoice(write, {
    ...saleOfBooking(booking),
    cause: visit.id,
    units: [{ position: visit.position - 1, quantity: 1 }],
    at,
  });

/**
 * Issues the document of a refund: a refund voucher for an advance whose service was not invoiced yet, a credit note
 * otherwise. `cause` is the refund's id; `amount` in paise.
 */
export async function creditBooking(
  write: Write,
  bookingId: string,
  back: { cause: string; amount: Paise; reason: string },
  at: Date,
): Promise<void> {
  const invoiced = (await listDocuments(write.trx, bookingId)).some(({ kind }) => kind === 'invoice');
  const issue = invoiced ? issueCreditNote : issueRefundVoucher;
  await issue(write, { subjectId: bookingId, ...back, at });
}
