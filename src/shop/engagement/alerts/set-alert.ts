import type { Locale } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { Fault } from '#src/platform/fault.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { enforceLimits } from '#src/platform/rate-limit/consume.ts';
import { mustBeOnSale } from '#src/shop/catalogue/products/find-product.ts';
import { countAlerts, deleteAlert, insertAlert, selectAlerts } from './alert.store.ts';
import { type AlertKind, MOST_ALERTS } from './alert.ts';

/** Changes per hour: more than anybody means. */
const MOST = 120;

/**
 * Mails the shopper when the product is back in stock (`stock`, once) or costs less than now (`price`, until they end it); repeating changes nothing.
 * Throws `not-found`, `wrong-step` for a stock alert on a product that is in stock or for too many alerts, `too-many`.
 */
export async function setAlert(
  platform: Platform,
  { uid, locale }: { uid: string; locale: Locale },
  productId: string,
  kind: AlertKind,
): Promise<void> {
  await transact(platform, async ({ trx }) => {
    await mustBeOnSale(trx, productId);
    await enforceLimits(trx, platform, [{ what: 'alert', who: uid, most: MOST }], 'alerts-too-often');
    const createdAt = platform.clock.now();
    const id = newId('alt', createdAt.getTime());
    if (await insertAlert(trx, { id, uid, productId, kind, locale, createdAt })) {
      if ((await countAlerts(trx, uid)) > MOST_ALERTS) throw new Fault('wrong-step', 'too-many-alerts');
      return;
    }
    // It exists already, or the product came back while the page was open.
    const waits = (await selectAlerts(trx, uid)).some((one) => one.productId === productId && one.kind === kind);
    if (!waits) throw new Fault('wrong-step', 'in-stock-already');
  });
}

/** Ends an alert; repeating changes nothing. */
export async function endAlert(
  { db }: Pick<Platform, 'db'>,
  uid: string,
  productId: string,
  kind: AlertKind,
): Promise<void> {
  await deleteAlert(db, uid, productId, kind);
}
