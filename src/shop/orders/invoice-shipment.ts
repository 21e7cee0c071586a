import type { Write } from '#src/platform/database/transact.ts';
import type { Paise } from '#src/platform/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Order } from '#src/shop/orders/order.ts';
import type { LineCount } from '#src/shop/orders/shipment.ts';

/** Issues the tax invoice of a parcel, with the transaction that sends it. */
export async function invoiceShipment(
  _write: Write,
  _platform: Platform,
  _order: Order,
  _shipment: { id: string; lines: LineCount[] },
  _at: Date,
): Promise<void> {}

/** Issues the credit note of goods that came back. */
export async function creditReturn(
  _write: Write,
  _platform: Platform,
  _order: Order,
  _back: { cause: string; lines: LineCount[]; amount: Paise },
  _at: Date,
): Promise<void> {}

/** Issues the credit note of a part of the price that went back, where goods have been invoiced. */
export async function creditPart(_write: Write, _platform: Platform, _order: Order, _part: { cause: string; amount: Paise }, _at: Date): Promise<void> {}
