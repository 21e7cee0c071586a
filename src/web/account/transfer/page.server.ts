import { redirect } from 'react-router';
import { dateFormat } from '#src/kernel/format.ts';
import { formatPaise } from '#src/kernel/money.ts';
import { findOrder } from '#src/shop/sales/orders/list-orders.ts';
import { showTransfer } from '#src/shop/sales/payments/bank-transfer/show-transfers.ts';
import { linesOf, type PaymentState } from '#src/shop/sales/payments/payment.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { hrefs } from '#src/wire/pages.ts';

const STATES = {
  preparing: 'waiting',
  open: 'waiting',
  lapsed: 'released',
  abandoned: 'cancelled',
  captured: 'refund',
  refunding: 'refund',
  settled: 'refund',
  // Never with a transfer.
  due: 'waiting',
  uncollected: 'cancelled',
} as const satisfies Record<PaymentState, string>;

/** An order that waits for its transfer. Once the money is there, it is an order like any other. */
export const loader = pageLoader('transfer', async ({ customer, shop, locale, params: { reference } }) => {
  const { payment, to } = await showTransfer(shop, customer, reference);
  const order = payment.state === 'settled' ? await findOrder(shop, { paymentId: payment.id }) : undefined;
  if (order) throw redirect(payment.uid === customer.uid ? hrefs.placed(order.id) : hrefs.order(order.id));
  const { amount } = payment;
  return {
    texts: texts(locale, 'transfer'),
    reference,
    state: STATES[payment.state],
    mine: payment.uid === customer.uid,
    to,
    amount,
    /** As a bank's form takes it. */
    plainAmount: (amount / 100).toFixed(2),
    total: formatPaise(amount),
    until: dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(payment.reservedUntil),
    lines: linesOf(payment).map(({ productId, name, quantity, price }) => ({ productId, name, quantity, price })),
  };
});

export type TransferView = Awaited<ReturnType<typeof loader>>;
