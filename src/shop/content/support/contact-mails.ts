import { orGap, type ShopSettings } from '#src/kernel/brand.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Mail } from '#src/platform/mail/queue-mail.ts';
import { mailWords } from '#src/shop/notifications/mail-words.ts';

type Message = { reference: string; name: string; email: string; phone: string; message: string; locale: Locale };

/** For the shop, in its own language; replies go to the sender. `to`: the shop's own address. */
export function messageForShop({ reference, name, email, phone, message }: Message, locale: Locale, to: string): Mail {
  const t = mailWords(locale);
  return {
    kind: 'contact-message',
    to,
    replyTo: email,
    locale,
    reference,
    subject: t('contact.shop.subject', { reference, name }),
    heading: t('contact.shop.heading', { name }),
    parts: [
      {
        table: [
          [t('contact.reference'), reference],
          [t('contact.name'), name],
          [t('contact.email'), email],
          [t('contact.phone'), phone],
        ],
      },
      { quote: message },
      { paragraph: t('contact.shop.answer') },
    ],
  };
}

/**
 * For the sender. It repeats nothing from the form, not even the name: anybody can enter somebody else's address, and the shop must not send them a
 * stranger's words.
 */
export function messageAcknowledged({ reference, email, locale }: Message, { contact }: ShopSettings): Mail {
  const t = mailWords(locale);
  const { phone, hours } = contact;
  return {
    kind: 'contact-acknowledged',
    to: email,
    locale,
    reference,
    subject: t('contact.sender.subject', { reference }),
    heading: t('contact.sender.heading'),
    parts: [
      { paragraph: t('contact.sender.thanks') },
      { table: [[t('contact.reference'), reference]] },
      ...(phone ? [{ paragraph: t('contact.sender.call', { phone, hours: orGap(hours) }) }] : []),
      { paragraph: t('notYou') },
    ],
  };
}
