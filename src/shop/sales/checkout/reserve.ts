import { because } from '#src/kernel/refusals.ts';
import type { Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { stockChanged } from '#src/shop/catalogue/products/shown.ts';
import { noteStock, returnStock, stockOf, takeStock } from '#src/shop/catalogue/products/stock.ts';
import type { GoodsSnapshot } from '#src/shop/sales/payments/payment.ts';
import { endReservations, type Held, holdAgain } from './reservation.store.ts';

type Items = Pick<GoodsSnapshot['items'][number], 'productId' | 'name' | 'quantity'>[];

/** Always in the same order, so that two carts with the same products cannot deadlock. */
const inOrder = (items: Items) => [...items].sort((a, b) => (a.productId < b.productId ? -1 : 1));

/** Takes the stock for a payment, all of it or none. Throws `out-of-stock`, naming each product and how many are left. */
export async function takeItems(write: Write, paymentId: string, items: Items, at: Date): Promise<void> {
  const { trx } = write;
  await noteStock(trx, taken(items), { reason: 'reserved', reference: paymentId, at });
  for (const { productId, quantity } of inOrder(items)) {
    const left = await takeStock(trx, productId, quantity);
    if (left === undefined) throw await outOfStock(trx, items);
    stockChanged(write, productId, left + quantity, left);
  }
}

/**
 * Holds the stock for a payment in place of what the shopper's previous ones held. Returns and takes stock in a single pass
 * over the products in order: with two passes, two shoppers who swap products deadlock (seen).
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
  await noteStock(trx, taken(items), { reason: 'reserved', reference: paymentId, at });
  for (const productId of [...new Set([...held, ...items].map((one) => one.productId))].sort()) {
    const back = held.filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0);
    const before = back > 0 ? (await returnStock(trx, productId, back)) - back : undefined;
    const wanted = items.find((item) => item.productId === productId)?.quantity ?? 0;
    const left = wanted > 0 ? await takeStock(trx, productId, wanted) : (before ?? 0) + back;
    if (left === undefined) throw await outOfStock(trx, items);
    stockChanged(write, productId, before ?? left + wanted, left);
  }
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

async function outOfStock(trx: Write['trx'], items: Items): Promise<Fault> {
  const left = await stockOf(
    trx,
    items.map((item) => item.productId),
  );
  const short = items
    .filter((item) => (left.get(item.productId) ?? 0) < item.quantity)
    .map((item) => ({ productId: item.productId, name: item.name, stock: left.get(item.productId) ?? 0 }));
  const name = short[0]?.name ?? items[0]?.name;
  const still = short[0]?.stock ?? 0;
  if (name === undefined) return new Fault('out-of-stock', 'this-sold-out', { detail: { short } });
  return new Fault(
    'out-of-stock',
    still > 0 ? because('stock-short', { left: still, name }) : because('sold-out', { name }),
    {
      detail: { short },
    },
  );
}
