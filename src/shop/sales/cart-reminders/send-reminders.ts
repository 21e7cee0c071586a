import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Tx } from '#src/platform/database/database.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { type AbandonedCart, abandonedCarts, findAbandonedCart } from '#src/shop/engagement/cart/abandoned-carts.ts';
import { showCart } from '#src/shop/engagement/cart/show-cart.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { boughtSince } from '#src/shop/sales/payments/bought-since.ts';
import { insertReminder, lockChoice, selectWilling, wasReminded } from './cart-reminder.store.ts';
import { MAIL_KIND, reminderMail } from './reminder-mail.ts';

const HOUR_MS = 60 * 60_000;
/** Carts abandoned for longer are not worth a mail; and nobody is written to more often. */
const A_FORTNIGHT = 14 * DAY_MS;

/**
 * Mails every customer who asked for it and has abandoned a cart for the owner's hours (a job, every quarter of an hour): once a cart, at most once a
 * fortnight, however many workers run; nobody who has bought or begun to pay since. The hours also count from the consent, so that an older cart is
 * not mailed at once. Answers how many mails were queued.
 */
export async function sendReminders(platform: Platform): Promise<number> {
  const { cartHours } = platform.shopSettings.current.reminders;
  if (cartHours <= 0) return 0;
  const now = platform.clock.now().getTime();
  const stretch = { after: new Date(now - A_FORTNIGHT), before: new Date(now - cartHours * HOUR_MS) };
  let sent = 0;
  for await (const carts of abandonedCarts(platform.db, stretch)) {
    const uids = carts.map(({ uid }) => uid);
    const willing = await selectWilling(platform.db, uids, { chosenBefore: stretch.before, notSince: stretch.after });
    for (const uid of willing)
      if (await transact(platform, ({ trx }) => remind(platform, trx, uid, stretch))) sent += 1;
  }
  return sent;
}

/** Whether this call has queued the mail. Everything is checked again under the lock: the shopper may have come back meanwhile. */
async function remind(
  platform: Platform,
  trx: Tx,
  uid: string,
  stretch: { after: Date; before: Date },
): Promise<boolean> {
  const choice = await lockChoice(trx, uid);
  const cart = choice && (await findAbandonedCart(trx, stretch, uid));
  if (!choice || choice.chosenAt > stretch.before || !cart || (await isAnswered(trx, cart, stretch.after)))
    return false;
  const { name, email, emailVerified, banned } = await showAccount({ db: trx }, uid);
  const { lines } = await showCart({ db: trx }, uid);
  if (banned || !emailVerified || !isMailAddress(email)) return false;
  if (lines.every(({ product, gone }) => gone || product.stock <= 0)) return false;
  const token = randomBytes(32).toString('base64url');
  const sentAt = platform.clock.now();
  const id = newId('car', sentAt.getTime());
  await insertReminder(trx, { id, uid, contents: cart.contents, tokenHash: tokenHash(token), sentAt });
  const locale = localeOf(choice.locale);
  const mail = reminderMail(mailWords(locale), platform.settings, { lines, token, locale });
  await queueMail(trx, platform, { to: email, toName: name, locale, kind: MAIL_KIND, secret: true, ...mail }, uid);
  return true;
}

/** Whether there is nothing left to write about it: a mail or a purchase has answered it. */
const isAnswered = async (trx: Tx, { uid, contents, changedAt }: AbandonedCart, since: Date): Promise<boolean> =>
  (await wasReminded(trx, uid, { since, contents })) || (await boughtSince(trx, uid, changedAt));
