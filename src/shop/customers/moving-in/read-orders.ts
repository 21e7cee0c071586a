import type { PastOrderState } from '#src/kernel/past-order-states.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import type { MovingSource, OrderRow } from './moving-import.ts';
import { readLine, readPackedLines } from './read-order-lines.ts';
import { dayOrderOf, readWhen } from './read-when.ts';
import type { RecordReader } from './record-reader.ts';

export const NUMBER: Record<MovingSource, readonly string[]> = {
  shopify: ['name'],
  woocommerce: ['order_number', 'order_id', 'id'],
};
const EMAIL = ['email', 'billing_email', 'customer_email'];
const PLACED = ['created_at', 'order_date', 'date', 'date_created'];
const TOTAL = ['total', 'order_total'];
const CURRENCY = ['currency', 'order_currency'];

/** The rows of a file, order by order: Shopify writes a row for each product, and what is said of the whole order only in the first. */
export type OrderRows = { number: string; head: SheetRow; more: SheetRow[] };

/** How days are written in these orders, by all of them. */
export const dayOrder = (reader: RecordReader, orders: readonly OrderRows[]) =>
  dayOrderOf(orders.map(({ head }) => reader.text(head, PLACED)));

/** An order of a file; undefined if something is wrong, which the reader has noted. */
export function readOrder(
  reader: RecordReader,
  source: MovingSource,
  { number, head, more }: OrderRows,
  days: ReturnType<typeof dayOrderOf>,
): OrderRow | undefined {
  const before = reader.faults.length;
  const currency = reader.text(head, CURRENCY, 20);
  if (currency && currency.toUpperCase() !== 'INR') reader.fault(head, CURRENCY, 'currency', currency, currency);
  const placed = reader.text(head, PLACED);
  const at = readWhen(placed, days);
  if (typeof at === 'string') reader.fault(head, PLACED, placed ? at : 'required', placed);
  if (!reader.text(head, TOTAL)) reader.fault(head, TOTAL, 'required');
  const lines = linesOf(reader, source, [head, ...more]);
  if (lines.length === 0 && reader.faults.length === before) reader.fault(head, NUMBER[source], 'no-lines', number);
  const billing = reader.address(head, 'billing_');
  const shipping = reader.address(head, 'shipping_');
  const refundedPaise = reader.paise(
    head,
    ['refunded_amount', 'refunded_total', 'refund_total', 'total_refunded'],
    true,
  );
  const found: OrderRow = {
    line: head.line,
    number,
    email: reader.email(head, EMAIL) || null,
    name: billing?.name || shipping?.name || '',
    phone: reader.phone(head, ['phone', 'billing_phone', 'shipping_phone']),
    placedAt: typeof at === 'string' ? '' : at.toISOString(),
    state: stateOf(reader, source, head),
    subtotalPaise:
      reader.paise(head, ['subtotal', 'order_subtotal']) || lines.reduce((sum, one) => sum + one.totalPaise, 0),
    discountPaise: reader.paise(head, ['discount_amount', 'discount_total', 'cart_discount', 'order_discount'], true),
    discountCode: discountCodeOf(reader, head),
    shippingPaise: reader.paise(head, ['shipping', 'shipping_total', 'order_shipping']),
    taxPaise: reader.paise(head, ['taxes', 'tax_total', 'order_tax', 'total_tax']),
    totalPaise: reader.paise(head, TOTAL),
    refundedPaise,
    lines,
    billing,
    shipping,
  };
  return reader.faults.length > before ? undefined : withRefund(found);
}

function linesOf(reader: RecordReader, source: MovingSource, rows: readonly SheetRow[]) {
  if (source === 'shopify') return rows.flatMap((row) => readLine(reader, row, 'lineitem_'));
  if (reader.has('item_name')) return rows.flatMap((row) => readLine(reader, row, 'item_'));
  return rows.flatMap((row) => readPackedLines(reader, row));
}

/** WooCommerce: `code:SUN10|amount:50`, or the code alone. */
const discountCodeOf = (reader: RecordReader, head: SheetRow): string => {
  const text = reader.text(head, ['discount_code', 'coupon_code', 'coupons', 'coupon_items']);
  return /(?:^|\|)code:([^|;]*)/.exec(text)?.[1] ?? text;
};

const WOOCOMMERCE: Record<string, PastOrderState> = {
  completed: 'sent',
  shipped: 'sent',
  delivered: 'sent',
  processing: 'paid',
  pending: 'unpaid',
  'pending-payment': 'unpaid',
  'on-hold': 'unpaid',
  cancelled: 'cancelled',
  failed: 'cancelled',
  refunded: 'refunded',
};

function stateOf(reader: RecordReader, source: MovingSource, head: SheetRow): PastOrderState {
  if (source === 'woocommerce') {
    const status = reader
      .text(head, ['status', 'order_status'])
      .toLowerCase()
      .replace(/^wc-/, '')
      .replace(/[\s_]/g, '-');
    return WOOCOMMERCE[status] ?? 'paid';
  }
  const [money, goods] = [reader.text(head, ['financial_status']), reader.text(head, ['fulfillment_status'])];
  if (money === 'refunded') return 'refunded';
  if (money === 'partially_refunded') return 'part-refunded';
  if (money === 'voided' || reader.text(head, ['cancelled_at'])) return 'cancelled';
  if (goods === 'fulfilled') return 'sent';
  return money === 'paid' ? 'paid' : 'unpaid';
}

/** A refund that the status does not tell of. */
const withRefund = (order: OrderRow): OrderRow =>
  order.refundedPaise > 0 && order.state !== 'refunded' && order.state !== 'cancelled'
    ? { ...order, state: order.refundedPaise >= order.totalPaise ? 'refunded' : 'part-refunded' }
    : order;
