import { type Paise, paise } from '#src/kernel/money.ts';
import type { Write } from '#src/platform/database/transact.ts';
import type { DocumentLine } from '#src/shop/sales/tax-documents/document.ts';
import { issueCreditNote } from '#src/shop/sales/tax-documents/issue-credit-note.ts';
import { issueInvoice } from '#src/shop/sales/tax-documents/issue-invoice.ts';
import { issueReceiptVoucher } from '#src/shop/sales/tax-documents/issue-receipt-voucher.ts';
import { issueRefundVoucher } from '#src/shop/sales/tax-documents/issue-refund-voucher.ts';
import { listIssued } from '#src/shop/sales/tax-documents/list-documents.ts';
import type { Sale } from '#src/shop/sales/tax-documents/sale.ts';
import type { Installation, Milestone } from './installation.ts';

/** Installation of electrical equipment; the rate is that of the day of the offer (docs/india.md). */
const INSTALLATION_SAC = '995461';

/** Positions of the two lines that every document of an installed order has: Notification 11/2017, entry 38, explanation. */
const GOODS = 0;
const SERVICE = 1;

const both = (positions: Paise[]): [Paise, Paise] => [positions[GOODS] ?? paise(0), positions[SERVICE] ?? paise(0)];

/** An installed order as tax documents see it: two lines, one for each rate, at these prices and discounts. */
function saleOf(
  order: Installation,
  prices: Paise[],
  discounts: Paise[],
  payment: string,
  names: { goods: string; service: string },
): Sale {
  const { name, address } = order;
  const party = {
    name,
    lines: [address.fullAddress, address.landmark, `${address.city} ${address.zipcode}`],
    state: address.state,
    phone: address.phone,
  };
  const [goods, service] = both(prices);
  const [lessGoods, lessService] = both(discounts);
  return {
    uid: order.uid,
    test: order.test,
    subject: { id: order.id, label: 'Installation', number: String(order.number), at: order.at },
    buyer: party,
    deliverTo: party,
    lines: [
      {
        name: names.goods,
        hsn: hsnOf(order),
        quantity: 1,
        price: goods,
        discount: lessGoods,
        gstRateBp: order.goodsRateBp,
      },
      {
        name: names.service,
        hsn: INSTALLATION_SAC,
        quantity: 1,
        price: service,
        discount: lessService,
        gstRateBp: order.serviceRateBp,
      },
    ],
    delivery: paise(0),
    payment,
  };
}

/** The code of what is worth most: the kit. */
const hsnOf = ({ lines }: Installation): string | undefined =>
  [...lines].sort((a, b) => b.price * b.quantity - a.price * a.quantity).find(({ hsn }) => hsn)?.hsn ?? undefined;

const NONE = [paise(0), paise(0)];

/** Issues the receipt voucher of a milestone that is paid before the invoice (CGST Rules, rule 50). */
export const receiptOf = (
  write: Write,
  order: Installation,
  { position, amount, goods }: Milestone,
  payment: { id: string; providerId: string },
  at: Date,
) =>
  issueReceiptVoucher(write, {
    ...saleOf(order, [goods, paise(amount - goods)], NONE, payment.providerId, {
      goods: `Advance, milestone ${position} of ${order.milestones.length}: solar power system, goods`,
      service: `Advance, milestone ${position} of ${order.milestones.length}: solar power system, installation`,
    }),
    cause: payment.id,
    at,
  });

/**
 * Issues the tax invoice of the installed system (CGST Act s. 31), in the transaction that completes it. It is for the price less the survey's fee
 * and what was refunded on the way; advances are set off against it.
 */
export async function invoiceOf(write: Write, order: Installation, at: Date): Promise<void> {
  const issued = await listIssued(write.trx, order.id);
  const lines = (kind: string) => issued.filter((one) => one.kind === kind).flatMap(({ content }) => content.lines);
  const grossAt = (all: DocumentLine[], position: number) =>
    all.reduce((sum, line) => (line.position === position ? sum + line.gross : sum), 0);
  const back = lines('refund-voucher');
  const received = lines('receipt-voucher').reduce((sum, { gross }) => sum + gross, 0);
  const refunded = back.reduce((sum, { gross }) => sum + gross, 0);
  const discounts = [
    paise(order.creditGoods + grossAt(back, GOODS)),
    paise(order.credit - order.creditGoods + grossAt(back, SERVICE)),
  ];
  await issueInvoice(write, {
    ...saleOf(order, [order.goods, order.service], discounts, '', {
      goods: `Solar power system, goods: ${order.lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}`,
      service: 'Solar power system, installation and commissioning',
    }),
    cause: order.id,
    advances: paise(received - refunded),
    at,
  });
}

/**
 * Issues the document of a refund: a refund voucher against the milestone's own receipt before the invoice (rule 51), a credit note after it.
 * @param cause the refund's id
 */
export const creditOf = (
  write: Write,
  order: Installation,
  { cause, amount, reason, paymentId }: { cause: string; amount: Paise; reason: string; paymentId: string },
  at: Date,
) =>
  order.state === 'completed'
    ? issueCreditNote(write, { subjectId: order.id, cause, amount, reason, at })
    : issueRefundVoucher(write, { subjectId: order.id, cause, amount, reason, against: paymentId, at });
