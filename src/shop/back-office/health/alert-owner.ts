import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { type Mail, queueMail } from '#src/platform/mail/queue-mail.ts';
import { diskSpace } from '#src/platform/metrics/disk-space.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Shop } from '#src/shop/shop.ts';
import { findAlerts, type OwnerAlert } from './find-alerts.ts';
import { claimAlert } from './health.store.ts';
import { readFacts } from './read-facts.ts';

/** Mails the owner about what cannot wait for the next look at the workspace; of each kind at most one mail in 24 hours (docs/decisions/0039). */
export async function alertOwner(shop: Shop): Promise<void> {
  const disk = await diskSpace(shop.settings.dataDir);
  for (const alert of findAlerts(await readFacts(shop), disk)) await tell(shop, alert);
}

async function tell(shop: Shop, alert: OwnerAlert): Promise<void> {
  const { kind, values } = alert;
  if (!isMailAddress(shop.settings.adminEmail)) return;
  const at = shop.clock.now();
  await transact(shop, async ({ trx }) => {
    if (!(await claimAlert(trx, kind, { at, since: new Date(at.getTime() - DAY_MS) }))) return;
    await queueMail(trx, shop, alertMail(shop, alert), null);
    shop.log.warn({ alert: kind, ...values }, 'the owner is notified by mail');
  });
}

/** In the shop's own language. @internal */
export function alertMail(
  { settings, shopSettings }: Pick<Shop, 'settings' | 'shopSettings'>,
  { kind, page, values }: OwnerAlert,
): Mail {
  const { adminEmail, locale } = settings;
  const t = mailWords(locale);
  const heading = t(`ownerAlert.${kind}.subject`, values);
  return {
    kind: `alert-${kind}`,
    to: adminEmail,
    locale,
    subject: t('ownerAlert.subject', { shop: shopSettings.current.longName, what: heading }),
    heading,
    parts: [
      { paragraph: t(`ownerAlert.${kind}.text`, values) },
      { button: t('ownerAlert.button'), url: pageLink(settings, page) },
      { paragraph: t('ownerAlert.seldom') },
    ],
  };
}
