import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
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

async function tell(shop: Shop, { kind, page, values }: OwnerAlert): Promise<void> {
  const { adminEmail, locale } = shop.settings;
  if (!isMailAddress(adminEmail)) return;
  const at = shop.clock.now();
  const t = mailWords(locale);
  await transact(shop, async ({ trx }) => {
    if (!(await claimAlert(trx, kind, { at, since: new Date(at.getTime() - DAY_MS) }))) return;
    const heading = t(`ownerAlert.${kind}.subject`, values);
    await queueMail(
      trx,
      shop,
      {
        kind: `alert-${kind}`,
        to: adminEmail,
        locale,
        subject: t('ownerAlert.subject', { shop: shop.shopSettings.current.longName, what: heading }),
        heading,
        parts: [
          { paragraph: t(`ownerAlert.${kind}.text`, values) },
          { button: t('ownerAlert.button'), url: pageLink(shop.settings, page) },
          { paragraph: t('ownerAlert.seldom') },
        ],
      },
      null,
    );
    shop.log.warn({ alert: kind, ...values }, 'the owner is notified by mail');
  });
}
