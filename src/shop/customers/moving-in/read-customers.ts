import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { readFlag } from '#src/shop/catalogue/import/values.ts';
import type { CustomerRow } from './moving-import.ts';
import type { RecordReader } from './record-reader.ts';

const EMAIL = ['email', 'user_email', 'customer_email', 'billing_email'];
const FIRST = ['first_name', 'billing_first_name', 'shipping_first_name'];
const LAST = ['last_name', 'billing_last_name', 'shipping_last_name'];
const WHOLE = ['name', 'display_name', 'customer_name', 'default_address_name'];
const PHONE = ['phone', 'default_address_phone', 'billing_phone', 'shipping_phone'];
const ORDERS = ['total_orders', 'orders_count', 'order_count', 'orders'];
const SPENT = ['total_spent', 'money_spent', 'total_spend'];
const CONSENT = ['accepts_email_marketing', 'accepts_marketing'];
/** Where an address may stand, the likeliest first; older exports of Shopify, and WooCommerce's own, name its parts alone. */
const ADDRESSES = ['default_address_', 'shipping_', 'billing_', ''];

/** A customer of a file; undefined if something is wrong, which the reader has noted. Columns that are not named here, such as hashes of passwords, are not read. */
export function readCustomer(reader: RecordReader, row: SheetRow): CustomerRow | undefined {
  const before = reader.faults.length;
  const email = reader.email(row, EMAIL);
  if (!email) reader.fault(row, EMAIL, 'required');
  const consent = readFlag(reader.text(row, CONSENT));
  const found: CustomerRow = {
    line: row.line,
    email,
    name: [reader.text(row, FIRST), reader.text(row, LAST)].filter(Boolean).join(' ') || reader.text(row, WHOLE),
    phone: reader.phone(row, PHONE),
    address: addressOf(reader, row),
    note: reader.text(row, ['note'], 1000),
    tags: reader.text(row, ['tags'], 500),
    orderCount: reader.count(row, ORDERS),
    spentPaise: reader.paise(row, SPENT),
    consented: 'value' in consent && consent.value,
  };
  return reader.faults.length > before ? undefined : found;
}

function addressOf(reader: RecordReader, row: SheetRow): CustomerRow['address'] {
  for (const before of ADDRESSES) {
    const found = reader.address(row, before);
    if (found) return found;
  }
  return null;
}
