import { DAY_MS } from '#src/kernel/india-time.ts';
import { transact } from '#src/platform/database/transact.ts';
import { type Mail, queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { BACKUP_QUEUE } from './back-up-nightly.ts';
import { claimAlarm, forgetRunsBefore } from './backup-run.store.ts';
import { type Backups, showBackups } from './show-backups.ts';

/** How long it is known which backups were made. */
const KEPT = 400 * DAY_MS;

/**
 * Every hour: has the first backup made at once and a failed one made again, and tells the owner by mail, at most once a day, when the last
 * good one is more than 26 hours old.
 */
export async function checkBackups(
  platform: Pick<Platform, 'db' | 'cache' | 'clock' | 'jobs' | 'settings' | 'shopSettings'>,
): Promise<void> {
  const now = platform.clock.now();
  await forgetRunsBefore(platform.db, new Date(now.getTime() - KEPT));
  const backups = await showBackups(platform);
  if (!backups.nightly) return;
  await transact(platform, async ({ trx }) => {
    if (!backups.last || backups.failed) await platform.jobs.send(trx, BACKUP_QUEUE, {}, { key: 'again' });
    if (backups.late && (await claimAlarm(trx, { now, since: new Date(now.getTime() - DAY_MS) })))
      await queueMail(trx, platform, lateMail(platform, backups), null);
  });
}

/** In the shop's own language, to the administrator. @internal */
export function lateMail(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  { last, failed }: Backups,
): Mail {
  const { locale, adminEmail } = settings;
  const t = mailWords(locale);
  const shop = shopSettings.current.longName;
  return {
    kind: 'backup-late',
    to: adminEmail,
    locale,
    subject: t('backupLate.subject', { shop }),
    heading: t('backupLate.subject', { shop }),
    parts: [
      { paragraph: last ? t('backupLate.since', { day: writtenDay(locale, last.at) }) : t('backupLate.never') },
      ...(failed ? [{ paragraph: t('backupLate.reason') }, { quote: failed.reason }] : []),
      { paragraph: t('backupLate.todo') },
      { button: t('backupLate.button'), url: pageLink(settings, 'admin') },
    ],
  };
}
