import { toMobile } from '#src/platform/mail/message.ts';
import type { Platform } from '#src/platform/platform.ts';

/** The shop's own addresses and numbers: never personal data, even where a customer has typed them. */
export function shopWords({ settings, shopSettings }: Pick<Platform, 'settings' | 'shopSettings'>): {
  emails: string[];
  mobiles: string[];
} {
  const { contact, legal } = shopSettings.current;
  const { grievanceOfficer: officer } = legal;
  return {
    emails: [settings.adminEmail, contact.email, contact.sales, officer.email].map((one) => one.toLowerCase()),
    mobiles: [contact.phone, contact.whatsapp, officer.phone].flatMap((one) => toMobile(one) ?? []),
  };
}
