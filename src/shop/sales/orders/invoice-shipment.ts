import type { Paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { listRefunds } from '#src/shop/sales/payments/list-refunds.ts';
import { issueCreditNote } from '#src/shop/sales/tax-documents/issue-credit-note.ts';
import { issueInvoice } from '#src/shop/sales/tax-documents/issue-invoice.ts';
import { listDocuments } from '#src/shop/sales/tax-documents/list-documents.ts';
import type { Sale } from '#src/shop/sales/tax-documents/sale.ts';
import type { LineSerials } from '#src/shop/sales/units/unit.ts';
import type { Order } from './order.ts';
import type { LineCount } from './shipment.ts';

/** Issues the tax invoice of a parcel, in the transaction that sends it. */
export async function invoiceShipment(
  write: Write,
  order: Order,
  parcel: { id: string; lines: LineCount[]; serials: LineSerials[] },
  at: Date,
): Promise<void> {
  const serials = new Map(parcel.serials.map((one) => [one.position, one.serials]));
  const units = parcel.lines.map((line) => {
    const own = serials.get(line.position);
    return own ? { ...line, serials: own } : line;
  });
  await issueInvoice(write, { ...saleOf(order), cause: parcel.id, units, at });
  await creditEarlierRefunds(write, order.id, parcel.id, at);
}

/**
 * Credits what was refunded before the goods left: it was in no invoice yet, so it could not be credited until now.
 */
async function creditEarlierRefunds(write: Write, orderId: string, parcelId: string, at: Date): Promise<void> {
  const refunds = (await listRefunds(write.trx, orderId)).filter(({ state }) => state !== 'failed');
  if (refunds.length === 0) return;
  const notes = (await listDocuments(write.trx, orderId)).filter(({ kind }) => kind === 'credit-note');
  const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);
  const amount = sum(refunds.map((refund) => refund.amount)) - sum(notes.map(({ total }) => total));
  if (amount > 0)
    await issueCreditNote(write, {
      subjectId: orderId,
      cause: `before:${parcelId}`,
      amount,
      reason: 'Part of the price, refunded before dispatch',
      at,
    });
}

/** An order as the invoices see it. */
function saleOf(order: Order): Sale {
  const { name, address } = order;
  const party = {
    name,
    lines: [address.fullAddress, address.landmark, `${address.city} ${address.zipcode}`],
    state: address.state,
    phone: address.phone,
  };
  return {
    uid: order.uid,
    test: order.test,
    subject: { id: order.id, label: 'Order', number: String(order.number), at: order.at },
    buyer: party,
    ...(order.buyer && { business: order.buyer }),
    deliverTo: party,
    lines: order.lines.map(({ name: product, sku, hsn, quantity, price, discount, gstRateBp }) => ({
      name: product,
      sku,
      hsn,
      quantity,
      price,
      discount,
      gstRateBp,
    })),
    delivery: order.deliveryCharge,
    // Printed in English, like everything on the invoice.
    payment: order.paymentStatus === 'due' ? 'Cash on delivery, due' : order.paid.paymentId,
  };
}

/**
 * Issues the credit notes of a refund after dispatch: for returned goods (`lines`), or for part of the price. None where
 * nothing was invoiced. `cause` is the return's or the refund's id; `amount` in paise.
 */
export async function creditBack(
  write: Write,
  orderId: string,
  back: { cause: string; amount: Paise; lines?: LineCount[]; reason: string },
  at: Date,
): Promise<void> {
  const { cause, amount, lines, reason } = back;
  await issueCreditNote(write, { subjectId: orderId, cause, amount, ...(lines && { units: lines }), reason, at });
}
