import type { Write } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { TAGS } from '#src/shop/catalogue/product.ts';
import { returnStock, stockOf, takeStock } from '#src/shop/catalogue/stock.ts';
import type { GoodsSnapshot } from '#src/shop/checkout/payment.ts';
import { endReservations, insertReservations } from '#src/shop/checkout/reservation.store.ts';

type Items = Pick<GoodsSnapshot['items'][number], 'productId' | 'name' | 'quantity'>[];

/** In one order for everybody: two carts with the same products cannot wait for each other. */
const inOrder = (items: Items) => [...items].sort((a, b) => (a.productId < b.productId ? -1 : 1));

/** Takes the stock for a payment, all of it or none. Throws `out-of-stock`, naming each product and how many there are. */
export async function takeItems({ trx, expire }: Write, paymentId: string, items: Items, at: Date): Promise<void> {
  for (const item of inOrder(items)) {
    if (await takeStock(trx, item.productId, item.quantity, { reason: 'reserved', reference: paymentId, at })) expire(TAGS.product(item.productId));
    else throw await outOfStock(trx, items);
  }
}

/**
 * Holds the stock for a payment in place of what the shopper's former ones held. Giving back and taking go through the
 * products in one order: in two passes, two shoppers who swap crosswise wait for each other (seen).
 */
export async function reserve({ trx, expire }: Write, paymentId: string, items: Items, former: string[], at: Date): Promise<void> {
  const held: { paymentId: string; productId: string; quantity: number }[] = [];
  for (const id of former) for (const one of await endReservations(trx, id, 'released')) held.push({ paymentId: id, ...one });
  const products = [...new Set([...held, ...items].map((one) => one.productId))].sort();
  for (const productId of products) {
    for (const one of held.filter((other) => other.productId === productId)) {
      await returnStock(trx, productId, one.quantity, { reason: 'released', reference: one.paymentId, at });
    }
    const wanted = items.find((item) => item.productId === productId);
    if (wanted && !(await takeStock(trx, productId, wanted.quantity, { reason: 'reserved', reference: paymentId, at }))) throw await outOfStock(trx, items);
    expire(TAGS.product(productId));
  }
  await insertReservations(trx, paymentId, items);
}

/** Gives back what a payment holds; nothing if it holds nothing any more. */
export async function release({ trx, expire }: Write, paymentId: string, at: Date): Promise<void> {
  for (const { productId, quantity } of await endReservations(trx, paymentId, 'released')) {
    await returnStock(trx, productId, quantity, { reason: 'released', reference: paymentId, at });
    expire(TAGS.product(productId));
  }
}

async function outOfStock(trx: Write['trx'], items: Items): Promise<Fault> {
  const left = await stockOf(
    trx,
    items.map((item) => item.productId),
  );
  const short = items
    .filter((item) => (left.get(item.productId) ?? 0) < item.quantity)
    .map((item) => ({ productId: item.productId, name: item.name, stock: left.get(item.productId) ?? 0 }));
  const first = short[0] ?? { name: items[0]?.name ?? 'This product', stock: 0 };
  return new Fault('out-of-stock', first.stock > 0 ? `Only ${first.stock} of ${first.name} are left.` : `${first.name} is sold out.`, { detail: { short } });
}
