import { dateFormat } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { MailContent } from '#src/platform/mail/render-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import type { MailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Plant } from './plant.ts';

/** Tells a customer that their plant gave too little. */
export function checkPlantMail(
  t: MailWords,
  settings: Platform['settings'],
  { id, name, verdict }: Plant & { verdict: NonNullable<Plant['verdict']> },
  locale: Locale,
): MailContent {
  const month = dateFormat(locale, { month: 'long', year: 'numeric', numberingSystem: 'latn' }).format(
    new Date(`${verdict.month}-15T06:00:00Z`),
  );
  const percent = String(Math.round(verdict.share * 100));
  return {
    subject: t('plants.check.subject', { plant: name, month }),
    heading: t('plants.check.heading', { plant: name }),
    parts: [
      { paragraph: t('plants.check.text', { month, percent }) },
      { paragraph: t('plants.check.reasons') },
      { button: t('plants.check.button'), url: pageLink(settings, 'plant', id) },
      { button: t('plants.check.stop'), url: pageLink(settings, 'visitAdvice') },
    ],
  };
}
