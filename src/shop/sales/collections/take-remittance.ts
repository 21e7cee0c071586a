import { transact, type Write } from '#src/platform/database/transact.ts';
import { forbidden, invalid } from '#src/platform/fault.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { recordAction } from '#src/shop/audit/record-action.ts';
import { isAdministrator, type Principal } from '#src/shop/customers/identity/principal.ts';
import { collectOrder } from '#src/shop/sales/orders/collect-order.ts';
import type { Shop } from '#src/shop/shop.ts';
import { type Collection, decideRows, findNamed, insertRow, noteNamed } from './collection.store.ts';
import { readRemittance } from './read-remittance.ts';

/** What a remittance file brought: `known` was uploaded before, `unclear` is left to the owner. */
type TakenRemittance = { matched: number; unclear: number; known: number };

/** More would be the remittances of years. */
const MOST_ROWS = 5_000;

/**
 * Takes a carrier's remittance file: each row is counted once, and one that names an order and has exactly its amount settles it. Anything else is for
 * the owner to look at. Each row is a transaction of its own: a file that is cut off is uploaded once more. Throws `forbidden`, and `invalid` for
 * a file that is no remittance.
 */
export async function takeRemittance(shop: Shop, actor: Principal, bytes: Uint8Array): Promise<TakenRemittance> {
  if (!isAdministrator(actor)) throw forbidden();
  const rows = await readRemittance(bytes);
  if (rows.length > MOST_ROWS) throw invalid({ file: 'statement-too-long' });
  // Before the first row, so that none is stored without it.
  await transact(shop, (write) => {
    const uploaded = { act: 'remittance.uploaded', subject: 'payments:collections', after: { rows: rows.length } };
    return recordAction(write, actor, uploaded, shop.clock.now());
  });
  const taken: TakenRemittance = { matched: 0, unclear: 0, known: 0 };
  const { test } = shop.gateways['cash-on-delivery'];
  for (const row of rows) {
    const outcome = await transact(shop, async (write) => {
      const added = await insertRow(write.trx, row, { test, at: shop.clock.now() });
      if (!added) return 'known';
      write.expire(live('payments'));
      return takeRow(shop, write, actor, added);
    });
    taken[outcome] += 1;
  }
  return taken;
}

async function takeRow(shop: Shop, write: Write, actor: Principal, row: Collection): Promise<'matched' | 'unclear'> {
  const named = await findNamed(write.trx, row, shop.gateways['cash-on-delivery'].test);
  if (!named) return 'unclear';
  const { orderId, paymentId } = named;
  const at = shop.clock.now();
  // Before anything names the payment: a foreign key locks it too, and the order comes first.
  if (named.amount !== row.amount || !(await collectOrder(write, orderId, { collectionId: row.id, at }))) {
    await noteNamed(write.trx, row.id, paymentId);
    return 'unclear';
  }
  await decideRows(write.trx, [row.id], { state: 'matched', paymentId, decidedAt: at });
  const after = { collections: [row.id], amountPaise: row.amount };
  await recordAction(write, actor, { act: 'collection.matched', subject: `order:${orderId}`, after }, at);
  return 'matched';
}
