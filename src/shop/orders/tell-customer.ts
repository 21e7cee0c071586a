import type { Write } from '#src/platform/database/transact.ts';
import type { Paise } from '#src/platform/money.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { Order } from '#src/shop/orders/order.ts';
import type { LineCount } from '#src/shop/orders/shipment.ts';

/** What a customer hears of, by mail. */
export type OrderNews =
  | { kind: 'placed' | 'delivered'; order: Order }
  | { kind: 'shipped'; order: Order; shipment: { carrier: string; tracking: string; trackingUrl: string; lines: LineCount[] } }
  | { kind: 'cancelled'; order: Order; by: 'customer' | 'shop' }
  | { kind: 'refund-promised' | 'refund-processed' | 'refund-failed' | 'cashback'; order: Order; refund: Paise }
  | { kind: 'return-requested'; order: Order; reference: string }
  | { kind: 'return-approved' | 'return-refused'; order: Order; reference: string; answer: string }
  | { kind: 'return-received'; order: Order; reference: string; refund: Paise };

/** Queues the mail with the transaction of what it tells. */
export async function tellCustomer(_write: Write, _platform: Platform, _news: OrderNews): Promise<void> {}
