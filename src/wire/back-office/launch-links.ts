import type { LaunchKey } from '#src/shop/back-office/launch/launch-item.ts';
import { hrefs } from '#src/wire/pages.ts';

/** Where each item of the launch list is dealt with. Payments, mail, SMS, WhatsApp and the address are settings of the server: the README says which. */
export const LAUNCH_LINKS: Record<LaunchKey, string> = {
  business: hrefs.storeSettings('seller'),
  contacts: hrefs.storeSettings('contact'),
  logo: hrefs.storeSettings('looks'),
  payments: hrefs.payments(),
  mail: hrefs.outbox(),
  sms: hrefs.outbox(),
  whatsapp: hrefs.outbox(),
  address: hrefs.storeSettings(),
  delivery: hrefs.deliveryDesk,
  product: hrefs.manageProduct(),
  services: hrefs.plans,
  texts: hrefs.pageTexts,
  secondFactor: hrefs.security,
  backup: hrefs.admin(),
  trial: hrefs.trial,
};
