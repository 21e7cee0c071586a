import type { Queryable, Tx } from '#src/platform/database/database.ts';
import { type AbandonedCart, findAbandoned, type Stretch, selectAbandoned } from './abandoned-cart.store.ts';

export type { AbandonedCart } from './abandoned-cart.store.ts';

const AT_ONCE = 500;

/** All carts that were last changed in this stretch, some hundreds at a time. */
export async function* abandonedCarts(db: Queryable, stretch: Stretch): AsyncGenerator<AbandonedCart[]> {
  let afterUid: string | undefined = '';
  while (afterUid !== undefined) {
    const carts = await selectAbandoned(db, stretch, { afterUid, most: AT_ONCE });
    if (carts.length > 0) yield carts;
    afterUid = carts.length === AT_ONCE ? carts.at(-1)?.uid : undefined;
  }
}

/** The account's cart, if it was last changed in this stretch. */
export const findAbandonedCart = (trx: Tx, stretch: Stretch, uid: string): Promise<AbandonedCart | undefined> =>
  findAbandoned(trx, stretch, uid);
