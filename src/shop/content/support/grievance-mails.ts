import { orGap, type ShopSettings, sellerOf } from '#src/kernel/brand.ts';
import type { Locale } from '#src/kernel/locales.ts';
import type { Mail } from '#src/platform/mail/queue-mail.ts';
import type { Settings } from '#src/platform/settings/settings.ts';
import { mailWords, writtenDay } from '#src/shop/notifications/mail-words.ts';
import { pageLink } from '#src/shop/notifications/page-link.ts';
import type { GrievanceRow } from './grievance.store.ts';

/** The officer who answers; the name is never empty. */
const officerOf = (shopSettings: ShopSettings) => ({
  ...shopSettings.legal.grievanceOfficer,
  name: shopSettings.legal.grievanceOfficer.name || sellerOf(shopSettings),
});

/** The page where a ticket can be looked up. */
const page = (settings: Settings) => pageLink(settings, 'grievance');

/** For the grievance officer, in the shop's own language; replies go to the complainant. Without an officer it goes to the administrator. */
export function grievanceForOfficer(
  row: GrievanceRow,
  { locale, adminEmail }: Settings,
  { legal }: ShopSettings,
): Mail {
  const { grievanceOfficer: officer } = legal;
  const t = mailWords(locale);
  return {
    kind: 'grievance-received',
    to: officer.email || adminEmail,
    replyTo: row.email,
    locale,
    reference: row.ticket,
    subject: t('grievance.officer.subject', { ticket: row.ticket }),
    heading: t('grievance.officer.heading', { name: row.name }),
    parts: [
      {
        table: [
          [t('grievance.ticket'), row.ticket],
          [t('grievance.topic'), t(`grievance.topics.${row.topic}`)],
          ...(row.about ? [[t('grievance.about'), row.about] as [string, string]] : []),
          [t('contact.name'), row.name],
          [t('contact.email'), row.email],
          [t('contact.phone'), row.phone],
          [t('grievance.due'), writtenDay(locale, row.dueAt)],
        ],
      },
      { quote: row.complaint },
    ],
  };
}

/** For the complainant, at once; it repeats nothing from the form (see contact-mails.ts). */
export function grievanceAcknowledged(row: GrievanceRow, settings: Settings, shopSettings: ShopSettings): Mail {
  const officer = officerOf(shopSettings);
  const locale = row.locale as Locale;
  const t = mailWords(locale);
  return {
    kind: 'grievance-acknowledged',
    to: row.email,
    locale,
    reference: row.ticket,
    subject: t('grievance.acknowledged.subject', { ticket: row.ticket }),
    heading: t('grievance.acknowledged.heading'),
    parts: [
      { paragraph: t('grievance.acknowledged.next', { officer: officer.name, date: writtenDay(locale, row.dueAt) }) },
      { table: [[t('grievance.ticket'), row.ticket]] },
      { button: t('grievance.see'), url: page(settings) },
      ...(officer.phone || officer.email
        ? [
            {
              paragraph: t('grievance.reach', {
                officer: officer.name,
                phone: orGap(officer.phone),
                email: orGap(officer.email),
              }),
            },
          ]
        : []),
      { paragraph: t('notYou') },
    ],
  };
}

/** For the complainant, each time the officer answers. */
export function grievanceAnswered(row: GrievanceRow, settings: Settings, shopSettings: ShopSettings): Mail {
  const officer = officerOf(shopSettings);
  const locale = row.locale as Locale;
  const t = mailWords(locale);
  const words = row.state === 'resolved' ? 'resolved' : 'review';
  return {
    kind: `grievance-${words}`,
    to: row.email,
    locale,
    reference: row.ticket,
    subject: t(`grievance.${words}.subject`, { ticket: row.ticket }),
    heading: t(`grievance.${words}.heading`),
    parts: [
      { paragraph: t(`grievance.${words}.text`, { officer: officer.name }) },
      ...(row.answer ? [{ quote: row.answer }] : []),
      { table: [[t('grievance.ticket'), row.ticket]] },
      { button: t('grievance.see'), url: page(settings) },
      ...(row.state === 'resolved' ? [{ paragraph: t('grievance.resolved.further') }] : []),
    ],
  };
}
