import { transact } from '#src/platform/database/transact.ts';
import { notFound } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { hasLine, touchCart } from './cart.store.ts';
import { isSaved, moveLine, removeSaved } from './saved-line.store.ts';

/** Saves a cart line for later, with its quantity; repeating changes nothing. Throws `not-found` when it is in neither. */
export async function saveForLater(platform: Platform, uid: string, productId: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const at = platform.clock.now();
    if (await moveLine(trx, uid, productId, 'cartLine', at)) return touchCart(trx, uid, at);
    if (!(await isSaved(trx, uid, productId))) throw notFound('cart-line');
  });
}

/** Moves a saved line back into the cart; repeating changes nothing. Throws `not-found` when it is in neither. */
export async function moveToCart(platform: Platform, uid: string, productId: string): Promise<void> {
  await transact(platform, async ({ trx }) => {
    const at = platform.clock.now();
    if (await moveLine(trx, uid, productId, 'savedLine', at)) return touchCart(trx, uid, at);
    if (!(await hasLine(trx, uid, productId))) throw notFound('saved-line');
  });
}

/** Removes a product from the saved ones; repeating changes nothing. */
export async function forgetSaved({ db }: Pick<Platform, 'db'>, uid: string, productId: string): Promise<void> {
  await removeSaved(db, uid, productId);
}
