import type { Mail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';

/** Tells the owner, in the shop's own language, that a webhook has not answered for a day. */
export function silentMail(
  { settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>,
  { name }: { name: string },
): Mail {
  const { adminEmail, locale } = settings;
  const t = mailWords(locale);
  const heading = t('webhookSilent.heading', { name });
  return {
    kind: 'webhook-silent',
    to: adminEmail,
    locale,
    subject: t('webhookSilent.subject', { shop: shopSettings.current.longName, what: heading }),
    heading,
    parts: [
      { paragraph: t('webhookSilent.text', { name }) },
      { button: t('webhookSilent.button'), url: pageLink(settings, 'webhooks') },
      { paragraph: t('webhookSilent.seldom') },
    ],
  };
}
