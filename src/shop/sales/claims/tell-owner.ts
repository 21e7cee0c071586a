import type { Write } from '#src/platform/database/transact.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { queueMail } from '#src/platform/mail/queue-mail.ts';
import type { Platform } from '#src/platform/platform.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';
import { markTest } from '#src/shop/notifications/mark-test.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { Claim } from './claim.ts';

/** Tells the owner that a claim was filed, in the shop's own language. The mail is the customer's too: it goes when they leave. */
export async function tellOwner(
  { trx }: Pick<Write, 'trx'>,
  platform: Platform,
  { id, uid, reference, unit, problem, test }: Claim,
): Promise<void> {
  const { settings, shopSettings } = platform;
  const to = shopSettings.current.contact.email || settings.adminEmail;
  if (!isMailAddress(to)) return;
  const t = mailWords(settings.locale);
  const mail = {
    subject: t('claims.forShop.subject', { name: unit.name, reference }),
    heading: t('claims.forShop.heading'),
    parts: [
      { paragraph: t('claims.forShop.text', { name: unit.name, serial: unit.serial, reference }) },
      { quote: problem },
      { button: t('claims.forShop.button'), url: pageLink(settings, 'claim', id) },
    ],
  };
  const kind = 'claim-for-shop';
  await queueMail(trx, platform, { kind, to, locale: settings.locale, reference, ...markTest(t, mail, test) }, uid);
}
