import { because } from '#src/kernel/refusals.ts';
import { Fault } from '#src/platform/fault.ts';
import { readSheet, type SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { cutTable, MOST_ROWS, type Table } from '#src/platform/spreadsheet/table.ts';
import type { CustomerRow, MovingFault, MovingKind, MovingSource, OrderRow } from './moving-import.ts';
import { readCustomer } from './read-customers.ts';
import { dayOrder, NUMBER, type OrderRows, readOrder } from './read-orders.ts';
import { plainHeading, RecordReader } from './record-reader.ts';

/** Lets other requests be served after so many. */
const BREATH = 250;

type Read = { source: MovingSource; records: number; repeated: number; refused: number; faults: MovingFault[] };
/** What a file says. `records`: customers or orders, not rows. */
export type ReadExport = Read & ({ kind: 'customers'; rows: CustomerRow[] } | { kind: 'orders'; rows: OrderRow[] });

/** Reads an export file of Shopify or WooCommerce, which is known by its headings. Throws `invalid`, `too-large`, `unsupported-type`. */
export async function readExport(bytes: Uint8Array): Promise<ReadExport> {
  const sheet = await readSheet(bytes);
  const table = cutTable(sheet, sheet[0]?.line ?? 1);
  const known = recognise(table.headings);
  if (!known) throw new Fault('invalid', 'export-not-known');
  if (table.rows.length === 0) throw new Fault('invalid', 'export-empty');
  if (table.rows.length > MOST_ROWS) throw new Fault('invalid', because('too-many-rows', { max: MOST_ROWS }));
  return known.kind === 'customers' ? readCustomers(table, known.source) : readOrders(table, known.source);
}

function recognise(headings: readonly string[]): { kind: MovingKind; source: MovingSource } | undefined {
  const all = new Set(headings.map(plainHeading));
  const any = (...names: string[]) => names.some((name) => all.has(name));
  if (all.has('name') && all.has('financial_status') && all.has('lineitem_name'))
    return { kind: 'orders', source: 'shopify' };
  if (any('order_id', 'order_number') && any('order_total', 'total') && any('status', 'order_status'))
    return { kind: 'orders', source: 'woocommerce' };
  if (all.has('email') && any('accepts_email_marketing', 'accepts_marketing', 'default_address_address1'))
    return { kind: 'customers', source: 'shopify' };
  if (
    any('email', 'user_email', 'customer_email', 'billing_email') &&
    any('billing_first_name', 'date_registered', 'user_registered', 'paying_customer', 'order_count', 'total_spend')
  )
    return { kind: 'customers', source: 'woocommerce' };
  return undefined;
}

async function readCustomers(table: Table, source: MovingSource): Promise<ReadExport> {
  const reader = new RecordReader(table);
  const found = new Map<string, CustomerRow>();
  let [repeated, refused] = [0, 0];
  for (const [at, row] of table.rows.entries()) {
    if (at % BREATH === BREATH - 1) await new Promise(setImmediate);
    const customer = readCustomer(reader, row);
    const former = customer && found.get(customer.email);
    if (!customer) refused += 1;
    else if (!former) found.set(customer.email, customer);
    else if (isSame(former, customer)) repeated += 1;
    else {
      reader.fault(row, ['email', 'user_email'], 'twice', customer.email, String(former.line));
      refused += 1;
    }
  }
  return {
    kind: 'customers',
    source,
    rows: [...found.values()],
    records: table.rows.length,
    repeated,
    refused,
    faults: reader.faults,
  };
}

async function readOrders(table: Table, source: MovingSource): Promise<ReadExport> {
  const reader = new RecordReader(table);
  const all = ordersIn(reader, source, table.rows);
  const days = dayOrder(reader, all);
  const found = new Map<string, OrderRow>();
  const lost = reader.faults.length; // rows without a number
  let [repeated, refused] = [0, lost];
  for (const [at, rows] of all.entries()) {
    if (at % BREATH === BREATH - 1) await new Promise(setImmediate);
    const order = readOrder(reader, source, rows, days);
    const former = order && found.get(order.number);
    if (!order) refused += 1;
    else if (!former) found.set(order.number, order);
    else if (isSame(former, order)) repeated += 1;
    else {
      reader.fault(rows.head, NUMBER[source], 'twice', order.number, String(former.line));
      refused += 1;
    }
  }
  return {
    kind: 'orders',
    source,
    rows: [...found.values()],
    records: all.length + lost,
    repeated,
    refused,
    faults: reader.faults,
  };
}

/** The same but for its line in the file. */
const isSame = (a: { line: number }, b: { line: number }): boolean =>
  JSON.stringify({ ...a, line: 0 }) === JSON.stringify({ ...b, line: 0 });

/** Rows of one order: in Shopify those after the one with its status; in WooCommerce each row, or all of a number where each product has a row. */
function ordersIn(reader: RecordReader, source: MovingSource, rows: readonly SheetRow[]): OrderRows[] {
  const orders: OrderRows[] = [];
  const byItem = source === 'woocommerce' && reader.has('item_name');
  const byNumber = new Map<string, OrderRows>();
  const seen = new Set<string>();
  for (const row of rows) {
    const number = reader.text(row, NUMBER[source], 64);
    const known = byNumber.get(number);
    const continues = source === 'shopify' ? !reader.text(row, ['financial_status', 'created_at']) : byItem;
    if (known && continues) {
      // Exporters join equal products in one row: a row that is there twice was exported twice.
      const key = row.cells.join('\n');
      if (!byItem || !seen.has(key)) known.more.push(row);
      seen.add(key);
      continue;
    }
    if (!number) {
      reader.fault(row, NUMBER[source], 'required');
      continue;
    }
    seen.add(row.cells.join('\n'));
    const order = { number, head: row, more: [] };
    byNumber.set(number, order);
    orders.push(order);
  }
  return orders;
}
