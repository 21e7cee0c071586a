import { DAY_MS, type Day, instantInIndia } from '#src/kernel/india-time.ts';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { transact } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { type Mail, queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import { claimReminder } from './figure.store.ts';
import { endsSoon, listFigures } from './list-figures.ts';

/** How many days before its end the owner is told; the nearest first. */
const DAYS_BEFORE = [0, 7, 30];

/**
 * Mails the owner before a figure ends without a successor (a daily job): 30 and 7 days before and on its last day, each once. After a day on which
 * the job did not run, the mail comes a day late.
 */
export async function remindOfEnds(platform: Platform): Promise<void> {
  if (!isMailAddress(platform.settings.adminEmail)) return;
  const { figures, today } = await listFigures(platform);
  for (const figure of figures) {
    const { id, effectiveTo } = figure;
    if (effectiveTo === null || !endsSoon(figure, figures, today)) continue;
    const days = DAYS_BEFORE.find((count) => daysBetween(today, effectiveTo) <= count);
    if (days === undefined) continue;
    await transact(platform, async ({ trx }) => {
      const sentAt = platform.clock.now();
      if (!(await claimReminder(trx, { figureId: id, effectiveTo, days, sentAt }))) return;
      await queueMail(trx, platform, endMail(platform, figure, effectiveTo, daysBetween(today, effectiveTo)), null);
    });
  }
}

const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** In the shop's own language. @internal */
export function endMail(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  { key, scope }: DatedFigure,
  effectiveTo: Day,
  days: number,
): Mail {
  const { adminEmail, locale } = settings;
  const t = mailWords(locale);
  const figure = t('figureEnds.figure', { name: t(`figureNames.${key}`), scope: t(`figureScopes.${scope}`) });
  const heading = t('figureEnds.heading', { figure, days });
  return {
    kind: 'figure-ends',
    to: adminEmail,
    locale,
    subject: t('figureEnds.subject', { shop: shopSettings.current.longName, what: heading }),
    heading,
    parts: [
      { paragraph: t('figureEnds.text', { day: writtenDay(locale, instantInIndia(effectiveTo, '12:00')) }) },
      { button: t('figureEnds.button'), url: pageLink(settings, 'figures') },
    ],
  };
}
