import { forbidden, notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { listRefunds, type Refund } from '#src/shop/sales/payments/list-refunds.ts';
import { listDocuments, type TaxDocument } from '#src/shop/sales/tax-documents/list-documents.ts';
import { listUnits } from '#src/shop/sales/units/list-units.ts';
import type { SentUnit } from '#src/shop/sales/units/unit.ts';
import { findOrderRow, selectEvents } from './order.store.ts';
import { isTheirs, type Order } from './order.ts';
import { selectReturns } from './return.store.ts';
import type { ReturnRequest } from './return.ts';
import { selectShipments } from './shipment.store.ts';
import type { Shipment } from './shipment.ts';

/** One event in an order's history. `byShop`: done by the shop, not the customer. */
type OrderEvent = {
  at: Date;
  from: string | undefined;
  to: string;
  note: string | undefined;
  byShop: boolean;
  actor: string;
};

export type OrderFile = {
  order: Order;
  events: OrderEvent[];
  shipments: Shipment[];
  /** Those with serial numbers. */
  units: SentUnit[];
  returns: ReturnRequest[];
  refunds: Refund[];
  documents: TaxDocument[];
};

/** An order in full, for its customer and the administrator. Throws `not-found`, `forbidden`. */
export async function showOrder({ db }: Pick<Platform, 'db'>, actor: Principal, id: string): Promise<OrderFile> {
  const order = await findOrderRow(db, { id });
  if (!order) throw notFound('order');
  if (!isTheirs(order, actor) && !isAdministrator(actor)) throw forbidden();
  const [events, shipments, units, returns, refunds, documents] = await Promise.all([
    selectEvents(db, id),
    selectShipments(db, id),
    listUnits(db, id),
    selectReturns(db, id),
    listRefunds(db, id),
    listDocuments(db, id),
  ]);
  return {
    order,
    events: events.map(({ at, actor: who, fromStatus, toStatus, note }) => ({
      at,
      from: fromStatus ?? undefined,
      to: toStatus,
      note: note ?? undefined,
      byShop: who !== order.uid,
      actor: who,
    })),
    shipments,
    units,
    returns,
    refunds,
    documents,
  };
}
