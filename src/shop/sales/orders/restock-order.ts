import type { Write } from '#src/platform/database/transact.ts';
import { stockChanged } from '#src/shop/catalogue/products/shown.ts';
import { noteStock, returnStock } from '#src/shop/catalogue/products/stock.ts';
import type { Order } from './order.ts';

/** Takes everything in an order back into stock. */
export async function restockOrder(write: Write, order: Order, at: Date): Promise<void> {
  await noteStock(
    write.trx,
    order.lines.map(({ productId, quantity }) => ({ productId, change: quantity })),
    { reason: 'restocked', reference: order.id, at },
  );
  for (const line of [...order.lines].sort((a, b) => (a.productId < b.productId ? -1 : 1))) {
    const stock = await returnStock(write.trx, line.productId, line.quantity);
    stockChanged(write, line.productId, stock - line.quantity, stock);
  }
}
