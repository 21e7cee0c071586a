import { randomBytes } from 'node:crypto';
import { formatPaise } from '#src/kernel/money.ts';
import { transact, type Write } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { showAccount } from '#src/shop/customers/identity/show-account.ts';
import { tokenHash } from '#src/shop/customers/identity/token.ts';
import { localeOf } from '#src/shop/notifications/language.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { notifyByWhatsapp } from '#src/shop/notifications/whatsapp/notify-by-whatsapp.ts';
import { type DueAlert, deleteTold, lockDue, selectDue, tellAgainBelow } from './alert.store.ts';
import { backInStock, cheaperNow } from './alert-mails.ts';

/** Mails of one run; the rest follow with the next, so that a sale does not hold up orders' mails. */
const A_RUN = 500;

/**
 * Mails everybody whose alert has come true (a job, every five minutes): each once, across workers. A stock alert has ended then; a price alert waits
 * for a lower price. Answers how many.
 */
export async function sendAlerts(platform: Platform): Promise<number> {
  let told = 0;
  for (const id of await selectDue(platform.db, A_RUN)) {
    const mine = await transact(platform, async (write) => {
      const alert = await lockDue(write.trx, id);
      if (alert) await tell(platform, write, alert);
      return Boolean(alert);
    });
    if (mine) told += 1;
  }
  return told;
}

async function tell(platform: Platform, write: Write, alert: DueAlert): Promise<void> {
  const { name, email } = await showAccount({ db: write.trx }, alert.uid);
  const locale = localeOf(alert.locale);
  const t = mailWords(locale);
  const about = { to: email, toName: name, locale };
  if (alert.kind === 'stock') {
    await deleteTold(write.trx, alert.id);
    if (isMailAddress(email))
      await queueMail(
        write.trx,
        platform,
        { ...about, kind: 'back-in-stock', ...backInStock(t, platform.settings, alert) },
        alert.uid,
      );
    const { uid, productId, productName: product, price } = alert;
    const link = pageLink(platform.settings, 'product', productId);
    const places = { name, product, price: formatPaise(price), link };
    await notifyByWhatsapp(write.trx, platform, { kind: 'back-in-stock', uid, locale, places });
    return;
  }
  const token = randomBytes(32).toString('base64url');
  await tellAgainBelow(write.trx, alert, { tokenHash: tokenHash(token), toldAt: platform.clock.now() });
  if (isMailAddress(email))
    await queueMail(
      write.trx,
      platform,
      { ...about, kind: 'cheaper-now', secret: true, ...cheaperNow(t, platform.settings, alert, token) },
      alert.uid,
    );
}
