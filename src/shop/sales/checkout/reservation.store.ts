import { AT_ONCE } from '#src/kernel/payment-method.ts';
import type { Queryable, Tx } from '#src/platform/database/database.ts';

/** Units of a product that a payment holds. */
export type Held = { productId: string; quantity: number };

/** Ends the held reservations of a payment; answers what they held, ordered by product id. */
export async function endReservations(trx: Tx, paymentId: string, state: 'released' | 'consumed'): Promise<Held[]> {
  const rows = await trx
    .updateTable('reservation')
    .set({ state })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'held')
    .returning(['productId', 'quantity'])
    .execute();
  return rows.sort((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** Holds the released reservations of a payment again. */
export const holdAgain = (trx: Tx, paymentId: string) =>
  trx
    .updateTable('reservation')
    .set({ state: 'held' })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'released')
    .execute();

/** Marks released reservations as consumed: the payment came late and has taken its stock again. */
export const consumeAgain = (trx: Tx, paymentId: string) =>
  trx
    .updateTable('reservation')
    .set({ state: 'consumed' })
    .where('paymentId', '=', paymentId)
    .where('state', '=', 'released')
    .execute();

/** What a shopper's open payment holds, by product: off the stock for others, but still available to this shopper, whose next payment replaces it. */
export async function heldBy(db: Queryable, uid: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('reservation')
    .innerJoin('payment', 'payment.id', 'reservation.paymentId')
    .select(['reservation.productId', 'reservation.quantity'])
    .where('payment.uid', '=', uid)
    .where('payment.method', 'in', AT_ONCE)
    .where('payment.state', 'in', ['preparing', 'open'])
    .where('reservation.state', '=', 'held')
    .execute();
  return new Map(rows.map((row) => [row.productId, row.quantity]));
}
