import { because } from '#src/kernel/refusals.ts';
import { pipelined } from '#src/platform/database/pipelined.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { stockChanged } from '#src/shop/catalogue/products/shown.ts';
import { noteStock, returnStock, stockOf, takeStock } from '#src/shop/catalogue/products/stock.ts';
import type { GoodsSnapshot } from '#src/shop/sales/payments/payment.ts';
import { endReservations, type Held, holdAgain } from './reservation.store.ts';

type Items = Pick<GoodsSnapshot['items'][number], 'productId' | 'name' | 'quantity'>[];

/** Takes the stock for a payment, all of it or none. Throws `out-of-stock`, naming each product and how many are left. */
export const takeItems = (write: Write, paymentId: string, items: Items, at: Date): Promise<void> =>
  exchange(write, paymentId, [], items, at);

/**
 * Holds the stock for a payment in place of what the shopper's previous ones held. Throws `out-of-stock`.
 * The reservations themselves are written with the payment.
 * @param again holds again what this payment held before it expired
 */
export async function reserve(
  write: Write,
  paymentId: string,
  items: Items,
  former: string[],
  at: Date,
  again = false,
): Promise<void> {
  const { trx } = write;
  const held: Held[] = [];
  for (const id of former) held.push(...(await letGo(trx, id, at)));
  if (again) await holdAgain(trx, paymentId);
  await exchange(write, paymentId, held, items, at);
}

/**
 * Returns what was held and takes the items, in one round trip and a single pass over the products in the order of their ids: two carts with the
 * same products, or two shoppers who swap products, would deadlock otherwise (seen).
 */
async function exchange(write: Write, paymentId: string, held: Held[], items: Items, at: Date): Promise<void> {
  const steps = [
    ...held.map(({ productId, quantity }) => ({ productId, by: quantity })),
    ...items.map(({ productId, quantity }) => ({ productId, by: -quantity })),
  ].sort((a, b) => (a.productId === b.productId ? b.by - a.by : a.productId < b.productId ? -1 : 1));
  const [, ...left] = await pipelined(write.trx, (trx) => [
    noteStock(trx, taken(items), { reason: 'reserved', reference: paymentId, at }),
    ...steps.map(({ productId, by }) => (by > 0 ? returnStock(trx, productId, by) : takeStock(trx, productId, -by))),
  ]);
  const changes = new Map<string, { from: number; to: number }>();
  const short = new Set<string>();
  for (const [index, { productId, by }] of steps.entries()) {
    const to = left[index];
    if (to === undefined) short.add(productId);
    else changes.set(productId, { from: changes.get(productId)?.from ?? to - by, to });
  }
  if (short.size > 0) throw await outOfStock(write.trx, items, short);
  for (const [productId, { from, to }] of changes) stockChanged(write, productId, from, to);
}

/** Returns what a payment holds to stock; does nothing if it holds nothing any more. */
export async function release(write: Write, paymentId: string, at: Date): Promise<void> {
  for (const { productId, quantity } of await letGo(write.trx, paymentId, at)) {
    const stock = await returnStock(write.trx, productId, quantity);
    stockChanged(write, productId, stock - quantity, stock);
  }
}

/** Ends a payment's reservations and notes it; the caller returns the stock, in the order of products. */
async function letGo(trx: Write['trx'], paymentId: string, at: Date): Promise<Held[]> {
  const held = await endReservations(trx, paymentId, 'released');
  await noteStock(
    trx,
    held.map(({ productId, quantity }) => ({ productId, change: quantity })),
    { reason: 'released', reference: paymentId, at },
  );
  return held;
}

const taken = (items: Items) => items.map(({ productId, quantity }) => ({ productId, change: -quantity }));

/**
 * Says fewer than was asked for even if units have been returned since: "1 left" would make no sense to whoever was refused one.
 * @param missing the products of which too few were left, so that nothing of them was taken
 */
async function outOfStock(trx: Write['trx'], items: Items, missing: ReadonlySet<string>): Promise<Fault> {
  const left = await stockOf(trx, [...missing]);
  const short = items
    .filter(({ productId }) => missing.has(productId))
    .map(({ productId, name, quantity }) => ({
      productId,
      name,
      stock: Math.min(left.get(productId) ?? 0, quantity - 1),
    }));
  const { name, stock: still } = short[0] ?? { stock: 0 };
  if (name === undefined) return new Fault('out-of-stock', 'this-sold-out', { detail: { short } });
  return new Fault(
    'out-of-stock',
    still > 0 ? because('stock-short', { left: still, name }) : because('sold-out', { name }),
    {
      detail: { short },
    },
  );
}
