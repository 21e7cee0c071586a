import { addDays, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import { because } from '#src/kernel/refusals.ts';
import { hasAccount, mayTransfer } from '#src/kernel/transfer-terms.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { live } from '#src/shop/audit/live-tags.ts';
import { loadShopSettings } from '#src/shop/back-office/settings/watch-shop-settings.ts';
import { emptyCart } from '#src/shop/engagement/cart/show-cart.ts';
import type { Shop } from '#src/shop/shop.ts';
import { movePayment } from '../payment.store.ts';
import type { Payment, Sold } from '../payment.ts';
import { notifyOfTransfer } from './notify-of-transfer.ts';
import { countWaiting } from './transfer.store.ts';

/** Orders of one account that may wait for a transfer: each holds its goods for days and costs nothing. */
const MOST_WAITING = 2;

/**
 * Refuses a transfer that the owner does not offer for this purchase, before any stock is taken. Time of a technician is never held for days, and a
 * link is paid at once. Throws `invalid`, and `verification-required` for a customer who could not be reached.
 */
export async function needTransferOffered(
  { db }: Pick<Platform, 'db'>,
  offer: Sold & { total: Payment['amount'] },
  verified: boolean | undefined,
): Promise<void> {
  const { transfer: terms } = await loadShopSettings(db);
  const offered =
    offer.kind === 'goods' &&
    !offer.snapshot.link &&
    hasAccount(terms) &&
    mayTransfer(terms, { total: offer.total, zipcode: offer.snapshot.address.zipcode });
  if (!offered) throw invalid({ method: 'transfer-not-offered' }, 'transfer-not-offered');
  if (!verified) throw new Fault('verification-required', 'verify-for-transfer', { detail: { transfer: true } });
}

/** Refuses one more order that waits for a transfer, with the account locked. Throws `over-limit`. */
export async function needFewWaiting(trx: Tx, uid: string): Promise<void> {
  if ((await countWaiting(trx, uid)) >= MOST_WAITING)
    throw new Fault('over-limit', because('transfers-waiting', { most: MOST_WAITING }));
}

/**
 * Opens a transfer under its reference: from now on the goods are held until the end of the owner's last day, the customer has the account by mail, and
 * the cart is free for something else. False when its state has changed by now.
 */
export async function openTransfer(shop: Shop, payment: Payment, reference: string): Promise<boolean> {
  const { days } = (await loadShopSettings(shop.db)).transfer;
  const lastDay = addDays(dayInIndia(shop.clock.now()), days);
  const reservedUntil = instantInIndia(lastDay, '23:59');
  return transact(shop, async (write) => {
    const { test } = shop.gateways[payment.method];
    const opened = { state: 'open' as const, providerOrderId: reference, reservedUntil, test };
    if (!(await movePayment(write.trx, payment.id, ['preparing'], opened))) return false;
    const { snapshot, kind, uid } = payment;
    if (kind === 'goods' && snapshot.fromCart)
      await emptyCart(
        write.trx,
        uid,
        snapshot.items.map(({ productId }) => productId),
      );
    await notifyOfTransfer(write, shop, { ...payment, ...opened }, 'opened');
    write.expire(live('payments'));
    return true;
  });
}
