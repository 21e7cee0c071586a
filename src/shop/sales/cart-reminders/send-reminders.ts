import { randomBytes } from 'node:crypto';
import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { type LeftCart, leftCartOf, listLeftCarts } from '#src/shop/engagement/cart/left-carts.ts';
import { showCart } from '#src/shop/engagement/cart/show-cart.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { boughtSince } from '#src/shop/sales/payments/bought-since.ts';
import { insertReminder, lockChoice, selectWilling, wasReminded } from './cart-reminder.store.ts';
import { MAIL_KIND, reminderMail } from './reminder-mail.ts';

const HOUR_MS = 60 * 60_000;
/** A cart that was left longer ago is forgotten by its owner too; and nobody is written to more often. */
const A_FORTNIGHT = 14 * DAY_MS;
const AT_ONCE = 500;

/**
 * Mails everybody who asked for it and has left a cart for the owner's hours (a job, every quarter of an hour): once a cart, once a fortnight, across
 * workers; nobody who has bought or begun to pay since. Asking counts as being there: a cart of before is not mailed at once. Answers how many.
 */
export async function sendReminders(platform: Platform): Promise<number> {
  const { cartHours } = platform.shopSettings.current.reminders;
  if (cartHours <= 0) return 0;
  const now = platform.clock.now().getTime();
  const left = { after: new Date(now - A_FORTNIGHT), before: new Date(now - cartHours * HOUR_MS) };
  let told = 0;
  for (let last = ''; ; ) {
    const carts = await listLeftCarts(platform.db, { ...left, afterUid: last, most: AT_ONCE });
    const uids = carts.map(({ uid }) => uid);
    if (uids.length === 0) return told;
    const willing = await selectWilling(platform.db, uids, { chosenBefore: left.before, notSince: left.after });
    for (const uid of willing) if (await transact(platform, (write) => remind(platform, write, uid, left))) told += 1;
    if (carts.length < AT_ONCE) return told;
    last = uids.at(-1) as string;
  }
}

/** Whether this call has queued the mail. Everything is looked at again under the lock: the shopper may have come back meanwhile. */
async function remind(
  platform: Platform,
  { trx }: Write,
  uid: string,
  left: { after: Date; before: Date },
): Promise<boolean> {
  const choice = await lockChoice(trx, uid);
  const cart = choice && (await leftCartOf(trx, uid, left));
  if (!choice || choice.chosenAt > left.before || !cart || (await isAnswered(trx, cart, left.after))) return false;
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

const isAnswered = async (trx: Write['trx'], { uid, contents, changedAt }: LeftCart, since: Date): Promise<boolean> =>
  (await wasReminded(trx, uid, { since, contents })) || (await boughtSince(trx, uid, changedAt));
